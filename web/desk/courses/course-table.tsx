import type { DeskOutputOf } from '../../../domain/desk/calls.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { When } from '../parts.tsx'
import { PlaceLink } from '../place.tsx'
import { CourseStatusChip } from './status-chip.tsx'

type Item = DeskOutputOf<'getCourses'>['items'][number]

const cell = 'border-t border-grid px-3 py-2 align-top max-md:border-t-0 max-md:px-0 max-md:py-0.5'

/** Courses as a table on a desk, as cards on a phone. */
export function CourseTable({ items }: { items: readonly Item[] }) {
  const titles = [
    m.desk_course_title(),
    m.desk_column_status(),
    m.desk_course_category(),
    m.desk_course_students(),
    m.desk_course_changed(),
  ]
  return (
    <table className="w-full border-separate border-spacing-0 text-left text-[15px] max-md:block md:rounded-card md:border md:border-rule md:bg-card">
      <thead className="bg-sunk text-sm max-md:sr-only">
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className="px-3 py-2 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {items.map((item) => (
          <tr
            key={item.id}
            className="hover:bg-paper max-md:block max-md:rounded-card max-md:border max-md:border-rule max-md:bg-card max-md:p-3"
          >
            <td className={`${cell} max-md:block`}>
              <PlaceLink
                to={`/desk/courses/${item.id}`}
                className="inline-block min-h-6 font-semibold break-words text-link"
              >
                {item.title || m.desk_course_untitled()}
              </PlaceLink>
            </td>
            <td className={`${cell} max-md:block`}>
              <CourseStatusChip status={item.status} hasChanges={item.hasChanges} />
            </td>
            <td className={`${cell} max-md:block`}>
              {item.category ?? <span className="text-ink-3">{m.desk_course_none_chosen()}</span>}
            </td>
            <td className={`${cell} tabular-nums max-md:block`}>
              {numberText(item.enrolledStudentCount, 'en')}
              <span className="md:hidden"> {m.desk_course_students()}</span>
            </td>
            <td className={`${cell} max-md:block`}>
              <When at={item.updatedAt} />
              {item.updatedBy !== null && <span className="block text-sm text-ink-2">{item.updatedBy}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

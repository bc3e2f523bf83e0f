import type { DeskOutputOf } from '../../../domain/desk/calls.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { When } from '../parts.tsx'
import { PlaceLink } from '../place.tsx'
import { DeskCell, DeskRow, DeskTable } from '../table.tsx'
import { CourseStatusChip } from './status-chip.tsx'

type Item = DeskOutputOf<'getCourses'>['items'][number]

/** Courses as a table on a desk, as cards where it is narrow. */
export function CourseTable({ items }: { items: readonly Item[] }) {
  const titles = [
    m.desk_course_title(),
    m.desk_column_status(),
    m.desk_course_category(),
    { title: m.desk_course_students(), isNumber: true },
    m.desk_course_changed(),
  ] as const
  return (
    <DeskTable titles={titles} label={m.desk_courses()}>
      {items.map((item) => (
        <DeskRow key={item.id}>
          <DeskCell>
            <PlaceLink
              to={`/desk/courses/${item.id}`}
              className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
            >
              {item.title || m.desk_course_untitled()}
            </PlaceLink>
          </DeskCell>
          <DeskCell>
            <CourseStatusChip status={item.status} hasChanges={item.hasChanges} />
          </DeskCell>
          <DeskCell title={m.desk_course_category()}>
            {item.category ?? <span className="text-ink-3">{m.desk_course_none_chosen()}</span>}
          </DeskCell>
          <DeskCell title={m.desk_course_students()} isNumber>
            {numberText(item.enrolledStudentCount, 'en')}
          </DeskCell>
          <DeskCell title={m.desk_course_changed()}>
            <When at={item.updatedAt} />
            {item.updatedBy !== null && <span className="block text-sm text-ink-2">{item.updatedBy}</span>}
          </DeskCell>
        </DeskRow>
      ))}
    </DeskTable>
  )
}

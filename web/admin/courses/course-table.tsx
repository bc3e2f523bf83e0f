import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { When } from '../parts.tsx'
import { PlaceLink } from '../place.tsx'
import { AdminCell, AdminRow, AdminTable } from '../table.tsx'
import { CourseStatusChip } from './status-chip.tsx'

type Item = AdminOutputOf<'getCourses'>['items'][number]

/** Courses as a table on an admin, as cards where it is narrow. */
export function CourseTable({ items }: { items: readonly Item[] }) {
  const titles = [
    m.admin_course_title(),
    m.admin_column_status(),
    m.admin_course_category(),
    { title: m.admin_course_students(), isNumber: true },
    m.admin_course_changed(),
  ] as const
  return (
    <AdminTable titles={titles} label={m.admin_courses()}>
      {items.map((item) => (
        <AdminRow key={item.id}>
          <AdminCell>
            <PlaceLink
              to={`/admin/courses/${item.id}`}
              className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
            >
              {item.title || m.admin_course_untitled()}
            </PlaceLink>
          </AdminCell>
          <AdminCell>
            <CourseStatusChip status={item.status} hasChanges={item.hasChanges} />
          </AdminCell>
          <AdminCell title={m.admin_course_category()}>
            {item.category ?? <span className="text-ink-3">{m.admin_course_none_chosen()}</span>}
          </AdminCell>
          <AdminCell title={m.admin_course_students()} isNumber>
            {numberText(item.enrolledStudentCount, 'en')}
          </AdminCell>
          <AdminCell title={m.admin_course_changed()}>
            <When at={item.updatedAt} />
            {item.updatedBy !== null && <span className="block text-sm text-ink-2">{item.updatedBy}</span>}
          </AdminCell>
        </AdminRow>
      ))}
    </AdminTable>
  )
}

import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { courseStatuses } from '../../../domain/admin/courses/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { When } from '../parts.tsx'
import { call, useList } from '../query.ts'
import { SampleMark } from '../sample-mark.tsx'
import { AdminCell } from '../table.tsx'
import { courseStatusText } from './labels.ts'
import { NewCourse } from './new-course.tsx'
import { CourseStatusChip } from './status-chip.tsx'

type Courses = AdminOutputOf<'getCourses'>

const route = getRouteApi('/admin/courses')

/** Every course. */
export function CoursesScreen() {
  const courses = useList('getCourses', route.useSearch())
  const categories = useQuery(call('getCourseCategories', {}))
  const counts = courses.data?.counts
  const all = counts && counts.draft + counts.published + counts.archived
  const text = (count: number | undefined) => (count === undefined ? undefined : numberText(count, 'en'))
  return (
    <ListPage
      title={m.admin_courses()}
      list={courses}
      actions={
        <>
          <Link to="/admin/courses/lists" className={buttonClass('quiet', 'dense')}>
            {m.admin_course_lists()}
          </Link>
          <NewCourse />
        </>
      }
      tabs={{
        name: 'status',
        label: m.admin_filter_status(),
        options: [
          { name: m.admin_filter_all(), count: text(all) },
          ...courseStatuses.map((status) => ({
            id: status,
            name: courseStatusText(status),
            count: text(counts?.[status]),
          })),
        ],
      }}
      searchHint={m.admin_course_search_hint()}
      filters={[
        {
          name: 'categoryId',
          label: m.admin_course_category(),
          className: 'max-w-60',
          options: categories.data ?? [],
        },
        {
          name: 'sort',
          label: m.admin_course_sort(),
          hasDefault: true,
          options: [
            { id: 'changed', name: m.admin_course_sort_changed() },
            { id: 'title', name: m.admin_course_sort_title() },
            { id: 'students', name: m.admin_course_sort_students() },
          ],
        },
      ]}
      none={m.admin_courses_none_yet()}
      rows={{
        columns: [
          m.admin_course_title(),
          m.admin_column_status(),
          m.admin_course_category(),
          { title: m.admin_course_students(), isNumber: true },
          m.admin_course_changed(),
        ],
        cells: (item) => <CourseCells item={item} />,
      }}
    />
  )
}

function CourseCells({ item }: { item: Courses['items'][number] }) {
  return (
    <>
      <AdminCell>
        <Link to="/admin/courses/$courseId" params={{ courseId: item.id }} look="row">
          {item.title || m.admin_course_untitled()}
        </Link>
      </AdminCell>
      <AdminCell>
        <span className="inline-flex flex-wrap gap-2">
          <CourseStatusChip status={item.status} hasChanges={item.hasChanges} />
          {item.samples.length > 0 && <SampleMark locales={item.samples} />}
        </span>
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
    </>
  )
}

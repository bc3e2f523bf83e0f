import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { courseStatuses } from '../../../domain/admin/courses/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call, useList } from '../query.ts'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Changed, named } from '../ui/parts.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { courseStatusText } from './labels.ts'
import { NewCourse } from './new-course.tsx'
import { CourseStatusChip } from './status-chip.tsx'

/** All courses. */
export function CoursesScreen() {
  const courses = useList('getCourses', useSearch({ from: '/admin/courses' }))
  const categories = useQuery(call('getCourseCategories', {}))
  const counts = courses.data?.counts
  return (
    <ListPage
      title={m.admin_courses()}
      list={courses}
      actions={
        <>
          <Link to="/admin/courses/lists" look="quiet">
            {m.admin_course_lists()}
          </Link>
          <NewCourse />
        </>
      }
      tabs={{
        name: 'status',
        label: m.admin_filter_status(),
        all: m.admin_filter_all(),
        options: named(courseStatuses, courseStatusText),
        counts: counts && { ...counts, all: counts.draft + counts.published + counts.archived },
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
      rows={[
        {
          title: m.admin_course_title(),
          cell: ({ id, title }) => (
            <Link to="/admin/courses/$courseId" params={{ courseId: id }} look="row">
              {title || m.admin_course_untitled()}
            </Link>
          ),
        },
        {
          title: m.admin_column_status(),
          isClear: true,
          cell: ({ status, hasChanges, samples }) => (
            <span className="inline-flex flex-wrap gap-2">
              <CourseStatusChip status={status} hasChanges={hasChanges} />
              {samples.length > 0 && <SampleMark locales={samples} />}
            </span>
          ),
        },
        {
          title: m.admin_course_category(),
          cell: ({ category }) =>
            category ?? <span className="text-ink-3">{m.admin_course_none_chosen()}</span>,
        },
        {
          title: m.admin_course_students(),
          isNumber: true,
          cell: ({ enrolledStudentCount }) => numberText(enrolledStudentCount, 'en'),
        },
        { title: m.admin_course_changed(), cell: (item) => <Changed {...item} /> },
      ]}
    />
  )
}

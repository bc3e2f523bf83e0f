import { clsx } from 'clsx'
import { useEffect } from 'react'
import type { AdminInputOf, AdminOutputOf } from '../../../domain/admin/calls.ts'
import { type CourseStatus, courseStatuses } from '../../../domain/admin/courses/rules.ts'
import { pageSizes } from '../../../domain/admin/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { send } from '../api.ts'
import { EmptyList } from '../empty-list.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { Choice, Pages } from '../parts.tsx'
import { go, PlaceLink, usePlace, withSearch } from '../place.tsx'
import { SearchForm } from '../search-form.tsx'
import { Tabs } from '../tabs.tsx'
import { useLoaded } from '../use-loaded.ts'
import { CourseTable } from './course-table.tsx'
import { courseStatusText } from './labels.ts'
import { NewCourse } from './new-course.tsx'

type Courses = AdminOutputOf<'getCourses'>

/** Every course; what is shown stands in the address. */
export function CoursesScreen() {
  const place = usePlace()
  const { search } = place
  const filter = {
    search: search.get('search') ?? undefined,
    status: search.get('status') ?? undefined,
    categoryId: search.get('categoryId') ?? undefined,
    sort: search.get('sort') ?? undefined,
    page: Number(search.get('page') ?? 1),
    limit: Number(search.get('limit') ?? pageSizes[0]),
    // The address is anybody's text: the server judges it.
  } as AdminInputOf<'getCourses'>
  const courses = useLoaded(search.toString(), () => send('getCourses', filter))
  const categories = useLoaded('', () => send('getCourseCategories', {}), { isRefreshed: false })
  const address = (changes: Record<string, string | null>) => withSearch(place, { page: null, ...changes })

  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_courses() })
  }, [])

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-head leading-tight font-bold">{m.admin_courses()}</h1>
        <p aria-live="polite" className="mr-auto text-ink-2">
          {courses.data !== null && courseCountText(courses.data.total)}
        </p>
        <PlaceLink to="/admin/courses/lists" className={buttonClass('quiet', 'dense')}>
          {m.admin_course_lists()}
        </PlaceLink>
        <NewCourse />
      </div>
      <Tabs
        label={m.admin_filter_status()}
        tabs={[null, ...courseStatuses].map((status) => ({
          name: status === null ? m.admin_filter_all() : courseStatusText(status),
          to: address({ status }),
          isCurrent: search.get('status') === status,
          count: courses.data === null ? undefined : numberText(countOf(courses.data.counts, status), 'en'),
        }))}
      />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={search.get('search')}
          words={search.get('search') ?? ''}
          hint={m.admin_course_search_hint()}
          onSearch={(words) => go(address({ search: words }))}
        />
        <Choice
          label={m.admin_course_category()}
          className="max-w-60"
          value={search.get('categoryId') ?? ''}
          onChange={({ target }) => go(address({ categoryId: target.value }))}
        >
          <option value="">{m.admin_filter_all()}</option>
          {categories.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={m.admin_course_sort()}
          value={search.get('sort') ?? 'changed'}
          onChange={({ target }) => go(address({ sort: target.value === 'changed' ? null : target.value }))}
        >
          <option value="changed">{m.admin_course_sort_changed()}</option>
          <option value="title">{m.admin_course_sort_title()}</option>
          <option value="students">{m.admin_course_sort_students()}</option>
        </Choice>
      </div>
      <NotLoaded of={courses} />
      {courses.data !== null && courses.data.items.length === 0 && (
        <EmptyList
          none={m.admin_courses_none_yet()}
          noneFits={m.admin_course_none_found()}
          seeAll={m.admin_course_see_all()}
        />
      )}
      {courses.data !== null && courses.data.items.length > 0 && (
        <div aria-busy={courses.isLoading} className={clsx(courses.isLoading && 'opacity-70')}>
          <CourseTable items={courses.data.items} />
        </div>
      )}
      {courses.data !== null && (
        <Pages
          page={filter.page ?? 1}
          totalPages={courses.data.totalPages}
          addressOf={(page) => withSearch(place, { page })}
        />
      )}
    </>
  )
}

function countOf(counts: Courses['counts'], status: CourseStatus | null): number {
  return status === null ? counts.draft + counts.published + counts.archived : counts[status]
}

function courseCountText(count: number): string {
  return count === 1 ? m.admin_course_count_one() : m.admin_course_count({ count: numberText(count, 'en') })
}

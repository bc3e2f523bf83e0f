import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { DeskInputOf, DeskOutputOf } from '../../../domain/desk/calls.ts'
import { courseStatuses } from '../../../domain/desk/courses/rules.ts'
import { pageSizes } from '../../../domain/desk/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { EmptyList } from '../empty-list.tsx'
import { Choice, Pages } from '../parts.tsx'
import { go, PlaceLink, usePlace, withSearch } from '../place.tsx'
import { useLoaded } from '../use-loaded.ts'
import { CourseTable } from './course-table.tsx'
import { NewCourse } from './new-course.tsx'
import { courseStatusText } from './texts.ts'

type Courses = DeskOutputOf<'getCourses'>

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
  } as DeskInputOf<'getCourses'>
  const courses = useLoaded(search.toString(), () => send('getCourses', filter))
  const categories = useLoaded('', () => send('getCourseCategories', {}), { isRefreshed: false })
  const address = (changes: Record<string, string | null>) => withSearch(place, { page: null, ...changes })

  useEffect(() => {
    document.title = m.desk_title({ screen: m.desk_courses() })
  }, [])

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-[26px] leading-tight font-bold">{m.desk_courses()}</h1>
        <p aria-live="polite" className="mr-auto text-ink-2">
          {courses.data !== null && courseCountText(courses.data.total)}
        </p>
        <PlaceLink to="/desk/courses/lists" className={buttonClass('quiet', 'dense')}>
          {m.desk_course_lists()}
        </PlaceLink>
        <NewCourse />
      </div>
      <StatusTabs current={search.get('status')} counts={courses.data?.counts} addressOf={address} />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={search.get('search')}
          words={search.get('search') ?? ''}
          onSearch={(words) => go(address({ search: words }))}
        />
        <Choice
          label={m.desk_course_category()}
          value={search.get('categoryId') ?? ''}
          onChange={({ target }) => go(address({ categoryId: target.value }))}
        >
          <option value="">{m.desk_filter_all()}</option>
          {categories.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={m.desk_course_sort()}
          value={search.get('sort') ?? 'changed'}
          onChange={({ target }) => go(address({ sort: target.value === 'changed' ? null : target.value }))}
        >
          <option value="changed">{m.desk_course_sort_changed()}</option>
          <option value="title">{m.desk_course_sort_title()}</option>
          <option value="students">{m.desk_course_sort_students()}</option>
        </Choice>
      </div>
      {courses.failure !== null && (
        <div className="mb-4 grid justify-items-start gap-3">
          <Notice kind="bad">{courses.failure}</Notice>
          <Button variant="secondary" onClick={courses.reload}>
            {m.desk_try_again()}
          </Button>
        </div>
      )}
      {courses.data === null && courses.failure === null && <p className="text-ink-2">{m.desk_loading()}</p>}
      {courses.data !== null && courses.data.items.length === 0 && (
        <EmptyList
          none={m.desk_courses_none_yet()}
          noneFits={m.desk_course_none_found()}
          seeAll={m.desk_course_see_all()}
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

function courseCountText(count: number): string {
  return count === 1 ? m.desk_course_count_one() : m.desk_course_count({ count: numberText(count, 'en') })
}

type TabsProps = {
  current: string | null
  counts: Courses['counts'] | undefined
  addressOf: (changes: Record<string, string | null>) => string
}

function StatusTabs({ current, counts, addressOf }: TabsProps) {
  return (
    <nav aria-label={m.desk_filter_status()} className="my-4">
      <ul className="flex flex-wrap gap-1 border-b border-rule">
        {[null, ...courseStatuses].map((status) => (
          <li key={status}>
            <PlaceLink
              to={addressOf({ status })}
              aria-current={current === status ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 border-b-[3px] px-3 no-underline',
                current === status
                  ? 'border-margin font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {status === null ? m.desk_filter_all() : courseStatusText(status)}
              {counts !== undefined && (
                <span className="text-sm tabular-nums">
                  {numberText(
                    status === null ? counts.draft + counts.published + counts.archived : counts[status],
                    'en',
                  )}
                </span>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchForm({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words)
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 basis-64 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <label className="min-w-0 flex-1 text-sm font-semibold">
        <span className="mb-1 block">{m.desk_search()}</span>
        <input
          type="search"
          maxLength={100}
          value={typed}
          placeholder={m.desk_course_search_hint()}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-10 w-full rounded-ctl border-[1.5px] border-line bg-card px-3 text-[15px] font-normal text-ink placeholder:text-ink-3"
        />
      </label>
      <Button type="submit" variant="secondary" size="dense">
        {m.desk_search()}
      </Button>
    </form>
  )
}

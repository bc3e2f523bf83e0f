import { useEffect } from 'react'
import type { AdminInputOf, AdminOutputOf } from '../../../domain/admin/calls.ts'
import { pageSizes } from '../../../domain/admin/rules.ts'
import { type StudentSort, studentSorts } from '../../../domain/admin/students/rules.ts'
import { dateText, numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { EmptyList } from '../empty-list.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { Choice, Pages } from '../parts.tsx'
import { go, PlaceLink, usePlace, withSearch } from '../place.tsx'
import { SearchForm } from '../search-form.tsx'
import { AdminCell, AdminRow, AdminTable } from '../table.tsx'
import { useLoaded } from '../use-loaded.ts'
import { StudentChips } from './student-chips.tsx'

type Found = AdminOutputOf<'getStudents'>

const filters = [
  { name: 'verified', label: m.admin_student_filter_verified },
  { name: 'blocked', label: m.admin_student_filter_blocked },
  { name: 'hasCourse', label: m.admin_student_filter_course },
] as const

/** Students by name, address or phone; what is shown stands in the address. */
export function StudentsScreen() {
  const place = usePlace()
  const { search } = place
  const filter = {
    search: search.get('search') ?? undefined,
    verified: search.get('verified') ?? undefined,
    blocked: search.get('blocked') ?? undefined,
    hasCourse: search.get('hasCourse') ?? undefined,
    sort: search.get('sort') ?? studentSorts[0],
    page: Number(search.get('page') ?? 1),
    limit: Number(search.get('limit') ?? pageSizes[0]),
    // The address is anybody's text: the server judges it.
  } as AdminInputOf<'getStudents'>
  const students = useLoaded(search.toString(), () => send('getStudents', filter))
  const address = (changes: Record<string, string | null>) => withSearch(place, { page: null, ...changes })

  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_students() })
  }, [])

  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-head leading-tight font-bold">{m.admin_students()}</h1>
        <p aria-live="polite" className="text-ink-2">
          {students.data !== null && countText(students.data)}
        </p>
      </div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={search.get('search')}
          words={search.get('search') ?? ''}
          hint={m.admin_student_search_hint()}
          onSearch={(words) => go(address({ search: words }))}
        />
        {filters.map(({ name, label }) => (
          <Choice
            key={name}
            label={label()}
            value={search.get(name) ?? ''}
            onChange={({ target }) => go(address({ [name]: target.value }))}
          >
            <option value="">{m.admin_filter_all()}</option>
            <option value="yes">{m.admin_yes()}</option>
            <option value="no">{m.admin_no()}</option>
          </Choice>
        ))}
        <Choice
          label={m.admin_sort()}
          value={search.get('sort') ?? studentSorts[0]}
          onChange={({ target }) => go(address({ sort: target.value }))}
        >
          {studentSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortText(sort)}
            </option>
          ))}
        </Choice>
        <Choice
          label={m.admin_page_size()}
          value={search.get('limit') ?? String(pageSizes[0])}
          onChange={({ target }) => go(address({ limit: target.value }))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Choice>
      </div>
      <NotLoaded of={students} />
      {students.data !== null && (
        <>
          <Rows items={students.data.items} isLoading={students.isLoading} />
          <Pages
            page={filter.page ?? 1}
            totalPages={students.data.totalPages}
            addressOf={(page) => withSearch(place, { page })}
          />
        </>
      )}
    </>
  )
}

/** The list, or that nobody is found. */
function Rows({ items, isLoading }: { items: Found['items']; isLoading: boolean }) {
  if (items.length === 0)
    return (
      <EmptyList
        none={m.admin_students_none()}
        noneFits={m.admin_students_empty()}
        seeAll={m.admin_students_see_all()}
      />
    )
  return (
    <AdminTable
      label={m.admin_students()}
      isLoading={isLoading}
      titles={[
        m.admin_student_name(),
        m.admin_student_phone(),
        m.admin_student_standing(),
        m.admin_student_running(),
        m.admin_student_since(),
      ]}
    >
      {items.map((student) => (
        <AdminRow key={student.id}>
          <AdminCell>
            <PlaceLink
              to={`/admin/students/${student.id}`}
              className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
            >
              {student.name}
            </PlaceLink>
            <span className="block text-sm break-all text-ink-2">{student.email}</span>
          </AdminCell>
          <AdminCell className="whitespace-nowrap">{student.phone}</AdminCell>
          <AdminCell>
            <StudentChips student={student} />
          </AdminCell>
          <AdminCell>{coursesText(student.runningCourses)}</AdminCell>
          <AdminCell title={m.admin_student_since()} className="whitespace-nowrap lg:text-ink-2">
            {dateText(new Date(student.registeredAt), 'en')}
          </AdminCell>
        </AdminRow>
      ))}
    </AdminTable>
  )
}

function countText({ total, hasMore }: Found): string {
  const count = numberText(total, 'en')
  return hasMore ? m.admin_students_more({ count }) : m.admin_students_count({ count })
}

function coursesText(count: number): string {
  if (count === 0) return m.admin_student_no_course()
  return count === 1 ? m.admin_student_one_course() : m.admin_student_some_courses({ count })
}

function sortText(sort: StudentSort): string {
  const texts: Record<StudentSort, () => string> = {
    newest: m.admin_sort_newest,
    oldest: m.admin_sort_oldest,
    name: m.admin_sort_name,
  }
  return texts[sort]()
}

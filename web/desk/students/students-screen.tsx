import { useEffect } from 'react'
import type { DeskInputOf, DeskOutputOf } from '../../../domain/desk/calls.ts'
import { pageSizes } from '../../../domain/desk/rules.ts'
import { type StudentSort, studentSorts } from '../../../domain/desk/students/rules.ts'
import { dateText, numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { EmptyList } from '../empty-list.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { Choice, Pages } from '../parts.tsx'
import { go, PlaceLink, usePlace, withSearch } from '../place.tsx'
import { SearchForm } from '../search-form.tsx'
import { DeskCell, DeskRow, DeskTable } from '../table.tsx'
import { useLoaded } from '../use-loaded.ts'
import { StudentChips } from './student-chips.tsx'

type Found = DeskOutputOf<'getStudents'>

const filters = [
  { name: 'verified', label: m.desk_student_filter_verified },
  { name: 'blocked', label: m.desk_student_filter_blocked },
  { name: 'hasCourse', label: m.desk_student_filter_course },
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
  } as DeskInputOf<'getStudents'>
  const students = useLoaded(search.toString(), () => send('getStudents', filter))
  const address = (changes: Record<string, string | null>) => withSearch(place, { page: null, ...changes })

  useEffect(() => {
    document.title = m.desk_title({ screen: m.desk_students() })
  }, [])

  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-[26px] leading-tight font-bold">{m.desk_students()}</h1>
        <p aria-live="polite" className="text-ink-2">
          {students.data !== null && countText(students.data)}
        </p>
      </div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={search.get('search')}
          words={search.get('search') ?? ''}
          hint={m.desk_student_search_hint()}
          onSearch={(words) => go(address({ search: words }))}
        />
        {filters.map(({ name, label }) => (
          <Choice
            key={name}
            label={label()}
            value={search.get(name) ?? ''}
            onChange={({ target }) => go(address({ [name]: target.value }))}
          >
            <option value="">{m.desk_filter_all()}</option>
            <option value="yes">{m.desk_yes()}</option>
            <option value="no">{m.desk_no()}</option>
          </Choice>
        ))}
        <Choice
          label={m.desk_sort()}
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
          label={m.desk_page_size()}
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
        none={m.desk_students_none()}
        noneFits={m.desk_students_empty()}
        seeAll={m.desk_students_see_all()}
      />
    )
  return (
    <DeskTable
      label={m.desk_students()}
      isLoading={isLoading}
      titles={[
        m.desk_student_name(),
        m.desk_student_phone(),
        m.desk_student_standing(),
        m.desk_student_running(),
        m.desk_student_since(),
      ]}
    >
      {items.map((student) => (
        <DeskRow key={student.id}>
          <DeskCell>
            <PlaceLink
              to={`/desk/students/${student.id}`}
              className="inline-block min-h-6 font-semibold wrap-anywhere text-link"
            >
              {student.name}
            </PlaceLink>
            <span className="block text-sm break-all text-ink-2">{student.email}</span>
          </DeskCell>
          <DeskCell className="whitespace-nowrap">{student.phone}</DeskCell>
          <DeskCell>
            <StudentChips student={student} />
          </DeskCell>
          <DeskCell>{coursesText(student.runningCourses)}</DeskCell>
          <DeskCell title={m.desk_student_since()} className="whitespace-nowrap lg:text-ink-2">
            {dateText(new Date(student.registeredAt), 'en')}
          </DeskCell>
        </DeskRow>
      ))}
    </DeskTable>
  )
}

function countText({ total, hasMore }: Found): string {
  const count = numberText(total, 'en')
  return hasMore ? m.desk_students_more({ count }) : m.desk_students_count({ count })
}

function coursesText(count: number): string {
  if (count === 0) return m.desk_student_no_course()
  return count === 1 ? m.desk_student_one_course() : m.desk_student_some_courses({ count })
}

function sortText(sort: StudentSort): string {
  const texts: Record<StudentSort, () => string> = {
    newest: m.desk_sort_newest,
    oldest: m.desk_sort_oldest,
    name: m.desk_sort_name,
  }
  return texts[sort]()
}

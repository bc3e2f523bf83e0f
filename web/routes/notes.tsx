import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mostSearchLength } from '../../domain/articles/search-words.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { Pagination } from '../catalog/pagination.tsx'
import { failedIn } from '../layout/list-failed.tsx'
import { SearchForm } from '../layout/search-form.tsx'
import { titledPage } from '../layout/titled-page.tsx'
import { NoteList } from '../lessons/notes/note-list.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { pageOf, searchBy, textOf } from '../search.ts'
import { NothingHere } from '../ui/nothing-here.tsx'
import { privateHead } from '../ui/page-head.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const pageSize = 20

const Frame = titledPage(m.notes_title, m.notes_page_lead)
const Failed = failedIn(Frame, m.notes_failed, m.practice_no_line)

export const Route = createFileRoute('/notes')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  validateSearch: searchBy({
    page: pageOf,
    q: (value) => textOf(value)?.trim().slice(0, mostSearchLength) || undefined,
  }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search: { page, q } }) => ({ page: page ?? 1, q }),
  loader: ({ deps: { page, q }, location }) =>
    asStudent(location.href, async () => {
      const notes = await load('getNotes', { page, limit: pageSize, ...(q !== undefined && { search: q }) })
      // The last note of the last page was deleted.
      if (page > 1 && notes.data.length === 0) throw redirect({ to: '/notes', search: { q }, replace: true })
      return notes
    }),
  head: () => privateHead('/notes', m.notes_title(), m.notes_page_lead()),
  component: Notes,
  pendingComponent: Pending,
  errorComponent: Failed,
})

function Notes() {
  const { data, totalPages } = Route.useLoaderData()
  const { page, q } = Route.useLoaderDeps()
  const router = useRouter()
  useEffect(() => {
    // A note written offline was sent.
    const askAgain = () => void router.invalidate()
    addEventListener('notes-merged', askAgain)
    return () => removeEventListener('notes-merged', askAgain)
  }, [router])
  return (
    <Frame>
      {(data.length > 0 || q !== undefined) && (
        <SearchForm asked={q} action="/notes" label={m.notes_search()} placeholder={m.notes_search()} />
      )}
      {data.length > 0 && <NoteList notes={data} onChanged={() => void router.invalidate()} />}
      {data.length === 0 && <NoNotes asked={q} />}
      <Pagination currentPage={page} totalPages={totalPages} />
    </Frame>
  )
}

function NoNotes({ asked }: { asked: string | undefined }) {
  return (
    <div role="status">
      {asked === undefined ? (
        <NothingHere title={m.notes_none()} to="/my-course" label={m.my_course_title()} />
      ) : (
        <NothingHere
          drawing="no-result"
          title={m.notes_none_found({ asked })}
          to="/notes"
          label={m.notes_to_all()}
          isSecondary
        />
      )}
    </div>
  )
}

function Pending() {
  return (
    <Frame>
      <Skeleton className="mt-6 h-60" />
    </Frame>
  )
}

import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { load, send } from '../api.ts'
import { MyCourseGrid } from '../catalog/my-course-grid.tsx'
import { MyCourseSkeletons } from '../catalog/my-course-skeletons.tsx'
import { Pagination } from '../catalog/pagination.tsx'
import { failedIn } from '../layout/list-failed.tsx'
import { ContinueCard } from '../lessons/continue-card.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { pageOf, searchBy } from '../search.ts'
import { sendKeptNow } from '../send-later.ts'
import { pageHead } from '../ui/page-head.ts'

const pageSize = 10

const Failed = failedIn(Frame, m.my_course_failed, m.my_course_failed_text)

export const Route = createFileRoute('/my-course')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  validateSearch: searchBy({
    page: pageOf,
    show: (value) => (value === 'finished' ? ('finished' as const) : undefined),
  }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1, show: search.show ?? ('all' as const) }),
  loader: ({ deps, location }) =>
    asStudent(location.href, async () => {
      await sendKeptNow(['progress'])
      const [courses, next] = await Promise.all([
        load('getMyCourses', { page: deps.page, limit: pageSize, show: deps.show }),
        send('getContinue', {}),
      ])
      // The list works without the card.
      return { ...courses, next: next.success ? next.data : null }
    }),
  head: () =>
    pageHead({ title: m.my_course_title(), description: m.my_course_description(), path: '/my-course' }),
  component: MyCourse,
  pendingComponent: Pending,
  errorComponent: Failed,
})

function MyCourse() {
  const { data, totalPages, next } = Route.useLoaderData()
  const { page, show } = Route.useLoaderDeps()
  return (
    <Frame>
      {next && (
        <div className="mb-6">
          <ContinueCard place={next} headingLevel={2} />
        </div>
      )}
      {(data.length > 0 || show === 'finished') && <Shown isFinished={show === 'finished'} />}
      <MyCourseGrid courses={data} isFinished={show === 'finished'} />
      <Pagination currentPage={page} totalPages={totalPages} />
      <p className="mt-8 flex flex-wrap gap-x-6">
        <Link to="/saved" className="inline-flex min-h-11 items-center">
          {m.saved_title()}
        </Link>
        <Link to="/my-orders" className="inline-flex min-h-11 items-center">
          {m.my_course_orders()}
        </Link>
      </p>
    </Frame>
  )
}

/** Else the links to all courses and to the finished ones would both be current. */
const exactly = { exact: true, includeSearch: true }

function Shown({ isFinished }: { isFinished: boolean }) {
  const choice =
    'inline-flex min-h-11 items-center rounded-full border border-line px-4 text-ink no-underline aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold'
  return (
    <nav aria-label={m.my_course_show()} className="mb-5 flex flex-wrap gap-2">
      <Link
        to="/my-course"
        activeOptions={exactly}
        aria-current={isFinished ? undefined : 'page'}
        className={choice}
      >
        {m.my_course_show_all()}
      </Link>
      <Link
        to="/my-course"
        search={{ show: 'finished' }}
        activeOptions={exactly}
        aria-current={isFinished ? 'page' : undefined}
        className={choice}
      >
        {m.my_course_show_finished()}
      </Link>
    </nav>
  )
}

function Pending() {
  return (
    <Frame>
      <MyCourseSkeletons />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <h1 className="mb-6 text-page">{m.my_course_title()}</h1>
      {children}
    </div>
  )
}

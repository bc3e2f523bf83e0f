import { createFileRoute, type ErrorComponentProps, Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { ListFailed } from '../layout/list-failed.tsx'
import { titledPage } from '../layout/titled-page.tsx'
import { LostMarks } from '../practice/lost-marks.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { sendKeptNow } from '../send-later.ts'
import { pageHead } from '../ui/page-head.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const Frame = titledPage(m.marks_lost_title, m.marks_lost_lead)

export const Route = createFileRoute('/marks-lost')({
  // The list is the student's own: only the browser asks for it.
  ssr: false,
  beforeLoad: ({ location }) => requireSession(location.href),
  loader: ({ location }) =>
    asStudent(location.href, async () => {
      await sendKeptNow()
      return await load('getMarksLost', {})
    }),
  head: () =>
    pageHead({
      title: m.marks_lost_title(),
      description: m.marks_lost_title(),
      path: '/marks-lost',
      isPrivate: true,
    }),
  component: MarksLost,
  pendingComponent: Pending,
  errorComponent: Failed,
})

function MarksLost() {
  return (
    <Frame>
      <LostMarks lost={Route.useLoaderData()} />
      <p className="mt-8">
        <Link to="/today" className="inline-flex min-h-11 items-center text-link underline">
          {m.practice_to_today()}
        </Link>
      </p>
    </Frame>
  )
}

function Pending() {
  return (
    <Frame>
      <Skeleton className="h-60" />
    </Frame>
  )
}

function Failed({ error }: ErrorComponentProps) {
  return (
    <Frame>
      <ListFailed error={error} title={m.marks_lost_failed()} text={m.practice_no_line()} />
    </Frame>
  )
}

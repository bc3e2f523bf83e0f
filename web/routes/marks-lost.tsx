import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { failedIn } from '../layout/list-failed.tsx'
import { titledPage } from '../layout/titled-page.tsx'
import { LostMarks } from '../practice/lost-marks.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { sendKeptNow } from '../send-later.ts'
import { privateHead } from '../ui/page-head.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const Frame = titledPage(m.marks_lost_title, m.marks_lost_lead)
const Failed = failedIn(Frame, m.marks_lost_failed, m.practice_no_line)

export const Route = createFileRoute('/marks-lost')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  beforeLoad: ({ location }) => requireSession(location.href),
  loader: ({ location }) =>
    asStudent(location.href, async () => {
      await sendKeptNow(['practice'])
      return await load('getMarksLost', {})
    }),
  head: () => privateHead('/marks-lost', m.marks_lost_title(), m.marks_lost_title()),
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

import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { failedIn } from '../layout/list-failed.tsx'
import { titledPage } from '../layout/titled-page.tsx'
import { DayList } from '../practice/day-list.tsx'
import { PlanForm } from '../practice/plan-form.tsx'
import { PlanWeeks } from '../practice/plan-weeks.tsx'
import { PracticeLink } from '../practice/practice-link.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { sendKeptNow } from '../send-later.ts'
import { buttonClass } from '../ui/button.tsx'
import { privateHead } from '../ui/page-head.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const Frame = titledPage(m.today_title, m.today_lead)
const Failed = failedIn(Frame, m.today_failed, m.practice_no_line)

export const Route = createFileRoute('/today')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  beforeLoad: ({ location }) => requireSession(location.href),
  loader: ({ location }) =>
    asStudent(location.href, async () => {
      // Includes what was answered offline.
      await sendKeptNow(['practice'])
      const [today, plan] = await Promise.all([load('getToday', {}), load('getPlan', {})])
      return { ...today, plan }
    }),
  head: () => privateHead('/today', m.today_title(), m.today_title()),
  component: Today,
  pendingComponent: Pending,
  errorComponent: Failed,
})

function Today() {
  const { today, tomorrow, answeredToday, isNew, plan } = Route.useLoaderData()
  const router = useRouter()
  return (
    <Frame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div>
          <p className="mb-4 text-lead">
            {today.entries.length > 0
              ? m.today_minutes({ minutes: today.minutes })
              : isNew
                ? m.today_no_lessons()
                : m.today_nothing()}
            {answeredToday > 0 && (
              <span className="block text-small text-ink-2">
                {m.today_answered({ count: answeredToday })}
              </span>
            )}
          </p>
          {today.entries.length > 0 ? (
            <PracticeLink item={null} skills={[]} className={`${buttonClass('primary', 'large')} mb-5`}>
              {isNew ? m.today_first() : m.today_start()}
            </PracticeLink>
          ) : (
            <p className="flex flex-wrap gap-3">
              <Link to="/try" className={buttonClass(isNew ? 'primary' : 'secondary')}>
                {m.try_title()}
              </Link>
              <Link to="/courses" className={buttonClass('secondary')}>
                {m.courses_see_all()}
              </Link>
            </p>
          )}
          <DayList entries={today.entries} />
          {tomorrow.entries.length > 0 && (
            <section className="mt-8">
              <h2 className="mb-3 text-title">{m.today_tomorrow({ minutes: tomorrow.minutes })}</h2>
              <DayList entries={tomorrow.entries} isLater />
            </section>
          )}
          <p className="mt-8">
            <Link
              to="/marks-lost"
              className="inline-flex min-h-11 items-center font-semibold text-link underline"
            >
              {m.marks_lost_title()}
            </Link>
          </p>
        </div>
        <aside className="grid content-start gap-6">
          <PlanForm plan={plan.plan} onSaved={() => void router.invalidate()} />
          <PlanWeeks weeks={plan.weeks} chapters={plan.chapters} />
        </aside>
      </div>
    </Frame>
  )
}

function Pending() {
  return (
    <Frame>
      <div aria-hidden="true" className="grid gap-3">
        {['first', 'second', 'third'].map((name) => (
          <Skeleton key={name} className="h-20" />
        ))}
      </div>
    </Frame>
  )
}

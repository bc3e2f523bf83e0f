import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { authors } from '../../../domain/admin/access.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { type HomeItem, mostWaiting } from '../../../domain/admin/insight/rules.ts'
import { holdsAny, moneyRoles } from '../../../domain/admin/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/part-failed.tsx'
import { call } from '../query.ts'
import { useMe } from '../session.ts'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading } from '../ui/parts.tsx'
import { FirstSteps } from './first-steps.tsx'
import { PeriodPicker } from './period-picker.tsx'

// The charts are loaded only with figures that the user may see.
const MoneyFigures = lazyPart(() => import('./money-figures.tsx'), 'MoneyFigures')
const LearningFigures = lazyPart(() => import('./learning-figures.tsx'), 'LearningFigures')

/** The dashboard: what needs attention, and the figures of business and learning, by role. */
export function HomeScreen() {
  const { roles, name } = useMe()
  const home = useQuery(call('getHome', {}))
  const seesMoney = holdsAny(roles, moneyRoles)
  const seesLearning = holdsAny(roles, authors)
  return (
    <>
      <Heading title={m.admin_home()}>{m.admin_home_hello({ name })}</Heading>
      <NotLoaded of={home} />
      {home.data?.firstSteps && <FirstSteps steps={home.data.firstSteps} />}
      {home.data && <Waiting items={home.data.items} />}
      {(seesMoney || seesLearning) && (
        <div className="mt-8 mb-4 flex flex-wrap items-end justify-between gap-3">
          <h2 className="text-subhead font-bold">{m.admin_figures()}</h2>
          <PeriodPicker to="/admin" />
        </div>
      )}
      <Suspense fallback={<Loading />}>
        <div className="grid min-w-0 gap-8">
          {seesMoney && <MoneyFigures />}
          {seesLearning && <LearningFigures />}
        </div>
      </Suspense>
    </>
  )
}

type Item = AdminOutputOf<'getHome'>['items'][number]

const places: Record<HomeItem, { to: string; search?: Record<string, string>; text(count: number): string }> =
  {
    refunds: { to: '/admin/refunds', text: (count) => m.admin_home_refunds({ count }) },
    lateCases: {
      to: '/admin/inbox',
      search: { due: 'late', sort: 'due' },
      text: (count) => m.admin_home_late({ count }),
    },
    openCases: {
      to: '/admin/inbox',
      search: { status: 'open' },
      text: (count) => m.admin_home_open({ count }),
    },
    questions: { to: '/admin/questions', text: (count) => m.admin_home_questions({ count }) },
    disputes: { to: '/admin/practice', text: (count) => m.admin_home_disputes({ count }) },
    differences: { to: '/admin/settlements', text: (count) => m.admin_home_differences({ count }) },
    failedJobs: { to: '/admin/jobs', text: (count) => m.admin_home_jobs({ count }) },
    launch: { to: '/admin/launch', text: (count) => m.admin_home_launch({ count }) },
  }
const urgent: readonly HomeItem[] = ['lateCases', 'differences', 'failedJobs']

function Waiting({ items }: { items: readonly Item[] }) {
  const waiting = items.filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="waiting" className="mt-5">
      <h2 id="waiting" className="mb-3 text-subhead font-bold">
        {m.admin_home_waiting()}
      </h2>
      {waiting.length === 0 && (
        <p className="flex items-center gap-2 text-ink-2">
          <span className="text-ok">
            <Icon name="check" />
          </span>
          {items.length === 0 ? m.admin_home_nothing_for_role() : m.admin_home_nothing()}
        </p>
      )}
      {waiting.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {waiting.map(({ name, count }) => {
            const { to, search, text } = places[name]
            return (
              <li key={name}>
                <Link
                  to={to}
                  search={search ?? {}}
                  className="flex min-h-14 items-center gap-3 rounded-card border border-rule bg-card p-3 text-ink no-underline hover:bg-sunk"
                >
                  <span
                    className={
                      urgent.includes(name)
                        ? 'min-w-12 rounded-ctl bg-bad-soft px-2 py-1 text-center text-lg font-bold text-bad tabular-nums'
                        : 'min-w-12 rounded-ctl bg-brand-soft px-2 py-1 text-center text-lg font-bold text-link tabular-nums'
                    }
                  >
                    {count >= mostWaiting ? `${numberText(mostWaiting, 'en')}+` : numberText(count, 'en')}
                  </span>
                  <span className="min-w-0 grow leading-tight wrap-anywhere">{text(count)}</span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

import { clsx } from 'clsx'
import { useEffect } from 'react'
import type { AdminInputOf, AdminOutputOf } from '../../../domain/admin/calls.ts'
import { type RefundView, refundViews } from '../../../domain/admin/orders/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Chip } from '../chip.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { Pages, When } from '../parts.tsx'
import { PlaceLink, usePlace, withSearch } from '../place.tsx'
import type { ScreenProps } from '../screens.ts'
import { AdminCell, AdminRow, AdminTable } from '../table.tsx'
import { Tabs } from '../tabs.tsx'
import { useLoaded } from '../use-loaded.ts'
import { amountText, refundStateText, viewText } from './labels.ts'
import { countText } from './orders-screen.tsx'
import { RefundLimit } from './refund-limit.tsx'
import { UnstoredPayments } from './unstored-payments.tsx'

type Queue = AdminOutputOf<'getRefunds'>

/** Requests to decide, refunds on their way, and what was decided; deciding happens at the order. */
export function RefundsScreen({ me }: ScreenProps) {
  const place = usePlace()
  const { search } = place
  const view = refundViews.find((one) => one === search.get('view')) ?? 'open'
  const page = Number(search.get('page') ?? 1)
  // The address is anybody's text: the server judges it.
  const input = { view, page } as AdminInputOf<'getRefunds'>
  const queue = useLoaded(search.toString(), () => send('getRefunds', input))

  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_refunds() })
  }, [])

  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-head leading-tight font-bold">{m.admin_refunds()}</h1>
        <p aria-live="polite" className="text-ink-2">
          {queue.data !== null && countText(queue.data)}
        </p>
      </div>
      <p className="mt-1 text-small">
        <PlaceLink to="/admin/holidays" className="inline-flex min-h-11 items-center font-semibold text-link">
          {m.admin_holidays()}
        </PlaceLink>
      </p>
      {queue.data !== null && (
        <RefundLimit
          limit={queue.data.twoPeopleAbove}
          rises={queue.data.limitRises}
          alone={queue.data.alone}
          standsFrom={queue.data.standsFrom}
          canChange={me.role === 'owner'}
          onChange={queue.reload}
        />
      )}
      {queue.data !== null && (
        <UnstoredPayments
          payments={queue.data.unstored}
          total={queue.data.unstoredTotal}
          onChange={queue.reload}
        />
      )}
      <Tabs
        label={m.admin_filter_status()}
        tabs={refundViews.map((one) => ({
          name: viewText(one),
          to: withSearch(place, { page: null, view: one === 'open' ? null : one }),
          isCurrent: view === one,
          count: queue.data && one !== 'decided' ? numberText(queue.data.counts[one], 'en') : undefined,
        }))}
      />
      <NotLoaded of={queue} />
      {queue.data !== null && (
        <>
          <QueueTable queue={queue.data} view={view} isLoading={queue.isLoading} />
          <Pages
            page={page}
            totalPages={queue.data.totalPages}
            addressOf={(next) => withSearch(place, { page: next })}
          />
        </>
      )}
    </>
  )
}

type TableProps = { queue: Queue; view: RefundView; isLoading: boolean }

function QueueTable({ queue, view, isLoading }: TableProps) {
  if (queue.items.length === 0)
    return <p className="rounded-card border border-rule bg-card p-6 font-semibold">{emptyText(view)}</p>
  const titles = [
    m.admin_column_student(),
    m.admin_column_course(),
    { title: m.admin_column_amount(), isNumber: true },
    m.admin_column_status(),
    m.admin_column_since(),
    m.admin_column_due(),
  ] as const
  return (
    <AdminTable titles={titles} label={m.admin_refunds()} isLoading={isLoading}>
      {queue.items.map((item) => (
        <AdminRow key={item.id}>
          <AdminCell>
            {item.orderId === null ? (
              m.admin_refund_no_order()
            ) : (
              <PlaceLink
                to={`/admin/orders/${item.orderId}`}
                className="inline-block min-h-6 font-semibold text-link"
              >
                {item.student}
              </PlaceLink>
            )}
          </AdminCell>
          <AdminCell>{item.course}</AdminCell>
          <AdminCell isNumber>
            {amountText(item.amount)}
            {item.percent !== null && (
              <span className="ml-2 text-sm text-ink-2 lg:ml-0 lg:block">{item.percent} %</span>
            )}
          </AdminCell>
          <AdminCell>
            <Chip tone={item.trouble === null ? toneOf(item.state) : 'bad'}>
              {refundStateText(item.state)}
            </Chip>
            {item.trouble !== null && <span className="block text-sm text-bad">{item.trouble}</span>}
          </AdminCell>
          <AdminCell title={m.admin_column_since()} className="whitespace-nowrap">
            <When at={item.since} />
          </AdminCell>
          <AdminCell title={m.admin_column_due()} className="whitespace-nowrap">
            {item.dueAt === null ? (
              '–'
            ) : (
              <When
                at={item.dueAt}
                className={clsx(Date.parse(item.dueAt) < Date.now() && 'font-semibold text-bad')}
              />
            )}
          </AdminCell>
        </AdminRow>
      ))}
    </AdminTable>
  )
}

function emptyText(view: RefundView): string {
  const texts: Record<RefundView, () => string> = {
    open: m.admin_refunds_none,
    underway: m.admin_refunds_none_underway,
    decided: m.admin_refunds_none_decided,
  }
  return texts[view]()
}

function toneOf(state: Queue['items'][number]['state']): 'plain' | 'good' | 'warn' {
  if (state === 'done') return 'good'
  return state === 'declined' ? 'plain' : 'warn'
}

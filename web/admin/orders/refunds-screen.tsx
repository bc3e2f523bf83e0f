import { useSearch } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { type RefundView, refundViews } from '../../../domain/admin/orders/rules.ts'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'
import { useList } from '../query.ts'
import { useMe } from '../session.ts'
import { Chip } from '../ui/chip.tsx'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Deadline, named, When } from '../ui/parts.tsx'
import { refundStateText, viewText } from './labels.ts'
import { RefundLimit } from './refund-limit.tsx'
import { UnstoredPayments } from './unstored-payments.tsx'

type Item = AdminOutputOf<'getRefunds'>['items'][number]

/** Refund requests to decide, in progress, and decided; decisions are made in the order. */
export function RefundsScreen() {
  const { view = 'open', page, limit } = useSearch({ from: '/admin/refunds' })
  const queue = useList('getRefunds', { view, page, limit })
  const { data } = queue
  const reload = () => void queue.refetch()
  const isOwner = useMe().roles.includes('owner')
  return (
    <ListPage
      title={m.admin_refunds()}
      list={queue}
      lead={
        <>
          <p className="mt-1 text-small">
            <Link to="/admin/holidays" look="alone">
              {m.admin_holidays()}
            </Link>
            <Link to="/admin/terms" look="alone" className="ml-5">
              {m.admin_terms()}
            </Link>
          </p>
          {data !== undefined && (
            <RefundLimit
              limit={data.twoPeopleAbove}
              rises={data.limitRises}
              alone={data.alone}
              standsFrom={data.standsFrom}
              canChange={isOwner}
              onChange={reload}
            />
          )}
          {data !== undefined && (
            <UnstoredPayments payments={data.unstored} total={data.unstoredTotal} onChange={reload} />
          )}
        </>
      }
      view="view"
      tabs={{
        name: 'view',
        label: m.admin_filter_status(),
        options: named(refundViews, viewText),
        counts: data?.counts,
      }}
      none={emptyText(view)}
      rows={[
        {
          title: m.admin_column_student(),
          cell: ({ orderId, student }) =>
            orderId === null ? (
              m.admin_refund_no_order()
            ) : (
              <Link to="/admin/orders/$orderId" params={{ orderId }} look="row">
                {student}
              </Link>
            ),
        },
        { title: m.admin_column_course(), isClear: true, cell: ({ course }) => course },
        {
          title: m.admin_column_amount(),
          isNumber: true,
          isClear: true,
          cell: ({ amount, percent }) => (
            <>
              {amountText(amount)}
              {percent !== null && (
                <span className="ml-2 text-sm text-ink-2 lg:ml-0 lg:block">{percent} %</span>
              )}
            </>
          ),
        },
        {
          title: m.admin_column_status(),
          isClear: true,
          cell: ({ state, trouble }) => (
            <>
              <Chip tone={trouble === null ? toneOf(state) : 'bad'}>{refundStateText(state)}</Chip>
              {trouble !== null && <span className="block text-sm text-bad">{trouble}</span>}
            </>
          ),
        },
        {
          title: m.admin_column_since(),
          className: 'whitespace-nowrap',
          cell: ({ since }) => <When at={since} />,
        },
        {
          title: m.admin_column_due(),
          className: 'whitespace-nowrap',
          cell: ({ dueAt }) => (dueAt === null ? '–' : <Deadline at={dueAt} />),
        },
      ]}
    />
  )
}

const emptyText = textBy<RefundView>({
  open: m.admin_refunds_none,
  underway: m.admin_refunds_none_underway,
  decided: m.admin_refunds_none_decided,
})

function toneOf(state: Item['state']): 'plain' | 'good' | 'warn' {
  if (state === 'done') return 'good'
  return state === 'declined' ? 'plain' : 'warn'
}

import { getRouteApi } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { orderSorts, orderStates } from '../../../domain/admin/orders/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { plans } from '../../../domain/payments/plans.ts'
import { stringifySearch } from '../../ui/search-text.ts'
import { Chip } from '../chip.tsx'
import { ExportLink } from '../exports/export-link.tsx'
import { planText } from '../labels.ts'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { named, When } from '../parts.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'
import { amountText, orderStateText, refundOfOrderText, sortText } from './labels.ts'
import { OrderReminders } from './order-reminders.tsx'
import { RecordPayment } from './record-payment.tsx'

type Item = AdminOutputOf<'getOrders'>['items'][number]

const route = getRouteApi('/admin/orders')

/** Every order. */
export function OrdersScreen() {
  const { course, plan, sort, page, limit, ...rest } = route.useSearch()
  const filter = { ...rest, plan: plan && Number(plan), courseId: course }
  const orders = useList('getOrders', { ...filter, sort, page, limit })
  return (
    <ListPage
      title={m.admin_orders()}
      list={orders}
      actions={
        <>
          <ExportLink name="orders" query={stringifySearch(filter).slice(1)} />
          <RecordPayment courses={orders.data?.courses ?? []} />
        </>
      }
      lead={
        orders.data && (
          <OrderReminders isOn={orders.data.remindsOfOrders} onChange={() => void orders.refetch()} />
        )
      }
      searchHint={m.admin_orders_search_hint()}
      filters={[
        {
          name: 'state',
          label: m.admin_column_status(),
          options: named(orderStates, orderStateText),
        },
        {
          name: 'plan',
          label: m.admin_column_plan(),
          options: plans.map(({ number }) => ({ id: number, name: planText(number) })),
        },
        {
          name: 'course',
          label: m.admin_column_course(),
          className: 'max-w-60',
          options: (orders.data?.courses ?? []).map(({ id, title }) => ({ id, name: title })),
        },
        { name: 'from', label: m.admin_from(), isDay: true },
        { name: 'to', label: m.admin_to(), isDay: true },
        {
          name: 'sort',
          label: m.admin_sort(),
          hasDefault: true,
          options: named(orderSorts, sortText),
        },
      ]}
      none={m.admin_orders_empty()}
      rows={{
        columns: [
          m.admin_column_order(),
          m.admin_column_student(),
          m.admin_column_course(),
          { title: m.admin_column_amount(), isNumber: true },
          m.admin_column_status(),
          m.admin_column_made(),
        ],
        cells: (item) => <OrderCells item={item} />,
      }}
    />
  )
}

const stateTones = { open: 'warn', paid: 'good', refunded: 'plain', expired: 'plain' } as const

export function OrderStateChip({ state }: Pick<Item, 'state'>) {
  return <Chip tone={stateTones[state]}>{orderStateText(state)}</Chip>
}

function OrderCells({ item }: { item: Item }) {
  const [name, host] = item.student.email.split('@')
  return (
    <>
      <AdminCell>
        <Link to="/admin/orders/$orderId" params={{ orderId: item.id }} look="row">
          {item.id.slice(0, 12)}…
        </Link>
      </AdminCell>
      <AdminCell className="lg:min-w-44">
        {item.student.name}
        <span className="block text-sm wrap-anywhere text-ink-2">
          {name}
          <wbr />@{host}
        </span>
      </AdminCell>
      <AdminCell>
        {item.course}
        <span className="block text-sm text-ink-2">{planText(item.plan)}</span>
      </AdminCell>
      <AdminCell isNumber>{amountText(item.amount)}</AdminCell>
      <AdminCell>
        <span className="flex flex-wrap gap-1">
          <OrderStateChip state={item.state} />
          {item.refund !== null && <Chip tone="warn">{refundOfOrderText(item.refund)}</Chip>}
        </span>
      </AdminCell>
      <AdminCell title={m.admin_column_made()} className="whitespace-nowrap">
        <When at={item.createdAt} />
      </AdminCell>
    </>
  )
}

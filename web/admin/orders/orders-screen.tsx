import { useSearch } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { orderSorts, orderStates } from '../../../domain/admin/orders/rules.ts'
import { amountText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { plans } from '../../../domain/payments/plans.ts'
import { stringifySearch } from '../../ui/search-text.ts'
import { send } from '../api.ts'
import { say, useList } from '../query.ts'
import { Chip } from '../ui/chip.tsx'
import { ExportLink } from '../ui/export-link.tsx'
import { orderStateText, planText } from '../ui/labels.ts'
import { sortBy } from '../ui/list-filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { OrderLink } from '../ui/order-link.tsx'
import { named, When } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { refundOfOrderText, sortText } from './labels.ts'
import { RecordPayment } from './record-payment.tsx'

type Item = AdminOutputOf<'getOrders'>['items'][number]

/** All orders. */
export function OrdersScreen() {
  const { course, plan, sort, page, limit, ...rest } = useSearch({ from: '/admin/orders' })
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
      lead={orders.data && <Reminders isOn={orders.data.remindsOfOrders} onChange={orders.refetch} />}
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
        sortBy(named(orderSorts, sortText)),
      ]}
      none={m.admin_orders_empty()}
      rows={[
        { title: m.admin_column_order(), cell: ({ id }) => <OrderLink id={id} /> },
        {
          title: m.admin_column_student(),
          isClear: true,
          className: 'lg:min-w-44',
          cell: ({ student }) => (
            <>
              {student.name}
              <span className="block text-sm wrap-anywhere text-ink-2">
                {student.email.split('@')[0]}
                <wbr />@{student.email.split('@')[1]}
              </span>
            </>
          ),
        },
        {
          title: m.admin_column_course(),
          isClear: true,
          cell: (item) => (
            <>
              {item.course}
              <span className="block text-sm text-ink-2">{planText(item.plan)}</span>
            </>
          ),
        },
        {
          title: m.admin_column_amount(),
          isNumber: true,
          isClear: true,
          cell: (item) => amountText(item.amount),
        },
        {
          title: m.admin_column_status(),
          isClear: true,
          cell: ({ state, refund }) => (
            <span className="flex flex-wrap gap-1">
              <OrderStateChip state={state} />
              {refund !== null && <Chip tone="warn">{refundOfOrderText(refund)}</Chip>}
            </span>
          ),
        },
        {
          title: m.admin_column_made(),
          className: 'whitespace-nowrap',
          cell: (item) => <When at={item.createdAt} />,
        },
      ]}
    />
  )
}

const stateTones = { open: 'warn', paid: 'good', refunded: 'plain', expired: 'plain' } as const

export function OrderStateChip({ state }: Pick<Item, 'state'>) {
  return <Chip tone={stateTones[state]}>{orderStateText(state)}</Chip>
}

/** Whether students with an unpaid order get one reminder. */
function Reminders({ isOn, onChange }: { isOn: boolean; onChange(): Promise<unknown> }) {
  async function turn(): Promise<void> {
    const answer = await send('setOrderReminders', { isOn: !isOn })
    say(answer)
    if (answer.success) await onChange()
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-ink-2">
      {isOn ? m.admin_reminders_on() : m.admin_reminders_off()}
      <SmallButton label={isOn ? m.admin_reminders_turn_off() : m.admin_reminders_turn_on()} work={turn} />
    </p>
  )
}

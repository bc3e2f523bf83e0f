import { useEffect } from 'react'
import type { AdminInputOf, AdminOutputOf } from '../../../domain/admin/calls.ts'
import { orderSorts, orderStates } from '../../../domain/admin/orders/rules.ts'
import { pageSizes } from '../../../domain/admin/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { plans } from '../../../domain/payments/plans.ts'
import { send } from '../api.ts'
import { Chip } from '../chip.tsx'
import { EmptyList } from '../empty-list.tsx'
import { ExportLink } from '../exports/export-link.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { Choice, DayField, Pages, When } from '../parts.tsx'
import { go, PlaceLink, usePlace, withSearch } from '../place.tsx'
import { SearchForm } from '../search-form.tsx'
import { AdminCell, AdminRow, AdminTable } from '../table.tsx'
import { useLoaded } from '../use-loaded.ts'
import { amountText, orderStateText, planText, refundOfOrderText, sortText } from './labels.ts'

type Orders = AdminOutputOf<'getOrders'>
type Changes = Record<string, string | number | null>

/** Every order, narrowed by what stands in the address. */
export function OrdersScreen() {
  const place = usePlace()
  const { search } = place
  const given = (name: string) => search.get(name) || undefined
  const filter = {
    search: given('search'),
    state: given('state'),
    plan: given('plan'),
    courseId: given('course'),
    from: given('from'),
    to: given('to'),
    sort: given('sort'),
    page: Number(given('page') ?? 1),
    limit: Number(given('limit') ?? pageSizes[0]),
    // The address is anybody's text: the server judges it.
  } as AdminInputOf<'getOrders'>
  const orders = useLoaded(search.toString(), () => send('getOrders', filter))
  const address = (changes: Changes) => withSearch(place, { page: null, ...changes })

  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_orders() })
  }, [])

  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-head leading-tight font-bold">{m.admin_orders()}</h1>
        <p aria-live="polite" className="text-ink-2">
          {orders.data !== null && countText(orders.data)}
        </p>
        <ExportLink name="orders" query={exportQuery(search)} />
      </div>
      <Filters search={search} orders={orders.data} onChange={(changes) => go(address(changes))} />
      <NotLoaded of={orders} />
      {orders.data !== null && (
        <>
          <OrderTable orders={orders.data} isLoading={orders.isLoading} />
          <Pages
            page={filter.page ?? 1}
            totalPages={orders.data.totalPages}
            addressOf={(page) => withSearch(place, { page })}
          />
        </>
      )}
    </>
  )
}

/** The filter of the list, in the words of the export. */
function exportQuery(search: URLSearchParams): string {
  const query = new URLSearchParams(search)
  const course = query.get('course')
  for (const name of ['course', 'sort', 'page', 'limit']) query.delete(name)
  if (course) query.set('courseId', course)
  return query.toString()
}

/** How many fit; more than is counted is said as such. */
export function countText({ total, hasMore }: { total: number; hasMore: boolean }): string {
  const count = numberText(total, 'en')
  return hasMore ? m.admin_count_more({ count }) : m.admin_inbox_count({ count })
}

type FiltersProps = { search: URLSearchParams; orders: Orders | null; onChange: (changes: Changes) => void }

function Filters({ search, orders, onChange }: FiltersProps) {
  const chosen = (name: string) => search.get(name) ?? ''
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchForm
        key={chosen('search')}
        words={chosen('search')}
        hint={m.admin_orders_search_hint()}
        onSearch={(words) => onChange({ search: words })}
      />
      <Choice
        label={m.admin_column_status()}
        value={chosen('state')}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">{m.admin_filter_all()}</option>
        {orderStates.map((state) => (
          <option key={state} value={state}>
            {orderStateText(state)}
          </option>
        ))}
      </Choice>
      <Choice
        label={m.admin_column_plan()}
        value={chosen('plan')}
        onChange={({ target }) => onChange({ plan: target.value })}
      >
        <option value="">{m.admin_filter_all()}</option>
        {plans.map(({ number }) => (
          <option key={number} value={number}>
            {planText(number)}
          </option>
        ))}
      </Choice>
      <Choice
        label={m.admin_column_course()}
        className="max-w-60"
        value={chosen('course')}
        onChange={({ target }) => onChange({ course: target.value })}
      >
        <option value="">{m.admin_filter_all()}</option>
        {orders?.courses.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Choice>
      <DayField
        label={m.admin_from()}
        value={chosen('from')}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <DayField
        label={m.admin_to()}
        value={chosen('to')}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <Choice
        label={m.admin_sort()}
        value={chosen('sort') || orderSorts[0]}
        onChange={({ target }) => onChange({ sort: target.value })}
      >
        {orderSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortText(sort)}
          </option>
        ))}
      </Choice>
      <Choice
        label={m.admin_page_size()}
        value={chosen('limit') || String(pageSizes[0])}
        onChange={({ target }) => onChange({ limit: target.value })}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Choice>
    </div>
  )
}

const stateTones = { open: 'warn', paid: 'good', refunded: 'plain', expired: 'plain' } as const

export function OrderStateChip({ state }: { state: Orders['items'][number]['state'] }) {
  return <Chip tone={stateTones[state]}>{orderStateText(state)}</Chip>
}

function OrderTable({ orders, isLoading }: { orders: Orders; isLoading: boolean }) {
  if (orders.items.length === 0) return <EmptyList none={m.admin_orders_empty()} />
  const titles = [
    m.admin_column_order(),
    m.admin_column_student(),
    m.admin_column_course(),
    { title: m.admin_column_amount(), isNumber: true },
    m.admin_column_status(),
    m.admin_column_made(),
  ] as const
  return (
    <AdminTable titles={titles} label={m.admin_orders()} isLoading={isLoading}>
      {orders.items.map((item) => (
        <AdminRow key={item.id}>
          <AdminCell>
            <PlaceLink
              to={`/admin/orders/${item.id}`}
              className="inline-block min-h-6 font-semibold text-link"
            >
              {item.id.slice(0, 12)}…
            </PlaceLink>
          </AdminCell>
          <AdminCell className="lg:min-w-44">
            {item.student.name}
            <span className="block text-sm wrap-anywhere text-ink-2">
              {item.student.email.split('@')[0]}
              <wbr />@{item.student.email.split('@')[1]}
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
        </AdminRow>
      ))}
    </AdminTable>
  )
}

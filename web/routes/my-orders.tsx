import { createFileRoute, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { Pagination } from '../catalog/pagination.tsx'
import { ListFailed } from '../layout/list-failed.tsx'
import { titledPage } from '../layout/titled-page.tsx'
import { OrderList } from '../payments/orders/order-list.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { pageOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type OrdersSearch = { page?: number | undefined }

const pageSize = 10

const Frame = titledPage(m.orders_title, m.orders_lead)

export const Route = createFileRoute('/my-orders')({
  // The list is the student's own: only the browser asks for it.
  ssr: false,
  validateSearch: (search: Record<string, unknown>): OrdersSearch => ({ page: pageOf(search['page']) }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps, location }) =>
    asStudent(location.href, () => load('getOrders', { page: deps.page, limit: pageSize })),
  head: () =>
    pageHead({
      title: m.orders_title(),
      description: m.orders_lead(),
      path: '/my-orders',
      isPrivate: true,
    }),
  component: MyOrders,
  pendingComponent: Pending,
  errorComponent: Failed,
})

function MyOrders() {
  const { data, totalPages } = Route.useLoaderData()
  const { page } = Route.useLoaderDeps()
  const router = useRouter()
  return (
    <Frame>
      <OrderList orders={data} onChanged={() => void router.invalidate()} />
      <Pagination currentPage={page} totalPages={totalPages} />
    </Frame>
  )
}

function Pending() {
  return (
    <Frame>
      <div aria-hidden="true" className="grid gap-4">
        {['first', 'second', 'third'].map((name) => (
          <Skeleton key={name} className="h-44" />
        ))}
      </div>
    </Frame>
  )
}

function Failed({ error }: ErrorComponentProps) {
  return (
    <Frame>
      <ListFailed error={error} title={m.orders_load_failed()} text={m.orders_load_failed_text()} />
    </Frame>
  )
}

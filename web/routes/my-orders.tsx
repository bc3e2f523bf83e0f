import { createFileRoute, useRouter } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { Pagination } from '../catalog/pagination.tsx'
import { failedIn } from '../layout/list-failed.tsx'
import { titledPage } from '../layout/titled-page.tsx'
import { OrderList } from '../payments/orders/order-list.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { pageOf, searchBy } from '../search.ts'
import { privateHead } from '../ui/page-head.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const pageSize = 10

const Frame = titledPage(m.orders_title, m.orders_lead)
const Failed = failedIn(Frame, m.orders_load_failed, m.orders_load_failed_text)

export const Route = createFileRoute('/my-orders')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  validateSearch: searchBy({ page: pageOf }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ deps, location }) =>
    asStudent(location.href, () => load('getOrders', { page: deps.page, limit: pageSize })),
  head: () => privateHead('/my-orders', m.orders_title(), m.orders_lead()),
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

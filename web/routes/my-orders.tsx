import { createFileRoute, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../api.ts'
import { Pagination } from '../catalog/pagination.tsx'
import { OrderList } from '../payments/orders/order-list.tsx'
import { requireSession } from '../private-page.ts'
import { pageOf } from '../search.ts'
import { Button } from '../ui/button.tsx'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

type OrdersSearch = { page?: number | undefined }

const pageSize = 10

export const Route = createFileRoute('/my-orders')({
  // The list is the student's own: only the browser asks for it.
  ssr: false,
  validateSearch: (search: Record<string, unknown>): OrdersSearch => ({ page: pageOf(search['page']) }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ deps, location }) => {
    try {
      return await load('getOrders', { page: deps.page, limit: pageSize })
    } catch (failure) {
      if (failure instanceof CallFailed && failure.status === 401) requireSession(location.href)
      throw failure
    }
  },
  head: () =>
    pageHead({
      title: m.orders_title(),
      description: m.orders_lead(),
      path: '/my-orders',
      isPrivate: true,
    }),
  component: MyOrders,
  pendingComponent: Pending,
  errorComponent: ListFailed,
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

function ListFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  async function tryAgain() {
    setIsBusy(true)
    await router.invalidate()
    setIsBusy(false)
  }
  return (
    <Frame>
      <div role="alert" className="rounded-card border border-rule bg-card p-6">
        <p className="text-[19px] font-[650]">{m.orders_load_failed()}</p>
        <p className="mt-1 text-ink-2">
          {error instanceof CallFailed && error.message !== '' ? error.message : m.orders_load_failed_text()}
        </p>
        <Button className="mt-4" isBusy={isBusy} onClick={tryAgain}>
          {m.player_try_again()}
        </Button>
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <SectionHead level={1} title={m.orders_title()}>
        {m.orders_lead()}
      </SectionHead>
      {children}
    </div>
  )
}

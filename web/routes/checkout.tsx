import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { failedIn, ListFailed } from '../layout/list-failed.tsx'
import { continueFragment } from '../lessons/continue-fragment.ts'
import { PreparedOrderView } from '../payments/prepared-order.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { privateHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const Failed = failedIn(Frame, m.payment_link_failed, m.payment_link_failed_text)

export const Route = createFileRoute('/checkout')({
  // The order's token is in the fragment, which is never sent to a server.
  ssr: false,
  loader: async ({ location }) => {
    const token = location.hash
    return { token, answer: await send('openPaymentLink', { paymentLink: token }) }
  },
  head: () => privateHead('/checkout', m.payment_link_title(), m.payment_link_lead()),
  component: Checkout,
  pendingComponent: Pending,
  errorComponent: Failed,
})

function Checkout() {
  const { token, answer } = Route.useLoaderData()
  const navigate = useNavigate()
  const router = useRouter()
  const next = `/checkout#${token}`
  if (!answer.success)
    return (
      <Frame>
        {answer.status === 404 || answer.status === 400 || answer.status === 409 ? (
          <Ended text={answer.fields['paymentLink'] ?? answer.message} />
        ) : (
          <ListFailed title={m.payment_link_failed()} text={m.payment_link_failed_text()} />
        )}
      </Frame>
    )
  return (
    <Frame>
      <PreparedOrderView
        key={token}
        order={answer.data}
        token={token}
        next={next}
        onLogin={() => void navigate({ to: '/login', search: { next } })}
        onStale={() => void router.invalidate()}
        startFragment={continueFragment}
      />
    </Frame>
  )
}

function Ended({ text }: { text: string }) {
  return (
    <div>
      <Notice kind="bad">{text}</Notice>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to="/courses" className={buttonClass('secondary')}>
          {m.layout_courses()}
        </Link>
      </p>
    </div>
  )
}

function Pending() {
  return (
    <Frame>
      <div aria-hidden="true" className="grid gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-16" />
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <div className="mx-auto max-w-[640px]">
        <SectionHead level={1} title={m.payment_link_title()}>
          {m.payment_link_lead()}
        </SectionHead>
        {children}
      </div>
    </div>
  )
}

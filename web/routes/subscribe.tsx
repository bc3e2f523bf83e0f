import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { postedParameter } from '../../domain/pages.ts'
import { Sheet } from '../enquiries/sheet.tsx'
import { type SentSubscription, SubscribeForm } from '../enquiries/subscribe-form.tsx'
import { postedForm, textOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'

type SubscribeSearch = { result?: string | undefined; posted?: string | undefined }

export const Route = createFileRoute('/subscribe')({
  validateSearch: (search: Record<string, unknown>): SubscribeSearch => ({
    result: textOf(search['result']),
    // A form that comes back is rendered with its values; they are never in an address.
    ...(import.meta.env.SSR && { posted: textOf(search[postedParameter]) }),
  }),
  head: () => pageHead({ title: m.subscribe_title(), description: m.subscribe_lead(), path: '/subscribe' }),
  component: Subscribe,
})

function Subscribe() {
  const { result, posted } = Route.useSearch()
  return (
    <Sheet title={m.subscribe_title()} lead={m.subscribe_lead()}>
      <SubscribeForm isSent={result === 'sent'} sent={postedForm<SentSubscription>(posted)} />
    </Sheet>
  )
}

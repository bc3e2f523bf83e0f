import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { postedParameter } from '../../domain/pages.ts'
import { Sheet } from '../enquiries/sheet.tsx'
import { type SentSubscription, SubscribeForm } from '../enquiries/subscribe-form.tsx'
import { postedForm, postedOf, searchBy, textOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/subscribe')({
  validateSearch: searchBy({ result: textOf, [postedParameter]: postedOf }),
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

import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { LinkAction } from '../../enquiries/link-action.tsx'
import { SubscribeForm } from '../../enquiries/subscribe-form.tsx'
import { searchBy, textOf } from '../../search.ts'
import { privateHead } from '../../ui/page-head.ts'

export const Route = createFileRoute('/subscription/confirm')({
  validateSearch: searchBy({ token: textOf, result: textOf }),
  head: () =>
    privateHead('/subscription/confirm', m.subscription_confirm_title(), m.subscription_confirm_lead()),
  component: Confirm,
})

function Confirm() {
  const { token, result } = Route.useSearch()
  return (
    <LinkAction
      title={m.subscription_confirm_title()}
      lead={m.subscription_confirm_lead()}
      call="confirmSubscription"
      path="/subscription/confirm"
      token={token}
      result={result}
      button={m.subscription_confirm_button()}
      doneTitle={m.subscription_confirmed_title()}
      done={m.subscription_confirmed()}
      ended={m.subscription_link_ended()}
    >
      <SubscribeForm />
    </LinkAction>
  )
}

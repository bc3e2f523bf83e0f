import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { LinkAction } from '../../enquiries/link-action.tsx'
import { searchBy, textOf } from '../../search.ts'
import { buttonClass } from '../../ui/button.tsx'
import { privateHead } from '../../ui/page-head.ts'

export const Route = createFileRoute('/subscription/unsubscribe')({
  validateSearch: searchBy({ token: textOf, result: textOf }),
  head: () =>
    privateHead(
      '/subscription/unsubscribe',
      m.subscription_unsubscribe_title(),
      m.subscription_unsubscribe_lead(),
    ),
  component: Unsubscribe,
})

function Unsubscribe() {
  const { token, result } = Route.useSearch()
  return (
    <LinkAction
      title={m.subscription_unsubscribe_title()}
      lead={m.subscription_unsubscribe_lead()}
      call="unsubscribe"
      path="/subscription/unsubscribe"
      token={token}
      result={result}
      button={m.subscription_unsubscribe_button()}
      doneTitle={m.subscription_unsubscribed_title()}
      done={m.subscription_ended()}
      ended={m.subscription_unsubscribe_link_ended()}
    >
      <p>
        <Link to="/contact-us" className={buttonClass('secondary')}>
          {m.layout_contact()}
        </Link>
      </p>
    </LinkAction>
  )
}

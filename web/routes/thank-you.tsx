import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { AccountCard } from '../accounts/account-card.tsx'
import { buttonClass } from '../ui/button.tsx'
import { privateHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/thank-you')({
  head: () => privateHead('/thank-you', m.auth_thank_you(), m.auth_password_created()),
  component: ThankYou,
})

function ThankYou() {
  return (
    <AccountCard title={m.auth_thank_you()} lead={m.auth_password_created()}>
      <Link to="/login" className={buttonClass('primary', 'large')}>
        {m.auth_login()}
      </Link>
    </AccountCard>
  )
}

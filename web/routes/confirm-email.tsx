import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { ConfirmByLink } from '../accounts/confirm-by-link.tsx'
import { nextOf } from '../search.ts'
import { privateHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/confirm-email')({
  head: () => privateHead('/confirm-email', m.confirm_email_title(), m.confirm_email_lead()),
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const navigate = useNavigate()
  return (
    <ConfirmByLink
      onPassword={(email, next) => navigate({ to: '/login', search: { email, next: nextOf(next) } })}
    />
  )
}

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { ConfirmByLink } from '../accounts/confirm-by-link.tsx'
import { nextOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/confirm-email')({
  head: () =>
    pageHead({
      title: m.confirm_email_title(),
      description: m.confirm_email_lead(),
      path: '/confirm-email',
      isPrivate: true,
    }),
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

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { PasswordByLink } from '../accounts/password-by-link.tsx'
import { nextOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/choose-password')({
  head: () =>
    pageHead({
      title: m.auth_reset_title(),
      description: m.choose_password_lead(),
      path: '/choose-password',
      isPrivate: true,
    }),
  component: ChoosePassword,
})

function ChoosePassword() {
  const navigate = useNavigate()
  return (
    <PasswordByLink
      lead={m.choose_password_lead()}
      onReset={(email, next) => navigate({ to: '/login', search: { email, next: nextOf(next) } })}
    />
  )
}

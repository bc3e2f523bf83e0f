import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { PasswordByLink } from '../accounts/password-by-link.tsx'
import { nextOf } from '../search.ts'
import { privateHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/choose-password')({
  head: () => privateHead('/choose-password', m.auth_reset_title(), m.choose_password_lead()),
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

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { ForgotPasswordForm } from '../accounts/forgot-password-form.tsx'
import { nextOf, searchBy } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: searchBy({ next: nextOf }),
  head: () =>
    pageHead({ title: m.auth_forgot_title(), description: m.auth_forgot_lead(), path: '/forgot-password' }),
  component: ForgotPassword,
})

function ForgotPassword() {
  const { next } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <ForgotPasswordForm
      next={next}
      onSent={(email) => navigate({ to: '/reset-password', search: { email, next } })}
    />
  )
}

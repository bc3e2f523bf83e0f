import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { ForgotPasswordForm } from '../accounts/forgot-password-form.tsx'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/forgot-password')({
  head: () =>
    pageHead({ title: m.auth_forgot_title(), description: m.auth_forgot_lead(), path: '/forgot-password' }),
  component: ForgotPassword,
})

function ForgotPassword() {
  const navigate = useNavigate()
  return <ForgotPasswordForm onSent={(email) => navigate({ to: '/reset-password', search: { email } })} />
}

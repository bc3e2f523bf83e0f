import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { ForgotPasswordForm } from '../accounts/forgot-password-form.tsx'
import { ResetPasswordForm } from '../accounts/reset-password-form.tsx'
import { searchBy, textOf } from '../search.ts'
import { privateHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/create-password')({
  validateSearch: searchBy({ email: textOf }),
  head: () => privateHead('/create-password', m.auth_create_title(), m.auth_forgot_lead()),
  component: CreatePassword,
})

/** Password and confirmation, then a thank-you (specification, section 2); a mailed code proves the address. */
function CreatePassword() {
  const { email } = Route.useSearch()
  const navigate = useNavigate()
  if (email === undefined) {
    return (
      <ForgotPasswordForm
        onSent={(sentTo) => navigate({ to: '/create-password', search: { email: sentTo } })}
      />
    )
  }
  return (
    <ResetPasswordForm
      email={email}
      title={m.auth_create_title()}
      submitLabel={m.auth_create()}
      onReset={() => navigate({ to: '/thank-you' })}
    />
  )
}

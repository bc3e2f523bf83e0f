import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { emailOfToken } from '../accounts/email-of-token.ts'
import { ForgotPasswordForm } from '../accounts/forgot-password-form.tsx'
import { ResetPasswordForm } from '../accounts/reset-password-form.tsx'
import { nextOf, searchBy, textOf } from '../search.ts'
import { privateHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: searchBy({ email: textOf, page: textOf, token: textOf, next: nextOf }),
  head: () => privateHead('/reset-password', m.auth_reset_title(), m.auth_forgot_lead()),
  // This screen has no header and footer (specification, section 2).
  staticData: { isBare: true },
  component: ResetPassword,
})

function ResetPassword() {
  const { email, token, next } = Route.useSearch()
  const navigate = useNavigate()
  const known = email ?? emailOfToken(token)
  return (
    <main id="main">
      {known ? (
        <ResetPasswordForm
          email={known}
          next={next}
          onReset={() => navigate({ to: '/login', search: { email: known, next } })}
        />
      ) : (
        <ForgotPasswordForm
          next={next}
          onSent={(sentTo) => navigate({ to: '/reset-password', search: { email: sentTo, next } })}
        />
      )}
    </main>
  )
}

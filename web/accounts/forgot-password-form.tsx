import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/field.tsx'
import { AccountCard } from './account-card.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { keepSentCode } from './sent-code.ts'
import { useForm } from './use-form.ts'

type ForgotPasswordFormProps = {
  /** Path to open after sign-in. */
  next?: string | undefined
  onSent(email: string): void
}

/** Confirms the email to which a code for a new password goes. */
export function ForgotPasswordForm({ next, onSent }: ForgotPasswordFormProps) {
  const [problem, setProblem] = useState('')
  const form = useForm({
    initial: { email: '' },
    loadSchema: async () => (await import('../../domain/accounts/schemas.ts')).emailOnly,
    // This screen has its own sentences (specification, section 5).
    wording: { email_required: m.auth_forgot_email_required(), email_invalid: m.auth_forgot_email_invalid() },
  })

  const submit = form.submit(async () => {
    const email = form.values.email.trim()
    const answer = await send('forgotPassword', { email, next })
    if (answer.success) {
      keepSentCode('reset', email)
      onSent(email)
      return
    }
    form.showErrors(answer.fields)
    setProblem(answer.message || m.something_went_wrong())
  })

  return (
    <AccountCard
      title={m.auth_forgot_title()}
      lead={m.auth_forgot_lead()}
      footer={
        <Link to="/login" search={{ next }} className="font-semibold text-link underline">
          {m.auth_back_to_login()}
        </Link>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <ErrorSummary message={problem} />
        <EmailField label={m.auth_email()} {...form.field('email')} />
        <Button type="submit" size="large" isBusy={form.isBusy}>
          {m.auth_send_code()}
        </Button>
      </form>
    </AccountCard>
  )
}

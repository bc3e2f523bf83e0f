import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { maskEmail } from '../../domain/accounts/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { clearSession } from '../session.ts'
import { toast } from '../ui/toast.ts'
import { AccountCard } from './account-card.tsx'
import { CodePanel } from './code-panel.tsx'
import { NewPasswordFields, useNewPassword } from './new-password.tsx'
import { forgetSentCode } from './sent-code.ts'

type ResetPasswordFormProps = {
  email: string
  /** Path to open after sign-in. */
  next?: string | undefined
  title?: string
  submitLabel?: string
  onReset(): void
}

/** The code that was mailed, and the new password with its confirmation. */
export function ResetPasswordForm({
  email,
  next,
  onReset,
  title = m.auth_reset_title(),
  submitLabel = m.auth_reset(),
}: ResetPasswordFormProps) {
  const form = useNewPassword()
  const [isShowingErrors, setShowingErrors] = useState(false)

  return (
    <AccountCard
      title={title}
      lead={
        <>
          {m.auth_code_sent_to({ email: maskEmail(email) })}{' '}
          <Link to="/forgot-password" search={{ next }} className="text-link underline">
            {m.auth_change()}
          </Link>
        </>
      }
    >
      <CodePanel
        purpose="reset"
        email={email}
        tooShort={m.code_invalid()}
        submitLabel={submitLabel}
        onResend={() => send('forgotPassword', { email, next })}
        onSubmit={async (otp) => {
          setShowingErrors(true)
          if (!form.isRight) return null
          const answer = await send('resetPassword', { email, otp, newPassword: form.password })
          if (!answer.success) {
            form.showError(answer.fields['newPassword'] ?? '')
            return answer
          }
          clearSession()
          forgetSentCode('reset')
          toast.success(answer.message)
          onReset()
          return answer
        }}
      >
        <NewPasswordFields form={form} isShowingErrors={isShowingErrors} />
      </CodePanel>
    </AccountCard>
  )
}

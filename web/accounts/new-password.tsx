import { useState } from 'react'
import { resetPasswordMaximum } from '../../domain/accounts/rules.ts'
import { resetPassword } from '../../domain/accounts/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { PasswordField } from '../ui/field.tsx'
import { fieldMessage } from './field-messages.ts'
import { PasswordAdvice } from './password-advice.tsx'
import { judgeConfirmation } from './register-form.tsx'

export type NewPassword = {
  password: string
  isRight: boolean
  errors: { password?: string | undefined; confirmation?: string | undefined }
  confirmation: string
  setPassword(value: string): void
  setConfirmation(value: string): void
  /** Shows what the server said of the password. */
  showError(message: string): void
}

/** A new password with its confirmation, as the reset and create screens ask for it. */
export function useNewPassword(): NewPassword {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [serverError, setServerError] = useState('')
  const issue = resetPassword.safeParse(password).error?.issues[0]
  const errors = {
    password: issue ? fieldMessage(issue.message) : serverError || undefined,
    ...judgeConfirmation(password, confirmation),
  }
  return {
    password,
    confirmation,
    errors,
    isRight: issue === undefined && errors.confirmation === undefined,
    setPassword(value) {
      setServerError('')
      setPassword(value)
    },
    setConfirmation,
    showError: setServerError,
  }
}

type NewPasswordFieldsProps = { form: NewPassword; isShowingErrors: boolean }

export function NewPasswordFields({ form, isShowingErrors }: NewPasswordFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isTooLong = form.password.length > resetPasswordMaximum
  const shows = (name: string) => isShowingErrors || left.has(name)
  const leave = (name: string) => () => setLeft((current) => new Set(current).add(name))

  return (
    <div className="mt-4 grid gap-4">
      <div>
        <PasswordField
          label={m.auth_new_password()}
          name="password"
          autoComplete="new-password"
          hint={m.auth_password_hint({ count: resetPasswordMaximum })}
          value={form.password}
          error={shows('password') || isTooLong ? form.errors.password : undefined}
          onChange={(event) => form.setPassword(event.target.value)}
          onBlur={leave('password')}
        />
        <PasswordAdvice password={form.password} />
      </div>
      <PasswordField
        label={m.auth_confirm_password()}
        name="confirmation"
        autoComplete="new-password"
        value={form.confirmation}
        error={shows('confirmation') ? form.errors.confirmation : undefined}
        onChange={(event) => form.setConfirmation(event.target.value)}
        onBlur={form.confirmation === '' ? () => undefined : leave('confirmation')}
      />
    </div>
  )
}

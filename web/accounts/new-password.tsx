import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { resetPasswordMaximum } from '../../domain/accounts/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { PasswordField } from '../ui/field.tsx'
import { typedInto } from '../ui/use-form.ts'
import { fieldMessage } from './field-messages.ts'
import { judgeConfirmation } from './judge-confirmation.ts'
import { PasswordAdvice } from './password-advice.tsx'

export type NewPassword = {
  password: string
  isRight: boolean
  errors: { password?: string | undefined; confirmation?: string | undefined }
  confirmation: string
  setPassword(value: string): void
  setConfirmation(value: string): void
  /** Shows the server's errors about the password. */
  showError(message: string): void
}

/** A new password with its confirmation, as the reset and create screens ask for it. */
export function useNewPassword(): NewPassword {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [serverError, setServerError] = useState('')
  // Loaded with the first character, to keep the page light. Offline, the server validates.
  const [schema, setSchema] = useState<z.ZodMiniType | null>(null)
  const problem =
    password === '' ? 'password_required_register' : schema?.safeParse(password).error?.issues[0]?.message
  const errors = {
    password: problem ? fieldMessage(problem) : serverError || undefined,
    ...judgeConfirmation(password, confirmation),
  }
  function typePassword(value: string): void {
    if (schema === null)
      import('../../domain/accounts/schemas.ts').then(
        ({ resetPassword }) => setSchema(resetPassword),
        () => undefined,
      )
    setServerError('')
    setPassword(value)
  }
  // Input before hydration exists only in the DOM.
  const taken = useRef(typePassword)
  useEffect(() => {
    const typed = typedInto(['password', 'confirmation'])
    if (typed['password'] !== undefined) taken.current(typed['password'])
    if (typed['confirmation'] !== undefined) setConfirmation(typed['confirmation'])
  }, [])
  return {
    password,
    confirmation,
    errors,
    isRight: problem === undefined && errors.confirmation === undefined,
    setPassword: typePassword,
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

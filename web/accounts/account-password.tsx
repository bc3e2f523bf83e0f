import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/field.tsx'
import { AccountSection, Confirmation } from './account-section.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { judgeConfirmation } from './judge-confirmation.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useForm } from './use-form.ts'

type AccountPasswordProps = { email: string; onChanged(): void }

/** Changes the password; needs the current one. */
export function AccountPassword({ email, onChanged }: AccountPasswordProps) {
  const [saved, setSaved] = useState('')
  const [round, setRound] = useState(0)
  return (
    <AccountSection id="password" title={m.auth_password()} lead={m.account_password_lead()}>
      <PasswordForm
        // Clear the typed passwords after use.
        key={round}
        email={email}
        onInput={() => setSaved('')}
        onSaved={(message) => {
          setSaved(message)
          setRound(round + 1)
          onChanged()
        }}
      />
      <div className="mt-3">
        <Confirmation message={saved} />
      </div>
    </AccountSection>
  )
}

type PasswordFormProps = { email: string; onInput(): void; onSaved(message: string): void }

function PasswordForm({ email, onInput, onSaved }: PasswordFormProps) {
  const [problem, setProblem] = useState('')
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmation: '' },
    loadSchema: async () => (await import('../../domain/accounts/schemas.ts')).passwordChange,
    toInput: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    judge: ({ newPassword, confirmation }) => judgeConfirmation(newPassword, confirmation),
  })
  const { currentPassword, newPassword } = form.values

  const submit = form.submit(async () => {
    const answer = await send('changePassword', { currentPassword, newPassword })
    if (answer.success) {
      onSaved(answer.message)
      return
    }
    form.showErrors(answer.fields)
    setProblem(answer.message || m.something_went_wrong())
  })

  return (
    <form method="post" noValidate onSubmit={submit} onInput={onInput} className="grid gap-4">
      <ErrorSummary message={problem} />
      {/* Tells a password manager which account it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={m.account_current_password()}
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <NewPasswordFields label={m.auth_new_password()} name="newPassword" form={form} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {m.account_change_password()}
        </Button>
      </div>
    </form>
  )
}

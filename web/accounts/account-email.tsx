import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { keepProfile, readSession, replaceToken } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { EmailField, Field, PasswordField } from '../ui/field.tsx'
import { AccountSection, Confirmation } from './account-section.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { useForm } from './use-form.ts'

type AccountEmailProps = { email: string; onChanged(email: string): void }

/** Changes the account's email: requested with the password, confirmed by a code from each address. */
export function AccountEmail({ email, onChanged }: AccountEmailProps) {
  const [newEmail, setNewEmail] = useState<string | null>(null)
  const [saved, setSaved] = useState('')
  return (
    <AccountSection id="email" title={m.auth_email()} lead={m.account_email_lead()}>
      <p className="mb-4 font-semibold break-all">{email}</p>
      {newEmail === null ? (
        <AskForm
          onSent={(address) => {
            setSaved('')
            setNewEmail(address)
          }}
        />
      ) : (
        <CodesForm
          emails={[email, newEmail]}
          onAgain={() => setNewEmail(null)}
          onChanged={(message) => {
            setSaved(message)
            setNewEmail(null)
            onChanged(newEmail)
          }}
        />
      )}
      <div className="mt-3">
        <Confirmation message={saved} />
      </div>
    </AccountSection>
  )
}

function AskForm({ onSent }: { onSent(newEmail: string): void }) {
  const [problem, setProblem] = useState('')
  const form = useForm({
    initial: { newEmail: '', password: '' },
    loadSchema: async () => (await import('../../domain/accounts/schemas.ts')).emailChange,
  })

  const submit = form.submit(async () => {
    const answer = await send('askEmailChange', form.values)
    if (answer.success) return onSent(answer.data.newEmail)
    form.showErrors(answer.fields)
    setProblem(answer.message || m.something_went_wrong())
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary message={problem} />
      <EmailField label={m.account_email_new()} {...form.field('newEmail')} />
      <PasswordField
        label={m.account_current_password()}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {m.account_email_send()}
        </Button>
      </div>
    </form>
  )
}

type CodesFormProps = {
  /** The current address and the new one. */
  emails: [string, string]
  onAgain(): void
  onChanged(message: string): void
}

function CodesForm({ emails, onAgain, onChanged }: CodesFormProps) {
  const [problem, setProblem] = useState('')
  const form = useForm({
    initial: { oldCode: '', newCode: '' },
    loadSchema: async () => (await import('../../domain/accounts/schemas.ts')).emailChangeCodes,
  })

  const submit = form.submit(async () => {
    const answer = await send('confirmEmailChange', form.values)
    if (!answer.success) {
      form.showErrors(answer.fields)
      setProblem(answer.message || m.something_went_wrong())
      return
    }
    replaceToken(answer.data.token)
    const session = readSession()
    if (session !== null) keepProfile(session)
    onChanged(answer.message)
  })

  const codeField = {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 6,
    required: true,
  } as const
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p role="status">{m.account_email_sent()}</p>
      <ErrorSummary message={problem} />
      <Field label={m.account_email_code({ email: emails[0] })} {...codeField} {...form.field('oldCode')} />
      <Field label={m.account_email_code({ email: emails[1] })} {...codeField} {...form.field('newCode')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {m.account_email_confirm()}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {m.account_email_again()}
        </Button>
      </div>
    </form>
  )
}

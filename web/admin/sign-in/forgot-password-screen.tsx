import { useState } from 'react'
import { emailOnly } from '../../../domain/accounts/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { ActionNotice, type ActionResult, resultOf } from '../ui/action-notice.tsx'
import { useJudgedForm } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { EntryFrame } from './entry-frame.tsx'

/** Requests a password reset link for a member of staff. */
export function ForgotPasswordScreen() {
  const [result, setResult] = useState<ActionResult | null>(null)
  const form = useJudgedForm(emailOnly, { email: '' })

  async function ask(): Promise<void> {
    const answer = await send('forgotStaffPassword', form.values)
    setResult(resultOf(answer))
    if (!answer.success) form.showErrors(answer.fields)
  }

  return (
    <EntryFrame title={m.admin_forgot()}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(ask)}>
        <p>{m.admin_forgot_lead()}</p>
        <ActionNotice result={result} />
        <Field label={m.admin_email()} type="email" autoComplete="username" {...form.field('email')} />
        <Button type="submit" size="large" isBusy={form.isBusy}>
          {m.admin_forgot_send()}
        </Button>
        <p className="text-small text-ink-2">{m.admin_forgot_no_code()}</p>
        <Link to="/admin" className="justify-self-start py-2 font-semibold text-link">
          {m.admin_forgot_back()}
        </Link>
      </form>
    </EntryFrame>
  )
}

import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { keepProfile, readSession, replaceToken } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AccountSection, Confirmation } from './account-section.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { fullPhone, PhoneField } from './phone-field.tsx'
import { useForm } from './use-form.ts'

type AccountDetailsProps = { profile: { name: string; phone: string } }

/** Name and phone. */
export function AccountDetails({ profile }: AccountDetailsProps) {
  const [problem, setProblem] = useState('')
  const [saved, setSaved] = useState('')
  const form = useForm({
    initial: { name: profile.name, phone: profile.phone.replace('+91', '') },
    loadSchema: async () => (await import('../../domain/accounts/schemas.ts')).profileChange,
    toInput: ({ name, phone }) => ({ name, phone: fullPhone(phone) }),
  })

  const submit = form.submit(async () => {
    const { name, phone } = form.values
    setSaved('')
    const answer = await send('updateProfile', { name, phone: fullPhone(phone) })
    if (!answer.success) {
      form.showErrors(answer.fields)
      setProblem(answer.message || m.something_went_wrong())
      return
    }
    setProblem('')
    setSaved(answer.message)
    replaceToken(answer.data.token)
    const session = readSession()
    if (session !== null) keepProfile(session)
  })

  return (
    <AccountSection id="details" title={m.account_details()} lead={m.account_details_lead()}>
      <form method="post" noValidate onSubmit={submit} onInput={() => setSaved('')} className="grid gap-4">
        <ErrorSummary message={problem} />
        <Field label={m.auth_name()} autoComplete="name" required {...form.field('name')} />
        <PhoneField {...form.field('phone')} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={form.isBusy}>
            {m.account_save_details()}
          </Button>
          <Confirmation message={saved} />
        </div>
      </form>
    </AccountSection>
  )
}

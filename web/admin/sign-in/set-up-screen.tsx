import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { setUpForm } from '../../../domain/admin/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field, PasswordField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { call, openedOnce } from '../query.ts'
import { beginSession } from '../session.ts'
import { useJudgedForm } from '../ui/form.tsx'
import { ScanSecret } from '../ui/scan-secret.tsx'
import { EntryFrame } from './entry-frame.tsx'

/** Target of an invitation link: sets a password and an authenticator, confirmed by a code. */
export function SetUpScreen() {
  // The token is in the URL fragment, which is never sent to a server.
  const [token] = useState(() => window.location.hash.slice(1))
  const { data: person, error } = useQuery({ ...call('getSetUp', { token }), ...openedOnce })
  const [refusal, setRefusal] = useState<string>()
  const navigate = useNavigate()
  const form = useJudgedForm(setUpForm, { password: '', code: '' }, (values) => ({ token, ...values }))

  async function finish(): Promise<void> {
    const answer = await send('setUp', { token, ...form.values })
    if (answer.success) {
      await beginSession(answer.data)
      return navigate({ to: '/admin', replace: true })
    }
    setRefusal(answer.message)
    form.showErrors(answer.fields)
  }

  const failure = refusal ?? error?.message
  return (
    <EntryFrame title={m.admin_set_up()}>
      {failure !== undefined && <Notice kind="bad">{failure}</Notice>}
      {person !== undefined && (
        <form noValidate className="mt-4 grid gap-4" onSubmit={form.submit(finish)}>
          <p>{m.admin_set_up_for({ name: person.name, email: person.email })}</p>
          <input type="hidden" autoComplete="username" value={person.email} readOnly />
          <PasswordField
            label={m.admin_new_password()}
            hint={m.admin_new_password_hint()}
            autoComplete="new-password"
            {...form.field('password')}
          />
          <ScanSecret uri={person.uri} secret={person.secret} />
          <Field
            label={m.admin_code()}
            hint={m.admin_code_proof()}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...form.field('code')}
          />
          <Button type="submit" size="large" isBusy={form.isBusy}>
            {m.admin_set_up_finish()}
          </Button>
        </form>
      )}
    </EntryFrame>
  )
}

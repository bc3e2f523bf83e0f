import { useEffect, useState } from 'react'
import { deskSignIn } from '../../domain/desk/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Field, PasswordField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useForm } from '../ui/use-form.ts'
import { send } from './api.ts'
import { demoPerson, isDemo } from './demo-person.ts'
import type { Me } from './desk.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { roleText, ruleText } from './texts.ts'

export function SignInScreen({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    initial: { email: '', password: '', code: '' },
    schema: deskSignIn,
    loadSchema: async () => deskSignIn,
    sentenceOf: ruleText,
  })
  useEffect(() => {
    document.title = m.desk_title({ screen: m.desk_sign_in() })
  }, [])

  async function signIn(): Promise<void> {
    const answer = await send('login', form.values)
    if (answer.success) return onSignedIn(answer.data)
    setFailure(answer.message || m.desk_no_line())
    form.showErrors(answer.fields)
  }

  async function fillIn(): Promise<void> {
    const person = await demoPerson('owner')
    if (person === null) return
    form.setValue('email', person.email)
    form.setValue('password', person.password)
    form.setValue('code', person.code ?? '')
    setFailure(person.code === null ? m.desk_demo_wait() : null)
  }

  return (
    <EntryFrame title={m.desk_sign_in()}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(signIn)}>
        {failure !== null && <Notice kind="bad">{failure}</Notice>}
        <Field label={m.desk_email()} type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={m.desk_password()}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Field
          label={m.desk_code()}
          hint={m.desk_code_hint()}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...form.field('code')}
        />
        <Button type="submit" size="large" isBusy={form.isBusy}>
          {m.desk_sign_in()}
        </Button>
        {isDemo() && (
          <Button variant="quiet" onClick={() => void fillIn()}>
            {m.desk_demo_fill({ role: roleText('owner').toLowerCase() })}
          </Button>
        )}
      </form>
    </EntryFrame>
  )
}

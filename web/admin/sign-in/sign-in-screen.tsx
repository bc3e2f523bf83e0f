import { useMatches, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { adminSignIn } from '../../../domain/admin/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field, PasswordField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { beginSession, type Me } from '../session.ts'
import { useJudgedForm } from '../ui/form.tsx'
import { jobText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { hasPasskeys, withPasskey } from '../ui/passkeys.ts'
import { CodeField } from './code-field.tsx'
import { demoPerson, isDemo } from './demo-person.ts'
import { EntryFrame } from './entry-frame.tsx'

export function SignInScreen() {
  const navigate = useNavigate()
  const roles = useMatches({ select: (matches) => matches.at(-1)?.staticData.roles })
  const [failure, setFailure] = useState<string | null>(null)
  const form = useJudgedForm(adminSignIn, { email: '', password: '', code: '' })

  async function signIn(): Promise<void> {
    const answer = await send('login', form.values)
    if (answer.success) return goOn(answer.data)
    setFailure(answer.message)
    form.showErrors(answer.fields)
  }

  async function signInByPasskey(): Promise<void> {
    setFailure(null)
    const answer = await withPasskey((passkey) => send('loginWithPasskey', { passkey }))
    if (answer.success) return goOn(answer.data)
    setFailure(answer.message)
  }

  async function goOn(me: Me): Promise<void> {
    // A user redirected from a screen of another role starts at their own.
    if (roles !== undefined && !holdsAny(me.roles, roles)) await navigate({ to: '/admin', replace: true })
    return beginSession(me)
  }

  async function fillIn(): Promise<void> {
    const person = await demoPerson('owner')
    if (person === null) return
    form.setValue('email', person.email)
    form.setValue('password', person.password)
    form.setValue('code', person.code ?? '')
    setFailure(person.code === null ? m.admin_demo_wait() : null)
  }

  return (
    <EntryFrame title={m.admin_sign_in()}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(signIn)}>
        {failure !== null && <Notice kind="bad">{failure}</Notice>}
        <Field label={m.admin_email()} type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={m.admin_password()}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <CodeField {...form.field('code')} />
        <Button type="submit" size="large" isBusy={form.isBusy}>
          {m.admin_sign_in()}
        </Button>
        {hasPasskeys() && (
          <Button variant="secondary" onClick={() => void signInByPasskey()}>
            {m.admin_passkey_use()}
          </Button>
        )}
        <Link to="/admin/forgot-password" className="justify-self-start py-2 font-semibold text-link">
          {m.admin_forgot()}
        </Link>
        {isDemo() && (
          <Button variant="quiet" onClick={() => void fillIn()}>
            {m.admin_demo_fill({ role: jobText('owner').toLowerCase() })}
          </Button>
        )}
      </form>
    </EntryFrame>
  )
}

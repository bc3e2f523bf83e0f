import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newStaffPassword } from '../../../domain/admin/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Answer, send } from '../api.ts'
import { beginSession, type Me } from '../session.ts'
import { useJudgedForm } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { hasPasskeys, withPasskey } from '../ui/passkeys.ts'
import { CodeField } from './code-field.tsx'
import { EntryFrame } from './entry-frame.tsx'

/** Target of the password reset link. */
export function NewPasswordScreen() {
  // The token is in the URL fragment, which is never sent to a server.
  const [token] = useState(() => window.location.hash.slice(1))
  const [failure, setFailure] = useState<string>()
  const navigate = useNavigate()
  const form = useJudgedForm(newStaffPassword, { password: '', code: '' }, (values) => ({ token, ...values }))

  async function finish(answer: Answer<Me>): Promise<void> {
    if (answer.success) {
      await beginSession(answer.data)
      return navigate({ to: '/admin', replace: true })
    }
    setFailure(answer.message)
    form.showErrors(answer.fields)
  }

  async function save(): Promise<void> {
    await finish(await send('chooseStaffPassword', { token, ...form.values }))
  }

  async function saveByPasskey(): Promise<void> {
    setFailure(undefined)
    const { password } = form.values
    await finish(
      await withPasskey((passkey) => send('choosePasswordByPasskey', { token, password, passkey })),
    )
  }

  return (
    <EntryFrame title={m.admin_new_password_title()}>
      <form noValidate className="grid gap-4" onSubmit={form.submit(save)}>
        {failure !== undefined && <Notice kind="bad">{failure}</Notice>}
        <PasswordField
          label={m.admin_new_password()}
          hint={m.admin_new_password_hint()}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <CodeField {...form.field('code')} />
        <Button type="submit" size="large" isBusy={form.isBusy}>
          {m.admin_new_password_finish()}
        </Button>
        {hasPasskeys() && (
          <Button variant="secondary" onClick={() => void saveByPasskey()}>
            {m.admin_passkey_use()}
          </Button>
        )}
        <Link to="/admin/forgot-password" className="justify-self-start py-2 font-semibold text-link">
          {m.admin_forgot()}
        </Link>
      </form>
    </EntryFrame>
  )
}

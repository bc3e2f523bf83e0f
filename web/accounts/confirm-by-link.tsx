import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { buttonClass } from '../ui/button.tsx'
import { Form, Submit } from '../ui/form.tsx'
import { Notice } from '../ui/notice.tsx'
import { AccountCard } from './account-card.tsx'
import { PasswordByLink } from './password-by-link.tsx'

type ConfirmByLinkProps = {
  /** `next`: the path to open afterwards. */
  onPassword(email: string, next: string | undefined): void
}

/** The button of a mailed link. Opening the link changes nothing, as mail programs open links too. */
export function ConfirmByLink({ onPassword }: ConfirmByLinkProps) {
  const [passwordToken, setPasswordToken] = useState<string | null>(null)
  const [next, setNext] = useState<string | undefined>(undefined)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit(): Promise<void> {
    setProblem('')
    const answer = await send('confirmByLink', { token: location.hash.slice(1) })
    if (!answer.success) {
      setProblem(answer.fields['token'] ?? (answer.message || m.something_went_wrong()))
      return
    }
    setNext(answer.data?.next)
    if (answer.data?.needsPassword) setPasswordToken(answer.data.token)
    else setDone(true)
  }

  if (passwordToken !== null)
    return (
      <PasswordByLink
        lead={m.confirm_email_choose()}
        token={passwordToken}
        onReset={(email) => onPassword(email, next)}
      />
    )
  const login = (
    <Link to="/login" search={{ next }} className={buttonClass(isDone ? 'primary' : 'secondary')}>
      {m.auth_login()}
    </Link>
  )
  if (isDone)
    return (
      <AccountCard title={m.confirm_email_title()}>
        <div className="grid gap-4">
          <Notice kind="good">{m.verification_done()}</Notice>
          {login}
        </div>
      </AccountCard>
    )
  return (
    <AccountCard title={m.confirm_email_title()} lead={m.confirm_email_lead()}>
      <Form method="post" onSubmit={submit} className="grid gap-4">
        {problem !== '' && (
          <>
            <Notice kind="bad">{problem}</Notice>
            {login}
          </>
        )}
        <Submit size="large">{m.confirm_email_button()}</Submit>
      </Form>
    </AccountCard>
  )
}

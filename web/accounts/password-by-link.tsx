import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { clearSession } from '../session.ts'
import { Form, Submit } from '../ui/form.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { AccountCard } from './account-card.tsx'
import { NewPasswordFields, useNewPassword } from './new-password.tsx'

type PasswordByLinkProps = {
  lead: string
  /** Defaults to the fragment of the address. */
  token?: string
  /** `next`: the path to open afterwards. */
  onReset(email: string, next: string | undefined): void
}

/** Sets a new password after a mailed link. */
export function PasswordByLink({ lead, token, onReset }: PasswordByLinkProps) {
  const form = useNewPassword()
  const [isShowingErrors, setShowingErrors] = useState(false)
  const [problem, setProblem] = useState('')

  async function submit(): Promise<void> {
    setShowingErrors(true)
    if (!form.isRight) return
    setProblem('')
    const answer = await send('choosePasswordByLink', {
      token: token ?? location.hash.slice(1),
      newPassword: form.password,
    })
    if (!answer.success) {
      form.showError(answer.fields['newPassword'] ?? '')
      setProblem(answer.fields['token'] ?? (answer.message || m.something_went_wrong()))
      return
    }
    clearSession()
    toast.success(answer.message)
    onReset(answer.data.email, answer.data.next)
  }

  return (
    <AccountCard
      title={m.auth_reset_title()}
      lead={lead}
      footer={
        <Link to="/forgot-password" className="font-semibold text-link underline">
          {m.auth_forgot()}
        </Link>
      }
    >
      <Form method="post" onSubmit={submit} className="grid gap-4">
        {problem !== '' && <Notice kind="bad">{problem}</Notice>}
        <NewPasswordFields form={form} isShowingErrors={isShowingErrors} />
        <Submit size="large">{m.auth_reset()}</Submit>
      </Form>
    </AccountCard>
  )
}

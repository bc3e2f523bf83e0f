import { useEffect, useRef, useState } from 'react'
import { staffCode } from '../../../domain/admin/account/schemas.ts'
import { jobOf } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onCodeNeeded, send } from '../api.ts'
import { useMe } from '../session.ts'
import { jobText } from '../ui/labels.ts'
import { hasPasskeys, withPasskey } from '../ui/passkeys.ts'
import { CodeField } from './code-field.tsx'
import { demoPerson, isDemo } from './demo-person.ts'

/** Asks for a code when a call needs a fresh one; the call is then retried automatically. */
export function FreshCode() {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<((isGiven: boolean) => void) | null>(null)

  useEffect(() => {
    onCodeNeeded(
      () =>
        new Promise((resolve) => {
          waiting.current = resolve
          setOpen(true)
        }),
    )
    return () => {
      onCodeNeeded(async () => false)
      waiting.current?.(false)
    }
  }, [])

  function end(isGiven: boolean): void {
    setOpen(false)
    waiting.current?.(isGiven)
    waiting.current = null
  }

  return (
    <Dialog title={m.admin_code_needed_title()} isOpen={isOpen} onClose={() => end(false)}>
      <CodeForm onGiven={() => end(true)} onCancel={() => end(false)} />
    </Dialog>
  )
}

function CodeForm({ onGiven, onCancel }: { onGiven(): void; onCancel(): void }) {
  const job = jobOf(useMe().roles)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function change(typed: string): void {
    setCode(typed)
    setError(undefined)
    setFailure(undefined)
  }

  async function confirm(): Promise<void> {
    if (!staffCode.safeParse(code).success) {
      setError(m.admin_code_digits())
      field.current?.focus()
      return
    }
    const answer = await send('confirmCode', { code })
    if (answer.success) return onGiven()
    setError(answer.fields['code'])
    if (answer.fields['code'] === undefined) setFailure(answer.message)
    field.current?.focus()
  }

  async function confirmByPasskey(): Promise<void> {
    setFailure(undefined)
    const answer = await withPasskey((passkey) => send('confirmPasskey', { passkey }))
    if (answer.success) return onGiven()
    setFailure(answer.message)
  }

  async function fillIn(): Promise<void> {
    const person = await demoPerson(job ?? 'owner')
    change(person?.code ?? '')
    if (person?.code === null) setFailure(m.admin_demo_wait())
  }

  return (
    <Form className="grid gap-4" onSubmit={confirm}>
      <p>{m.admin_code_needed_lead()}</p>
      {failure !== undefined && <Notice kind="bad">{failure}</Notice>}
      <CodeField ref={field} value={code} error={error} onChange={({ target }) => change(target.value)} />
      <div className="flex flex-wrap gap-3">
        <Submit>{m.admin_code_confirm()}</Submit>
        {hasPasskeys() && (
          <Button variant="secondary" onClick={() => void confirmByPasskey()}>
            {m.admin_passkey_use()}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {m.admin_cancel()}
        </Button>
        {isDemo() && job !== null && (
          <Button variant="quiet" onClick={() => void fillIn()}>
            {m.admin_demo_fill({ role: jobText(job).toLowerCase() })}
          </Button>
        )}
      </div>
    </Form>
  )
}

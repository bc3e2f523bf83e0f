import { type ReactNode, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { reason as reasonForLog } from '../../domain/admin/students/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Form, Submit } from '../ui/form.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toast.ts'
import type { Answer } from './api.ts'
import { draftOf, keepDraft } from './drafts.ts'
import { useText } from './form.tsx'
import { ruleText } from './labels.ts'

type Errors = Record<string, string>

type Props = {
  /** Key of the kept draft: the action and its subject. */
  name: string
  title: string
  /** What will happen, said before it does. */
  lead: string
  /** What the button says; the title unless said. */
  confirm?: string
  /** What becomes of the reason, and what it must be; kept in the log and ten characters long unless said. */
  reasonHint?: string
  reasonRule?: z.ZodMiniType<string>
  onClose(): void
  /** Does it for a reason; the fields' errors come back to the fields that were given as children. */
  act(reason: string): Promise<Answer<unknown>>
  /** What follows once it is done; a toast says that it is. */
  onDone?(): void
  /** What is wrong with the fields given as children; told at once with what is wrong with the reason. */
  judge?(): Errors
  onErrors?(fields: Errors): void
  children?: ReactNode
}

/** Asks for the reason of an act and whether it is meant. */
export function ActDialog({
  name,
  title,
  lead,
  confirm = title,
  reasonHint = m.admin_reason_hint(),
  reasonRule = reasonForLog,
  onClose,
  act,
  onDone,
  judge,
  onErrors,
  children,
}: Props) {
  const reason = useText('', name)
  const [failure, setFailure] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  // Once the refused fields are marked on the page, the first of them is where to go on.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  function refuse(fields: Errors): void {
    reason.setError(fields['reason'])
    onErrors?.(fields)
    setRefusals((count) => count + 1)
  }

  async function doIt(): Promise<void> {
    const judged = reasonRule.safeParse(reason.value)
    const wrong = { ...judge?.() }
    if (!judged.success) wrong['reason'] = ruleText(judged.error.issues[0]?.message ?? '')
    setFailure(undefined)
    if (!judged.success || Object.keys(wrong).length > 0) return refuse(wrong)
    const answer = await act(judged.data)
    if (answer.success && onDone !== undefined) {
      toast.success(answer.message)
      onDone()
    }
    // Whoever left it while the answer was on its way may have another one open, with another reason typed.
    if (isGone.current) {
      if (!answer.success) toast.error(answer.message)
      else if (draftOf(name) === reason.value) keepDraft(name, '')
      return
    }
    if (answer.success) {
      keepDraft(name, '')
      return onClose()
    }
    setFailure(answer.message)
    refuse(answer.fields)
  }

  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form ref={form} className="grid gap-4" onSubmit={doIt}>
        <p className="wrap-anywhere">{lead}</p>
        {failure !== undefined && <Notice kind="bad">{failure}</Notice>}
        {children}
        <TextArea label={m.admin_reason()} hint={reasonHint} rows={3} {...reason.field} />
        <div className="flex flex-wrap gap-3">
          <Submit>{confirm}</Submit>
          <Button variant="quiet" onClick={onClose}>
            {m.admin_cancel()}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

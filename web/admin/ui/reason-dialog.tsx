import { type ReactNode, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { reason as reasonForLog } from '../../../domain/admin/students/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import type { Answer } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { useText } from './form.tsx'
import { ruleText } from './labels.ts'

type Errors = Record<string, string>

type Props = {
  /** Key of the saved draft: the action and its subject. */
  name: string
  title: string
  /** The consequences, shown before the action. */
  lead: string
  /** Label of the button; defaults to the title. */
  confirm?: string
  /** How the reason is used, and its rule; by default it is logged and has at least ten characters. */
  reasonHint?: string
  reasonRule?: z.ZodMiniType<string>
  onClose(): void
  /** Runs the action with the reason; field errors go to the fields given as children. */
  act(reason: string): Promise<Answer<unknown>>
  /** Called after success, which a toast confirms. */
  onDone?(): void
  /** Errors of the fields given as children, shown together with those of the reason. */
  judge?(): Errors
  onErrors?(fields: Errors): void
  children?: ReactNode
}

/** Asks for the reason of an action, and for confirmation. */
export function ReasonDialog({
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

  // Once the errors are rendered, focus the first invalid field.
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
    // After it was closed during the request, another dialog with another reason may be open.
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

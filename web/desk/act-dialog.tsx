import { type ReactNode, useState } from 'react'
import { reason as reasonRule } from '../../domain/desk/students/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { Answer } from './api.ts'
import { draftOf, keepDraft } from './drafts.ts'

type Props = {
  /** The act and whom it is about: what is typed stays under it until it was done. */
  name: string
  title: string
  /** What will happen, said before it does. */
  lead: string
  confirm: string
  onClose(): void
  /** Does it for a reason; the fields' errors come back to the fields that were given as children. */
  act(reason: string): Promise<Answer<unknown>>
  onErrors?(fields: Record<string, string>): void
  children?: ReactNode
}

/** Asks for the reason of an act and whether it is meant. */
export function ActDialog({ name, title, lead, confirm, onClose, act, onErrors, children }: Props) {
  const [reason, setReason] = useState(() => draftOf(name))
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function doIt(): Promise<void> {
    if (isBusy) return
    const judged = reasonRule.safeParse(reason)
    if (!judged.success) {
      const isShort = judged.error.issues[0]?.message === 'desk_reason_too_short'
      return setError(isShort ? m.desk_reason_too_short() : m.desk_reason_too_long())
    }
    setBusy(true)
    const answer = await act(judged.data)
    setBusy(false)
    if (answer.success) {
      keepDraft(name, '')
      return onClose()
    }
    setError(answer.fields['reason'])
    onErrors?.(answer.fields)
    setFailure(answer.message || m.desk_no_line())
  }

  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void doIt()
        }}
      >
        <p>{lead}</p>
        {failure !== undefined && <Notice kind="bad">{failure}</Notice>}
        {children}
        <TextArea
          label={m.desk_reason()}
          hint={m.desk_reason_hint()}
          rows={3}
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
            keepDraft(name, target.value)
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {m.desk_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

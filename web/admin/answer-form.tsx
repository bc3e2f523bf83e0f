import { useRef, useState } from 'react'
import { writtenText } from '../../domain/admin/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { type Answer, send } from './api.ts'
import { CannedMenu } from './canned-menu.tsx'
import type { Case } from './case.ts'
import { draftOf, keepDraft } from './drafts.ts'
import { ruleText } from './labels.ts'
import { forgetSent, keyOfWords } from './sent-once.ts'
import { useHold } from './use-hold.ts'

type Props = { inboxCase: Case; onAnswer: (asking: Promise<Answer<Case>>) => Promise<boolean> }

/** Writes to the student or the visitor. What is typed stays until it was sent, also over a sign-in. */
export function AnswerForm({ inboxCase, onAnswer }: Props) {
  const draftName = `answer/${inboxCase.id}`
  const [text, setText] = useState(() => draftOf(draftName))
  const [isSolved, setSolved] = useState(false)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const typed = useRef(text)
  const { other, hold, release } = useHold(inboxCase.answering, (isHeld) =>
    send('holdCase', { kind: inboxCase.kind, id: inboxCase.id, isHeld }),
  )

  function write(value: string): void {
    typed.current = value
    setText(value)
    setError(undefined)
    keepDraft(draftName, value)
    if (value.trim() === '') release()
    else hold()
  }

  async function answer(): Promise<void> {
    if (isBusy) return
    const judged = writtenText.safeParse(text)
    if (!judged.success) return setError(ruleText(judged.error.issues[0]?.message ?? ''))
    setBusy(true)
    const { kind, id } = inboxCase
    const clientKey = keyOfWords(draftName, judged.data)
    const input = { id, text: judged.data, isSolved, read: inboxCase.messages.length, clientKey }
    const wasSent = await onAnswer(
      kind === 'ticket' ? send('answerTicket', input) : send('answerEnquiry', { kind, ...input }),
    )
    setBusy(false)
    if (!wasSent) return
    forgetSent(draftName)
    // What was typed on while it was being sent stays.
    if (typed.current === text) write('')
    setSolved(false)
  }

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void answer()
      }}
    >
      {other !== null && <Notice kind="bad">{m.admin_answering_other({ name: other.name })}</Notice>}
      <TextArea
        label={m.admin_answer()}
        hint={
          inboxCase.kind === 'ticket'
            ? m.admin_answer_hint({ name: inboxCase.contact.name })
            : m.admin_answer_mail_hint({ email: inboxCase.contact.email ?? '' })
        }
        rows={6}
        value={text}
        error={error}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void answer()
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy}>
          {m.admin_answer_send()}
        </Button>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-brand"
            checked={isSolved}
            onChange={({ target }) => setSolved(target.checked)}
          />
          {m.admin_answer_solves()}
        </label>
        <CannedMenu isForQuestions={false} text={text} name={inboxCase.contact.name} onWrite={write} />
      </div>
    </form>
  )
}

import { useRef, useState } from 'react'
import { writtenText } from '../../../domain/admin/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../../domain/support/rules.ts'
import { MathsTextArea } from '../../practice/maths-text-area.tsx'
import { Button } from '../../ui/button.tsx'
import { clockText } from '../../ui/clock-text.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { CannedMenu } from '../canned-menu.tsx'
import { draftOf, keepDraft } from '../drafts.ts'
import { ruleText } from '../labels.ts'
import { Choice } from '../parts.tsx'
import { forgetSent, keyOfWords } from '../sent-once.ts'
import { useHold } from '../use-hold.ts'
import type { Change, Question } from './question.ts'

type Props = { question: Question; onChange: Change }

/** Writes to the asker, with mathematics and the way to a second of a lesson. */
export function AnswerQuestion({ question, onChange }: Props) {
  const { id, lesson, second, lessons, messages } = question
  const draftName = `question/${id}`
  const [text, setText] = useState(() => draftOf(draftName))
  const [item, setItem] = useState('')
  const [at, setAt] = useState(second === null ? '0:00' : clockText(second))
  const [error, setError] = useState<string>()
  const [atError, setAtError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const typed = useRef(text)
  const { other, hold, release } = useHold(question.answering, (isHeld) =>
    send('holdQuestion', { id, isHeld }),
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
    const linkSecond = item === '' ? null : secondsOf(at)
    setAtError(item !== '' && linkSecond === null ? m.admin_ask_link_at_wrong() : undefined)
    if (!judged.success) return setError(ruleText(judged.error.issues[0]?.message ?? ''))
    if (item !== '' && linkSecond === null) return
    setBusy(true)
    const wasSent = await onChange(
      send('answerQuestion', {
        id,
        text: judged.data,
        ...(linkSecond !== null && { link: { item, second: linkSecond } }),
        read: messages.length,
        clientKey: keyOfWords(draftName, judged.data),
      }),
    )
    setBusy(false)
    if (!wasSent) return
    forgetSent(draftName)
    // What was typed on while it was being sent stays.
    if (typed.current === text) write('')
    setItem('')
  }

  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void answer()
      }}
    >
      {other !== null && <Notice kind="bad">{m.admin_answering_other({ name: other.name })}</Notice>}
      <MathsTextArea
        label={m.admin_answer()}
        hint={m.admin_ask_answer_hint({ name: question.student })}
        error={error}
        name="answer"
        rows={6}
        maxLength={longestMessage}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {lessons.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_160px]">
          <Choice label={m.admin_ask_link()} value={item} onChange={({ target }) => setItem(target.value)}>
            <option value="">{m.admin_ask_link_none()}</option>
            {lessons.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
                {one.id === lesson?.id && ' ←'}
              </option>
            ))}
          </Choice>
          {item !== '' && (
            <Field
              label={m.admin_ask_link_at()}
              value={at}
              error={atError}
              inputMode="numeric"
              onChange={({ target }) => setAt(target.value)}
            />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy}>
          {m.admin_answer_send()}
        </Button>
        <CannedMenu isForQuestions text={text} name={question.student} onWrite={write} />
      </div>
    </form>
  )
}

/** Of `3:20` or `1:02:30`; null for anything else. */
function secondsOf(text: string): number | null {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim())
  if (parts === null) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

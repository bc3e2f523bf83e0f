import { useState } from 'react'
import { typedTime } from '../../../domain/lessons/times.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { longestMessage } from '../../../domain/support/rules.ts'
import { MathsTextArea } from '../../practice/maths-text-area.tsx'
import { clockText } from '../../ui/clock-text.ts'
import { Field } from '../../ui/field.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ShrunkPicture } from '../../ui/shrunk-picture.ts'
import { send } from '../api.ts'
import { CannedMenu } from '../ui/canned-menu.tsx'
import { Choice } from '../ui/parts.tsx'
import { AnswerPicture } from '../ui/thread-picture.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import type { Question, QuestionChange } from './question.ts'

type Props = { question: Question; onChange: QuestionChange }

/** Writes to the student who asked, with mathematics and a link to a second of a lesson. */
export function AnswerQuestion({ question, onChange }: Props) {
  const { id, lesson, second, lessons, messages } = question
  const [item, setItem] = useState('')
  const [at, setAt] = useState(second === null ? '0:00' : clockText(second))
  const [atError, setAtError] = useState<string>()
  const [picture, setPicture] = useState<ShrunkPicture | null>(null)
  const linkSecond = item === '' ? null : wholeSecondOf(at)
  const { text, error, other, write, answer } = useAnswer({
    draftName: `question/${id}`,
    answering: question.answering,
    hold: (isHeld) => send('holdQuestion', { id, isHeld }),
    beside: picture === null ? '' : ` + ${picture.byteCount}`,
    send: (words, clientKey) =>
      onChange(
        send('answerQuestion', {
          ...{ id, text: words, clientKey },
          ...(picture !== null && { picture: picture.base64 }),
          ...(linkSecond !== null && { link: { item, second: linkSecond } }),
          read: messages.length,
        }),
      ),
  })

  async function submit(): Promise<void> {
    const isTimeWrong = item !== '' && linkSecond === null
    setAtError(isTimeWrong ? m.admin_ask_link_at_wrong() : undefined)
    if (isTimeWrong || !(await answer())) return
    setItem('')
    setPicture(null)
  }

  return (
    <Form className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={submit}>
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
      <AnswerPicture picture={picture} onChange={setPicture} />
      {lessons.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_160px]">
          <Choice
            label={m.admin_ask_link()}
            value={item}
            onChange={({ target }) => setItem(target.value)}
            none={m.admin_ask_link_none()}
            options={lessons.map(({ id, name }) => ({ id, name: id === lesson?.id ? `${name} ←` : name }))}
          />
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
        <Submit>{m.admin_answer_send()}</Submit>
        <CannedMenu isForQuestions text={text} name={question.student} onWrite={write} />
      </div>
    </Form>
  )
}

/** Seconds of a time such as `3:20`; null for other text. */
function wholeSecondOf(text: string): number | null {
  const second = typedTime(text)
  return second === null ? null : Math.floor(second)
}

import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ShrunkPicture } from '../../ui/shrunk-picture.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { type Change, send } from '../api.ts'
import { CannedMenu } from '../ui/canned-menu.tsx'
import { Tick } from '../ui/form.tsx'
import { AnswerPicture } from '../ui/thread-picture.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import type { Case } from './case.ts'

type Props = { inboxCase: Case; onAnswer: Change<Case> }

/** Writes to the student or the visitor. The draft is kept until it was sent, also across a sign-in. */
export function AnswerForm({ inboxCase, onAnswer }: Props) {
  const { kind, id } = inboxCase
  const [isSolved, setSolved] = useState(false)
  const [picture, setPicture] = useState<ShrunkPicture | null>(null)
  const { text, error, other, write, answer } = useAnswer({
    draftName: `answer/${id}`,
    answering: inboxCase.answering,
    hold: (isHeld) => send('holdCase', { kind, id, isHeld }),
    beside: picture === null ? '' : ` + ${picture.byteCount}`,
    send: (words, clientKey) => {
      const input = { id, text: words, isSolved, read: inboxCase.messages.length, clientKey }
      return onAnswer(
        kind === 'ticket'
          ? send('answerTicket', { ...input, ...(picture !== null && { picture: picture.base64 }) })
          : send('answerEnquiry', { kind, ...input }),
      )
    },
  })

  async function submit(): Promise<void> {
    if (!(await answer())) return
    setSolved(false)
    setPicture(null)
  }

  return (
    <Form className="grid gap-3" onSubmit={submit}>
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
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      {kind === 'ticket' && <AnswerPicture picture={picture} onChange={setPicture} />}
      <div className="flex flex-wrap items-center gap-3">
        <Submit>{m.admin_answer_send()}</Submit>
        <Tick checked={isSolved} onTick={setSolved}>
          {m.admin_answer_solves()}
        </Tick>
        <CannedMenu isForQuestions={false} text={text} name={inboxCase.contact.name} onWrite={write} />
      </div>
    </Form>
  )
}

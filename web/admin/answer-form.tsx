import { Menu } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { writtenText } from '../../domain/admin/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { type Answer, send } from './api.ts'
import type { Case } from './case.ts'
import { draftOf, keepDraft } from './drafts.ts'
import { ruleText } from './labels.ts'
import { call } from './query.ts'
import { forgetSent, keyOfWords } from './sent-once.ts'

type Props = { inboxCase: Case; onAnswer: (asking: Promise<Answer<Case>>) => Promise<boolean> }

/** Writes to the student or the visitor. What is typed stays until it was sent, also over a sign-in. */
export function AnswerForm({ inboxCase, onAnswer }: Props) {
  const draftName = `answer/${inboxCase.id}`
  const [text, setText] = useState(() => draftOf(draftName))
  const [isSolved, setSolved] = useState(false)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const typed = useRef(text)
  const replies = useQuery(call('getCannedReplies', {}))

  function write(value: string): void {
    typed.current = value
    setText(value)
    setError(undefined)
    keepDraft(draftName, value)
  }

  async function answer(): Promise<void> {
    if (isBusy) return
    const judged = writtenText.safeParse(text)
    if (!judged.success) return setError(ruleText(judged.error.issues[0]?.message ?? ''))
    setBusy(true)
    const { kind, id } = inboxCase
    const clientKey = keyOfWords(draftName, judged.data)
    const input = { id, text: judged.data, isSolved, clientKey }
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
        <Menu.Root>
          <Menu.Trigger className={buttonClass('quiet')}>{m.admin_canned()}</Menu.Trigger>
          <Menu.Portal container={document.getElementById('main')}>
            <Menu.Positioner sideOffset={4} align="end" className="z-20">
              <Menu.Popup className="grid max-w-80 rounded-ctl border border-rule bg-card p-1 shadow-2 outline-none">
                {replies.data?.map((reply) => (
                  <Menu.Item
                    key={reply.id}
                    className="flex min-h-11 cursor-pointer items-center rounded-ctl px-3 outline-none data-[highlighted]:bg-brand-soft"
                    onClick={() => write(withReply(text, reply.text, inboxCase.contact.name))}
                  >
                    {reply.title}
                  </Menu.Item>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </div>
    </form>
  )
}

/** Appends the saved reply, with the person's name. */
function withReply(text: string, reply: string, name: string): string {
  const named = reply.replaceAll('{name}', name)
  return text.trim() === '' ? named : `${text.trimEnd()}\n\n${named}`
}

import { useRef, useState } from 'react'
import { writtenText } from '../../domain/admin/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Form, Submit } from '../ui/form.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { type Change, send } from './api.ts'
import type { Case } from './case.ts'
import { draftOf, keepDraft } from './drafts.ts'
import { ruleText } from './labels.ts'
import { When } from './parts.tsx'
import { forgetSent, keyOfWords } from './sent-once.ts'

type Props = { inboxCase: Case; onAdd: Change<Case> }

/** What staff write for staff. */
export function Notes({ inboxCase, onAdd }: Props) {
  const { kind, id } = inboxCase
  const draftName = `note/${id}`
  const [text, setText] = useState(() => draftOf(draftName))
  const [error, setError] = useState<string>()
  const typed = useRef(text)

  function write(value: string): void {
    typed.current = value
    setText(value)
    setError(undefined)
    keepDraft(draftName, value)
  }

  async function add(): Promise<void> {
    const judged = writtenText.safeParse(text)
    if (!judged.success) return setError(ruleText(judged.error.issues[0]?.message ?? ''))
    const clientKey = keyOfWords(draftName, judged.data)
    const { success } = await onAdd(send('addNote', { kind, id, text: judged.data, clientKey }))
    if (!success) return
    forgetSent(draftName)
    // What was typed on while it was being sent stays.
    if (typed.current === text) write('')
  }

  return (
    <section className="grid gap-3 rounded-card border border-rule bg-hl-soft p-4">
      <h2 className="text-lg font-bold">{m.admin_notes()}</h2>
      {inboxCase.notes.length > 0 && (
        <ul className="grid gap-3">
          {inboxCase.notes.map((note) => (
            <li key={note.id}>
              <p className="text-sm text-ink-2">
                <span className="font-semibold">{note.author}</span> <When at={note.writtenAt} />
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            </li>
          ))}
        </ul>
      )}
      <Form className="grid justify-items-start gap-2" onSubmit={add}>
        <TextArea
          label={m.admin_note()}
          hint={m.admin_note_hint()}
          rows={3}
          className="w-full"
          value={text}
          error={error}
          onChange={({ target }) => write(target.value)}
        />
        <Submit variant="secondary" size="dense">
          {m.admin_note_add()}
        </Submit>
      </Form>
    </section>
  )
}

import { m } from '../../../domain/messages/compiled/messages.js'
import { Form, Submit } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type Change, send } from '../api.ts'
import { When } from '../ui/parts.tsx'
import { useMessageDraft } from '../ui/use-answer.ts'
import type { Case } from './case.ts'

type Props = { inboxCase: Case; onAdd: Change<Case> }

/** Internal notes of staff. */
export function Notes({ inboxCase, onAdd }: Props) {
  const { kind, id } = inboxCase
  const { text, error, write, answer } = useMessageDraft({
    draftName: `note/${id}`,
    send: (words, clientKey) => onAdd(send('addNote', { kind, id, text: words, clientKey })),
  })

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
      <Form className="grid justify-items-start gap-2" onSubmit={answer}>
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

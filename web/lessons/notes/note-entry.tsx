import { type ReactNode, useId, useState } from 'react'
import type { OutputOf } from '../../../domain/calls.ts'
import { longestNote } from '../../../domain/lessons/notes/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { dayText } from '../../ui/day-text.ts'
import { TextArea } from '../../ui/text-area.tsx'

/** A note that waits for a connection says so; `refused` is the error of a server that did not accept it. */
export type Note = OutputOf<'saveNote'> & { isWaiting?: true; refused?: string }

type Props = {
  note: Note
  /** Its place: the lesson and the position in it. */
  head: ReactNode
  /** The course, in a list for several courses. */
  courseTitle?: string
  onChanged(note: Note): void
  onDeleted(): void
}

/** A note with its place; it can be edited and deleted. */
export function NoteEntry({ note, head, courseTitle, onChanged, onDeleted }: Props) {
  const id = useId()
  const [state, setState] = useState<'read' | 'write' | 'delete'>('read')
  const [words, setWords] = useState(note.words)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function change(): Promise<void> {
    setBusy(true)
    const answer = await send('changeNote', { id: note._id, words })
    setBusy(false)
    if (!answer.success) return setFailure(answer.message || m.notes_not_saved())
    close()
    onChanged(answer.data)
  }

  async function remove(): Promise<void> {
    setBusy(true)
    const answer = await send('deleteNote', { id: note._id })
    setBusy(false)
    if (answer.success) onDeleted()
    else setFailure(answer.message || m.notes_not_deleted())
  }

  function write(): void {
    setWords(note.words)
    setFailure(null)
    setState('write')
  }

  function close(): void {
    setFailure(null)
    setState('read')
  }

  return (
    <li className="border-t border-rule py-3 first:border-t-0">
      <div id={id} className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
        {head}
        <span>
          {courseTitle !== undefined && `${courseTitle} · `}
          {dayText(note.createdAt)}
          {note.isWaiting &&
            ` · ${note.refused ? m.questions_refused({ reason: note.refused }) : m.saved_note_waiting()}`}
        </span>
      </div>
      {state === 'write' ? (
        <form
          className="mt-2"
          onSubmit={(event) => {
            event.preventDefault()
            void change()
          }}
        >
          <TextArea
            label={m.notes_yours()}
            error={failure ?? undefined}
            name="changed-words"
            rows={3}
            maxLength={longestNote}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Acts>
            <Button type="submit" size="dense" className="min-h-11" isBusy={isBusy}>
              {m.notes_save()}
            </Button>
            <Button variant="quiet" size="dense" className="min-h-11" onClick={close}>
              {m.notes_cancel()}
            </Button>
          </Acts>
        </form>
      ) : (
        <>
          <p className={note.words === '' ? 'mt-1 text-ink-3' : 'mt-1 whitespace-pre-wrap break-words'}>
            {note.words === '' ? m.notes_bookmark_alone() : note.words}
          </p>
          {failure !== null && (
            <p role="alert" className="mt-1 text-small text-bad">
              {failure}
            </p>
          )}
          {state === 'read' ? (
            <div className="flex flex-wrap gap-x-4">
              <Act label={m.notes_change()} about={id} onPress={write} />
              <Act label={m.notes_delete()} about={id} onPress={() => setState('delete')} />
            </div>
          ) : (
            <div role="group" aria-label={m.notes_delete_sure()} className="mt-2">
              <p className="text-small">{m.notes_delete_sure()}</p>
              <Acts>
                <Button size="dense" className="min-h-11" isBusy={isBusy} onClick={() => void remove()}>
                  {m.notes_delete()}
                </Button>
                <Button variant="quiet" size="dense" className="min-h-11" onClick={close}>
                  {m.notes_cancel()}
                </Button>
              </Acts>
            </div>
          )}
        </>
      )}
    </li>
  )
}

function Acts({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap gap-2">{children}</div>
}

/** `about` names the note by place and day, for screen readers. */
function Act({ label, about, onPress }: { label: string; about: string; onPress(): void }) {
  return (
    <button
      type="button"
      aria-describedby={about}
      onClick={onPress}
      className="min-h-11 cursor-pointer text-small text-link underline underline-offset-2"
    >
      {label}
    </button>
  )
}

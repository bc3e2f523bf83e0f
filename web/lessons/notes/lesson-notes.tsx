import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { hasClock } from '../../../domain/catalog/item-kinds.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../../api.ts'
import { useShownPlace } from '../../shown-place.ts'
import { Button } from '../../ui/button.tsx'
import { clockText } from '../../ui/clock-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Note, NoteEntry } from './note-entry.tsx'
import { NoteForm, type NotePlace } from './note-form.tsx'
import { NoteQuestion } from './note-question.tsx'
import { notesFragment } from './notes-fragment.ts'

/** The student's notes of a lesson. Loaded when opened. */
export function LessonNotes({ item }: { item: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(() => location.hash === `#${notesFragment}`)
  return (
    <section aria-label={m.notes_title()} className="mt-4 rounded-card border border-rule bg-card">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 px-4 py-2 text-left font-semibold"
      >
        {m.notes_title()}
        <span className={isOpen ? 'rotate-180' : ''}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-rule p-4">
        {isOpen && <OpenNotes key={item} item={item} />}
      </div>
    </section>
  )
}

/** Notes shown per lesson; the rest are in the full list. */
const mostShown = 100

/** Notes of a lesson, or of one of its questions. */
export function OpenNotes({ item, at }: { item: string; at?: NotePlace }) {
  const shown = useShownPlace()
  const place = at === undefined ? shown : null
  const [notes, setNotes] = useState<Note[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isMissing = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isLeft = false
    setFailure(null)
    isMissing.current = true
    void send('getNotes', { item, limit: mostShown }).then((answer) => {
      if (isLeft) return
      if (!answer.success) return setFailure(answer.message || m.notes_failed())
      isMissing.current = false
      setNotes(answer.data.data)
    })
    return () => {
      isLeft = true
    }
  }, [item, attempt])

  useEffect(() => {
    // A note written offline was sent.
    const askAgain = () => setAttempt((now) => now + 1)
    addEventListener('notes-merged', askAgain)
    return () => removeEventListener('notes-merged', askAgain)
  }, [])

  function headOf(note: Note) {
    const { second, lessonKind } = note
    if (second === null) return <NoteQuestion note={note} />
    if (place !== null)
      return (
        <button
          type="button"
          onClick={() => place.goTo(second)}
          className="min-h-11 cursor-pointer font-semibold text-link tabular-nums underline underline-offset-2"
        >
          {place.textOf(second)}
        </button>
      )
    return hasClock(lessonKind) && <span className="font-semibold tabular-nums">{clockText(second)}</span>
  }

  function change(changed: (all: readonly Note[]) => Note[]) {
    setNotes((all) => changed(all ?? []))
    // A list that is still loading was requested before this.
    if (isMissing.current) setAttempt((now) => now + 1)
  }
  const put = (note: Note) => change((all) => inOrder([...without(all, note._id), note]))
  const listed = (notes ?? []).filter((note) => at === undefined || standsAt(note, at))
  return (
    <>
      <NoteForm item={item} place={place} at={at} onSaved={put} />
      {failure !== null && (
        <div role="alert" className="mt-4 grid justify-items-start gap-2">
          <p>{failure}</p>
          <Button size="dense" className="min-h-11" onClick={() => setAttempt(attempt + 1)}>
            {m.layout_try_again()}
          </Button>
        </div>
      )}
      {listed.length > 0 && (
        <ul aria-label={at === undefined ? m.notes_of_lesson() : m.notes_of_question()} className="mt-4">
          {listed.map((note) => (
            <NoteEntry
              key={note._id}
              note={note}
              head={at === undefined && headOf(note)}
              onChanged={put}
              onDeleted={() => change((all) => without(all, note._id))}
            />
          ))}
        </ul>
      )}
      <Link
        to="/notes"
        className="mt-3 inline-flex min-h-11 items-center text-link underline underline-offset-2"
      >
        {m.notes_to_all()}
      </Link>
    </>
  )
}

function standsAt({ sheetQuestion, practice }: Note, at: NotePlace): boolean {
  return 'practice' in at ? practice?.question === at.practice : sheetQuestion === at.sheetQuestion
}

function without(notes: readonly Note[], id: string): Note[] {
  return notes.filter(({ _id }) => _id !== id)
}

/** In the server's order. */
function inOrder(notes: readonly Note[]): Note[] {
  return notes.toSorted(
    (one, other) => (one.second ?? -1) - (other.second ?? -1) || other.createdAt.localeCompare(one.createdAt),
  )
}

import { Link } from '@tanstack/react-router'
import type { OutputOf } from '../../../domain/calls.ts'
import { hasClock } from '../../../domain/catalog/item-kinds.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { clockText } from '../../ui/clock-text.ts'
import { NoteEntry } from './note-entry.tsx'
import { NoteQuestion } from './note-question.tsx'
import { notesFragment } from './notes-fragment.ts'

type Props = { notes: OutputOf<'getNotes'>['data']; onChanged(): void }

/** Notes of every lesson, each with a link to its place. */
export function NoteList({ notes, onChanged }: Props) {
  return (
    <ul className="mt-6 max-w-3xl rounded-card border border-rule bg-card px-4">
      {notes.map((note) => (
        <NoteEntry
          key={note._id}
          note={note}
          head={
            note.lessonSlug === null ? (
              <span>
                {note.lessonTitle} · {m.notes_lesson_gone()}
              </span>
            ) : (
              <>
                <Link
                  to="/courses/$name/$lesson"
                  params={{ name: note.courseSlug, lesson: note.lessonSlug }}
                  hash={notesFragment}
                  className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-2"
                >
                  {note.lessonTitle}
                </Link>
                {hasClock(note.lessonKind) && note.second !== null && (
                  <span className="tabular-nums">{clockText(note.second)}</span>
                )}
                <NoteQuestion note={note} />
              </>
            )
          }
          courseTitle={note.courseTitle}
          onChanged={onChanged}
          onDeleted={onChanged}
        />
      ))}
    </ul>
  )
}

import { Link } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Note } from './note-entry.tsx'

/** The question that a note is about; a practice question can be opened again. */
export function NoteQuestion({ note: { sheetQuestion, practice } }: { note: Note }) {
  if (practice)
    return (
      <Link
        to="/practice"
        search={{ again: practice.question }}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-2"
      >
        {practice.skill || m.practice_title()}
      </Link>
    )
  return sheetQuestion ? <span>{m.ask_about_sheet({ name: sheetQuestion })}</span> : null
}

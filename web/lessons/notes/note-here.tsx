import { lazy, Suspense, useId, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { partFailed } from '../../ui/part-failed.tsx'
import type { NotePlace } from './note-form.tsx'

const OpenNotes = lazy(() =>
  import('./lesson-notes.tsx').then((part) => ({ default: part.OpenNotes }), partFailed),
)

type Props = { item: string; at: NotePlace; about?: string }

/** Notes at one question. Nothing of them is there before they are wanted. */
export function NoteHere({ item, at, about }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-link underline underline-offset-2"
      >
        <Icon name="pencil" size={20} />
        {m.notes_of_question()}
        {about !== undefined && <span className="sr-only">({about})</span>}
      </button>
      <div id={id} hidden={!isOpen} className="mt-2 rounded-card border border-rule bg-card p-4">
        {isOpen && (
          <Suspense>
            <OpenNotes item={item} at={at} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

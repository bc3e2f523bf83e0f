import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../ui/button.tsx'
import type { ShownLesson } from './kept-lessons.ts'
import { deleteLessons } from './lessons.ts'

type Props = { lessons: readonly ShownLesson[]; title: string; isSmall?: boolean }

/** Deletes one lesson at once; for several it asks first, as they took minutes to download. */
export function DeleteSaved({ lessons, title, isSmall = false }: Props) {
  const [asking, setAsking] = useState<'no' | 'yes' | 'cancelled'>('no')
  const deleteAll = () => void deleteLessons(lessons.map(({ item }) => item))
  if (asking === 'yes')
    return (
      <span className="flex flex-wrap gap-2">
        <Button autoFocus onClick={deleteAll}>
          {m.saved_delete_all({ count: lessons.length })}
        </Button>
        <Button variant="quiet" onClick={() => setAsking('cancelled')}>
          {m.saved_cancel()}
        </Button>
      </span>
    )
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: the focus goes back to where it was
      autoFocus={asking === 'cancelled'}
      aria-label={m.saved_delete_lesson({ title })}
      onClick={lessons.length > 1 ? () => setAsking('yes') : deleteAll}
      className={
        isSmall
          ? 'min-h-11 shrink-0 cursor-pointer text-small text-link underline underline-offset-2'
          : buttonClass('quiet')
      }
    >
      {m.saved_delete()}
    </button>
  )
}

import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../ui/button.tsx'
import type { ShownLesson } from './kept-lessons.ts'
import { deleteLessons } from './lessons.ts'

type Props = { lessons: readonly ShownLesson[]; title: string; isSmall?: boolean }

/** Deletes a lesson at once; of several it asks first, for they were loaded over minutes. */
export function DeleteSaved({ lessons, title, isSmall = false }: Props) {
  const [isAsking, setAsking] = useState(false)
  const deleteAll = () => void deleteLessons(lessons.map(({ item }) => item))
  if (isAsking)
    return (
      <span className="flex flex-wrap gap-2">
        <Button autoFocus onClick={deleteAll}>
          {m.saved_delete_all({ count: lessons.length })}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {m.saved_cancel()}
        </Button>
      </span>
    )
  return (
    <button
      type="button"
      aria-label={m.saved_delete_lesson({ title })}
      onClick={lessons.length > 1 ? () => setAsking(true) : deleteAll}
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

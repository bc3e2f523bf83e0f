import { Suspense, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { listNotes } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/part-failed.tsx'
import type { SaveChoices } from './choices.ts'

const SavePanel = lazyPart(() => import('./save-panel.tsx'), 'SavePanel')

type Props = { studentId: string; choices: SaveChoices }

/** Saves lessons for offline use. Its code loads on a press, or where one of them is already saved. */
export function SaveButton({ studentId, choices }: Props) {
  const { lesson, chapters } = choices
  const isKnown = () => {
    const saved = new Set(listNotes(studentId, 'saved').map(({ name }) => name))
    return lesson !== null
      ? saved.has(lesson)
      : chapters.some(({ lessons }) => lessons.some(({ item }) => saved.has(item)))
  }
  const [isOpen, setOpen] = useState(isKnown)
  if (!isOpen)
    return (
      <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
        {m.saved_action()}
      </Button>
    )
  return (
    <Suspense fallback={<div className="mt-4 min-h-11.5" />}>
      <SavePanel choices={choices} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

import { lazy, Suspense, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { listNotes } from '../session.ts'
import { Button } from '../ui/button.tsx'

const SavePanel = lazy(() => import('./save-panel.tsx').then((part) => ({ default: part.SavePanel })))

type Props = {
  studentId: string
  lesson: { item: string; title: string; courseTitle: string; path: string; coursePath: string }
}

/** Saves a lesson for use offline. What does it is loaded when it is pressed, or where the lesson is saved already. */
export function SaveButton({ studentId, lesson }: Props) {
  const isKnown = () => listNotes(studentId, 'saved').some(({ name }) => name === lesson.item)
  const [isOpen, setOpen] = useState(isKnown)
  if (!isOpen)
    return (
      <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
        {m.saved_action()}
      </Button>
    )
  return (
    <Suspense fallback={<div className="mt-4 min-h-11.5" />}>
      <SavePanel lesson={lesson} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

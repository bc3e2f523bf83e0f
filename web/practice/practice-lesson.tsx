import { useEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { PracticeRun } from './practice-run.tsx'

type Props = { lesson: { _id: string; title: string }; onClose(): void }

/** A practice in the place of the player. */
export function PracticeLessonPanel({ lesson, onClose }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus()
    head.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section aria-labelledby="practice-lesson">
      <div className="mb-4 flex items-start gap-3">
        <h2
          ref={head}
          id="practice-lesson"
          tabIndex={-1}
          className="min-w-0 flex-1 scroll-mt-20 text-title outline-none"
        >
          {lesson.title}
        </h2>
        <button
          type="button"
          aria-label={m.practice_close()}
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-ctl text-ink-2 hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      <PracticeRun place={`item:${lesson._id}`} wanted={{ item: lesson._id }} />
    </section>
  )
}

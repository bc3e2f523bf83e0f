import { useEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { lastToPass, rightToPass } from '../../domain/practice/passing.ts'
import { Icon } from '../ui/icon.tsx'
import { watchMarked } from './outbox.ts'
import { type PracticeAsk, PracticeRun } from './practice-run.tsx'

type Props = {
  lesson: { _id: string; title: string }
  /** Right answers left until it is passed, 0 once it is; null where it is not required, and until it has loaded. */
  rightLeft: number | null
  /** The number left has changed after an attempt. */
  onLeft(): void
  onClose(): void
  Ask: PracticeAsk
}

/** A practice lesson in place of the player. */
export function PracticeLessonPanel({ lesson, rightLeft, onLeft, onClose, Ask }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus()
    head.current?.scrollIntoView({ block: 'start' })
  }, [])
  useEffect(
    () =>
      watchMarked(({ lessons }) => {
        const left = lessons.find(({ item }) => item === lesson._id)
        if (left && rightLeft !== null && left.rightLeft !== rightLeft) onLeft()
      }),
    [lesson._id, rightLeft, onLeft],
  )
  return (
    <section aria-labelledby="practice-lesson">
      <div className="mb-4 flex items-start gap-3">
        <h1
          ref={head}
          id="practice-lesson"
          tabIndex={-1}
          className="min-w-0 flex-1 scroll-mt-20 text-title outline-none"
        >
          {lesson.title}
        </h1>
        <button
          type="button"
          aria-label={m.practice_close()}
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-ctl text-ink-2 hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      <p aria-live="polite" className="-mt-2 mb-4 text-small text-ink-2">
        {rightLeft === 0 && m.practice_passed()}
        {rightLeft !== null &&
          rightLeft > 0 &&
          m.practice_right_left({ count: rightLeft, right: rightToPass, last: lastToPass })}
      </p>
      <PracticeRun place={`item:${lesson._id}`} wanted={{ item: lesson._id }} Ask={Ask} />
    </section>
  )
}

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { maskPhone } from '../../../domain/accounts/rules.ts'
import type { OutputOf } from '../../../domain/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../../api.ts'
import { currentLocale } from '../../locale.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepWatching, type ProgressKeeper } from '../progress-keeper.ts'
import { StepLessonPlayer } from './step-lesson-player.tsx'
import { StepNotes } from './step-page.tsx'
import type { LineFieldProps } from './step-question.tsx'
import { startsOf } from './use-playing.ts'

type LoadedLesson = OutputOf<'openStepLesson'> & { keeper: ProgressKeeper; startsAt: number }

type Props = {
  lesson: { _id: string; title: string }
  /** The student's phone as watermark, on a paid lesson; null on a free one. */
  markedFor: string | null
  LineField: ComponentType<LineFieldProps>
  onClose(): void
}

/** A step lesson in place of the player. */
export function StepLessonPanel({ lesson, markedFor, LineField, onClose }: Props) {
  const language = currentLocale()
  const head = useRef<HTMLHeadingElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<LoadedLesson | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let keeper: ProgressKeeper | null = null
    let isLeft = false
    setFailure(null)
    async function open(): Promise<void> {
      const answer = await send('openStepLesson', { item: lesson._id, language })
      if (isLeft) return
      if (!answer.success) return setFailure(answer.message || m.player_failed())
      const { steps } = answer.data.lesson
      const durationInSeconds = steps.reduce((sum, { seconds }) => sum + seconds, 0)
      keeper = keepWatching({ itemId: lesson._id, durationInSeconds })
      const second = await keeper.startAt(answer.data.place)
      if (isLeft) return keeper.leave()
      const startsAt = startsOf(answer.data.lesson).findLastIndex((start) => start <= second)
      setOpened({ ...answer.data, keeper, startsAt: Math.max(0, startsAt) })
    }
    void open()
    return () => {
      isLeft = true
      keeper?.leave()
    }
  }, [lesson._id, language, attempt])

  return (
    <section aria-labelledby="step-lesson" data-guarded={markedFor === null ? undefined : ''}>
      <div className="mb-3 flex items-start gap-3">
        <h1
          ref={head}
          id="step-lesson"
          tabIndex={-1}
          className="min-w-0 flex-1 scroll-mt-20 text-title outline-none"
        >
          {opened?.lesson.title ?? lesson.title}
        </h1>
        <button
          type="button"
          aria-label={m.steps_close()}
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-ctl text-ink-2 hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      {failure !== null && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-medium text-bad">{failure}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{m.layout_try_again()}</Button>
        </div>
      )}
      {opened === null && failure === null && (
        <p role="status" className="grid min-h-64 place-items-center text-ink-2">
          {m.player_loading()}
        </p>
      )}
      {opened !== null && (
        <>
          <StepNotes lesson={opened.lesson} />
          <StepLessonPlayer
            key={opened.lesson.language}
            lesson={opened.lesson}
            startsAt={opened.startsAt}
            voices={opened.voices}
            mark={markedFor === null ? null : maskPhone(markedFor)}
            LineField={LineField}
            watched={opened.keeper.watched}
          />
        </>
      )}
    </section>
  )
}

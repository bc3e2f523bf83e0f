import { Link } from '@tanstack/react-router'
import type { OutputOf } from '../../domain/calls.ts'
import { durationText } from '../../domain/catalog/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { continueFragment } from './continue-fragment.ts'

type Props = { place: NonNullable<OutputOf<'getContinue'>>; headingLevel: 2 | 3 }

/** Where the student left off: course, lesson, minute, and a link to it. */
export function ContinueCard({ place, headingLevel }: Props) {
  const { course, lesson, positionInSeconds, lengthInSeconds, doneCount, lessonCount } = place
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby="continue-title"
      className="relative flex items-center gap-4 rounded-card border border-rule bg-card p-3 shadow-2 sm:p-4"
    >
      {course.image !== '' && (
        <img
          src={course.image}
          alt=""
          width={640}
          height={360}
          className="hidden aspect-video w-40 shrink-0 rounded-ctl bg-sunk object-cover sm:block"
        />
      )}
      <div className="min-w-0 flex-1">
        <Heading id="continue-title" className="text-sm font-semibold text-ink-2">
          {m.progress_continue_learning()}
        </Heading>
        <p className="mt-0.5 truncate text-lead leading-snug font-heading">{lesson.title}</p>
        <p className="truncate text-small text-ink-2">{course.title}</p>
        <p className="mt-1 mb-1.5 text-sm text-ink-3 tabular-nums">
          {positionInSeconds > 0
            ? m.progress_at({ time: durationText(positionInSeconds), length: durationText(lengthInSeconds) })
            : m.progress_next_lesson()}{' '}
          · {m.progress_count({ done: doneCount, all: lessonCount })}
        </p>
        <ProgressBar done={doneCount} all={lessonCount} />
      </div>
      <Link
        to="/courses/$name"
        params={{ name: course.slug }}
        hash={continueFragment}
        aria-label={`${m.progress_continue()}: ${lesson.title}`}
        className={`${buttonClass()} shrink-0 after:absolute after:inset-0 after:rounded-card max-sm:px-3`}
      >
        <Icon name="play" size={18} />
        <span className="max-sm:sr-only">{m.progress_continue()}</span>
      </Link>
    </section>
  )
}

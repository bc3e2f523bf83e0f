import type { ReactNode } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { documentSizeText } from '../ui/file-size.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { PageText } from '../ui/page-text.tsx'
import type { CourseLesson } from './course-facts.ts'

/** What visitors may read of a free lesson. */
export type FreeLesson = NonNullable<OutputOf<'getLesson'>['free']>

/** The same, as it is rendered in a page: for a step lesson or worksheet only the text. */
export type ShownLesson = FreeLesson & { stepsText?: PageText; sheetText?: PageText; language?: Locale }

type ClosedProps = { lesson: CourseLesson; onOpen(): void }

/** A worksheet or a practice before it is opened. */
export function ClosedLesson({ lesson, onOpen }: ClosedProps) {
  if (lesson.kind === 'document')
    return (
      <ClosedRow icon="document" action={<Button onClick={onOpen}>{m.lesson_open_document()}</Button>}>
        {lesson.extension.toUpperCase()}
        {lesson.byteCount > 0 && ` · ${documentSizeText(lesson.byteCount)}`}
      </ClosedRow>
    )
  return (
    <ClosedRow icon="pencil" action={<Button onClick={onOpen}>{m.lesson_start_practice()}</Button>}>
      {m.lesson_practice_about()}
    </ClosedRow>
  )
}

type RowProps = { icon: IconName; action: ReactNode; children: ReactNode }

function ClosedRow({ icon, action, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-rule bg-card p-4">
      <span className="text-ink-3">
        <Icon name={icon} size={28} />
      </span>
      <p className="max-w-[calc(100%-40px)] flex-auto text-ink-2">{children}</p>
      {action}
    </div>
  )
}

/** The transcript of a video. */
export function LessonWords({ words: { language, lines } }: { words: NonNullable<FreeLesson['words']> }) {
  return (
    <section aria-labelledby="lesson-words" className="mt-6">
      <h2 id="lesson-words" className="text-subhead font-bold">
        {m.lesson_words()}
      </h2>
      <div lang={language} className="mt-2 grid max-w-[65ch] gap-1.5">
        {lines.map((line, at) => (
          // A sentence may be said twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <p key={at}>{line}</p>
        ))}
      </div>
    </section>
  )
}

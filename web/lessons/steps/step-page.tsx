import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { localeNames } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { currentLocale } from '../../locale.ts'
import { StepFigure } from './step-figure.tsx'
import { StepView } from './step-view.tsx'

/** A whole step lesson to read, each question with its answer. It works without a script. */
export function StepPage({ lesson }: { lesson: DrawnLesson }) {
  const { steps, figure, language } = lesson
  return (
    <>
      <StepNotes lesson={lesson} />
      <div lang={language} className="step-lesson step-sheet">
        {figure && (
          <StepFigure
            figure={figure}
            shapes={steps.flatMap(({ shapes = [] }) => shapes)}
            newFrom={Number.POSITIVE_INFINITY}
            moved={null}
          />
        )}
        <ol className="step-list">
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
            <StepView key={at} {...{ step, index: at }} {...read} workings={lesson.workings} />
          ))}
        </ol>
      </div>
    </>
  )
}

/** The reader is asked nothing: each question is shown with its answer. */
const read = {
  isCurrent: false,
  isAnswered: true,
  LineField: () => null,
  onMove: () => undefined,
  onAnswered: () => undefined,
}

/** Note on the lesson's language. */
export function StepNotes({ lesson }: { lesson: DrawnLesson }) {
  const wanted = currentLocale()
  return (
    <>
      {lesson.language !== wanted && (
        <p className="step-about mb-2 text-small text-ink-2">
          {m.steps_in_english({ language: localeNames[wanted] })}
        </p>
      )}
      {lesson.isUnreviewed && <p className="step-about mb-2 text-small text-ink-2">{m.steps_unreviewed()}</p>}
    </>
  )
}

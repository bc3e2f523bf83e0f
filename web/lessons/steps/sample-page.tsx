import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { StepPage } from './step-page.tsx'

const mostSteps = 3

/** The beginning of a step lesson, under its title. */
export function SamplePage({ lesson }: { lesson: DrawnLesson }) {
  return (
    <>
      <h3 lang={lesson.language} className="text-subhead font-bold text-balance">
        {lesson.title}
      </h3>
      <div className="sample-window mt-3">
        <StepPage lesson={lesson} />
      </div>
    </>
  )
}

/** The first steps of a lesson, up to one with a question or wider than the page; null if that is the first. */
export function beginningOf(lesson: DrawnLesson): DrawnLesson | null {
  const { steps, figure } = lesson
  const end = steps.findIndex(({ question, table }) => question !== undefined || table !== undefined)
  const first = steps.slice(0, Math.min(mostSteps, end < 0 ? mostSteps : end))
  if (first.length === 0) return null
  const hasShapes = first.some(({ shapes = [] }) => shapes.length > 0)
  return { ...lesson, steps: first, figure: hasShapes ? figure : null }
}

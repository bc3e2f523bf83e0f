import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import type { MovedPoint } from './step-figure.tsx'

/** Whether a step adds to the figure or moves it. */
export const draws = (step: DrawnLesson['steps'][number] | undefined) =>
  step !== undefined && (isMove(step) || (step.shapes ?? []).length > 0)

export const isMove = ({ question }: DrawnLesson['steps'][number]) => question?.kind === 'move'

/** Current position of the point that the step's question moves. */
export function movedPoint(
  { steps }: DrawnLesson,
  at: number,
  movedTo: ReadonlyMap<number, number>,
): MovedPoint | null {
  const question = steps[at]?.question
  if (question?.kind !== 'move') return null
  const { name, from, to, joinedTo } = question
  const share = (movedTo.get(at) ?? question.beginsAt) / question.steps
  return { name, joinedTo, at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] }
}

import { faultsOfTex, type LessonFault, lessonFaults } from './check-lesson.ts'
import { type DrawTex, drawLesson, languagesOf } from './draw-lesson.ts'
import type { DrawnLesson } from './drawn-lesson.ts'
import type { StepLesson } from './step-lesson.ts'

export type FinishedLesson = {
  /** With any of them nothing is rendered. */
  faults: LessonFault[]
  /** One for each language of the lesson. */
  drawings: DrawnLesson[]
}

/** A lesson as it is published: checked by the engine, and rendered in each of its languages. */
export function finishLesson(lesson: StepLesson, drawTex: DrawTex): FinishedLesson {
  const faults = [...lessonFaults(lesson), ...faultsOfTex(lesson, drawTex)]
  if (faults.length > 0) return { faults, drawings: [] }
  return { faults, drawings: languagesOf(lesson).map((language) => drawLesson(lesson, language, drawTex)) }
}

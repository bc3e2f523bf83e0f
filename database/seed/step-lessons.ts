import { expectedSeconds, type StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import type { Queryable } from '../../server/adapters/database/database.ts'
import { drawMath } from '../../server/adapters/formulas/draw-katex.ts'
import { drawLesson, languagesOf } from '../../server/lessons/steps/draw-lesson.ts'
import { insertMedia, insertStepLesson, insertStepLessonDrawing } from './queries.ts'

/** Writes a step lesson with its drawing in each of its languages, and returns the id of its media. */
export async function writeStepLesson(tx: Queryable, lesson: StepLesson): Promise<string> {
  const seconds = lesson.steps.reduce((sum, step) => sum + expectedSeconds(step), 0)
  const media = await tx.first(insertMedia('steps', seconds, lesson.title.en))
  if (media === null) throw new Error('an insert returned no row')
  await tx.first(insertStepLesson(media.id, lesson, JSON.stringify(lesson)))
  for (const locale of languagesOf(lesson)) {
    const drawn = JSON.stringify(drawLesson(lesson, locale, drawMath))
    await tx.first(insertStepLessonDrawing(media.id, locale, drawn))
  }
  return media.id
}

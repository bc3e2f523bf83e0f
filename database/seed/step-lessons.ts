import { type DrawTex, drawLesson, languagesOf } from '../../domain/lessons/steps/draw-lesson.ts'
import { expectedSeconds, type StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import type { Queryable } from '../../server/adapters/database/database.ts'
import { insertStepLesson } from './queries-of-courses.ts'

/** Writes a step lesson with its drawing in each of its languages, and returns the id of its media. */
export async function writeStepLesson(tx: Queryable, lesson: StepLesson, drawTex: DrawTex): Promise<string> {
  const seconds = lesson.steps.reduce((sum, step) => sum + expectedSeconds(step), 0)
  const drawings = Object.fromEntries(
    languagesOf(lesson).map((locale) => [locale, drawLesson(lesson, locale, drawTex)]),
  )
  const media = await tx.first(insertStepLesson(lesson, seconds, drawings))
  if (media === null) throw new Error('an insert returned no row')
  return media.id
}

/** Draws each formula once: the lessons of a course, and one lesson in its languages, share most of them. */
export function rememberDrawings(drawTex: DrawTex): DrawTex {
  const drawn = new Map<string, string>()
  return (tex) => {
    const known = drawn.get(tex) ?? drawTex(tex)
    drawn.set(tex, known)
    return known
  }
}

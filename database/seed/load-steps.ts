import { courseSeeds } from '../../content/catalogue.ts'
import { stepLessonsOf } from '../../content/step-lessons/step-lessons-of.ts'
import { drawMath } from '../../server/adapters/formulas/draw-katex.ts'
import type { Services } from '../../server/services.ts'
import { findStepLesson, insertMissingSteps, listModulesWithoutSteps } from './queries-of-courses.ts'
import { rememberDrawings, writeStepLesson } from './step-lessons.ts'

/**
 * Adds step lessons to the demo's courses, including those of an older demo. A course that already
 * has some, that staff have opened in the builder, or that is not the demo's is unchanged.
 */
export async function loadDemoSteps({ database }: Pick<Services, 'database'>): Promise<void> {
  const modules = await database.all(listModulesWithoutSteps(courseSeeds.map(({ slug }) => slug)))
  if (modules.length === 0) return
  const drawTex = rememberDrawings(drawMath)
  await database.transaction(async (tx) => {
    for (const course of courseSeeds) {
      const lessons = stepLessonsOf(course)
      for (const { id, title } of modules.filter(({ slug }) => slug === course.slug)) {
        const placed = []
        for (const { lesson, isFree } of lessons.get(title) ?? []) {
          const known = await tx.first(findStepLesson(lesson.id))
          const mediaId = known?.id ?? (await writeStepLesson(tx, lesson, drawTex))
          placed.push({ position: placed.length, title: lesson.title.en, mediaId, isFree })
        }
        if (placed.length > 0) await tx.first(insertMissingSteps(id, placed))
      }
    }
  })
}

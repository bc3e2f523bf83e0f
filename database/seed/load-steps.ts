import { courseSeeds } from '../../content/catalogue.ts'
import { stepLessonsOf } from '../../content/step-lessons/step-lessons-of.ts'
import { drawMath } from '../../server/adapters/formulas/draw-katex.ts'
import type { Services } from '../../server/services.ts'
import { findStepLesson, insertMissingSteps, listModulesWithoutSteps } from './queries-of-courses.ts'
import { rememberDrawings, writeStepLesson } from './step-lessons.ts'

/**
 * Gives the courses of the demo their step lessons, also those of a demo that is older than these. A course that has
 * some already, that staff have opened in the builder, or that is not of the demo stays as it is.
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

import type { StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import type { CourseSeed } from '../courses/course-seed.ts'
import { lessonVideos } from '../videos/all-videos.ts'
import { discriminantGraph } from './discriminant-graph.ts'
import { lessonOfVideo } from './from-video.ts'
import { quadraticFormula } from './quadratic-formula.ts'

type PlacedLesson = { lesson: StepLesson; isFree: boolean }

const scripts = new Map(lessonVideos.map((script) => [script.slug, script]))

/** Lessons that are written as such, by the chapter that they belong to. */
const written: Readonly<Record<string, readonly StepLesson[]>> = {
  'Quadratic Equations': [quadraticFormula, discriminantGraph],
}

/**
 * The step lessons of a course by the titles of its modules: those of the free courses and of CBSE Standard. The first
 * one of every module is free, and every one of a course that has no plan.
 */
export function stepLessonsOf(course: CourseSeed): Map<string, PlacedLesson[]> {
  const isFreeCourse = Object.keys(course.plans).length === 0
  if (!isFreeCourse && course.slug !== 'cbse-class-10-maths-standard') return new Map()
  return new Map(
    course.modules.map((module) => {
      const lessons = [
        ...(written[module.title] ?? []),
        ...module.items.flatMap((item) => {
          const script = item.kind === 'video' ? scripts.get(item.video) : undefined
          return script === undefined ? [] : [lessonOfVideo(script)]
        }),
      ]
      return [module.title, lessons.map((lesson, index) => ({ lesson, isFree: isFreeCourse || index === 0 }))]
    }),
  )
}

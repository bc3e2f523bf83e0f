import type { getCourse } from '../../domain/catalog/contract.ts'
import { type ItemKind, itemKindNames, itemKinds } from '../../domain/catalog/item-kinds.ts'
import { canOpen } from '../../domain/catalog/rules.ts'
import type { CallOutput } from '../../domain/contract.ts'

export type Course = CallOutput<typeof getCourse>
export type CourseModule = Course['content'][number]
export type Video = CourseModule['videos'][number]
export type LessonDocument = CourseModule['documents'][number]
type StepsLesson = CourseModule['steps'][number]

/** A lesson of any kind. */
export type CourseLesson = {
  [Kind in ItemKind]: { kind: Kind } & CourseModule[(typeof itemKinds)[Kind]['list']][number]
}[ItemKind]

const lessonsByModule = new WeakMap<CourseModule, readonly CourseLesson[]>()

/** The lessons of a module in the sequence in which its course lists them. */
export function lessonsOf(module: CourseModule): readonly CourseLesson[] {
  const known = lessonsByModule.get(module)
  if (known !== undefined) return known
  const lessons = itemKindNames.flatMap((kind) =>
    // The list of a kind holds lessons of that kind, which the compiler cannot follow through both lookups.
    module[itemKinds[kind].list].map((lesson) => ({ kind, ...lesson }) as CourseLesson),
  )
  lessonsByModule.set(module, lessons)
  return lessons
}

/** A lesson in its course: its module, and the lessons before and after it. */
export type LessonPlace = {
  lesson: CourseLesson
  module: CourseModule
  before: CourseLesson | null
  after: CourseLesson | null
}

/** Finds a lesson by its name in the address or by its id. */
export function findLesson({ content }: Course, name: string): LessonPlace | null {
  const all = content.flatMap((module) => lessonsOf(module).map((lesson) => ({ lesson, module })))
  const at = all.findIndex(({ lesson }) => lesson.slug === name || lesson._id === name)
  const found = all[at]
  if (found === undefined) return null
  return { ...found, before: all[at - 1]?.lesson ?? null, after: all[at + 1]?.lesson ?? null }
}

export type CourseFacts = {
  /** Videos, step lessons and practice: what counts towards progress. */
  lessonCount: number
  documentCount: number
  seconds: number
}

/** How much a course, or one module of it, holds. */
export function factsOf(modules: readonly CourseModule[]): CourseFacts {
  const lessons = modules.flatMap(lessonsOf)
  const lessonCount = lessons.filter(({ kind }) => itemKinds[kind].hasProgress).length
  const videos = modules.flatMap((module) => module.videos)
  return {
    lessonCount,
    documentCount: lessons.length - lessonCount,
    seconds: videos.reduce((sum, video) => sum + durationSeconds(video.duration), 0),
  }
}

/** The first video of the first module that has one. */
export function firstVideo(course: Course): Video | null {
  return course.content.find((module) => module.videos.length > 0)?.videos[0] ?? null
}

/** The first step lesson that is free to all; null where there is none. */
export function firstFreeSteps(course: Course): StepsLesson | null {
  return course.content.flatMap(({ steps }) => steps).find(({ isFreeAccess }) => isFreeAccess) ?? null
}

/** The neighbouring videos that the student may open, in course order. */
export function neighbours(course: Course, video: Video): { previous: Video | null; next: Video | null } {
  const open = course.content
    .flatMap((module) => module.videos)
    .filter((candidate) => canOpen(candidate, course, new Date()))
  const index = open.findIndex((candidate) => candidate._id === video._id)
  return { previous: open[index - 1] ?? null, next: index < 0 ? null : (open[index + 1] ?? null) }
}

/** Seconds of a duration text: "6:12" is 372. */
export function durationSeconds(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + (Number(part) || 0), 0)
}

import type { getCourse } from '../../domain/catalog/contract.ts'
import { canOpen } from '../../domain/catalog/rules.ts'
import type { CallOutput } from '../../domain/contract.ts'

export type Course = CallOutput<typeof getCourse>
export type CourseModule = Course['content'][number]
export type Video = CourseModule['videos'][number]
export type LessonDocument = CourseModule['documents'][number]
export type StepsLesson = CourseModule['steps'][number]
export type PracticeLesson = CourseModule['practices'][number]

export type CourseFacts = {
  videoCount: number
  /** Videos and step lessons: what counts towards progress. */
  lessonCount: number
  documentCount: number
  seconds: number
}

/** How much a course, or one module of it, holds. */
export function factsOf(modules: readonly CourseModule[]): CourseFacts {
  const videos = modules.flatMap((module) => module.videos)
  return {
    videoCount: videos.length,
    lessonCount: videos.length + modules.reduce((count, module) => count + module.steps.length, 0),
    documentCount: modules.reduce((count, module) => count + module.documents.length, 0),
    seconds: videos.reduce((sum, video) => sum + durationSeconds(video.duration), 0),
  }
}

/** The video that the picture plays: the first of the first module, or of the first module that has one. */
export function firstVideo(course: Course): Video | null {
  return course.content.find((module) => module.videos.length > 0)?.videos[0] ?? null
}

/** The videos beside one that the student may open, in the order of the course. */
export function neighbours(course: Course, video: Video): { previous: Video | null; next: Video | null } {
  const open = course.content
    .flatMap((module) => module.videos)
    .filter((candidate) => canOpen(candidate, course))
  const index = open.findIndex((candidate) => candidate._id === video._id)
  return { previous: open[index - 1] ?? null, next: index < 0 ? null : (open[index + 1] ?? null) }
}

/** Seconds of a duration text: "6:12" is 372. */
export function durationSeconds(text: string): number {
  return text.split(':').reduce((sum, part) => sum * 60 + (Number(part) || 0), 0)
}

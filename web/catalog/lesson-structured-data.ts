import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { type Course, durationSeconds, type LessonPlace } from './course-facts.ts'
import type { FreeLesson } from './lesson-stage.tsx'

/** A lesson in one sentence, for search results and shared links. */
export function lessonDescription(course: Course, { lesson, module }: LessonPlace, title: string): string {
  const values = { title, module: module.moduleTitle, course: course.title }
  return lesson.isFreeAccess ? m.lesson_description_free(values) : m.lesson_description(values)
}

type Options = { course: Course; place: LessonPlace; free: FreeLesson; origin: string }

/** A free lesson for search engines (schema.org VideoObject, LearningResource). */
export function lessonStructuredData({ course, place, free, origin }: Options): Record<string, unknown> {
  const { lesson } = place
  const time = 'duration' in lesson ? `PT${durationSeconds(lesson.duration)}S` : undefined
  const common = {
    name: free.title,
    description: lessonDescription(course, place, free.title),
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Course', name: course.title, url: `${origin}/courses/${course.slug}` },
    publisher: { '@type': 'Organization', name: productName },
  }
  if (lesson.kind === 'video') {
    const picture = free.posterUrl ?? (course.image || '/og.png')
    return {
      '@type': 'VideoObject',
      ...common,
      thumbnailUrl: origin + picture,
      uploadDate: free.publishedAt,
      duration: time,
      inLanguage: free.words?.language ?? course.languages[0],
      ...(free.words && { transcript: free.words.lines.join(' ') }),
    }
  }
  return {
    '@type': 'LearningResource',
    ...common,
    learningResourceType: resourceTypes[lesson.kind],
    inLanguage: free.steps?.language ?? course.languages[0],
    datePublished: free.publishedAt,
    ...(time && { timeRequired: time }),
  }
}

const resourceTypes = { steps: 'lesson', document: 'worksheet', practice: 'practice' } as const

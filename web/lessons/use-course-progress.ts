import { useEffect, useMemo } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { rightToPass } from '../../domain/practice/passing.ts'
import { useLoaded } from '../use-loaded.ts'
import { watchSaved } from './saved-progress.ts'

/** How far a lesson came: done, or begun and left. */
export type LessonMark = 'done' | 'begun'

export type CourseProgress = {
  /** By the lesson's id; a lesson that was never begun has none. */
  marks: ReadonlyMap<string, LessonMark>
  lessonCount: number
  doneCount: number
  continueAt: OutputOf<'getProgress'>['continueAt']
  /** Practice lessons that count and are not passed, each with how many right answers are left. */
  practiceLeft: ReadonlyMap<string, number>
  /** Asks once more. */
  renew(): void
  /** Number of the certificate that was issued for the course. */
  certificate: string | null
}

/**
 * How far the student of this browser came in a course, also while they watch; null for a visitor, and
 * until it is known.
 */
export function useCourseProgress(courseId: string): CourseProgress | null {
  const { data, reload } = useLoaded('getProgress', { course: courseId })
  useEffect(() => watchSaved(({ saved }) => saved.length > 0 && reload()), [reload])
  return useMemo(() => data && { ...progressOf(data), renew: reload }, [data, reload])
}

function progressOf({
  lessons,
  practice,
  ...counts
}: OutputOf<'getProgress'>): Omit<CourseProgress, 'renew'> {
  const marks = new Map(
    lessons
      .filter(({ isDone, watchedSeconds }) => isDone || watchedSeconds > 0)
      .map(({ item, isDone }): [string, LessonMark] => [item, isDone ? 'done' : 'begun']),
  )
  const practiceLeft = new Map(practice.map(({ item, rightLeft }) => [item, rightLeft]))
  for (const [item, left] of practiceLeft) if (left < rightToPass) marks.set(item, 'begun')
  return { ...counts, marks, practiceLeft }
}

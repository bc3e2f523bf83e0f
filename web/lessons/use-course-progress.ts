import { useEffect, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { rightToPass } from '../../domain/practice/passing.ts'
import { send } from '../api.ts'
import { savedProgress } from './saved-progress.ts'

/** Progress: done, or started. */
type LessonMark = 'done' | 'begun'

export type CourseProgress = {
  /** By lesson id; a lesson that was not started has none. */
  marks: ReadonlyMap<string, LessonMark>
  lessonCount: number
  doneCount: number
  continueAt: OutputOf<'getProgress'>['continueAt']
  /** Required practice lessons that are not passed, each with how many right answers are left. */
  practiceLeft: ReadonlyMap<string, number>
  /** Requests it again. */
  renew(): void
  /** Number of the certificate that was issued for the course. */
  certificate: string | null
}

/** The student's progress in a course, updated while they watch; null for a visitor, and until it has loaded. */
export function useCourseProgress(courseId: string, studentId: string | undefined): CourseProgress | null {
  const [known, setKnown] = useState<CourseProgress | null>(null)
  useEffect(() => {
    setKnown(null)
    if (studentId === undefined) return
    let isStopped = false
    async function ask(): Promise<void> {
      const answer = await send('getProgress', { course: courseId })
      if (!isStopped && answer.success) setKnown({ ...progressOf(answer.data), renew: () => void ask() })
    }
    void ask()
    const stop = savedProgress.watch(({ saved }) => {
      if (saved.length > 0) void ask()
    })
    return () => {
      isStopped = true
      stop()
    }
  }, [courseId, studentId])
  return known
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

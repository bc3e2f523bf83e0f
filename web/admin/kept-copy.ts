import type { CourseContent } from '../../domain/admin/courses/schemas.ts'

type KeptCopy = { document: CourseContent; baseVersion: number }

/** Whose copy of which course: nobody goes on with what another wrote in the same browser. */
export type CopyOf = { courseId: string; staffId: string | null }

const keyOf = ({ courseId, staffId }: CopyOf) => `stepmark-desk-course/${staffId}/${courseId}`

/** What was written of a course and not saved yet, kept in this browser until it is. */
export function readKept(of: CopyOf): KeptCopy | null {
  try {
    // Only this file writes there.
    return JSON.parse(window.localStorage.getItem(keyOf(of)) ?? 'null') as KeptCopy | null
  } catch {
    return null
  }
}

export function keep(of: CopyOf, copy: KeptCopy): void {
  try {
    window.localStorage.setItem(keyOf(of), JSON.stringify(copy))
  } catch {
    // A browser without room keeps it in this page alone.
  }
}

export function forget(of: CopyOf): void {
  window.localStorage.removeItem(keyOf(of))
}

/** Whether two documents say the same, in whatever order their fields stand. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  const [first, second] = [one, other] as Record<string, unknown>[]
  return [...fields].every((name) => isSame(first?.[name], second?.[name]))
}

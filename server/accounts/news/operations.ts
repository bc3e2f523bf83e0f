import type { Queryable } from '../../adapters/database/database.ts'
import { endLessonNewsOf } from '../queries/students.ts'

/** Ends the news of a student, and answers the address; null when there is none. */
export async function endLessonNews(
  tx: Queryable,
  who: { id: string } | { email: string },
): Promise<string | null> {
  return (await tx.first(endLessonNewsOf(who)))?.email ?? null
}

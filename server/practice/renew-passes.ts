import type { Queryable } from '../adapters/database/database.ts'
import { finishPractice } from '../lessons/progress/operations.ts'
import type { Services } from '../services.ts'
import { leftOf, newlyPassed, type RemainingPractice, triesOf } from './passes/operations.ts'

/**
 * Records which of some practice lessons are passed, and returns how many right answers are still
 * needed in each. A pass is never revoked. Under the student's lock.
 */
export async function renewPasses(
  tx: Queryable,
  services: Pick<Services, 'settings' | 'clock'>,
  studentId: string,
  items: readonly string[],
): Promise<RemainingPractice[]> {
  if (items.length === 0) return []
  const lessons = await triesOf(tx, studentId, items)
  const passed = newlyPassed(lessons)
  if (passed.length > 0) await finishPractice(tx, services, { studentId, passed })
  return lessons.map(leftOf)
}

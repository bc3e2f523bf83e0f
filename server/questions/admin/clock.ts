import { toldBeforeDueHours } from '../../../domain/questions/rules.ts'
import { tellStaff } from '../../notifications/admin/operations.ts'
import type { Services } from '../../services.ts'
import { takeNearDue } from './queries.ts'

const hourMs = 3_600_000
/** What was due longer ago stands in the queue as late. */
const lateHours = 24

/** Tells teachers of questions whose answers are due soon, once of each time that is due, by whichever process. */
export async function tellOfNearQuestions({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  const later = (hours: number) => new Date(now.getTime() + hours * hourMs)
  await database.transaction(async (tx) => {
    for (const { id, courseId, course, dueAt } of await tx.all(
      takeNearDue(later(-lateHours), later(toldBeforeDueHours)),
    )) {
      const facts = { course, courseId, dueAt: dueAt.toISOString() }
      const onceKey = `question:${id}:${facts.dueAt}`
      await tellStaff(tx, { kind: 'question', facts, onceKey, path: `/admin/questions/${id}` }, now)
    }
  })
}

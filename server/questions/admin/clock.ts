import { hoursAfter, hoursBefore } from '../../../domain/durations.ts'
import { reminderBeforeDueHours } from '../../../domain/questions/rules.ts'
import { notifyStaff } from '../../notifications/admin/operations.ts'
import type { Services } from '../../services.ts'
import { takeQuestionsDueSoon } from './queries.ts'

/** Questions overdue for longer are shown as late in the queue. */
const lateHours = 24

/** Notifies teachers of questions whose answers are due soon, once per due time, by any process. */
export async function remindOfQuestionsDueSoon({ database, clock }: Services): Promise<void> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    for (const { id, courseId, course, dueAt } of await tx.all(
      takeQuestionsDueSoon(hoursBefore(now, lateHours), hoursAfter(now, reminderBeforeDueHours)),
    )) {
      const facts = { course, courseId, dueAt: dueAt.toISOString() }
      const onceKey = `question:${id}:${facts.dueAt}`
      await notifyStaff(tx, { kind: 'question', facts, onceKey, path: `/admin/questions/${id}` }, now)
    }
  })
}

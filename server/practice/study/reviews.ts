import { hourMs } from '../../../domain/durations.ts'
import { indiaDay, startOfIndiaDay } from '../../../domain/india-time.ts'
import { dateOfDay } from '../../../domain/practice/reviews.ts'
import { notifyStudent } from '../../notifications/operations.ts'
import type { Services } from '../../services.ts'
import { openLessons } from './operations.ts'
import { listDue, lockRound, startRound, updateRound } from './queries.ts'

/** Hours of the day in India: after school, and before the quiet hours. */
const fromHour = 16
const untilHour = 21
const studentsAtOnce = 100
/** Students without a try for this many days get no reminder. */
const activeDays = 30

/**
 * Reminds students once a day that reviews are due, of lessons that they may open. An interrupted
 * run continues, and only one process runs it.
 */
export async function remindOfDueReviews(services: Services, stopping?: AbortSignal): Promise<number> {
  const { database, clock } = services
  const now = clock.now()
  const day = indiaDay(now)
  const hour = (now.getTime() - startOfIndiaDay(day).getTime()) / hourMs
  if (hour < fromHour || hour >= untilHour) return 0
  await database.first(startRound(dateOfDay(day)))
  let studentCount = 0
  while (!stopping?.aborted) {
    const count = await database.transaction(async (tx) => {
      const round = await tx.first(lockRound(dateOfDay(day)))
      if (round === null) return null
      const due = await tx.all(
        listDue({
          ...{ after: round.reached, limit: studentsAtOnce },
          ...{ dueUntil: now, triedSince: startOfIndiaDay(day - activeDays) },
        }),
      )
      let open = 0
      for (const { studentId, skills } of due) {
        const lessons = await openLessons({ database: tx, clock, student: { id: studentId } }, skills)
        if (lessons.size === 0) continue
        const onceKey = `reviews:${dateOfDay(day)}`
        await notifyStudent(tx, { kind: 'reviewDue', facts: {}, studentId, onceKey, path: '/today' }, now)
        open += 1
      }
      const isOver = due.length < studentsAtOnce
      await tx.first(updateRound(dateOfDay(day), due.at(-1)?.studentId ?? round.reached, isOver ? now : null))
      studentCount += open
      return isOver ? null : due.length
    })
    if (count === null) break
  }
  return studentCount
}

import { addDays, mondayOf } from '../../domain/admin/insight/rules.ts'
import { dayKey } from '../../domain/formats.ts'
import { skillChapters } from '../practice/operations.ts'
import type { Services } from '../services.ts'
import {
  deleteWeek,
  findCounted,
  findFirstFact,
  insertAccess,
  insertLearning,
  insertMarks,
  insertSales,
  insertWeeks,
  listWeeksToCount,
  lockCounting,
  markCounted,
} from './queries/roll-up.ts'

/** A week of a large school takes longer than any request may, the longer the busier its server is. */
const statementMs = 5 * 60_000

type Counting = Pick<Services, 'database' | 'clock'>

/** How old the figures of today may be. */
const freshSeconds = 60
/** Access that ends in the next weeks is counted too. */
const daysAhead = 35
/** Weeks of one run that were never counted; of those that were, one. */
const newWeeksAtOnce = 20

/**
 * Counts the week of today, that of two days ago, which what comes late belongs to, weeks that were never counted and
 * the week whose count is oldest: so what was corrected later is seen within hours. Within a minute of the last count it
 * does nothing. Two processes never count at once.
 */
export async function countFigures({ database, clock }: Counting, stopping?: AbortSignal): Promise<number> {
  const now = clock.now()
  const today = dayKey(now)
  const thisWeek = mondayOf(today)
  const last = await database.first(findCounted(thisWeek))
  const isFresh = last?.countedAt && now.getTime() - last.countedAt.getTime() < freshSeconds * 1000
  if (isFresh) return 0
  const first = await database.first(findFirstFact())
  await database.first(insertWeeks(mondayOf(dayKey(first?.at ?? now)), mondayOf(addDays(today, daysAhead))))
  const listed = await database.all(listWeeksToCount(newWeeksAtOnce))
  const others = listed.filter(({ isNew }, index) => isNew || index === 0).map(({ week }) => week)
  let count = 0
  // Today's week comes last: once it was counted, a run is over.
  const recent = new Set([mondayOf(addDays(today, -2)), thisWeek])
  for (const week of [...others.filter((one) => !recent.has(one)), ...recent]) {
    if (stopping?.aborted) return count
    if (await countWeek({ database, clock }, week)) count += 1
  }
  return count
}

/** Recounts one week; safe to repeat. False when another process is counting now. */
export async function countWeek({ database, clock }: Counting, week: string): Promise<boolean> {
  return database.transaction(
    async (tx) => {
      if (!(await tx.first(lockCounting()))?.isOurs) return false
      for (const statement of deleteWeek(week)) await tx.first(statement)
      await tx.first(insertSales(week))
      await tx.first(insertAccess(week))
      await tx.first(insertLearning(week))
      await tx.first(insertMarks(week, skillChapters()))
      await tx.first(markCounted(week, clock.now()))
      return true
    },
    { statementMs },
  )
}

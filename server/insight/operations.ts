import { addDays, mondayOf } from '../../domain/admin/insight/rules.ts'
import { dayKey } from '../../domain/formats.ts'
import { skillChapters } from '../practice/operations.ts'
import type { Services } from '../services.ts'
import {
  deleteWeek,
  findCountedWeek,
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

/** A week of a large school takes longer than a request may, the more so on a busy server. */
const statementMs = 5 * 60_000

type CountingServices = Pick<Services, 'database' | 'clock'>

/** The maximum age of today's figures. */
const freshSeconds = 60
/** Access that ends in the next weeks is counted too. */
const daysAhead = 35
/** Per run: weeks never counted; and one that was. */
const newWeeksAtOnce = 20

/**
 * Recounts the current week, the week of two days ago for late facts, weeks never counted and the
 * week with the oldest count, so that later corrections appear within hours. Does nothing within a
 * minute of the last count. Two processes never count at once.
 */
export async function countFigures(
  { database, clock }: CountingServices,
  stopping?: AbortSignal,
): Promise<number> {
  const now = clock.now()
  const today = dayKey(now)
  const thisWeek = mondayOf(today)
  const last = await database.first(findCountedWeek(thisWeek))
  const isFresh = last?.countedAt && now.getTime() - last.countedAt.getTime() < freshSeconds * 1000
  if (isFresh) return 0
  const first = await database.first(findFirstFact())
  await database.first(insertWeeks(mondayOf(dayKey(first?.at ?? now)), mondayOf(addDays(today, daysAhead))))
  const listed = await database.all(listWeeksToCount(newWeeksAtOnce))
  const others = listed.filter(({ isNew }, index) => isNew || index === 0).map(({ week }) => week)
  let count = 0
  // The current week comes last: once it is counted, a run is complete.
  const recent = new Set([mondayOf(addDays(today, -2)), thisWeek])
  for (const week of [...others.filter((one) => !recent.has(one)), ...recent]) {
    if (stopping?.aborted) return count
    if (await countWeek({ database, clock }, week)) count += 1
  }
  return count
}

/** Recounts one week; safe to repeat. False when another process is counting now. */
export async function countWeek({ database, clock }: CountingServices, week: string): Promise<boolean> {
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

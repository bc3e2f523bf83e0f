import {
  addDays,
  type Difference,
  daysToSettle,
  mostWaiting,
  settlementDaysLookedBack,
} from '../../../domain/admin/insight/rules.ts'
import { daysBefore, secondsBefore } from '../../../domain/durations.ts'
import { dayKey } from '../../../domain/formats.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { GatewayTrouble, isPracticeKey } from '../../adapters/gateway/gateway.ts'
import type { Services } from '../../services.ts'
import {
  countDifferences,
  countSettlements,
  type DifferenceRow,
  findFirstCapture,
  insertAskedDay,
  insertReviewedDifference,
  judgeLines,
  listDaysToAsk,
  listDifferences,
  listSettlements,
  putLines,
  type SettlementRow,
  type SettlementTotals,
  sumSettled,
} from './queries.ts'

/** Recent days are asked for again, as the gateway adds some lines late. */
const daysAskedAgain = 4
const askAgainSeconds = 3600
/** Days per run: after a first start earlier years are loaded gradually. */
const daysAtOnce = 31
const linesAtOnce = 1000

/**
 * Loads the gateway's settlements, and compares them with the records here. Continues the next time after a failure.
 */
export async function fetchSettlements(services: Services, stopping?: AbortSignal): Promise<number> {
  const { database, clock, gateway } = services
  const first = await database.first(findFirstCapture())
  if (first === null || first.capturedAt === null) return 0
  const now = clock.now()
  const today = dayKey(now)
  const askedBefore = secondsBefore(now, askAgainSeconds)
  const days = { from: dayKey(first.capturedAt), to: today, againFrom: addDays(today, 1 - daysAskedAgain) }
  let dayCount = 0
  for (const { day } of await database.all(listDaysToAsk(days, askedBefore, daysAtOnce))) {
    if (stopping?.aborted) return dayCount
    try {
      const lines = await gateway.listSettledLines(day)
      await database.transaction(async (tx) => {
        for (let index = 0; index < lines.length; index += linesAtOnce) {
          const some = lines.slice(index, index + linesAtOnce)
          await tx.first(putLines(some, isPracticeKey(gateway.keyId)))
          await tx.first(judgeLines(some.map(({ entityId }) => entityId)))
        }
        await tx.first(insertAskedDay(day, now))
      })
    } catch (error) {
      if (!(error instanceof GatewayTrouble)) throw error
      services.log.warn({ err: error, day }, 'the gateway did not say what it paid out; it is asked again')
      return dayCount
    }
    dayCount += 1
  }
  if (dayCount > 0) await database.first(judgeLines([]))
  return dayCount
}

/** Settlement totals of a period. Not a call. */
export async function settledIn(
  { database }: Pick<Services, 'database'>,
  from: Date,
  to: Date,
): Promise<SettlementTotals> {
  const none = { lines: 0, feeInPaise: 0, taxInPaise: 0, netInPaise: 0 }
  return (await database.first(sumSettled(from, to))) ?? none
}

/** Transfers of a period, and their number. Not a call. */
export async function settlementsIn(
  { database }: Pick<Services, 'database'>,
  { from, to, limit, offset }: { from: Date; to: Date; limit: number; offset: number },
): Promise<{ rows: SettlementRow[]; count: number }> {
  const [rows, counted] = await Promise.all([
    database.all(listSettlements(from, to, limit, offset)),
    database.first(countSettlements(from, to)),
  ])
  return { rows, count: counted?.count ?? 0 }
}

function lookedAt({ clock }: Pick<Services, 'clock'>): [since: Date, before: Date] {
  const before = daysBefore(clock.now(), daysToSettle)
  return [daysBefore(before, settlementDaysLookedBack), before]
}

const shownDifferences = 100

/** The newest differences. Not a call. */
export function settlementDifferences(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<DifferenceRow[]> {
  return services.database.all(listDifferences(...lookedAt(services), shownDifferences))
}

/** Their number. Not a call. */
export async function countSettlementDifferences(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<number> {
  const counted = await services.database.first(countDifferences(...lookedAt(services), mostWaiting))
  return counted?.count ?? 0
}

type ReviewedDifference = { entityId: string; what: Difference; reason: string; staffId: string }

/** Records the explanation of a difference, which removes it from the list. Not a call. */
export async function noteDifferenceIn(
  tx: Queryable,
  { clock }: Pick<Services, 'clock'>,
  seen: ReviewedDifference,
): Promise<void> {
  await tx.first(insertReviewedDifference({ ...seen, now: clock.now() }))
}

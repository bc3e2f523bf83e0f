import { sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'
import { checkInvariants, type Violation } from '../../tests/support/invariants.ts'
import type { Kind, Load, RequestRecord } from './load.ts'

export type Figures = {
  asked: number
  failed: number
  /** By kind and response. */
  failures: Record<string, number>
  /** Responses with 503. */
  unavailable: number
  slowestInSeconds: number
  /** The longest time without a successful write. */
  secondsWithoutWrites: number
  acknowledged: number
  lost: number
  violations: Violation[]
}

/** Counts the requests, and looks up every acknowledged write. */
export async function judge(services: Services, load: Load): Promise<Figures> {
  const requests = load.asked.filter(({ kind }) => kind !== 'pay')
  const failed = requests.filter(({ status }) => status !== 200 && status !== 201)
  const failures: Record<string, number> = {}
  for (const { kind, status, error } of failed) {
    const name = `${kind}: ${status === 0 ? error : status}`
    failures[name] = (failures[name] ?? 0) + 1
  }
  const lostProgress = await countLostProgress(services, load.saved)
  const violations = await settledViolations(services, load)
  return {
    asked: requests.length,
    failed: failed.length,
    failures,
    unavailable: requests.filter(({ status }) => status === 503).length,
    slowestInSeconds: Math.max(0, ...requests.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1000,
    secondsWithoutWrites: longestSilence(requests) / 1000,
    acknowledged: load.saved.length + load.orders.length + load.verified.length,
    lost: lostProgress + violations.filter(({ invariant }) => invariant === 'I8').length,
    violations,
  }
}

const writes: readonly Kind[] = ['save progress', 'buy']

function longestSilence(requests: readonly RequestRecord[]): number {
  const times = requests
    .filter(({ kind, status }) => writes.includes(kind) && status >= 200 && status < 300)
    .map(({ endedAt }) => endedAt)
    .sort((a, b) => a - b)
  return Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time)))
}

/** How many of the acknowledged saves are missing. */
export async function countLostProgress({ database }: Services, saved: Load['saved']): Promise<number> {
  const row = await database.first(sql<{ count: number }>`
    select count(*)::int as count
    from unnest(${saved.map(({ studentId }) => studentId)}::uuid[], ${saved.map(({ item }) => item)}::uuid[],
      ${saved.map(({ from }) => from)}::int[], ${saved.map(({ to }) => to)}::int[]) as given (student_id, item_id, "from", "to")
    where not exists (
      select from lesson_progress p where p.student_id = given.student_id and p.item_id = given.item_id
        and p.watched @> int4range(given."from", given."to"))`)
  return row?.count ?? saved.length
}

/** Open orders are polled at the gateway every half minute: what is still wrong after three is wrong. */
async function settledViolations(services: Services, { orders, verified }: Load): Promise<Violation[]> {
  const deadline = performance.now() + 90_000
  for (;;) {
    const violations = await checkInvariants(services.database, { orders, verified })
    if (violations.length === 0 || performance.now() > deadline) return violations
    await new Promise((resolve) => setTimeout(resolve, 3000))
  }
}

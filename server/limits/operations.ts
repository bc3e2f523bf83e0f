import { createHash } from 'node:crypto'
import { Failure } from '../../domain/failure.ts'
import { type Limit, type LimitName, limits } from '../../domain/limits.ts'
import { orWhileFull } from '../adapters/database/full.ts'
import type { Services } from '../services.ts'
import { countCall, deleteEndedWindows } from './queries.ts'

/** Whose calls are counted: the account a call is about, empty when it is about none, and the network it comes from. */
export type Caller = { account: string; network: string }

/** Counts a call against its limits; throws `tooMany` with the seconds to wait once one is passed. */
export async function countAgainstLimits(
  services: Services,
  names: readonly LimitName[],
  caller: Caller,
): Promise<void> {
  const now = services.clock.now()
  for (const name of names) {
    const limit: Limit = limits[name]
    // Callers who name nobody must not use up one another's calls.
    if (caller[limit.per] === '') continue
    const key = `${name}:${createHash('sha256').update(caller[limit.per]).digest('base64url').slice(0, 24)}`
    const counting = services.database.first(
      countCall(key, now, new Date(now.getTime() + limit.windowSeconds * 1000)),
    )
    const counted = await (limit.isOfReading ? orWhileFull(counting, () => null) : counting)
    if (counted === null || counted.count <= limit.count) continue
    const retryAfterSeconds = Math.max(1, Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000))
    throw new Failure('tooMany', 'too_many_calls', {
      retryAfterSeconds,
      values: { minutes: Math.ceil(retryAfterSeconds / 60) },
    })
  }
}

/** Removes counts whose window has ended. */
export async function forgetEndedLimits(services: Services): Promise<void> {
  await services.database.first(deleteEndedWindows(services.clock.now()))
}

import { createHash } from 'node:crypto'
import { secondsAfter } from '../../domain/durations.ts'
import { Failure } from '../../domain/failure.ts'
import { type Limit, type LimitName, limits, widerNetworkAllowances } from '../../domain/limits.ts'
import { orWhileFull } from '../adapters/database/full.ts'
import type { Services } from '../services.ts'
import { countCall, deleteEndedWindows, uncountCall } from './queries.ts'

export type Caller = {
  /** The account a call is about; empty for none. */
  account: string
  /** The caller's network, and its enclosing ones. */
  networks: readonly string[]
  /** The device, if it is known to the account: it has its own limit, which strangers cannot use up. */
  device: string | null
  /** Length of the text that the caller sends. */
  characters?: () => number
}

/** Counts a call against its limits; throws `tooMany` with the seconds to wait once one is exceeded. */
export async function countAgainstLimits(
  services: Services,
  names: readonly LimitName[],
  caller: Caller,
): Promise<void> {
  const now = services.clock.now()
  for (const name of names) {
    const limit: Limit = limits[name]
    for (const { key, count } of countsOf(name, caller)) {
      const counting = services.database.first(
        countCall(
          key,
          limit.countsCharacters ? (caller.characters?.() ?? 1) : 1,
          now,
          secondsAfter(now, limit.windowSeconds),
          !limit.allowWhenUncounted,
        ),
      )
      const counted = await (limit.allowWhenUncounted ? orWhileFull(counting, () => null) : counting)
      if (counted === null || counted.count <= count) continue
      const retryAfterSeconds = Math.max(
        1,
        Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000),
      )
      throw new Failure('tooMany', limit.says ?? 'too_many_calls', {
        retryAfterSeconds,
        values: { minutes: Math.ceil(retryAfterSeconds / 60) },
      })
    }
  }
}

/** Counts a call against an account; false if the limit is exceeded. */
export async function isWithinLimit(services: Services, name: LimitName, account: string): Promise<boolean> {
  try {
    await countAgainstLimits(services, [name], { account, networks: [], device: null })
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** Takes back a count, as nothing was used up. */
export async function giveBack(
  services: Services,
  names: readonly LimitName[],
  caller: Caller,
): Promise<void> {
  for (const name of names)
    for (const { key } of countsOf(name, caller)) await services.database.first(uncountCall(key))
}

/** Deletes counts whose window has ended. */
export async function forgetEndedLimits(services: Services): Promise<void> {
  await services.database.first(deleteEndedWindows(services.clock.now()))
}

type Count = { key: string; count: number }

/** A call's limits, narrowest first: a refused call does not count against the wider ones. */
function countsOf(name: LimitName, { account, networks, ...caller }: Caller): Count[] {
  const { per, count, sparesKnownDevices }: Limit = limits[name]
  const device = sparesKnownDevices ? caller.device : null
  const known = sparesKnownDevices === 'together' ? 'known devices' : null
  const countOf = (who: string, allowances = 1): Count => ({
    key: `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 24)}`,
    count: count * allowances,
  })
  if (per === 'strangers') return device === null ? [countOf(per)] : []
  // Anonymous callers must not use up one another's calls.
  if (per === 'account')
    return account === '' ? [] : [countOf(device === null ? account : `${account} ${known ?? device}`)]
  if (per === 'accountFromNetwork')
    return account === '' ? [] : [countOf(`${account} ${device ?? networks[0]}`)]
  if (per === 'networkOfVisitors' && account !== '') return []
  if (device !== null) return [countOf(device)]
  return networks.flatMap((network, width) =>
    network === '' ? [] : [countOf(network, widerNetworkAllowances[width])],
  )
}

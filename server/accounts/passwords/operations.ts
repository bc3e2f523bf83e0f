import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from '../../../domain/accounts/rules.ts'
import { fieldFailure } from '../../../domain/failure.ts'
import { createFairQueue, runLimited } from '../../fair-queue.ts'
import { currentNetwork } from '../../scope.ts'

/** Argon2id at the first parameters that OWASP recommends: about 30 ms and 19 MiB each. Unrelated tests lower it. */
export const passwordStrength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const queue = createFairQueue({ mostAtOnce: 2, mostUnderway: 102 })
/** The time a full queue takes to empty, so that a refused caller retries in time. */
const busyRefusal = { message: 'server_busy', retryAfterSeconds: 3 } as const

let computed = 0

/**
 * The Argon2id hash of a password, encoded with its parameters. Two run at once and a hundred wait, fairly by network;
 * beyond that the network with the most requests gets `tooMany`, so that a burst of sign-ins leaves room for others.
 */
export async function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, passwordStrength))
}

/** Whether the password matches the hash. With null (no such account) the result is no, after the same work. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await limited(async () => verify(passwordHash ?? (await decoyHash), password))
  return isRight && passwordHash !== null
}

/** The hash of a password that nobody knows: its account is entered by setting another one. */
export function unknownPassword(): Promise<string> {
  return hashPassword(randomBytes(24).toString('base64url'))
}

/** Throws `invalid`, on the field, for a commonly used password. */
export function refuseCommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return
  throw fieldFailure('invalid', field, 'password_common')
}

/** How often the hash function ran in this process: known and unknown addresses must cost the same. */
export function passwordWorkDone(): number {
  return computed
}

const decoyHash = hash(randomBytes(24).toString('base64url'), passwordStrength)

function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  const counted = () => {
    computed += 1
    return work()
  }
  return runLimited(queue, currentNetwork(), counted, busyRefusal)
}

/**
 * Far above the extra cost of a known address (under 1 ms), far below what a person notices.
 * Unrelated tests shorten it.
 */
export const evenTime = { stepInMilliseconds: 25 }
/**
 * Timers have millisecond resolution, which would reveal the fractions: the rest is waited for in event loop turns.
 */
const fineInMilliseconds = 2

/**
 * Ends at a multiple of the step after its start, refused or not, so that the response time does not reveal whether an
 * address is known. Random time is added before rounding up: otherwise work that ends just before a step in one case
 * and just after it in the other could be told apart every time.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    const { stepInMilliseconds } = evenTime
    const spent = performance.now() - startedAt + Math.random() * stepInMilliseconds
    const endsAt = startedAt + Math.ceil(spent / stepInMilliseconds) * stepInMilliseconds
    await pause(Math.max(0, endsAt - performance.now() - fineInMilliseconds))
    while (performance.now() < endsAt) await nextTurn()
  }
}

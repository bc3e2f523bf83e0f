import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from '../../../domain/accounts/rules.ts'
import { fieldFailure } from '../../../domain/failure.ts'
import { createFairQueue, runLimited } from '../../fair-queue.ts'
import { currentNetwork } from '../../scope.ts'

/** Argon2id at the first parameters that OWASP recommends: about 30 ms and 19 MiB each. Tests of other things lower it. */
export const passwordStrength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const queue = createFairQueue({ mostAtOnce: 2, mostUnderway: 102 })
/** What a full queue takes to empty, so that a caller who was refused comes back in time. */
const busy = { message: 'server_busy', retryAfterSeconds: 3 } as const

let computed = 0

/**
 * The Argon2id hash of a password, as text that names its parameters. Two are computed at once and a
 * hundred wait, and networks take turns; beyond that it throws `tooMany`, to whoever asks for most, so that a storm of
 * sign-ins leaves room for the rest.
 */
export async function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, passwordStrength))
}

/**
 * Whether the password is the one that was hashed. With null (there is no such account) the answer is
 * no, after the same work.
 */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await limited(async () => verify(passwordHash ?? (await decoyHash), password))
  return isRight && passwordHash !== null
}

/** The hash of a password that nobody knows: an account that has it is entered by choosing another. */
export function unknownPassword(): Promise<string> {
  return hashPassword(randomBytes(24).toString('base64url'))
}

/** Throws `invalid`, beside the field, for a password that everybody would guess. */
export function refuseCommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (!isCommonPassword(password)) return
  throw fieldFailure('invalid', field, 'password_common')
}

/** How often the costly function ran in this process: known and unknown addresses must cost the same. */
export function passwordWorkDone(): number {
  return computed
}

const decoyHash = hash(randomBytes(24).toString('base64url'), passwordStrength)

function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  const counted = () => {
    computed += 1
    return work()
  }
  return runLimited(queue, currentNetwork(), counted, busy)
}

/** Far above what a known address costs more than an unknown one (under 1 ms), far below what a person notices. Tests of other things shorten it. */
export const evenTime = { stepInMilliseconds: 25 }
/** Timers count whole milliseconds, which would let the fractions through: the last of them are waited for turn by turn. */
const fineInMilliseconds = 2

/**
 * Ends on a whole step after its start, refused or not: how long an answer took does not tell whether its address is
 * known. What was spent is made longer by chance before it is rounded up: work of which one kind ends just before a
 * step and the other just after it would tell them apart every time.
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

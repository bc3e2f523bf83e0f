import type { LimitName } from '../../domain/limits.ts'
import { countAgainstLimits, giveBack } from '../limits/operations.ts'
import type { Context } from '../services.ts'
import { beganAttempt } from './attempts.ts'
import { deviceFor } from './devices.ts'
import type { CodeProof } from './queries/codes.ts'
import { findGivenTo } from './queries/invitations.ts'

const guessLimits: readonly LimitName[] = ['codePerAccount', 'codeOfStrangers']

/**
 * Checks a code within the daily limit of guesses: per account, and for unknown devices over all accounts. A right
 * code is refunded. In the browser that started a registration its code does not count, since no account can be taken
 * over by it, unless staff gave the unverified account something. Throws `tooMany`.
 */
export async function judgeGuess<Result>(
  context: Context,
  { email, proves }: { email: string; proves: CodeProof },
  judge: () => Promise<Result | null>,
): Promise<Result | null> {
  if (proves === 'address' && beganAttempt(context, email)) {
    const isAnothers = (await context.database.first(findGivenTo(email))) !== null
    if (!isAnothers) return judge()
  }
  const guesser = { account: email, networks: [], device: await deviceFor(context, email) }
  await countAgainstLimits(context, guessLimits, guesser)
  const result = await judge()
  if (result !== null) await giveBack(context, guessLimits, guesser)
  return result
}

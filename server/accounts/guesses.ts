import type { LimitName } from '../../domain/limits.ts'
import { countAgainstLimits, giveBack } from '../limits/operations.ts'
import type { Context } from '../services.ts'
import { beganAttempt } from './attempts.ts'
import { deviceFor } from './devices.ts'
import type { CodeProof } from './queries/codes.ts'
import { findGivenTo } from './queries/invitations.ts'

const guessLimits: readonly LimitName[] = ['codePerAccount', 'codeOfStrangers']

/**
 * Judges a code within what may be guessed in a day: for its account, and for devices that nobody knows over all
 * accounts. A right code was no guess and is given back. In the browser that began a registration its code does not
 * count: no account is taken over by it, unless staff gave an unproven one something, where it counts. Throws `tooMany`.
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

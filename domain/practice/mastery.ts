import { daysAfter } from '../durations.ts'
export const masteryLevels = ['notStarted', 'learning', 'secure', 'mastered'] as const
export type MasteryLevel = (typeof masteryLevels)[number]

/** The first attempt at one question of a skill; later attempts do not count. */
export type FirstTry = {
  /** Names the question with its numbers: the same one counts once. */
  question: string
  isRight: boolean
  hintsUsed: number
  /** Asked among questions of other skills. */
  isReview: boolean
  at: Date
}

const countedTries = 5
const rightToBeSecure = 3
const daysToBeMastered = 7

/**
 * A skill's mastery level, from its first attempts in order. Secure: three of the last five questions right, each a
 * different question, without a hint. Mastered: right again in a mixed review at least seven days after the skill
 * became secure. A forgotten skill falls again.
 */
export function masteryOf(tries: readonly FirstTry[]): MasteryLevel {
  let level: MasteryLevel = 'notStarted'
  let secureSince: Date | null = null
  for (const [index, one] of tries.entries()) {
    const isSecure = isSecureAfter(tries.slice(Math.max(0, index + 1 - countedTries), index + 1))
    if (!isSecure) {
      level = 'learning'
      secureSince = null
      continue
    }
    // A slip in a mastered skill delays it by seven days.
    if (secureSince === null || (level === 'mastered' && !one.isRight)) {
      level = 'secure'
      secureSince = one.at
    }
    const isLater = one.at >= daysAfter(secureSince, daysToBeMastered)
    if (isLater && one.isReview && isUnaided(one)) level = 'mastered'
  }
  return level
}

function isSecureAfter(last: readonly FirstTry[]): boolean {
  return new Set(last.filter(isUnaided).map(({ question }) => question)).size >= rightToBeSecure
}

/** Right at the first attempt and without a hint. */
export function isUnaided({ isRight, hintsUsed }: Pick<FirstTry, 'isRight' | 'hintsUsed'>): boolean {
  return isRight && hintsUsed === 0
}

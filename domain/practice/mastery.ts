export const masteryLevels = ['notStarted', 'learning', 'secure', 'mastered'] as const
export type MasteryLevel = (typeof masteryLevels)[number]

/** The first try at one question of a skill; later tries at it say nothing more. */
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
const dayInMilliseconds = 86_400_000

/**
 * How well a skill is known, from its first tries in the order in which they were answered. Secure: three of the last
 * five questions right, each another question, without a hint. Mastered: right again in a mixed review seven days
 * after the skill became secure, or later. What is forgotten falls again.
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
    // A slip in a skill that was mastered asks for seven days more.
    if (secureSince === null || (level === 'mastered' && !one.isRight)) {
      level = 'secure'
      secureSince = one.at
    }
    const isLater = one.at.getTime() - secureSince.getTime() >= daysToBeMastered * dayInMilliseconds
    if (isLater && one.isReview && isUnaided(one)) level = 'mastered'
  }
  return level
}

function isSecureAfter(last: readonly FirstTry[]): boolean {
  return new Set(last.filter(isUnaided).map(({ question }) => question)).size >= rightToBeSecure
}

/** Right at the first try and without a hint. */
export function isUnaided({ isRight, hintsUsed }: Pick<FirstTry, 'isRight' | 'hintsUsed'>): boolean {
  return isRight && hintsUsed === 0
}

import { type FirstTry, isUnaided } from './mastery.ts'

/** A practice lesson is passed with this many of its last questions right, each a different one and without a hint. */
export const rightToPass = 5
export const lastToPass = 7

type CountedTry = Pick<FirstTry, 'question' | 'isRight' | 'hintsUsed'>

/** The attempts with which a lesson was first passed, of its first attempts in order; null while it is not. */
export function passingTries<Try extends CountedTry>(tries: readonly Try[]): readonly Try[] | null {
  for (let end = rightToPass; end <= tries.length; end += 1) {
    const last = tries.slice(Math.max(0, end - lastToPass), end)
    if (rightOf(last) >= rightToPass) return last
  }
  return null
}

/** How many consecutive right answers are left until a lesson is passed; 0 once it is. */
export function rightAnswersLeft(tries: readonly CountedTry[]): number {
  if (passingTries(tries) !== null) return 0
  let left = 1
  while (left < rightToPass && rightOf(tries.slice(-(lastToPass - left))) + left < rightToPass) left += 1
  return left
}

function rightOf(tries: readonly CountedTry[]): number {
  return new Set(tries.filter(isUnaided).map(({ question }) => question)).size
}

import type { PracticeQuestion, Words } from '../../domain/practice/question.ts'
import type { Random } from '../worksheets/random.ts'
import type { TopicName } from '../worksheets/sheet-seed.ts'

/** Makes one kind of question from a seed. A published maker never changes: a change is a new version. */
export type PracticeMaker = {
  /** topic and kind: `quadratic-equations/solve-by-factors`; never changes */
  readonly id: string
  readonly version: number
  readonly skill: string
  readonly level: 1 | 2 | 3
  /** no longer asked; the question can still be made for students who already got it */
  readonly bannedSeeds?: readonly number[]
  /** few variants by nature */
  readonly isFixed?: true
  readonly make: (random: Random) => PracticeQuestion
}

/** The first version uses the numbers of a worksheet, which are few; the second has many. */
export function widened<Numbers>({
  sheet,
  wide,
  make,
  ...maker
}: Omit<PracticeMaker, 'version' | 'make'> & {
  sheet: (random: Random) => Numbers
  wide: (random: Random) => Numbers
  make: (numbers: Numbers, random: Random) => PracticeQuestion
}): readonly [PracticeMaker, PracticeMaker] {
  const from = (version: number, draw: (random: Random) => Numbers): PracticeMaker => ({
    ...maker,
    version,
    make: (random) => make(draw(random), random),
  })
  return [from(1, sheet), from(2, wide)]
}

export type PracticeTopic = {
  readonly id: TopicName
  readonly name: Words
  /** the skills that its makers practise first, by id */
  readonly skills: Readonly<Record<string, Words>>
  /** a maker of another topic may be listed here too */
  readonly makers: readonly PracticeMaker[]
}

import type { Random } from '../../../worksheets/random.ts'

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
  [20, 21, 29],
] as const

/** The sides of a right triangle: two legs, then the hypotenuse. */
export const drawTriple = (random: Random, factor: number = random.integer(1, 5)) => {
  const [a, b, c] = random.pick(triples)
  return [a * factor, b * factor, c * factor] as const
}

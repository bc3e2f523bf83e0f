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

const upTo200 = Array.from({ length: 200 }, (_, index) => index + 1)
/** Right triangles from 2.5 to 20 cm in whole millimetres, none too narrow to draw. */
const inMm = upTo200.flatMap((a) =>
  upTo200
    .map((b) => [a, b, Math.hypot(a, b)] as const)
    .filter(([, b, c]) => Number.isInteger(c) && c >= 25 && c <= 200 && 5 * Math.min(a, b) > Math.max(a, b)),
)

/** The sides of a right triangle to construct, in cm with one decimal. */
export const drawTripleInMm = (random: Random) => {
  const [a, b, c] = random.pick(inMm as [(typeof inMm)[number]])
  return [a / 10, b / 10, c / 10] as const
}

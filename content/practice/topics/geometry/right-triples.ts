import type { Random } from '../../../worksheets/random.ts'

/** Legs and hypotenuse of the right triangles with whole sides that are not too narrow to draw. */
const triples = Array.from({ length: 200 * 200 }, (_, index) => {
  const [a, b] = [1 + (index % 200), 1 + Math.floor(index / 200)]
  return [a, b, Math.hypot(a, b)] as const
}).filter(([a, b, c]) => Number.isInteger(c) && c <= 200 && 5 * Math.min(a, b) > Math.max(a, b))

const ofParts = {
  1: triples.filter(([, , c]) => c <= 100),
  10: triples.filter(([, , c]) => c >= 25),
}

/** The sides of a right triangle: two legs, then the hypotenuse; whole numbers up to 100, or tenths up to 20. */
export const drawTriple = (random: Random, parts: 1 | 10 = random.pick([1, 10])) => {
  const [a, b, c] = random.pick(ofParts[parts] as [(typeof triples)[number]])
  return [a / parts, b / parts, c / parts] as const
}

import type { Random } from '../../../worksheets/random.ts'

/** Small right triangles: the legs, then the hypotenuse. */
export const triples = [
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

type Sides = readonly [leg: number, leg: number, hypotenuse: number]

/** The sides of a right triangle: two legs, then the hypotenuse. */
export const drawTriple = (random: Random, factor: number = random.integer(1, 5)) => {
  const [a, b, c] = random.pick(triples)
  return [a * factor, b * factor, c * factor] as const
}

/** The right triangles with whole sides that are not too narrow to draw, each of both ways round. */
const allTriples = Array.from({ length: 250 * 250 }, (_, index): Sides => {
  const [a, b] = [1 + (index % 250), 1 + Math.floor(index / 250)]
  return [a, b, Math.sqrt(a * a + b * b)]
}).filter(([a, b, c]) => Number.isInteger(c) && c <= 250 && 5 * Math.min(a, b) > Math.max(a, b))
const triplesOf = (least: number, most: number) =>
  // There are some within all limits in use.
  allTriples.filter(([, , c]) => c >= least && c <= most) as [Sides, ...Sides[]]
const wholeTriples = triplesOf(5, 100)
const shortTenths = triplesOf(25, 150)
const pageTenths = triplesOf(40, 200)
const steepTenths = triplesOf(25, 200).filter(([a, b]) => a < b) as [Sides, ...Sides[]]

const tenth = (triples: readonly [Sides, ...Sides[]], random: Random): Sides => {
  const [a, b, c] = random.pick(triples)
  return [a / 10, b / 10, c / 10]
}

/** Any right triangle with whole sides up to 100. */
export const drawWholeTriple = (random: Random): Sides => random.pick(wholeTriples)

/** Any right triangle with whole sides up to 100, or with tenths up to 15. */
export const drawAnyTriple = (random: Random): Sides =>
  random.pick([true, false]) ? drawWholeTriple(random) : tenth(shortTenths, random)

/** A right triangle on its shorter leg, with sides in tenths up to 20. */
export const drawSteepTriple = (random: Random): Sides => tenth(steepTenths, random)

/** Any right triangle with sides in tenths up to 20: it can be drawn, and what is around it has room on a page. */
export const drawTripleForPage = (random: Random): Sides => tenth(pageTenths, random)

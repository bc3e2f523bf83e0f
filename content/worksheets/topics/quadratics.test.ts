import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import * as quadratics from './quadratics.ts'

const valueAt = (a: number, b: number, c: number, x: number) => a * x * x + b * x + c
const realRoots = (a: number, b: number, c: number) => {
  const discriminant = b * b - 4 * a * c
  return discriminant > 0 ? 2 : discriminant === 0 ? 1 : 0
}

checkMakers(quadratics, {
  solveByFactors: ({ given, result }) => {
    for (const x of result.roots) expect(valueAt(given.a, given.b, given.c, x)).toBeCloseTo(0, 9)
    expect(result.roots[0] + result.roots[1]).toBeCloseTo(-given.b / given.a, 9)
  },
  rootsAtSight: ({ given, result }) => {
    for (const x of result.roots) expect((x + given.left) * (x + given.right) === 0).toBe(true)
  },
  solveByFormula: (asked) => {
    const { a, b, c } = asked.given
    for (const x of asked.result.roots) expect(valueAt(a, b, c, x)).toBeCloseTo(0, 8)
    expect(asked.result.roots[0]).not.toBe(asked.result.roots[1])
    // The printed surd, worked out again.
    const printed = /\(?(-?\d+) plus\.minus (?:(\d+) )?sqrt\((\d+)\)(?:\)\/(\d+))?/.exec(lastLine(asked))
    if (printed === null) return
    const [, middle = '0', outside = '1', inside = '0', below = '1'] = printed
    const high = (Number(middle) + Number(outside) * Math.sqrt(Number(inside))) / Number(below)
    expect(valueAt(a, b, c, high)).toBeCloseTo(0, 8)
  },
  discriminantKind: ({ given, result }) => {
    const kinds = ['no real roots', 'two equal real roots', 'two different real roots']
    expect(result.kind).toBe(kinds[realRoots(given.a, given.b, given.c)])
  },
  equalRootsForK: ({ given, result }) => expect(realRoots(given.a, -given.b, result.k)).toBe(1),
  equalRootsForTwoK: ({ given, result }) => {
    expect(realRoots(given.a, result.k, given.c)).toBe(1)
    expect(realRoots(given.a, -result.k, given.c)).toBe(1)
    expect(realRoots(given.a, result.k + 1, given.c)).toBe(2)
    expect(realRoots(given.a, result.k - 1, given.c)).toBe(0)
  },
  rectangleArea: ({ given, result }) => expect(result.width * (result.width + given.more)).toBe(given.area),
  consecutiveNumbers: ({ given, result }) =>
    expect(result.smaller ** 2 + (result.smaller + 1) ** 2).toBe(given.squares),
  trainSpeed: ({ given, result }) => {
    const usual = given.distance / result.speed
    expect(usual - given.distance / (result.speed + given.gain)).toBeCloseTo(given.saved, 9)
    expect(Number.isInteger(Math.round(given.saved * 60 * 1e6) / 1e6)).toBe(true)
  },
  equationFromRoots: ({ given, result }) => {
    expect(valueAt(...result.coefficients, given.first) === 0).toBe(true)
    expect(valueAt(...result.coefficients, given.second) === 0).toBe(true)
  },
  ageProduct: ({ given, result }) =>
    expect((result.now - given.back) * (result.now + given.ahead)).toBe(given.product),
})

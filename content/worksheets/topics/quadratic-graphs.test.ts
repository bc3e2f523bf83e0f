import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as graphs from './quadratic-graphs.ts'

const valueAt = (a: number, b: number, c: number, x: number) => a * x * x + b * x + c
const realRoots = (a: number, b: number, c: number) => {
  const discriminant = b * b - 4 * a * c
  return discriminant > 0 ? 2 : discriminant === 0 ? 1 : 0
}

checkMakers(graphs, {
  quadraticTable: ({ given, result }) => {
    expect(result.points).toHaveLength(7)
    for (const [x, y] of result.points) expect(valueAt(1, given.b, given.c, x)).toBe(y)
    for (const x of result.roots) expect(valueAt(1, given.b, given.c, x) === 0).toBe(true)
  },
  lowestPoint: ({ given, result }) => {
    expect(valueAt(1, given.b, given.c, result.middle)).toBe(result.low)
    expect(valueAt(1, given.b, given.c, result.middle + 1)).toBe(result.low + 1)
    expect(realRoots(1, given.b, given.c)).toBe(result.meets)
  },
  solveByLine: ({ given, result }) => {
    for (const x of result.roots) {
      const curve = valueAt(1, given.b + given.slope, given.c + given.shift, x)
      expect(curve).toBe(given.slope * x + given.shift)
      expect(valueAt(1, given.b, given.c, x) === 0).toBe(true)
    }
  },
})

import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import * as lines from './lines.ts'

checkMakers(lines, {
  slopeOfPoints: ({ given, result }) =>
    expect(given.from[1] + result.slope * (given.to[0] - given.from[0])).toBeCloseTo(given.to[1], 9),
  lineThroughPoint: ({ given, result }) => expect(given.slope * given.x + result.intercept).toBe(given.y),
  slopeAndIntercept: ({ given, result }) => {
    for (const x of [0, 1, -4]) {
      expect(given.a * x + given.b * (result.slope * x + result.intercept)).toBeCloseTo(given.c, 9)
    }
  },
  perpendicularLine: (asked) => {
    const { m, x, y } = asked.given
    expect((-1 / m) * x + asked.result.intercept).toBeCloseTo(y, 9)
    const right = Number(/= (-?\d+)\$$/.exec(lastLine(asked))?.[1])
    expect(x + m * y).toBe(right)
  },
  collinearPoints: ({ given, result }) => {
    const [a, b, c] = given.points
    const doubled = a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1])
    expect(result.collinear).toBe(doubled === 0)
  },
  reflectPoint: ({ given, result }) => {
    const [x, y] = result.image
    expect(Math.abs(x)).toBe(Math.abs(given.x))
    expect(Math.abs(y)).toBe(Math.abs(given.y))
    expect(x === given.x).toBe(given.axis === 'the $x$ axis')
    expect(y === given.y).toBe(given.axis === 'the $y$ axis')
  },
  reflectTwice: ({ given, result }) => {
    expect([result.first[0], result.first[1] + given.y]).toEqual([given.x, 0])
    expect([result.second[0] + given.x, result.second[1] + given.y]).toEqual([0, 0])
  },
  mirrorLineOfPoints: ({ given, result }) =>
    expect(result.middle - given.left).toBe(given.right - result.middle),
  invariantPoint: ({ given, result }) => {
    const [x, y] = given.kind === 'x' ? [given.x, 0] : [0, given.x]
    expect(result.invariant).toBe(y === 0 && x !== 0)
  },
  reflectTriangle: ({ given, result }) => expect(result.area).toBe((2 * given.base * given.height) / 2),
})

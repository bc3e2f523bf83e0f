import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import * as coordinates from './coordinates.ts'

type Point = readonly [number, number]
const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1)

checkMakers(coordinates, {
  distanceOfPoints: ({ given, result }) =>
    expect(Math.sqrt(result.square)).toBeCloseTo(distance(given.from, given.to), 9),
  midpoint: ({ given, result }) => {
    const half = distance(given.from, given.to) / 2
    expect(distance(given.from, result.middle)).toBeCloseTo(half, 9)
    expect(distance(given.to, result.middle)).toBeCloseTo(half, 9)
  },
  sectionPoint: (asked) => {
    const { from, to, m, n } = asked.given
    const first = distance(from, asked.result.point)
    const second = distance(asked.result.point, to)
    expect(first + second).toBeCloseTo(distance(from, to), 9)
    expect(first * n).toBeCloseTo(second * m, 9)
    expect(lastLine(asked)).toContain(`(${asked.result.point.join(', ')})`)
  },
  ratioByAxis: (asked) => {
    const { above, below } = asked.given
    expect(asked.result.ratio * below).toBeCloseTo(above, 9)
    const [, first = 0, second = 1] = /ratio is \$(\d+) : (\d+)\$/.exec(lastLine(asked)) ?? []
    expect(Number(first) * below).toBe(Number(second) * above)
  },
  areaOfTriangle: ({ given, result }) => {
    const [a, b, c] = given.points
    const [p, q, r] = [distance(a, b), distance(b, c), distance(c, a)]
    const s = (p + q + r) / 2
    expect(result.doubled / 2).toBeCloseTo(Math.sqrt(Math.max(0, s * (s - p) * (s - q) * (s - r))), 5)
    expect(result.doubled).toBeGreaterThan(0)
  },
  fourthVertex: ({ given, result }) => {
    expect(distance(given.a, given.b)).toBeCloseTo(distance(result.d, given.c), 9)
    expect(distance(given.b, given.c)).toBeCloseTo(distance(given.a, result.d), 9)
    const equal = Math.abs(distance(given.a, given.b) - distance(given.b, given.c)) < 1e-9
    expect(result.rhombus).toBe(equal)
  },
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

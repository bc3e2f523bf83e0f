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
})

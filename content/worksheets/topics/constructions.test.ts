import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as constructions from './constructions.ts'

checkMakers(constructions, {
  triangleByScale: ({ given, result }) => {
    const [a, b, c] = given.sides
    expect(a + b > c && b + c > a && a + c > b).toBe(true)
    result.scaled.forEach((side, index) => {
      expect(side * given.n).toBeCloseTo((given.sides[index] ?? 0) * given.m, 9)
    })
  },
  divideSegment: ({ given, result }) => {
    expect(result.first + result.second).toBeCloseTo(given.length, 9)
    expect(result.first * given.n).toBeCloseTo(result.second * given.m, 9)
  },
  scaleOfFigures: ({ given, result }) =>
    expect(Math.sqrt(result.areaRatio)).toBeCloseTo(given.m / given.n, 9),
  triangleBaseHeight: ({ given, result }) =>
    expect(result.side).toBeCloseTo(Math.hypot(given.base / 2, given.height), 9),
  regularHexagon: ({ given, result }) => {
    // A side of a hexagon is the chord of 60°.
    expect(2 * result.radius * Math.sin(Math.PI / 6)).toBeCloseTo(given.side, 9)
    expect(result.diagonal).toBe(2 * result.radius)
  },
  circumcircle: ({ given, result }) =>
    expect(Math.hypot(given.a / 2, given.b / 2)).toBeCloseTo(result.radius, 9),
  incircle: ({ given, result }) => {
    const s = (given.a + given.b + given.c) / 2
    expect(result.radius * s).toBeCloseTo((given.a * given.b) / 2, 9)
  },
  equilateralCircles: ({ given, result }) => {
    expect(result.outer + result.inner).toBeCloseTo(given.side * Math.sin(Math.PI / 3), 9)
  },
  centreOfCircle: ({ given, result }) => {
    const places: Record<string, string> = {
      acute: 'inside',
      right: 'on the longest side',
      obtuse: 'outside',
    }
    expect(result.place).toContain(places[given.kind])
  },
  equidistantFromTwo: ({ given, result }) =>
    expect(Math.hypot(given.apart / 2, result.height)).toBeCloseTo(given.distance, 9),
  nameTheLocus: ({ given, result }) => {
    const expected = given.which.includes('line')
      ? 'two parallels'
      : given.which.includes('two points')
        ? 'perpendicular bisector'
        : `circle of radius ${given.distance}`
    expect(result.locus).toContain(expected)
  },
  lociMeet: ({ given, result }) => {
    // Q at the origin, the parallels at height 0 and 2 gaps below.
    const cuts = [0, 2 * given.gap].map((away) => (away > given.radius ? 0 : away === given.radius ? 1 : 2))
    expect(result.points).toBe(cuts.reduce<number>((sum, cut) => sum + cut, 0))
  },
  wellBetweenVillages: ({ given, result }) =>
    expect(Math.hypot(given.apart / 2, given.height)).toBeCloseTo(result.distance, 9),
  goatOnARope: ({ given, result }) => expect(result.area * 4 * 7).toBeCloseTo(22 * given.radius ** 2, 6),
})

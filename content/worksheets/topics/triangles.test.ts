import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import * as triangles from './triangles.ts'

checkMakers(triangles, {
  parallelLineDivides: (asked) => {
    expect(asked.given.ad / asked.given.db).toBeCloseTo(asked.given.ae / asked.result.ec, 9)
    expect(lastLine(asked)).toContain(`= ${asked.result.ec}$ cm`)
  },
  isItParallel: ({ given, result }) =>
    expect(result.parallel).toBe(Math.abs(given.ad / given.db - given.ae / given.ec) < 1e-9),
  shadowOfATree: ({ given, result }) =>
    expect(result.tree / given.treeShadow).toBeCloseTo(given.pole / given.poleShadow, 9),
  areasOfSimilarTriangles: ({ given, result }) =>
    expect(Math.sqrt(result.other / given.area)).toBeCloseTo(given.large / given.small, 9),
  correspondingSides: ({ given, result }) =>
    expect(result.ef / given.sides[1]).toBeCloseTo(given.de / given.sides[0], 9),
  mapScale: ({ given, result }) => {
    const kilometres = (centimetres: number) => (centimetres * given.thousands * 1000) / 100_000
    expect(result.area).toBeCloseTo(kilometres(given.length) * kilometres(given.width), 9)
  },
  proveProportionality: ({ given, result }) =>
    expect(result.part / (given.whole - result.part)).toBeCloseTo(given.p / given.q, 9),
})

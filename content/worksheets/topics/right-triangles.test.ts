import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as right from './right-triangles.ts'

const isRight = (a: number, b: number, c: number) => Math.abs(a * a + b * b - c * c) < 1e-9

checkMakers(right, {
  missingSide: ({ given, result }) => expect(isRight(given.side, result.other, given.hypotenuse)).toBe(true),
  ladderAtAWall: ({ given, result }) => expect(isRight(given.foot, result.height, given.ladder)).toBe(true),
  converseOfPythagoras: ({ given, result }) =>
    expect(result.isRight).toBe(isRight(given.a, given.b, given.longest)),
  altitudeOnHypotenuse: ({ given, result }) => {
    const [first, second] = result.squares
    expect(isRight(Math.sqrt(first), Math.sqrt(second), given.p + given.q)).toBe(true)
    expect(isRight(result.altitude, given.p, Math.sqrt(first))).toBe(true)
    expect(isRight(result.altitude, given.q, Math.sqrt(second))).toBe(true)
  },
  diagonalOfARectangle: ({ given, result }) =>
    expect(result.outside * Math.sqrt(result.inside)).toBeCloseTo(Math.hypot(given.length, given.width), 9),
  equilateralHeight: ({ given, result }) => {
    expect(result.heightFactor * Math.sqrt(3)).toBeCloseTo(given.side * Math.sin(Math.PI / 3), 9)
    expect(result.areaFactor * Math.sqrt(3)).toBeCloseTo((given.side ** 2 * Math.sin(Math.PI / 3)) / 2, 9)
  },
  heronsFormula: ({ given, result }) => {
    const { a, b, c } = given
    const cosine = (a * a + b * b - c * c) / (2 * a * b)
    expect(Math.sqrt(result.square)).toBeCloseTo((a * b * Math.sqrt(1 - cosine * cosine)) / 2, 6)
  },
  halfBaseHeight: ({ given, result }) => expect(2 * result.area).toBe(given.base * given.height),
  heightFromArea: ({ given, result }) => {
    expect(isRight(given.a, given.b, given.c)).toBe(true)
    expect((result.height * given.c) / 2).toBeCloseTo(result.area, 9)
    expect(result.area * 2).toBe(given.a * given.b)
  },
})

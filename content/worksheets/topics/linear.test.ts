import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import * as linear from './linear.ts'

type Line = readonly [number, number, number]
const holds = ([a, b, c]: Line, { x, y }: { x: number; y: number }) => a * x + b * y === c

checkMakers(linear, {
  elimination: (asked) => {
    expect(holds(asked.given.first, asked.result)).toBe(true)
    expect(holds(asked.given.second, asked.result)).toBe(true)
    expect(lastLine(asked)).toContain(`x = ${asked.result.x}$`)
  },
  substitution: ({ given, result }) => {
    expect(result.y).toBe(given.slope * result.x + given.constant)
    expect(holds([given.a, given.b, given.c], result)).toBe(true)
    expect(given.a + given.b * given.slope).not.toBe(0)
  },
  consistency: ({ given, result }) => {
    const [[a, b, c], [p, q, r]] = [given.first, given.second]
    const sameDirection = a * q === b * p
    const sameLine = sameDirection && a * r === c * p
    expect(result.kind).toBe(sameLine ? 'many' : sameDirection ? 'none' : 'unique')
  },
  valueOfKForNoSolution: ({ given, result }) => {
    expect(given.a * result.k).toBe(given.b * given.a * given.factor)
    expect(7 * given.factor).not.toBe(7 * given.factor + 3)
  },
  cramersRule: ({ given, result }) => {
    expect(holds(given.first, result)).toBe(true)
    expect(holds(given.second, result)).toBe(true)
  },
  pensAndNotebooks: ({ given, result }) => {
    const point = { x: result.pen, y: result.notebook }
    expect(holds([given.a, given.b, given.first], point)).toBe(true)
    expect(holds([given.p, given.q, given.second], point)).toBe(true)
    expect(given.a * given.q - given.b * given.p).not.toBe(0)
  },
  twoDigitNumber: ({ given, result }) => {
    const fits = Array.from({ length: 90 }, (_, index) => index + 10).filter((number) => {
      const [tens, units] = [Math.floor(number / 10), number % 10]
      return tens + units === given.digitSum && 10 * units + tens === number + given.difference
    })
    expect(fits).toEqual([result.number])
  },
  boatInAStream: ({ given, result }) => {
    expect((result.boat + result.stream) * given.hours).toBe(given.down)
    expect((result.boat - result.stream) * given.hours).toBe(given.up)
  },
  agesOfTwo: ({ given, result }) => {
    expect(result.mother).toBe(given.times * result.son)
    expect(result.mother + given.later + result.son + given.later).toBe(given.total)
  },
})

import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as deviations from './spread.ts'

const spread = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

checkMakers(deviations, {
  standardDeviation: ({ given, result }) => expect(result.deviation).toBeCloseTo(spread(given.values), 9),
  naturalNumbersDeviation: ({ given, result }) =>
    expect(result.deviation).toBeCloseTo(spread(Array.from({ length: given.n }, (_, index) => index + 1)), 9),
  shiftAndScale: ({ given, result }) => {
    const list = [-given.deviation, given.deviation]
    expect(spread(list.map((value) => value + given.shift))).toBeCloseTo(result.shifted, 9)
    expect(spread(list.map((value) => value * given.scale))).toBeCloseTo(result.scaled, 9)
  },
  coefficientOfVariation: ({ given, result }) =>
    expect((result.coefficient * given.mean) / 100).toBeCloseTo(given.deviation, 1),
  rangeOfList: ({ given, result }) => {
    const sorted = [...given.values].sort((left, right) => left - right)
    expect((sorted[0] ?? 0) + result.range).toBe(sorted.at(-1))
  },
})

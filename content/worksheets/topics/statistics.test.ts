import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import { decimal } from '../typst.ts'
import * as statistics from './statistics.ts'

type Classes = { width: number; lows: readonly number[]; frequencies: readonly number[] }

/** The mean of a list in which every value is at the middle of its class. */
const meanOfClasses = ({ width, lows, frequencies }: Classes) => {
  const values = lows.flatMap((low, index) =>
    Array.from({ length: frequencies[index] ?? 0 }, () => low + width / 2),
  )
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

const checkMean = (asked: {
  given: Classes
  result: { mean: number }
  steps: readonly (readonly [string, number])[]
}) => {
  expect(asked.result.mean).toBeCloseTo(meanOfClasses(asked.given), 9)
  expect(asked.steps.at(-1)?.[0]).toContain(`= ${decimal(asked.result.mean)}$`)
}

checkMakers(statistics, {
  directMean: checkMean,
  stepDeviationMean: checkMean,
  assumedMean: checkMean,
  missingFrequency: ({ given, result }) => {
    const [a, b, c, d] = given.known
    const frequencies = [a, b, result.missing, c, d]
    expect(meanOfClasses({ width: 10, lows: [0, 10, 20, 30, 40], frequencies })).toBeCloseTo(given.mean, 9)
    // With the mean at 25 every frequency would fit.
    expect(given.mean).not.toBe(25)
  },
  meanOfList: ({ given, result }) =>
    expect(given.values.reduce((sum, value) => sum + value, 0)).toBe(5 * result.mean),
  meanAfterChange: ({ given, result }) =>
    expect(result.corrected * given.count - given.right).toBe(given.mean * given.count - given.wrong),
  groupedMedian: ({ given, result }) => {
    // Values spread evenly in each class: half of them lie below the median.
    const below = given.lows.reduce((sum, low, index) => {
      const part = Math.min(1, Math.max(0, (result.median - low) / given.width))
      return sum + part * (given.frequencies[index] ?? 0)
    }, 0)
    const total = given.frequencies.reduce((sum, frequency) => sum + frequency, 0)
    expect(below).toBeCloseTo(total / 2, 9)
  },
  groupedMode: ({ given, result }) => {
    const [, left = 0, top = 0, right = 0] = given.frequencies
    expect(Math.max(...given.frequencies)).toBe(top)
    // The two lines of the histogram cross at the mode.
    const part = (result.mode - given.low) / given.width
    expect(part * (top - right)).toBeCloseTo((1 - part) * (top - left), 9)
  },
  empiricalRelation: ({ given, result }) =>
    expect(given.mean - result.mode).toBe(3 * (given.mean - given.median)),
  medianOfList: ({ given, result }) => {
    const below = given.values.filter((value) => value < result.median).length
    const above = given.values.filter((value) => value > result.median).length
    expect(below).toBe(above)
  },
  ogiveReading: ({ given, result }) => {
    const total = given.frequencies.reduce((sum, frequency) => sum + frequency, 0)
    expect(result.points.at(-1)?.[1]).toBe(total)
    expect(result.height * 2).toBe(total)
    result.points.forEach(([, height], index) => {
      const before = result.points[index - 1]?.[1] ?? 0
      expect(height - before).toBe(given.frequencies[index])
    })
  },
})

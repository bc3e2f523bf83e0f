import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as fairness from './fairness-scores.ts'

checkMakers(fairness, {
  predictByRunRate: ({ given, result }) =>
    expect(result.predicted / 20).toBeCloseTo(given.score / given.overs, 9),
  meanAbsoluteError: ({ given, result }) => {
    let total = 0
    given.predicted.forEach((value, index) => {
      total += Math.abs(value - (given.actual[index] ?? 0))
    })
    expect(result.mean * 5).toBeCloseTo(total, 9)
  },
  requiredRate: ({ given, result }) =>
    expect(given.now + result.rate * (20 - given.overs)).toBeCloseTo(given.target, 9),
  lineOfScores: ({ given, result }) => {
    const slope = (result.predicted - given.late) / (given.at - given.second)
    expect(slope).toBeCloseTo((given.late - given.early) / (given.second - given.first), 9)
  },
  falseAlarms: ({ given, result }) => {
    expect(result.precision * given.flagged).toBeCloseTo(given.right, 9)
    expect(result.recall * (given.right + given.missed)).toBeCloseTo(given.right, 9)
  },
  errorRatesOfGroups: ({ given, result }) => {
    expect(
      Math.abs((result.overall / 100) * (given.townRows + given.villageRows) - given.town - given.village),
    ).toBeLessThan(0.15)
    expect(given.village / given.villageRows).toBeGreaterThan(given.town / given.townRows)
  },
  whoIsMissing: ({ given, result }) => {
    expect(
      Math.abs(given.share - result.gap - (100 * given.girls) / (given.girls + given.boys)),
    ).toBeLessThan(0.051)
    expect(result.gap).toBeGreaterThan(0)
  },
  whatNotToKeep: ({ result }) => {
    expect(result.drop).toMatch(/names/)
    expect(result.keep).not.toMatch(/name|phone|address/)
  },
  smallGroups: ({ given, result }) => {
    expect(given.counts.filter((count) => count < given.limit)).toHaveLength(1)
    expect(result.remaining).toBe(given.counts.reduce((sum, count) => sum + count, 0))
  },
})

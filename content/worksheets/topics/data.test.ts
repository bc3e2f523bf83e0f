import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as data from './data.ts'

checkMakers(data, {
  ruleErrors: ({ given, result }) => {
    let errors = 0
    given.minutes.forEach((minutes, index) => {
      if (minutes > given.limit && !given.late[index]) errors += 1
      if (minutes <= given.limit && given.late[index]) errors += 1
    })
    expect(errors).toBe(result.errors)
  },
  bestThreshold: ({ given, result }) => {
    for (const length of given.low) expect(length).toBeLessThan(result.limit)
    for (const length of given.high) expect(length).toBeGreaterThan(result.limit)
    expect(result.limit - Math.max(...given.low)).toBe(Math.min(...given.high) - result.limit)
  },
  inputsAndOutput: ({ given, result }) =>
    expect((result.fare - given.base) / given.distance).toBe(given.rate),
  accuracyOnNewRows: ({ given, result }) =>
    expect(Math.abs((result.percent / 100) * given.fresh - given.freshRight)).toBeLessThan(0.05),
  readTable: ({ given, result }) => {
    let total = 0
    for (const value of given.values) {
      total += value
      expect(value).toBeLessThanOrEqual(result.largest)
    }
    expect(result.total).toBe(total)
    expect(result.mean * 5).toBeCloseTo(total, 9)
  },
  pieAngles: ({ given, result }) => {
    expect(result.angles.reduce((sum, angle) => sum + angle, 0)).toBe(360)
    expect(given.shares.reduce<number>((sum, share) => sum + share, 0)).toBe(72)
    result.angles.forEach((angle, index) => {
      expect(angle / 360).toBeCloseTo((given.shares[index] ?? 0) / 72, 9)
    })
  },
  whichChart: ({ given, result }) => {
    const words: Record<string, string> = {
      rainfall: 'line',
      number: 'bar',
      how: 'pie',
      height: 'scatter',
      marks: 'histogram',
    }
    expect(result.chart).toContain(words[given.task.split(' ')[0] ?? ''])
  },
  cutAxis: ({ given, result }) => {
    expect(Math.abs(result.looks * (given.first - given.start) - (given.second - given.start))).toBeLessThan(
      0.05,
    )
    expect(Math.abs(given.first * (1 + result.growth / 100) - given.second)).toBeLessThan(0.1)
  },
  meanOrMedian: ({ given, result }) => {
    expect(result.mean * 5).toBe(given.values.reduce((sum, value) => sum + value, 0))
    expect(given.values.filter((value) => value < result.median)).toHaveLength(2)
    expect(result.mean).toBeGreaterThan(result.median)
  },
  averageSpeed: ({ given, result }) => {
    const hours = given.distance / given.out + given.distance / given.back
    expect(result.speed * hours).toBeCloseTo(2 * given.distance, 9)
  },
  weightedMean: ({ given, result }) => {
    const everyone = [
      ...Array.from({ length: given.first }, () => given.low),
      ...Array.from({ length: given.second }, () => given.high),
    ]
    const total = everyone.reduce<number>((sum, marks) => sum + marks, 0)
    expect(result.mean).toBeCloseTo(total / everyone.length, 9)
  },
})

import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as analytics from './analytics.ts'

checkMakers(analytics, {
  growthRate: ({ given, result }) =>
    expect(given.before + (given.before * result.percent) / 100).toBeCloseTo(given.after, 6),
  upThenDown: (asked) => {
    const risen = 100 + asked.given.percent
    expect(100 + asked.result.change).toBeCloseTo(risen - (risen * asked.given.percent) / 100, 6)
    // The factors are printed as 1.15 and 0.85.
    expect(asked.steps[0]?.[0]).toContain(`${(1 + asked.given.percent / 100).toFixed(2)} times`)
  },
  percentagePoints: ({ given, result }) => {
    expect(given.from + result.points).toBe(given.to)
    expect(Math.abs(given.from * (1 + result.relative / 100) - given.to)).toBeLessThan(0.03)
  },
  reversePercentage: ({ given, result }) =>
    expect(result.price + (result.price * given.rate) / 100).toBeCloseTo(given.total, 6),
  compoundGrowth: ({ given, result }) => {
    let customers: number = given.start
    for (let year = 0; year < given.years; year += 1) customers += (customers * given.rate) / 100
    expect(result.end).toBe(Math.round(customers))
  },
  pivotByTown: ({ given, result }) => {
    const pivot = new Map<string, number>()
    for (const row of given.rows) pivot.set(row.town, (pivot.get(row.town) ?? 0) + row.amount)
    expect(result.names.map((name) => pivot.get(name))).toEqual(result.totals)
    expect(result.all).toBe([...pivot.values()].reduce((sum, value) => sum + value, 0))
  },
  pivotTwoWays: ({ given, result }) => {
    const flat = given.cells.flat().reduce<number>((sum, value) => sum + value, 0)
    expect(result.rows[0] + result.rows[1]).toBe(flat)
    expect(result.columns[0] + result.columns[1]).toBe(flat)
    expect((result.share * result.rows[0]) / 100).toBeCloseTo(given.cells[0][0], 0)
  },
  shareOfTotal: ({ given, result }) => {
    const total = given.parts[0] + given.parts[1] + given.parts[2]
    expect(Math.abs((result.share / 100) * total - Math.max(...given.parts))).toBeLessThan(0.1)
  },
  averageBill: ({ given, result }) => expect(result.average * given.bills).toBe(given.total),
})

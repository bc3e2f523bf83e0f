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
  countWhere: ({ given, result }) => {
    let count = 0
    for (const order of given.orders) if (!(order.amount < given.limit)) count += 1
    expect(result.count).toBe(count)
  },
  groupBy: ({ given, result }) => {
    const counted = result.groups.reduce((sum, group) => sum + group.count, 0)
    const added = result.groups.reduce((sum, group) => sum + group.total, 0)
    expect(counted).toBe(given.orders.length)
    expect(added).toBe(given.orders.reduce((sum, order) => sum + order.amount, 0))
    const names = result.groups.map((group) => group.name)
    expect(names).toEqual([...names].sort())
    for (const { name, total } of result.groups) {
      let own = 0
      for (const order of given.orders) if (order.town === name) own += order.amount
      expect(own).toBe(total)
    }
  },
  joinRows: ({ given, result }) => {
    const customers = Array.from({ length: given.customers }, (_, index) => index + 1)
    const pairs = given.orders.flatMap((order) => customers.filter((customer) => customer === order))
    expect(pairs).toHaveLength(result.matched)
  },
  distinctTowns: ({ given, result }) => {
    const towns = given.orders.map((order) => order.town)
    expect(towns.filter((town, index) => towns.indexOf(town) === index)).toHaveLength(result.count)
  },
  duplicateRows: ({ given, result }) => {
    const twice = given.list.filter((value, index) => given.list.indexOf(value) !== index)
    expect(twice.sort()).toEqual([...result.repeated].sort())
    expect(given.list.length - twice.length).toBe(result.distinct)
  },
  impossibleValues: ({ given, result }) => {
    const possible = given.list.filter((age) => age >= 12 && age <= 17)
    expect(possible).toHaveLength(6)
    expect(result.mean).toBeCloseTo(possible.reduce((sum, age) => sum + age, 0) / 6, 2)
  },
  oneTownManyNames: ({ given, result }) => {
    const [first, second, third] = given.counts
    expect(result.rows).toBe(first + second + third)
    expect(Math.abs((result.share / 100) * (result.rows + given.other) - result.rows)).toBeLessThan(0.05)
  },
  missingCells: ({ given, result }) => {
    expect(result.usable + given.empty).toBe(given.rows)
    expect(Math.abs((result.percent / 100) * given.rows - given.empty)).toBeLessThan(0.25)
  },
  totalsMustAgree: ({ given, result }) => {
    expect(given.bills.reduce((sum, bill) => sum + bill, 0) + result.difference).toBe(given.register)
    expect(result.difference % 9).toBe(0)
  },
})

import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as records from './records.ts'

checkMakers(records, {
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

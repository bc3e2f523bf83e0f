import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import * as progressions from './progressions.ts'

/** Terms by adding again and again, without the formula. */
const termsByAdding = (a: number, d: number, count: number) => {
  const terms = [a]
  while (terms.length < count) terms.push((terms.at(-1) ?? 0) + d)
  return terms
}
const total = (terms: readonly number[]) => terms.reduce((sum, term) => sum + term, 0)
const termsByMultiplying = (a: number, r: number, count: number) => {
  const terms = [a]
  while (terms.length < count) terms.push((terms.at(-1) ?? 0) * r)
  return terms
}

checkMakers(progressions, {
  nthTerm: (asked) => {
    const { a, d, n } = asked.given
    expect(termsByAdding(a, d, n).at(-1)).toBe(asked.result.term)
    expect(lastLine(asked)).toBe(`$= ${asked.result.term}$`)
  },
  commonDifference: ({ given, result }) => expect(given.terms[3] + result.d).toBe(result.next),
  whichTerm: ({ given, result }) =>
    expect(termsByAdding(given.a, given.d, 60).indexOf(given.value)).toBe(result.n - 1),
  sumOfTerms: ({ given, result }) =>
    expect(total(termsByAdding(given.a, given.d, given.n))).toBe(result.total),
  progressionFromTwoTerms: ({ given, result }) => {
    const terms = termsByAdding(result.a, result.d, given.late)
    expect(terms[given.early - 1]).toBe(given.first)
    expect(terms[given.late - 1]).toBe(given.second)
  },
  countMultiples: ({ given, result }) => {
    const found = []
    for (let value = given.low; value <= given.high; value += 1)
      if (value % given.divisor === 0) found.push(value)
    expect(result).toEqual({ count: found.length, total: total(found) })
  },
  savingsEachWeek: ({ given, result }) =>
    expect(total(termsByAdding(given.start, given.step, given.weeks))).toBe(result.total),
  seatsInRows: ({ given, result }) =>
    expect(termsByAdding(given.first, given.more, given.rows).at(-1)).toBe(result.last),
  logsInAPile: ({ given, result }) => {
    const rows = termsByAdding(given.bottom, -1, result.rows)
    expect(total(rows)).toBe(given.total)
    expect(rows.at(-1)).toBe(result.top)
    expect(result.top).toBeGreaterThan(0)
    // The other root of the equation leaves a negative row at the top.
    const other = 2 * given.bottom + 1 - result.rows
    expect(total(termsByAdding(given.bottom, -1, other))).toBe(given.total)
    expect(given.bottom - other + 1).toBeLessThan(0)
  },
  loanInstalments: ({ given, result }) => {
    const paid = termsByAdding(given.first, given.more, 12)
    expect(result).toEqual({ last: paid.at(-1), total: total(paid) })
  },
  geometricTerm: ({ given, result }) =>
    expect(termsByMultiplying(given.a, given.r, given.n).at(-1)).toBe(result.term),
  geometricSum: ({ given, result }) =>
    expect(total(termsByMultiplying(given.a, given.r, given.n))).toBe(result.total),
  commonRatio: ({ given, result }) =>
    expect(termsByMultiplying(given.a, 1 / given.bottom, 4).at(-1)).toBeCloseTo(result.next, 9),
  geometricFromTwoTerms: ({ given, result }) => {
    const terms = termsByMultiplying(result.a, result.r, 6)
    expect([terms[2], terms[5]]).toEqual([given.first, given.second])
  },
  threeInProgression: ({ given, result }) => {
    const [first, second, third] = result.numbers
    expect(second - first).toBe(third - second)
    expect(first + second + third).toBe(given.total)
    expect(first * second * third).toBe(given.product)
  },
  termFromFormula: ({ given, result }) => {
    const term = (n: number) => given.slope * n + given.constant
    expect(result).toEqual({ a: term(1), d: term(8) - term(7) })
  },
})

import { expect } from 'vitest'
import { checkMakers, lastLine } from '../check-makers.ts'
import * as sets from './sets-functions.ts'

checkMakers(sets, {
  unionIntersection: ({ given, result }) => {
    for (let value = 1; value <= 14; value += 1) {
      const inLeft = given.left.includes(value)
      const inRight = given.right.includes(value)
      expect(result.union.includes(value)).toBe(inLeft || inRight)
      expect(result.intersection.includes(value)).toBe(inLeft && inRight)
      expect(result.difference.includes(value)).toBe(inLeft && !inRight)
    }
  },
  rosterForm: ({ given, result }) => {
    const expected = []
    for (let value = 1; value < given.limit; value += 1) if (value % given.factor === 0) expected.push(value)
    expect(result.elements).toEqual(expected)
  },
  countSubsets: ({ given, result }) => {
    let subsets = 1
    for (let element = 0; element < given.size; element += 1) subsets += subsets
    expect(result.subsets).toBe(subsets)
  },
  vennCounting: ({ given, result }) => {
    expect(given.first - result.both + result.both + (given.second - result.both) + given.neither).toBe(
      given.total,
    )
  },
  disjointOrEqual: ({ given, result }) => {
    const union = new Set([...given.left, ...given.right]).size
    const verdict = union === 4 ? 'equal' : union === 8 ? 'disjoint' : 'neither equal nor disjoint'
    expect(result.verdict).toBe(verdict)
  },
  cartesianProduct: ({ given, result }) => {
    expect(new Set(result.pairs.map(String)).size).toBe(6)
    for (const [first, second] of result.pairs) {
      expect(given.left).toContain(first)
      expect(given.right).toContain(second)
    }
  },
  functionValue: (asked) => {
    const { coefficients, at } = asked.given
    expect(coefficients.reduce((value, coefficient) => value * at + coefficient, 0)).toBe(asked.result.value)
    expect(lastLine(asked)).toBe(`$= ${asked.result.value}$`)
  },
  composition: ({ given, result }) => {
    const f = (x: number) => given.outer[0] * x + given.outer[1]
    const g = (x: number) => given.inner[0] * x + given.inner[1]
    for (const x of [-3, 0, 5]) {
      expect(result.forward[0] * x + result.forward[1]).toBe(f(g(x)))
      expect(result.backward[0] * x + result.backward[1]).toBe(g(f(x)))
    }
    expect(result.commutes).toBe(f(g(1)) === g(f(1)))
  },
  isItAFunction: ({ given, result }) => {
    const inputs = given.listed.map(([input]) => input)
    expect(result.isFunction).toBe(new Set(inputs).size === inputs.length)
  },
  inputForOutput: ({ given, result }) =>
    expect(given.slope * result.input + given.constant).toBe(given.output),
})

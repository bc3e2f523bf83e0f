import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as python from './python.ts'

checkMakers(python, {
  assignment: ({ given, result }) => {
    let a: number = given.first
    const b = a * given.factor
    a = b + given.added
    expect(result.printed).toBe(a)
  },
  averageOfList: ({ given, result }) => {
    let total = 0
    for (const value of given.values) total += value
    expect(result.mean).toBe(total / given.values.length)
    // Python prints a decimal point even for a whole mean.
    expect(result.printed).toContain('.')
    expect(Number(result.printed)).toBe(result.mean)
  },
  loopTotal: ({ given, result }) => {
    let total = 0
    for (let n = 1; n < given.last + 1; n += 1) total += given.factor * n
    expect(result.total).toBe(total)
  },
  countAbove: ({ given, result }) => {
    let count = 0
    for (const mark of given.values) if (mark >= given.limit) count += 1
    expect(result.count).toBe(count)
  },
  functionCall: ({ given, result }) => {
    const fare = (km: number) => (km <= 2 ? given.base : given.base + (km - 2) * given.rate)
    expect(result.fare).toBe(fare(given.far))
  },
  remainderAndQuotient: ({ given, result }) => {
    expect(result.quotient * given.divisor + result.remainder).toBe(given.value)
    expect(result.remainder).toBeLessThan(given.divisor)
  },
  findTheSlip: ({ given, result }) => {
    const code = given.lines.join('\n')
    const word = code.includes('input')
      ? 'int('
      : code.includes('marks[3]')
        ? 'no place 3'
        : code.includes('x = 5')
          ? '=='
          : code.includes('area(r)')
            ? 'colon'
            : 'indented'
    expect(result.slip).toContain(word)
  },
})

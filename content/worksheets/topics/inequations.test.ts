import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as inequations from './inequations.ts'

checkMakers(inequations, {
  solveInequation: ({ given, result }) => {
    const fits = Array.from({ length: 40 }, (_, index) => index + 1).filter(
      (x) => given.slope * x + given.constant <= given.right,
    )
    expect(result.solutions).toEqual(fits)
  },
  doubleInequation: ({ given, result }) => {
    const fits = Array.from({ length: 41 }, (_, index) => index - 20).filter((x) => {
      const value = given.slope * x + given.constant
      return given.left < value && value <= given.right
    })
    expect(result.integers).toEqual(fits)
  },
  negativeCoefficient: ({ given, result }) => {
    const fits = (x: number) => given.constant - given.slope * x > given.right
    expect(fits(result.bound)).toBe(false)
    expect(fits(result.bound - 0.01)).toBe(true)
    expect(fits(result.bound + 0.01)).toBe(false)
  },
  fractionInequation: ({ given, result }) => {
    const fits = (x: number) => x / 2 + x / 3 + given.constant >= given.right - 1e-9
    expect(fits(result.bound)).toBe(true)
    expect(fits(result.bound - 0.01)).toBe(false)
    expect(fits(result.bound + 0.01)).toBe(true)
  },
})

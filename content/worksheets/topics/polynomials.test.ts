import { expect } from 'vitest'
import { allLines, checkMakers } from '../check-makers.ts'
import * as polynomials from './polynomials.ts'

const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((value, coefficient) => value * x + coefficient, 0)

const { factorAt, ...makers } = polynomials

checkMakers(makers, {
  zeroesAndCoefficients: ({ given, result }) => {
    for (const zero of result.zeroes) expect(valueAt([1, given.b, given.c], zero)).toBeCloseTo(0, 9)
    expect(result.zeroes[0] + result.zeroes[1]).toBe(0 - given.b)
    expect(result.zeroes[0] * result.zeroes[1]).toBe(given.c)
  },
  polynomialFromZeroes: ({ given, result }) => {
    const [a, b, c] = result.coefficients
    expect(-b / a).toBe(given.total)
    expect(c / a).toBe(given.product)
  },
  sumAndProductAtSight: ({ given, result }) => {
    // Complex zeroes too: for every quadratic a z² + b z + c = a (z² - sum z + product).
    for (const x of [-2, 1, 3]) {
      expect(given.a * (x * x - result.sum * x + result.product)).toBeCloseTo(
        valueAt([given.a, given.b, given.c], x),
        9,
      )
    }
  },
  sumOfSquaresOfZeroes: ({ given, result }) => {
    const discriminant = given.total ** 2 - 4 * given.product
    // (s ± √D) / 2 squared and added: (s² + D) / 2, real zeroes or not.
    expect(result.squares).toBe((given.total ** 2 + discriminant) / 2)
  },
  unknownCoefficient: ({ given, result }) =>
    expect(valueAt([1, given.b, result.k], given.zero)).toBeCloseTo(0, 9),
  remainderTheorem: ({ given, result }) =>
    expect(valueAt(given.coefficients, given.at)).toBe(result.remainder),
  factoriseCubic: (asked) => {
    for (const zero of asked.result.zeroes) {
      expect(valueAt(asked.given.coefficients, zero)).toBeCloseTo(0, 9)
      expect(allLines(asked)).toContain(factorAt(zero))
    }
    expect(new Set(asked.result.zeroes).size).toBe(3)
  },
  isItAFactor: ({ given, result }) =>
    expect(result.isFactor).toBe(valueAt([1, given.b, given.c], given.zero) === 0),
  constantForFactor: ({ given, result }) =>
    expect(valueAt([1, given.b, result.k, given.d], given.zero)).toBeCloseTo(0, 9),
})

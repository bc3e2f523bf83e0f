import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as ratios from './ratio-matrices.ts'

type Matrix = readonly [readonly [number, number], readonly [number, number]]

/** A matrix applied to a column: a product is right if it equals applying both in turn. */
const apply = ([[a, b], [c, d]]: Matrix, [x, y]: readonly [number, number]) =>
  [a * x + b * y + 0, c * x + d * y + 0] as const

checkMakers(ratios, {
  divideInRatio: ({ given, result }) => {
    const [a, b, c] = result.shares
    expect(a + b + c).toBe(given.amount)
    expect(a * given.second).toBe(b * given.first)
    expect(b * given.third).toBe(c * given.second)
  },
  meanProportional: ({ given, result }) =>
    expect(given.first / result.mean).toBeCloseTo(result.mean / given.second, 9),
  fourthProportional: ({ given, result }) =>
    expect(given.first * result.fourth).toBe(given.second * given.third),
  componendo: ({ given, result }) => {
    const [x, y] = [result.ratio, 1]
    expect((given.a * x + given.b * y) / (given.a * x - given.b * y)).toBeCloseTo(given.p / given.q, 9)
  },
  compoundRatio: ({ given, result }) => {
    expect(result.first * given.b * given.d).toBe(result.second * given.a * given.c)
    for (let divisor = 2; divisor <= result.first; divisor += 1) {
      expect(result.first % divisor === 0 && result.second % divisor === 0).toBe(false)
    }
  },
  addToMakeRatio: ({ given, result }) =>
    expect((given.first + result.added) * given.q).toBe((given.second + result.added) * given.p),
  matrixProduct: ({ given, result }) => {
    for (const column of [
      [1, 0],
      [0, 1],
      [2, -3],
    ] as const) {
      expect(apply(result.product, column)).toEqual(apply(given.left, apply(given.right, column)))
    }
  },
  matrixCombination: ({ given, result }) => {
    const column = [1, 10] as const
    const [first, second] = apply(result.matrix, column)
    const left = apply(given.left, column)
    const right = apply(given.right, column)
    expect(first).toBe(given.p * left[0] - given.q * right[0])
    expect(second).toBe(given.p * left[1] - given.q * right[1])
  },
  matrixEquation: ({ given, result }) => {
    expect(apply([given.first, given.second], [result.x, result.y])).toEqual(given.right)
    expect(given.first[0] * given.second[1] - given.first[1] * given.second[0]).not.toBe(0)
  },
  matrixSquare: ({ given, result }) => {
    for (const column of [
      [1, 0],
      [0, 1],
    ] as const) {
      const twice = apply(given.matrix, apply(given.matrix, column))
      const once = apply(given.matrix, column)
      expect(apply(result.square, column)).toEqual(twice)
      expect(twice[0]).toBeCloseTo(result.trace * once[0] - result.determinant * column[0], 9)
      expect(twice[1]).toBeCloseTo(result.trace * once[1] - result.determinant * column[1], 9)
    }
  },
  orderOfProduct: ({ given, result }) => expect(result.exists).toBe(given.inner === given.second),
})

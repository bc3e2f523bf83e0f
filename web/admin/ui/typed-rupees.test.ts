import { expect, it } from 'vitest'
import { typedRupees } from './typed-rupees.ts'

it.each([
  ['1249', 1249],
  ['₹1,249', 1249],
  ['1,24,900.50', 124_900.5],
  [' ₹ 249 ', 249],
])('takes %s as an amount in rupees', (typed, rupees) => {
  expect(typedRupees(typed)).toBe(rupees)
})

it.each(['', 'much', '2,99', '1.005', '-5'])('takes %j for no amount', (typed) => {
  expect(typedRupees(typed)).toBeNaN()
})

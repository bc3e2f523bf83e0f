import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as variation from './variation.ts'

checkMakers(variation, {
  directVariation: ({ given, result }) => expect(result.distance / given.asked).toBeCloseTo(given.rate, 9),
  inverseVariation: ({ given, result }) => expect(result.days * given.asked).toBeCloseTo(given.product, 9),
  whichVariation: ({ given, result }) => {
    given.inputs.forEach((input, index) => {
      const output = given.outputs[index] ?? 0
      expect(result.inverse ? input * output : output / input).toBeCloseTo(result.constant, 9)
    })
  },
  pricesInProportion: ({ given, result }) =>
    expect(result.cost * given.bought).toBe(given.total * given.asked),
})

import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as heights from './heights.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const tangent = (degrees: number) => Math.tan(radians(degrees))
checkMakers(heights, {
  towerHeight: (asked) => {
    expect(Math.atan2(asked.result.height, asked.given.distance)).toBeCloseTo(radians(asked.given.angle), 9)
    const factor = Number(/(\d+) sqrt\(3\)/.exec(asked.steps.at(-1)?.[0] ?? '')?.[1])
    expect(factor * Math.sqrt(3)).toBeCloseTo(asked.result.height, 6)
  },
  twoPointsOfView: ({ given, result }) => {
    const apart = given.height / tangent(30) - given.height / tangent(45)
    expect(Math.abs(result.distance - apart)).toBeLessThan(0.01 * given.height)
  },
  kiteString: ({ given, result }) =>
    expect(result.length * Math.sin(radians(given.angle))).toBeCloseTo(given.height, 9),
  walkingTowards: ({ given, result }) =>
    expect(result.height / tangent(30) - result.height / tangent(60)).toBeCloseTo(given.walked, 9),
  elevationFromShadow: ({ given, result }) =>
    expect(tangent(result.angle)).toBeCloseTo(given.height / given.shadow, 9),
  brokenTree: ({ given, result }) => {
    const standing = given.distance * tangent(30)
    expect(standing + Math.hypot(standing, given.distance)).toBeCloseTo(result.height, 9)
  },
})

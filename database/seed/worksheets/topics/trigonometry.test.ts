import { describe, expect, it } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as trigonometry from './trigonometry.ts'

const { identities, ...makers } = trigonometry

const radians = (degrees: number) => (degrees * Math.PI) / 180
const tangent = (degrees: number) => Math.tan(radians(degrees))
const ratioValue = (ratio: string) => {
  const [name = '', angle = '0°'] = ratio.split(' ')
  const turn = radians(Number(angle.replace('°', '')))
  return name === 'sin' ? Math.sin(turn) : name === 'cos' ? Math.cos(turn) : Math.tan(turn)
}

describe('identities', () => {
  it.each(identities.map(({ statement, left, right }) => ({ statement, left, right })))(
    '$statement holds for every acute angle tried',
    ({ left, right }) => {
      for (let degrees = 5; degrees < 90; degrees += 7) {
        expect(left(radians(degrees))).toBeCloseTo(right(radians(degrees)), 8)
      }
    },
  )
})

checkMakers(makers, {
  ratiosFromOne: ({ given, result }) => {
    const angle = Math.asin(given.opposite / given.hypotenuse)
    expect(result.cos).toBeCloseTo(Math.cos(angle), 9)
    expect(result.tan).toBeCloseTo(Math.tan(angle), 9)
  },
  standardValue: ({ given, result }) => expect(ratioValue(given.ratio) ** 2).toBeCloseTo(result.squared, 9),
  evaluateExpression: ({ given, result }) => {
    const { first, second, third, p, q, r } = given
    const value = p * ratioValue(first) ** 2 + q * ratioValue(second) ** 2 - r * ratioValue(third) ** 2
    expect(result.value).toBeCloseTo(value, 9)
  },
  angleFromRatio: ({ given, result }) => {
    expect(result.x * given.multiple).toBeCloseTo(given.angle, 9)
  },
  sidesFromTangent: ({ given, result }) => {
    expect(Math.hypot(result.ab, result.bc)).toBeCloseTo(given.ac, 9)
    const angle = Math.atan2(result.bc, result.ab)
    expect(Math.tan(angle)).toBeCloseTo(given.opposite / given.adjacent, 9)
    expect((given.p * Math.sin(angle) + Math.cos(angle)) / Math.cos(angle)).toBeCloseTo(result.value, 9)
  },
  proveIdentity: ({ given }) => expect(identities[given.index]).toBeDefined(),
  simplifyByIdentity: ({ given, result }) => {
    const angle = 0.7
    const value = given.expression.includes('sec')
      ? given.factor / Math.cos(angle) ** 2 - given.factor * Math.tan(angle) ** 2
      : given.expression.includes('csc')
        ? given.factor / Math.sin(angle) ** 2 - given.factor / Math.tan(angle) ** 2
        : given.factor * Math.sin(angle) ** 2 + given.factor * Math.cos(angle) ** 2
    expect(value).toBeCloseTo(result.value, 9)
  },
  secantPlusTangent: ({ given, result }) => {
    const angle = Math.acos(result.cos)
    expect(1 / Math.cos(angle) + Math.tan(angle)).toBeCloseTo(given.sum, 9)
    expect(1 / Math.cos(angle) - Math.tan(angle)).toBeCloseTo(result.difference, 9)
  },
  productOfIdentity: ({ given, result }) => {
    const x = given.a / Math.cos(0.6)
    const y = given.b * Math.tan(0.6)
    expect(x ** 2 / given.a ** 2 - y ** 2 / given.b ** 2).toBeCloseTo(result.value, 9)
  },
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

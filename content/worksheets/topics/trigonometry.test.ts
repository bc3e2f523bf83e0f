import { describe, expect, it } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as trigonometry from './trigonometry.ts'

const { identities, ...makers } = trigonometry

const radians = (degrees: number) => (degrees * Math.PI) / 180
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
})

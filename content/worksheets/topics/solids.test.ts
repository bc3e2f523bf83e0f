import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as solids from './solids.ts'

const pi = 22 / 7
const cone = (radius: number, height: number) => (pi * radius ** 2 * height) / 3
const ball = (radius: number) => (4 * pi * radius ** 3) / 3

checkMakers(solids, {
  coneOnHemisphere: ({ given, result }) =>
    expect(result.volume).toBeCloseTo(cone(given.radius, given.height) + ball(given.radius) / 2, 6),
  capsuleSurface: ({ given, result }) => {
    const cylinder = 2 * pi * given.radius * (given.length - 2 * given.radius)
    expect(result.surface).toBeCloseTo(cylinder + 4 * pi * given.radius ** 2, 6)
    expect(given.length).toBeGreaterThan(2 * given.radius)
  },
  tentCloth: ({ given, result }) => {
    const slant = Math.hypot(given.radius, given.height)
    expect(result.cloth).toBeCloseTo(3.14 * given.radius * slant, 6)
    expect(result.cost).toBeCloseTo(result.cloth * given.rate, 6)
  },
  meltedSphere: ({ given, result }) =>
    expect(ball(given.small) * result.count).toBeCloseTo(ball(given.large), 6),
  cylinderVolume: ({ given, result }) =>
    expect(result.volume).toBeCloseTo(pi * given.radius ** 2 * given.height, 6),
  cubesJoined: ({ given, result }) => {
    // Every joint hides two faces.
    expect(result.surface).toBe(given.count * 6 * given.side ** 2 - (given.count - 1) * 2 * given.side ** 2)
  },
  waterLevel: ({ given, result }) =>
    expect(given.jar ** 2 * result.height).toBeCloseTo(given.cylinder ** 2 * given.level, 6),
  frustumVolume: ({ given, result }) => {
    // A cone with its top cut off; the radii are as 2 : 1, so the whole cone is twice as high.
    const whole = cone(given.large, 2 * given.height)
    expect(result.volume).toBeCloseTo(whole - cone(given.small, given.height), 6)
  },
  wellAndPlatform: ({ given, result }) =>
    expect(result.height * given.length * given.width).toBeCloseTo(pi * given.radius ** 2 * given.depth, 6),
})

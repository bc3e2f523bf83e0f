import { expect } from 'vitest'
import { checkMakers } from '../check-makers.ts'
import * as neighbours from './neighbours.ts'

checkMakers(neighbours, {
  nearestPoint: ({ given, result }) => {
    const far = given.points.map((point) => Math.hypot(point.x - given.x, point.y - given.y))
    const nearest = given.points[far.indexOf(Math.min(...far))]
    expect(nearest?.label).toBe(result.label)
    expect(new Set(far).size).toBe(4)
  },
  threeNeighbours: ({ given, result }) => {
    const far = given.values.map((value) => Math.abs(value - given.at))
    const limit = [...far].sort((left, right) => left - right)[2] ?? 0
    const votes = given.labels.filter((_, index) => (far[index] ?? 99) <= limit)
    expect(votes).toHaveLength(3)
    expect(votes.filter((vote) => vote === result.verdict).length).toBeGreaterThanOrEqual(2)
  },
  distanceForNeighbour: ({ given, result }) =>
    expect(Math.hypot(given.to[0] - given.from[0], given.to[1] - given.from[1])).toBeCloseTo(
      result.distance,
      9,
    ),
  whyScale: ({ given, result }) => {
    expect(Math.hypot(given.height, given.grams)).toBeCloseTo(Math.sqrt(result.square), 9)
    expect(result.inKilograms - given.height ** 2).toBeLessThan(given.height ** 2)
  },
})

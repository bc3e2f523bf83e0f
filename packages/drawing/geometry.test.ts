import { describe, expect, it } from 'vitest'
import { distance, fitted, meetingOfCircles, meetingOfLines, stretched, touchingPoints } from './geometry.ts'

describe('tangents from an outside point', () => {
  it('touch at the radius and are perpendicular to it', () => {
    const circle = { centre: { x: 40, y: 30 }, radius: 17 }
    const from = { x: 95, y: 61 }
    for (const point of touchingPoints(circle, from)) {
      expect(distance(circle.centre, point)).toBeCloseTo(17, 9)
      const dot =
        (point.x - circle.centre.x) * (point.x - from.x) + (point.y - circle.centre.y) * (point.y - from.y)
      expect(dot).toBeCloseTo(0, 9)
    }
  })

  it('do not exist from inside the circle', () => {
    expect(() => touchingPoints({ centre: { x: 0, y: 0 }, radius: 5 }, { x: 1, y: 1 })).toThrow(RangeError)
  })
})

it('crossing circles share both meeting points', () => {
  const [first, second] = [
    { centre: { x: 0, y: 0 }, radius: 5 },
    { centre: { x: 6, y: 2 }, radius: 4 },
  ]
  for (const point of meetingOfCircles(first, second)) {
    expect(distance(point, first.centre)).toBeCloseTo(5, 9)
    expect(distance(point, second.centre)).toBeCloseTo(4, 9)
  }
})

it('parallel lines have no meeting point', () => {
  const at = (x: number, y: number) => ({ x, y })
  expect(() => meetingOfLines(at(0, 0), at(2, 1), at(0, 3), at(4, 5))).toThrow(RangeError)
})

it('a fitted extent keeps one scale for both axes and is centred', () => {
  const { at, scale } = fitted({ x: [-1, 1], y: [-1, 1] }, { width: 200, height: 100 })
  expect(at(0, 0)).toEqual({ x: 100, y: 50 })
  expect(at(1, 0).x - at(0, 0).x).toBe(scale)
  expect(at(0, 0).y - at(0, 1).y).toBe(scale)
})

it('a stretched extent reaches the edges of both axes', () => {
  const at = stretched({ x: [0, 4], y: [0, 2] }, { width: 200, height: 100 })
  expect(at(0, 2)).toEqual({ x: 5, y: 5 })
  expect(at(4, 0)).toEqual({ x: 195, y: 95 })
})

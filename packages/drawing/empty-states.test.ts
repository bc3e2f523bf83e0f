import { describe, expect, it } from 'vitest'
import { emptyStates } from './empty-states.ts'
import { distance, footOfPerpendicular } from './geometry.ts'
import { traceDrawing } from './traced-drawing.ts'

describe('the drawings of empty places', () => {
  for (const [name, draw] of Object.entries(emptyStates)) {
    it(`${name} stays in its frame and uses the text colour`, () => {
      const { reached } = traceDrawing(draw())
      expect(reached.length).toBeGreaterThan(10)
      for (const { x, y } of reached) {
        expect(Math.min(x, y, 200 - x, 120 - y)).toBeGreaterThanOrEqual(1)
      }
      expect(draw()).not.toMatch(/#[0-9A-F]/i)
    })
  }
})

it('the point of a missing page does not lie on the line', () => {
  const { dots, straights } = traceDrawing(emptyStates['not-found']())
  const point = dots.currentColor?.[0] ?? { x: 0, y: 0 }
  const lines = straights.figure ?? []
  const [start, end] = lines.toSorted((one, other) => distance(...other) - distance(...one))[0] ?? [
    point,
    point,
  ]
  expect(distance(point, footOfPerpendicular(point, start, end))).toBeGreaterThan(20)
})

import { describe, expect, it } from 'vitest'
import { dotRadius, strokeReach } from './chalk.ts'
import { type Construction, constructions } from './constructions.ts'
import { distance, footOfPerpendicular, meetingOfLines, type Point } from './geometry.ts'
import { traceDrawing } from './traced-drawing.ts'

const ink = { stroke: 'chalk', point: 'yellow', result: 'green' }
const size = { width: 300, height: 240 }
const draw = (construction: Construction) => traceDrawing(construction(size, ink))

/** Written coordinates are rounded to a tenth of a pixel. */
const rounding = 0.2

function some<T>(list: readonly T[] | undefined, index: number): T {
  const item = list?.[index]
  if (item === undefined) throw new Error(`nothing drawn at ${index}`)
  return item
}

const angleBetween = (corner: Point, a: Point, b: Point): number => {
  const turn = Math.atan2(a.y - corner.y, a.x - corner.x) - Math.atan2(b.y - corner.y, b.x - corner.x)
  return Math.abs((((((turn * 180) / Math.PI) % 360) + 540) % 360) - 180)
}

const slope = ([a, b]: readonly [Point, Point]) => (b.y - a.y) / (b.x - a.x)

describe('the constructions', () => {
  const boxes = [
    { width: 120, height: 146 },
    { width: 198, height: 68 },
    { width: 300, height: 240 },
    { width: 90, height: 200 },
  ]
  for (const [name, construction] of Object.entries(constructions)) {
    it(`${name} stays inside its box`, () => {
      for (const box of boxes) {
        const drawing = traceDrawing(construction(box, ink))
        expect(drawing.reached.length).toBeGreaterThan(10)
        const [xs, ys] = [drawing.reached.map(({ x }) => x), drawing.reached.map(({ y }) => y)]
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(strokeReach)
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(strokeReach)
        expect(Math.max(...xs)).toBeLessThanOrEqual(box.width - strokeReach)
        expect(Math.max(...ys)).toBeLessThanOrEqual(box.height - strokeReach)
        for (const dot of Object.values(drawing.dots).flat()) {
          expect(Math.min(dot.x, dot.y, box.width - dot.x, box.height - dot.y)).toBeGreaterThanOrEqual(
            dotRadius,
          )
        }
      }
    })
  }
})

it('both tangents keep the radius as their distance and meet it at a right angle', () => {
  const { dots, circles, straights } = draw(constructions.tangents)
  const centre = some(dots.yellow, 0)
  const from = some(dots.yellow, 1)
  const circle = circles.find((each) => distance(each.centre, centre) < rounding)
  expect(circle).toBeDefined()
  expect(dots.green).toHaveLength(2)
  const lines = straights.figure ?? []
  expect(lines).toHaveLength(2)
  for (const [index, [start, end]] of lines.entries()) {
    const touching = some(dots.green, index)
    expect(distance(start, from)).toBeLessThan(rounding)
    expect(distance(centre, footOfPerpendicular(centre, start, end))).toBeCloseTo(circle?.radius ?? 0, 0)
    expect(Math.abs(distance(centre, touching) - (circle?.radius ?? 0))).toBeLessThan(rounding)
    expect(angleBetween(touching, centre, from)).toBeCloseTo(90, 0)
  }
})

it('DE is parallel to BC and divides both sides in the same ratio', () => {
  const { dots } = draw(constructions.thales)
  const [a, b, c] = [some(dots.yellow, 0), some(dots.yellow, 1), some(dots.yellow, 2)]
  const [d, e] = [some(dots.green, 0), some(dots.green, 1)]
  expect(slope([d, e])).toBeCloseTo(slope([b, c]), 2)
  expect(distance(a, d) / distance(d, b)).toBeCloseTo(distance(a, e) / distance(e, c), 2)
  expect(distance(d, footOfPerpendicular(d, a, b))).toBeLessThan(rounding)
})

it('the parabola passes through its roots on the axis and turns at its vertex', () => {
  const { dots, parabolas, straights } = draw(constructions.parabola)
  const [from, control, to] = some(parabolas, 0)
  const heightAt = (x: number) => {
    const t = (x - from.x) / (to.x - from.x)
    return from.y * (1 - t) ** 2 + 2 * control.y * t * (1 - t) + to.y * t ** 2
  }
  const axis = some(straights.thin, 0)
  for (const root of dots.yellow ?? []) {
    expect(Math.abs(root.y - axis[0].y)).toBeLessThan(rounding)
    expect(Math.abs(heightAt(root.x) - root.y)).toBeLessThan(1)
  }
  expect(dots.yellow).toHaveLength(2)
  const vertex = some(dots.green, 0)
  expect(Math.abs(heightAt(vertex.x) - vertex.y)).toBeLessThan(rounding)
  expect(heightAt(vertex.x - 9)).toBeLessThan(vertex.y)
  expect(heightAt(vertex.x + 9)).toBeLessThan(vertex.y)
})

it('the three heights are perpendicular to the sides and meet in one point', () => {
  const { dots, straights } = draw(constructions['triangle-heights'])
  const meeting = some(dots.green, 0)
  expect(straights.dashed).toHaveLength(3)
  for (const [index, [corner, foot]] of (straights.dashed ?? []).entries()) {
    const opposite = some(dots.yellow, (index + 1) % 3)
    expect(angleBetween(foot, corner, opposite)).toBeCloseTo(90, -0.5)
    expect(distance(meeting, footOfPerpendicular(meeting, corner, foot))).toBeLessThan(rounding)
  }
})

it('the bisector halves the segment at a right angle', () => {
  const { dots, straights } = draw(constructions['perpendicular-bisector'])
  const [a, b, middle] = [some(dots.yellow, 0), some(dots.yellow, 1), some(dots.green, 0)]
  const [first, second] = some(straights.green, 0)
  expect(Math.abs(distance(a, middle) - distance(middle, b))).toBeLessThan(rounding)
  expect(angleBetween(middle, first, a)).toBeCloseTo(90, 0)
  expect(Math.abs(distance(first, a) - distance(first, b))).toBeLessThan(rounding)
  expect(Math.abs(distance(second, a) - distance(second, b))).toBeLessThan(rounding)
})

it('the cumulative curve never falls and the median is under half of the total', () => {
  const { dots, straights } = draw(constructions.ogive)
  const heights = (dots.yellow ?? []).map(({ y }) => y)
  expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  const half = (some(heights, 0) + some(heights, heights.length - 1)) / 2
  const across = some(straights.dashed, 0)
  expect(Math.abs(across[1].y - half)).toBeLessThan(rounding)
  expect(some(dots.green, 0).x).toBe(across[1].x)
})

it('the sun ray passes the tops of stick and tree, which stand upright', () => {
  const { dots, straights } = draw(constructions['similar-triangles'])
  const [shadowEnd, treeTop] = [some(dots.yellow, 0), some(dots.yellow, 1)]
  const [stickFoot, stickTop] = some(straights.green, 0)
  expect(stickFoot.x).toBe(stickTop.x)
  expect(distance(stickTop, footOfPerpendicular(stickTop, shadowEnd, treeTop))).toBeLessThan(rounding)
})

it('the terms of the progression grow by equal steps', () => {
  const tops = draw(constructions['ap-steps']).dots.yellow ?? []
  const steps = tops.slice(1).map((top, index) => some(tops, index).y - top.y)
  expect(tops.length).toBeGreaterThan(4)
  for (const step of steps) expect(Math.abs(step - some(steps, 0))).toBeLessThan(rounding)
})

it('roots of two and three lie at their true places on the number line', () => {
  const { dots } = draw(constructions['number-line'])
  const [zero, one] = [some(dots.yellow, 0), some(dots.yellow, 1)]
  const unit = distance(zero, one)
  expect(distance(zero, some(dots.green, 0)) / unit).toBeCloseTo(Math.SQRT2, 2)
  expect(distance(zero, some(dots.green, 1)) / unit).toBeCloseTo(Math.sqrt(3), 2)
})

it('the marked point lies on the unit circle above its cosine', () => {
  const { dots, circles, straights } = draw(constructions['unit-circle'])
  const [centre, point] = [some(dots.yellow, 0), some(dots.yellow, 1)]
  const [foot, top] = some(straights.green, 0)
  expect(Math.abs(distance(centre, point) - some(circles, 0).radius)).toBeLessThan(rounding)
  expect(foot.x).toBe(top.x)
  expect(foot.y).toBe(centre.y)
})

it('both given points and the intercept lie on the drawn line', () => {
  const { dots, straights } = draw(constructions['line-slope'])
  const [start, end] = some(straights.figure, 0)
  for (const point of [...(dots.yellow ?? []), some(dots.green, 0)]) {
    expect(distance(point, footOfPerpendicular(point, start, end))).toBeLessThan(rounding)
  }
})

it('the entries of the product are the sums of row by column', () => {
  const values = [...constructions['matrix-grid'](size, ink).matchAll(/<text.*?>(.*?)</g)].map(([, text]) =>
    Number(text),
  )
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, ...product] = values
  expect(product).toEqual([a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h])
})

it('exactly three neighbours lie within the circle around the new point', () => {
  const { dots, circles } = draw(constructions['scatter-neighbour'])
  const centre = some(dots.yellow, 0)
  const reach = circles.find((circle) => distance(circle.centre, centre) < rounding)?.radius ?? 0
  const rings = circles.filter(({ radius }) => radius === 3).map((circle) => circle.centre)
  const { straights } = draw(constructions['scatter-neighbour'])
  const strokes = straights.figure ?? []
  const crosses = strokes.flatMap((stroke, index) => {
    const next = strokes[index + 1]
    return index % 2 === 0 && next ? [meetingOfLines(...stroke, ...next)] : []
  })
  expect([...rings, ...crosses]).toHaveLength(12)
  expect([...rings, ...crosses].filter((point) => distance(point, centre) <= reach + rounding)).toHaveLength(
    3,
  )
})

/** A point on the picture: pixels, x to the right, y downwards. */
export type Point = { readonly x: number; readonly y: number }

/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number }

export type Circle = { readonly centre: Point; readonly radius: number }

/** The distance between two points. */
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

/** The point that divides AB so that its distance from A is `ratio` of AB (0 is A, 1 is B). */
export const along = (a: Point, b: Point, ratio: number): Point => ({
  x: a.x + (b.x - a.x) * ratio,
  y: a.y + (b.y - a.y) * ratio,
})

/** The point on the circle at `degrees`, counted anticlockwise from the positive x axis as in a textbook. */
export function onCircle({ centre, radius }: Circle, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) }
}

/** The foot of the perpendicular from `point` to the line AB. */
export function footOfPerpendicular(point: Point, a: Point, b: Point): Point {
  const squaredLength = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const ratio = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / squaredLength
  return along(a, b, ratio)
}

/** Where the lines AB and CD meet. Throws a RangeError when they are parallel. */
export function meetingOfLines(a: Point, b: Point, c: Point, d: Point): Point {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
  if (Math.abs(cross) < 1e-9) throw new RangeError('parallel lines do not meet')
  return along(a, b, ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross)
}

/** The two points where circles cross. Throws a RangeError when they do not cross. */
export function meetingOfCircles(first: Circle, second: Circle): readonly [Point, Point] {
  const apart = distance(first.centre, second.centre)
  const toChord = (first.radius ** 2 - second.radius ** 2 + apart ** 2) / (2 * apart)
  const squaredHalfChord = first.radius ** 2 - toChord ** 2
  if (squaredHalfChord < 0) throw new RangeError('the circles do not cross')
  const halfChord = Math.sqrt(squaredHalfChord)
  const middle = along(first.centre, second.centre, toChord / apart)
  const across = {
    x: (-(second.centre.y - first.centre.y) / apart) * halfChord,
    y: ((second.centre.x - first.centre.x) / apart) * halfChord,
  }
  return [
    { x: middle.x + across.x, y: middle.y + across.y },
    { x: middle.x - across.x, y: middle.y - across.y },
  ]
}

/**
 * The points where the two tangents from an outside point touch the circle: the circle on the join of the
 * point and the centre as diameter cuts the first circle there, because the angle in a semicircle is right.
 */
export function touchingPoints(circle: Circle, from: Point): readonly [Point, Point] {
  const onDiameter = { centre: along(circle.centre, from, 0.5), radius: distance(circle.centre, from) / 2 }
  return meetingOfCircles(circle, onDiameter)
}

/** A stretch of the plane of a graph, in its own units and with y upwards. */
export type Extent = { readonly x: readonly [number, number]; readonly y: readonly [number, number] }

/** Takes a point of the graph to a point of the picture. */
export type Placing = (x: number, y: number) => Point

/** Pixels left free at every edge, so that strokes and dots on the extent's border are not cut. */
const edge = 5

/** Fills the picture with the extent; the two axes may get different scales, as on any graph. */
export function stretched(extent: Extent, size: Size): Placing {
  const [left, right] = extent.x
  const [bottom, top] = extent.y
  return (x, y) => ({
    x: edge + ((x - left) / (right - left)) * (size.width - 2 * edge),
    y: edge + ((top - y) / (top - bottom)) * (size.height - 2 * edge),
  })
}

/**
 * Fits the extent into the picture with one scale for both axes and centres it, so that circles stay round
 * and right angles right. Also gives the scale, in pixels to one unit.
 */
export function fitted(extent: Extent, size: Size): { at: Placing; scale: number } {
  const [left, right] = extent.x
  const [bottom, top] = extent.y
  const scale = Math.min((size.width - 2 * edge) / (right - left), (size.height - 2 * edge) / (top - bottom))
  const at: Placing = (x, y) => ({
    x: size.width / 2 + (x - (left + right) / 2) * scale,
    y: size.height / 2 - (y - (bottom + top) / 2) * scale,
  })
  return { at, scale }
}

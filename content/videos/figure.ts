/** A point in the figure's own units, y upwards. */
export type Point = readonly [x: number, y: number]

/** `chalk` is the drawing, `given` what the question states, `result` what was found, `faint` help lines. */
export type Colour = 'chalk' | 'given' | 'result' | 'faint' | 'red'

export type Style = { colour?: Colour; isDashed?: boolean; isFilled?: boolean; widthInPx?: number }

export type Shape =
  | { kind: 'path'; points: readonly Point[]; isClosed: boolean; style: Style }
  | { kind: 'circle'; centre: Point; radius: number; style: Style }
  | { kind: 'dot'; at: Point; colour: Colour }
  | { kind: 'label'; at: Point; tex: string; shiftInPx: Point; colour: Colour; sizeInPx: number }

/** A video draws its figure as large as its board allows; `widthInPx` and `view` are for the step lesson of the same script. */
export type Figure = {
  widthInPx: number
  /** The part of the plane shown: left, bottom, right, top. */
  view: readonly [number, number, number, number]
  /** Charts may scale both axes on their own; then no circles are allowed. */
  isStretched?: boolean
}

export function segment(from: Point, to: Point, style: Style = {}): Shape {
  return { kind: 'path', points: [from, to], isClosed: false, style }
}

export function path(points: readonly Point[], style: Style = {}): Shape {
  return { kind: 'path', points, isClosed: false, style }
}

export function polygon(points: readonly Point[], style: Style = {}): Shape {
  return { kind: 'path', points, isClosed: true, style }
}

export function circle(centre: Point, radius: number, style: Style = {}): Shape {
  return { kind: 'circle', centre, radius, style }
}

/** Angles in degrees, anticlockwise from the positive x-axis. */
export function arc(centre: Point, radius: number, from: number, to: number, style: Style = {}): Shape {
  return ellipseArc(centre, radius, radius, from, to, style)
}

export function ellipseArc(
  centre: Point,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  style: Style = {},
): Shape {
  const pieces = Math.max(8, Math.ceil(Math.abs(to - from) / 5))
  const points = Array.from({ length: pieces + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / pieces) * Math.PI) / 180
    return [centre[0] + radiusX * Math.cos(angle), centre[1] + radiusY * Math.sin(angle)]
  })
  return { kind: 'path', points, isClosed: false, style }
}

/** The square sign at `corner` between the directions of `a` and `b`; `side` in the figure's units. */
export function rightAngle(corner: Point, a: Point, b: Point, side: number, style: Style = {}): Shape {
  const u = towards(corner, a, side)
  const v = towards(corner, b, side)
  return {
    kind: 'path',
    points: [
      [corner[0] + u[0], corner[1] + u[1]],
      [corner[0] + u[0] + v[0], corner[1] + u[1] + v[1]],
      [corner[0] + v[0], corner[1] + v[1]],
    ],
    isClosed: false,
    style: { widthInPx: 1.5, ...style },
  }
}

export function dot(at: Point, colour: Colour = 'given'): Shape {
  return { kind: 'dot', at, colour }
}

/** A centred TeX label; `shiftInPx` moves it right and down on the screen. */
export function label(
  at: Point,
  tex: string,
  shiftInPx: Point = [0, 0],
  colour: Colour = 'chalk',
  sizeInPx = 17,
): Shape {
  return { kind: 'label', at, tex, shiftInPx, colour, sizeInPx }
}

function towards(from: Point, to: Point, length: number): Point {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1])
  return [((to[0] - from[0]) * length) / distance, ((to[1] - from[1]) * length) / distance]
}

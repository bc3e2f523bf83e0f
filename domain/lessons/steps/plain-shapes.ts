import type { Colour, PlainShape, Point, Shape, Style } from './figure.ts'

/** Converts an author's shapes to those that a browser draws. */
export function plainShapes(shape: Shape): PlainShape[] {
  switch (shape.kind) {
    case 'number-line':
      return numberLine(shape)
    case 'triangle':
      return triangle(shape)
    case 'axes':
      return axes(shape)
    case 'graph':
      return [line(curve(shape), { colour: shape.colour ?? 'chalk' })]
    case 'grid':
      return grid(shape)
    case 'arc': {
      const points = arcPoints(shape.centre, shape.radius, shape.radius, shape.from, shape.to)
      return [
        shape.isSector
          ? { ...line([shape.centre, ...points], shape.style), isClosed: true }
          : line(points, shape.style),
      ]
    }
    case 'right-angle':
      return [rightAngle(shape.corner, shape.to, shape.side)]
    case 'solid':
      return solid(shape)
    default:
      return [shape]
  }
}

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>

function line(points: readonly Point[], style: Style = {}): Of<'path'> {
  return { kind: 'path', points: [...points], isClosed: false, style }
}

function labelAt(at: Point, tex: string, shiftInPx: Point, colour: Colour = 'chalk'): Of<'label'> {
  return { kind: 'label', at, tex, shiftInPx, colour, sizeInPx: 18 }
}

function numbers(from: number, to: number, every: number): number[] {
  const first = Math.ceil(from / every - 1e-9)
  const last = Math.floor(to / every + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * every)
}

function numberLine({ from, to, every = 1, marked = [], part }: Of<'number-line'>): PlainShape[] {
  const isNamed = new Set(marked.filter((one) => one.name !== undefined).map(({ at }) => at))
  return [
    line([
      [from, 0],
      [to, 0],
    ]),
    ...numbers(from, to, every).flatMap((at): PlainShape[] => [
      { ...labelAt([at, 0], '|', [0, 0], 'faint'), sizeInPx: 14 },
      ...(isNamed.has(at) ? [] : [labelAt([at, 0], String(at), [0, 24], 'faint')]),
    ]),
    ...(part === undefined
      ? []
      : [
          line(
            [
              [part[0], 0],
              [part[1], 0],
            ],
            { colour: 'result', widthInPx: 5 },
          ),
        ]),
    ...marked.flatMap(({ at, name, isOpen = false }): PlainShape[] => [
      isOpen
        ? { ...labelAt([at, 0], '\\circ', [0, 0], 'result'), sizeInPx: 26 }
        : { kind: 'dot', at: [at, 0], colour: 'result' },
      ...(name === undefined ? [] : [labelAt([at, 0], name, [0, 24], 'result')]),
    ]),
  ]
}

function triangle({ corners, names, sides, rightAngleAt, colour = 'chalk' }: Of<'triangle'>): PlainShape[] {
  const middle: Point = [
    (corners[0][0] + corners[1][0] + corners[2][0]) / 3,
    (corners[0][1] + corners[1][1] + corners[2][1]) / 3,
  ]
  const next = (index: number) => corners[(index + 1) % 3] ?? middle
  const size = Math.max(...corners.map((corner, index) => distance(corner, next(index))))
  return [
    { ...line(corners, { colour }), isClosed: true },
    ...corners.map((corner, index) => labelAt(corner, names[index] ?? '', away(middle, corner, 16), colour)),
    ...(sides ?? []).map((side, index) => {
      const from = corners[index] ?? middle
      const to = next(index)
      const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      return labelAt(half, side, outwards(from, to, middle, 17), 'given')
    }),
    ...(rightAngleAt === undefined
      ? []
      : [
          rightAngle(
            corners[rightAngleAt] ?? middle,
            [next(rightAngleAt), next(rightAngleAt + 1)],
            size * 0.07,
          ),
        ]),
  ]
}

function axes({ x, y, every = 1 }: Of<'axes'>): PlainShape[] {
  const faint: Style = { colour: 'faint', widthInPx: 1.5 }
  return [
    line(
      [
        [x[0], 0],
        [x[1], 0],
      ],
      faint,
    ),
    line(
      [
        [0, y[0]],
        [0, y[1]],
      ],
      faint,
    ),
    labelAt([x[1], 0], 'x', [-4, -14], 'faint'),
    labelAt([0, y[1]], 'y', [14, 6], 'faint'),
    ...numbers(x[0], x[1], every)
      .filter((at) => at !== 0 && at < x[1])
      .map((at) => labelAt([at, 0], String(at), [0, 14], 'faint')),
    ...numbers(y[0], y[1], every)
      .filter((at) => at !== 0 && at < y[1])
      .map((at) => labelAt([0, at], String(at), [-14, 0], 'faint')),
  ]
}

function curve({ coefficients, from, to }: Of<'graph'>): Point[] {
  const pieces = coefficients.length <= 2 ? 1 : 48
  return Array.from({ length: pieces + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / pieces
    return [x, coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)]
  })
}

function grid({ from, to, side = 1 }: Of<'grid'>): PlainShape[] {
  const style: Style = { colour: 'faint', widthInPx: 1 }
  const [left, bottom] = from
  const [right, top] = to
  return [
    ...numbers(0, right - left, side).map((at) =>
      line(
        [
          [left + at, bottom],
          [left + at, top],
        ],
        style,
      ),
    ),
    ...numbers(0, top - bottom, side).map((at) =>
      line(
        [
          [left, bottom + at],
          [right, bottom + at],
        ],
        style,
      ),
    ),
  ]
}

/** Round bases are seen slightly from above: the far half is dashed. */
function solid({ form, at, radius, height = radius * 2, colour = 'chalk' }: Of<'solid'>): PlainShape[] {
  const [x, y] = at
  const flat = radius * 0.28
  const behind: Style = { colour, isDashed: true, widthInPx: 1.5 }
  const base = [
    line(arcPoints(at, radius, flat, 180, 360), { colour }),
    line(arcPoints(at, radius, flat, 0, 180), behind),
  ]
  const side = (points: readonly Point[]) => line(points, { colour })
  if (form === 'cone')
    return [
      ...base,
      side([
        [x - radius, y],
        [x, y + height],
        [x + radius, y],
      ]),
    ]
  if (form === 'cylinder')
    return [
      ...base,
      side([
        [x - radius, y],
        [x - radius, y + height],
      ]),
      side([
        [x + radius, y],
        [x + radius, y + height],
      ]),
      side(arcPoints([x, y + height], radius, flat, 0, 360)),
    ]
  if (form === 'hemisphere') return [...base, side(arcPoints(at, radius, radius, 180, 360))]
  if (form === 'sphere') return [...base, side(arcPoints(at, radius, radius, 0, 360))]
  const depth = radius * 0.6
  const corner = (right: number, up: number, back: number): Point => [
    x + right * radius + back * depth,
    y + up * height + back * depth * 0.6,
  ]
  const front = [corner(-1, 0, 0), corner(1, 0, 0), corner(1, 1, 0), corner(-1, 1, 0)]
  return [
    { ...side(front), isClosed: true },
    side([corner(-1, 1, 0), corner(-1, 1, 1), corner(1, 1, 1), corner(1, 1, 0)]),
    side([corner(1, 1, 1), corner(1, 0, 1), corner(1, 0, 0)]),
    line([corner(-1, 0, 0), corner(-1, 0, 1), corner(1, 0, 1)], behind),
    line([corner(-1, 0, 1), corner(-1, 1, 1)], behind),
  ]
}

function arcPoints([x, y]: Point, across: number, up: number, from: number, to: number): Point[] {
  const pieces = Math.max(8, Math.ceil(Math.abs(to - from) / 8))
  return Array.from({ length: pieces + 1 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / pieces) * Math.PI) / 180
    return [x + across * Math.cos(angle), y + up * Math.sin(angle)]
  })
}

function rightAngle(corner: Point, [a, b]: readonly [Point, Point], side: number): PlainShape {
  const u = along(corner, a, side)
  const v = along(corner, b, side)
  const [x, y] = corner
  return line(
    [
      [x + u[0], y + u[1]],
      [x + u[0] + v[0], y + u[1] + v[1]],
      [x + v[0], y + v[1]],
    ],
    { widthInPx: 1.5 },
  )
}

function along(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1
  return [((to[0] - from[0]) * length) / whole, ((to[1] - from[1]) * length) / whole]
}

/** Pixels away from the middle; on a screen y goes down. */
function away(middle: Point, corner: Point, pixels: number): Point {
  const [right, up] = along(middle, corner, pixels)
  return [right, -up]
}

/** Pixels at a right angle to a side, away from the middle. */
function outwards(from: Point, to: Point, middle: Point, pixels: number): Point {
  const [right, up] = along(from, to, pixels)
  const isLeft = (to[0] - from[0]) * (middle[1] - from[1]) > (to[1] - from[1]) * (middle[0] - from[0])
  return isLeft ? [up, right] : [-up, -right]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

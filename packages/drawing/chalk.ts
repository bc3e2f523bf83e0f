import { along, type Circle, distance, onCircle, type Point } from './geometry.ts'

/** The three colours of a drawing: strokes, given points, and what follows from them. */
export type Ink = { readonly stroke: string; readonly point: string; readonly result: string }

/** What a drawing consists of. Lines are path data, made by the functions below. */
export type Strokes = {
  /** Areas tinted with the result colour. */
  readonly shaded?: readonly string[]
  /** Areas filled with the colour of given points. */
  readonly filled?: readonly string[]
  /** Construction lines: dashed, 1 px, at half strength. */
  readonly construction?: readonly string[]
  /** Axes, ticks and right-angle marks: solid, 1 px. */
  readonly thin?: readonly string[]
  /** The figure itself: 2 px. */
  readonly figure?: readonly string[]
  /** Lines that are the answer: 2 px in the result colour. */
  readonly answer?: readonly string[]
  readonly given?: readonly Point[]
  readonly found?: readonly Point[]
  readonly texts?: readonly { readonly at: Point; readonly text: string; readonly tint?: keyof Ink }[]
}

/** Half the width of the thickest stroke and the radius of a dot: how far ink runs past its centre line. */
export const strokeReach = 1
export const dotRadius = 3.2

/** The height of letters in a drawing, in pixels. */
export const letterSize = 15

/** Turns strokes into an SVG fragment, the shaded areas lowest and the dots on top. */
export function chalkSvg(ink: Ink, strokes: Strokes): string {
  const solid = (data: readonly string[] | undefined, attributes = '') =>
    data?.length ? `<path d="${data.join('')}"${attributes}/>` : ''
  const dots = (points: readonly Point[] | undefined, colour: string) =>
    (points ?? []).map(
      ({ x, y }) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="${dotRadius}" fill="${colour}" stroke="none"/>`,
    )
  return [
    `<g fill="none" stroke="${ink.stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`,
    solid(strokes.shaded, ` fill="${ink.result}" fill-opacity=".35" stroke="none"`),
    solid(strokes.construction, ' stroke-width="1" stroke-dasharray="3 4" opacity=".6"'),
    solid(strokes.thin, ' stroke-width="1" opacity=".75"'),
    solid(strokes.figure),
    solid(strokes.filled, ` fill="${ink.point}" stroke="none"`),
    solid(strokes.answer, ` stroke="${ink.result}"`),
    ...dots(strokes.given, ink.point),
    ...dots(strokes.found, ink.result),
    lettered(ink, strokes.texts ?? []),
    '</g>',
  ].join('')
}

/** An open line through the points. */
export const line = (...points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('')

/** A closed line through the points. */
export const closed = (...points: readonly Point[]): string => `${line(...points)}Z`

/** A whole circle. */
export const circle = ({ centre, radius }: Circle): string => ellipse(centre, radius, radius)

/** A whole ellipse, its first axis turned by `degrees` clockwise. */
export function ellipse(centre: Point, first: number, second: number, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180
  const reach = { x: first * Math.cos(angle), y: first * Math.sin(angle) }
  const start = { x: centre.x - reach.x, y: centre.y - reach.y }
  const across = { x: centre.x + reach.x, y: centre.y + reach.y }
  const half = (to: Point) => `A${short(first)} ${short(second)} ${short(degrees)} 0 1 ${pair(to)}`
  return `M${pair(start)}${half(across)}${half(start)}`
}

/** The arc of a circle anticlockwise from one angle to a greater one, in degrees. */
export function arc(of: Circle, from: number, to: number): string {
  return `M${pair(onCircle(of, from))}${arcTo(of.radius, onCircle(of, to), 'anticlockwise', to - from > 180)}`
}

/** Continues a path along a circle of the radius to the point, by default the shorter way. */
export const arcTo = (
  radius: number,
  to: Point,
  turn: 'anticlockwise' | 'clockwise' = 'anticlockwise',
  isLong = false,
): string =>
  `A${short(radius)} ${short(radius)} 0 ${isLong ? 1 : 0} ${turn === 'clockwise' ? 1 : 0} ${pair(to)}`

/** Half of an ellipse with level axes, from its left end to its right, over the top or under the bottom. */
export const halfEllipse = (centre: Point, first: number, second: number, side: 'over' | 'under'): string =>
  `M${pair({ x: centre.x - first, y: centre.y })}A${short(first)} ${short(second)} 0 0 ${side === 'over' ? 1 : 0} ${pair({ x: centre.x + first, y: centre.y })}`

/** A parabola from one point to another whose tangents there meet at `control`: exact, not sampled. */
export const parabolaArc = (from: Point, control: Point, to: Point): string =>
  `M${pair(from)}Q${pair(control)} ${pair(to)}`

/** A smooth curve through the points with the slopes (dy by dx) given there. */
export function smooth(points: readonly (Point & { readonly slope: number })[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      if (!before) return `M${pair(point)}`
      const third = (point.x - before.x) / 3
      const leaving = { x: before.x + third, y: before.y + before.slope * third }
      const arriving = { x: point.x - third, y: point.y - point.slope * third }
      return `C${pair(leaving)} ${pair(arriving)} ${pair(point)}`
    })
    .join('')
}

/** The small square at `corner` that marks the right angle between the directions to `a` and `b`. */
export function rightAngle(corner: Point, a: Point, b: Point, side = 7): string {
  const first = along(corner, a, side / distance(corner, a))
  const second = along(corner, b, side / distance(corner, b))
  return line(first, { x: first.x + second.x - corner.x, y: first.y + second.y - corner.y }, second)
}

/** A straight line with an open arrow head at its end. */
export function arrow(from: Point, to: Point, head = 4): string {
  const back = along(to, from, head / distance(from, to))
  const across = { x: (back.y - to.y) * 0.7, y: (to.x - back.x) * 0.7 }
  const left = { x: back.x + across.x, y: back.y + across.y }
  const right = { x: back.x - across.x, y: back.y - across.y }
  return line(from, to) + line(left, to, right)
}

function lettered(ink: Ink, texts: NonNullable<Strokes['texts']>): string {
  if (texts.length === 0) return ''
  const words = texts.map(({ at, text, tint }) => {
    const colour = tint ? ` fill="${ink[tint]}"` : ''
    return `<text x="${short(at.x)}" y="${short(at.y + letterSize * 0.35)}"${colour}>${text}</text>`
  })
  const look = `fill="${ink.stroke}" stroke="none" font-family="Georgia,serif" font-size="${letterSize}" text-anchor="middle"`
  return `<g ${look}>${words.join('')}</g>`
}

const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`

const short = (value: number): string => `${Math.round(value * 10) / 10 || 0}`

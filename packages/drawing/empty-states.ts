import { arc, arrow, chalkSvg, circle, type Ink, line, rightAngle } from './chalk.ts'
import { along, footOfPerpendicular, meetingOfCircles, onCircle, type Point } from './geometry.ts'

/** Empty states are shown within text, so all three inks are the text's own colour. */
const textColour: Ink = { stroke: 'currentColor', point: 'currentColor', result: 'currentColor' }

const width = 200
const height = 120

/** Small drawings for empty states: whole SVGs of 200 by 120, hidden from screen readers. */
export const emptyStates = {
  /** An empty list: compasses have drawn an arc with nothing on it. */
  'empty-list': emptyList,
  /** A search without a result: two circles that should cross but lie apart. */
  'no-result': noResult,
  /** Nothing to do: a finished bisection, with every angle marked. */
  'all-done': allDone,
  /** A page that does not exist: "This point does not lie on the line". */
  'not-found': notFound,
  /** No connection: a line with a gap between its two points. */
  offline,
} as const satisfies Record<string, () => string>

function emptyList(): string {
  const round = { centre: { x: 100, y: 100 }, radius: 78 }
  const [from, to] = [onCircle(round, 150), onCircle(round, 30)]
  const radiusLine = onCircle(round, 90)
  return framed(
    chalkSvg(textColour, {
      construction: [line(round.centre, from), line(round.centre, to), line(round.centre, radiusLine)],
      thin: [line({ x: 14, y: 100 }, { x: 186, y: 100 }), arc({ ...round, radius: 18 }, 30, 150)],
      figure: [arc(round, 30, 150)],
      given: [round.centre],
    }),
  )
}

function noResult(): string {
  const left = { centre: { x: 56, y: 62 }, radius: 36 }
  const right = { centre: { x: 146, y: 62 }, radius: 36 }
  const [first, last] = [onCircle(left, 0), onCircle(right, 180)]
  return framed(
    chalkSvg(textColour, {
      construction: [line(left.centre, right.centre)],
      thin: [line({ x: 101, y: 30 }, { x: 101, y: 94 })],
      figure: [circle(left), circle(right)],
      given: [left.centre, right.centre, first, last],
    }),
  )
}

function allDone(): string {
  const [a, b] = [
    { x: 40, y: 60 },
    { x: 160, y: 60 },
  ]
  const crossings = meetingOfCircles({ centre: a, radius: 74 }, { centre: b, radius: 74 })
  const middle = along(a, b, 0.5)
  const [first, second] = crossings
  return framed(
    chalkSvg(textColour, {
      construction: crossings.flatMap((crossing) => [line(a, crossing), line(crossing, b)]),
      thin: [rightAngle(middle, a, first), rightAngle(middle, b, second)],
      figure: [line(a, b), line(along(middle, first, 1.15), along(middle, second, 1.15))],
      given: [a, b, middle],
    }),
  )
}

function notFound(): string {
  const [from, to] = [
    { x: 14, y: 100 },
    { x: 186, y: 64 },
  ]
  const point = { x: 92, y: 26 }
  const foot = footOfPerpendicular(point, from, to)
  const onLine = (ratio: number): Point => along(from, to, ratio)
  return framed(
    chalkSvg(textColour, {
      construction: [line(point, foot), circle({ centre: point, radius: 12 })],
      thin: [rightAngle(foot, point, to)],
      figure: [arrow(onLine(0.5), from, 6), arrow(onLine(0.5), to, 6)],
      given: [point],
    }),
  )
}

function offline(): string {
  const [a, b] = [
    { x: 30, y: 84 },
    { x: 170, y: 84 },
  ]
  const waves = [22, 38, 54]
  const gap = [along(a, b, 0.38), along(a, b, 0.62)] as const
  const tick = (at: Point) => line({ x: at.x - 3, y: at.y + 8 }, { x: at.x + 3, y: at.y - 8 })
  return framed(
    chalkSvg(textColour, {
      construction: [
        line(...gap),
        ...waves.map((radius) => arc({ centre: along(a, b, 0.5), radius }, 45, 135)),
      ],
      figure: [line(a, gap[0]), line(gap[1], b), ...gap.map(tick)],
      given: [a, b],
    }),
  )
}

const framed = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${drawing}</svg>`

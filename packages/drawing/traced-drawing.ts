// Parses a drawn fragment back into geometry, so that tests measure what is displayed.
import { letterSize } from './chalk.ts'
import type { Circle, Point } from './geometry.ts'

type TracedLine = readonly [Point, Point]

export type TracedDrawing = {
  /** Dots by colour. */
  readonly dots: Readonly<Record<string, readonly Point[]>>
  /** Straight pieces of the lines in the given colour (or 2 px figure lines when the path has no own colour). */
  readonly straights: Readonly<Record<string, readonly TracedLine[]>>
  /** Whole circles drawn as lines. */
  readonly circles: readonly Circle[]
  /** Parabolas as start, control and end. */
  readonly parabolas: readonly (readonly [Point, Point, Point])[]
  /** Points along every curve and line, close together, and the corners of every letter's place. */
  readonly reached: readonly Point[]
}

/** Traces a fragment made by `chalkSvg`. Paths are sorted by their stroke: `figure`, `dashed`, `thin` or a colour. */
export function traceDrawing(fragment: string): TracedDrawing {
  const dots: Record<string, Point[]> = {}
  const straights: Record<string, TracedLine[]> = {}
  const circles: Circle[] = []
  const parabolas: [Point, Point, Point][] = []
  const reached: Point[] = []
  for (const [, x, y, , colour = ''] of fragment.matchAll(
    /<circle cx="(.*?)" cy="(.*?)" r="(.*?)" fill="(.*?)"/g,
  )) {
    const dot = { x: Number(x), y: Number(y) }
    dots[colour] = [...(dots[colour] ?? []), dot]
    reached.push(dot)
  }
  for (const [, x, y, words = ''] of fragment.matchAll(/<text x="(.*?)" y="(.*?)".*?>(.*?)<\/text>/g)) {
    const half = (words.length * letterSize) / 4
    reached.push(
      { x: Number(x) - half, y: Number(y) - letterSize * 0.7 },
      { x: Number(x) + half, y: Number(y) },
    )
  }
  for (const [, data = '', attributes = ''] of fragment.matchAll(/<path d="(.*?)"(.*?)\/>/g)) {
    const kind = strokeOf(attributes)
    let [start, pen]: [Point, Point] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]
    let halfCircle: TracedLine | undefined
    for (const [, command = '', numbers = ''] of data.matchAll(/([MLAQCZ])([^MLAQCZ]*)/g)) {
      const values = numbers.split(' ').filter(Boolean).map(Number)
      const ends = pairs(command === 'A' ? values.slice(5) : values)
      const to = command === 'Z' ? start : (ends.at(-1) ?? pen)
      if (command === 'M') start = to
      if (command === 'L' || command === 'Z') straights[kind] = [...(straights[kind] ?? []), [pen, to]]
      if (command === 'Q') parabolas.push([pen, ends[0] ?? pen, to])
      if (command === 'A') {
        const [first = 0, second = 0] = values
        const closesCircle = halfCircle && same(halfCircle[0], to) && same(halfCircle[1], pen)
        if (closesCircle && first === second) circles.push({ centre: middle(pen, to), radius: first })
        halfCircle = [pen, to]
        reached.push(...onArc(pen, to, values))
      } else reached.push(...onCurve([pen, ...ends], command))
      pen = to
    }
  }
  return { dots, straights, circles, parabolas, reached }
}

function strokeOf(attributes: string): string {
  if (attributes.includes('dasharray')) return 'dashed'
  if (attributes.includes('stroke-width="1"')) return 'thin'
  return /stroke="(.*?)"/.exec(attributes)?.[1] ?? 'figure'
}

const same = (a: Point, b: Point) => a.x === b.x && a.y === b.y
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

function pairs(values: readonly number[]): Point[] {
  return values.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: values[index + 1] ?? 0 }] : []))
}

/** Points on a line, quadratic or cubic curve by repeated halving between its control points. */
function onCurve(controls: readonly Point[], command: string): Point[] {
  if (command === 'M') return controls.slice(1)
  return Array.from({ length: 21 }, (_, index) => {
    let level = controls
    while (level.length > 1) {
      level = level.slice(1).map((point, place) => {
        const before = level[place] ?? point
        const t = index / 20
        return { x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t }
      })
    }
    return level[0] ?? { x: 0, y: 0 }
  })
}

/** Points on an elliptical arc: SVG gives its ends, so the centre is found first (SVG 1.1, appendix F.6.5). */
function onArc(from: Point, to: Point, values: readonly number[]): Point[] {
  const [rx = 0, ry = 0, degrees = 0, large = 0, sweep = 0] = values
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const flat = ({ x, y }: Point): Point => ({ x: (x * cos + y * sin) / rx, y: (-x * sin + y * cos) / ry })
  const [a, b] = [flat(from), flat(to)]
  const chord = Math.hypot(b.x - a.x, b.y - a.y)
  const toCentre = Math.sqrt(Math.max(0, 1 - (chord / 2) ** 2)) * (large === sweep ? -1 : 1)
  const centre = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / chord) * toCentre,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / chord) * toCentre,
  }
  const begin = Math.atan2(a.y - centre.y, a.x - centre.x)
  const turned = Math.atan2(b.y - centre.y, b.x - centre.x) - begin
  const full = 2 * Math.PI
  const swept = sweep ? (turned + full) % full : -((full - turned) % full)
  return Array.from({ length: 41 }, (_, index) => {
    const angle = begin + (swept * index) / 40
    const [x, y] = [(centre.x + Math.cos(angle)) * rx, (centre.y + Math.sin(angle)) * ry]
    return { x: x * cos - y * sin, y: x * sin + y * cos }
  })
}

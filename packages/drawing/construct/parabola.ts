import { arrow, chalkSvg, type Ink, line, parabolaArc } from '../chalk.ts'
import { type Size, stretched } from '../geometry.ts'

const [a, b, c] = [2, -7, 3] as const
const valueAt = (x: number) => a * x * x + b * x + c
const slopeAt = (x: number) => 2 * a * x + b
const rootSpread = Math.sqrt(b * b - 4 * a * c) / (2 * a)
const axis = -b / (2 * a)

/** The graph of y = 2x² − 7x + 3 with its two roots on the x axis, its vertex and its line of symmetry. */
export function parabola(size: Size, ink: Ink): string {
  const reach = 2.05
  const [from, to] = [axis - reach, axis + reach]
  const top = valueAt(from)
  const at = stretched({ x: [-0.75, 4.25], y: [valueAt(axis) - 0.3, top] }, size)
  const crossing = at(axis, top + slopeAt(from) * reach)
  const vertex = at(axis, valueAt(axis))
  return chalkSvg(ink, {
    construction: [line(at(axis, top), vertex)],
    thin: [
      arrow(at(-0.75, 0), at(4.25, 0)),
      arrow(at(0, valueAt(axis) - 0.3), at(0, top)),
      ...[1, 2, 3, 4].map((x) => line(at(x, -0.18), at(x, 0.18))),
    ],
    figure: [parabolaArc(at(from, top), crossing, at(to, top))],
    given: [at(axis - rootSpread, 0), at(axis + rootSpread, 0)],
    found: [vertex],
  })
}

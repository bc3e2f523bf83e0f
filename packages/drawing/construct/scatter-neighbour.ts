import { arrow, chalkSvg, circle, type Ink, line } from '../chalk.ts'
import { distance, fitted, type Point, type Size } from '../geometry.ts'

const crosses = [
  [0.7, 2.9],
  [1.1, 3.4],
  [1.5, 2.6],
  [0.6, 2.1],
  [1.9, 3.3],
  [1.35, 1.9],
] as const
const rings = [
  [2.5, 1.0],
  [3.1, 1.5],
  [3.4, 0.7],
  [2.9, 2.1],
  [2.1, 0.55],
  [3.45, 2.3],
] as const
const asked = [2.15, 1.75] as const
const neighbourCount = 3

/** Two kinds of points and a new one: the circle just holds its three nearest neighbours. */
export function scatterNeighbour(size: Size, ink: Ink): string {
  const { at } = fitted({ x: [0, 3.8], y: [0, 3.8] }, size)
  const centre = at(...asked)
  const crossed = crosses.map(([x, y]) => at(x, y))
  const ringed = rings.map(([x, y]) => at(x, y))
  const nearest = [...crossed, ...ringed]
    .toSorted((one, other) => distance(centre, one) - distance(centre, other))
    .slice(0, neighbourCount)
  const radius = Math.max(...nearest.map((point) => distance(centre, point)))
  return chalkSvg(ink, {
    shaded: [circle({ centre, radius })],
    construction: nearest.map((point) => line(centre, point)),
    thin: [arrow(at(0, 0), at(3.8, 0)), arrow(at(0, 0), at(0, 3.8)), circle({ centre, radius })],
    figure: [...crossed.map(cross), ...ringed.map((point) => circle({ centre: point, radius: 3 }))],
    given: [centre],
  })
}

const cross = ({ x, y }: Point): string =>
  line({ x: x - 3, y: y - 3 }, { x: x + 3, y: y + 3 }) + line({ x: x - 3, y: y + 3 }, { x: x + 3, y: y - 3 })

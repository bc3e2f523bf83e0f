import { chalkSvg, closed, type Ink, line, smooth } from '../chalk.ts'
import { type Size, stretched } from '../geometry.ts'

/** How many heads come up when six coins are tossed 64 times, as often as expected. */
const counts = [1, 6, 15, 20, 15, 6, 1] as const
const total = 64
const mean = 3
const variance = 1.5

/** A bar chart of coin tosses under the normal curve with the same mean and spread. */
export function bellBars(size: Size, ink: Ink): string {
  const [start, end] = [-0.9, 6.9]
  const at = stretched({ x: [start, end], y: [0, bellAt(mean) + 1] }, size)
  const steps = 12
  const curve = Array.from({ length: steps + 1 }, (_, index) => {
    const x = start + ((end - start) * index) / steps
    const place = at(x, bellAt(x))
    const risePerUnit = (-(x - mean) / variance) * bellAt(x)
    return { ...place, slope: (at(x, bellAt(x) + risePerUnit).y - place.y) / (at(x + 1, 0).x - place.x) }
  })
  return chalkSvg(ink, {
    shaded: [closed(at(2.5, 0), at(2.5, 20), at(3.5, 20), at(3.5, 0))],
    construction: [line(at(mean, 0), at(mean, bellAt(mean) + 1))],
    thin: counts.map((count, heads) =>
      line(at(heads - 0.5, 0), at(heads - 0.5, count), at(heads + 0.5, count), at(heads + 0.5, 0)),
    ),
    figure: [line(at(start, 0), at(end, 0)), smooth(curve)],
    given: counts.map((count, heads) => at(heads, count)),
    found: [at(mean, 0)],
  })
}

const bellAt = (x: number): number =>
  (total / Math.sqrt(2 * Math.PI * variance)) * Math.exp(-((x - mean) ** 2) / (2 * variance))

import { arcTo, chalkSvg, circle, closed, type Ink, line } from '../chalk.ts'
import { fitted, meetingOfCircles, type Size } from '../geometry.ts'

/** Two sets in their universe: elements in one, in both and in neither, the intersection shaded. */
export function venn(size: Size, ink: Ink): string {
  const { at, scale } = fitted({ x: [-1.8, 1.8], y: [-1.3, 1.3] }, size)
  const radius = scale
  const left = { centre: at(-0.58, 0), radius }
  const right = { centre: at(0.58, 0), radius }
  const [first, second] = meetingOfCircles(left, right)
  const [lower, upper] = first.y > second.y ? [first, second] : [second, first]
  return chalkSvg(ink, {
    shaded: [`${line(lower)}${arcTo(radius, upper)}${arcTo(radius, lower)}Z`],
    thin: [closed(at(-1.8, -1.3), at(1.8, -1.3), at(1.8, 1.3), at(-1.8, 1.3))],
    figure: [circle(left), circle(right)],
    given: [at(-1.05, 0.35), at(-0.95, -0.35), at(1.0, 0.1), at(1.5, -1.0)],
    found: [at(0.02, 0.32), at(-0.04, -0.3)],
  })
}

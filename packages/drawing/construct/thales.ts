import { arrow, chalkSvg, closed, type Ink, line } from '../chalk.ts'
import { along, fitted, type Size } from '../geometry.ts'

/** Where D divides AB and E divides AC, from A. */
const division = 0.58

/**
 * The basic proportionality theorem: D and E divide two sides of a triangle in the same ratio, so DE is parallel to BC.
 */
export function thales(size: Size, ink: Ink): string {
  const { at } = fitted({ x: [0, 3], y: [0, 3.1] }, size)
  const [a, b, c] = [at(1.15, 3.1), at(0, 0), at(3, 0)]
  const [d, e] = [along(a, b, division), along(a, c, division)]
  const parallelSign = (from: typeof a, to: typeof a) =>
    arrow(along(from, to, 0.47), along(from, to, 0.53), 5)
  return chalkSvg(ink, {
    shaded: [closed(a, d, e)],
    construction: [line(d, c), line(e, b)],
    figure: [closed(a, b, c), parallelSign(b, c)],
    answer: [line(d, e), parallelSign(d, e)],
    given: [a, b, c],
    found: [d, e],
  })
}

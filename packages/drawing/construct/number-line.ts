import { arc, arrow, chalkSvg, type Ink, line, rightAngle } from '../chalk.ts'
import { fitted, type Size } from '../geometry.ts'

/** The square roots of 2 and 3 built on the unit and carried down to the number line with compasses. */
export function numberLine(size: Size, ink: Ink): string {
  const { at, scale } = fitted({ x: [-0.3, 2.4], y: [-0.5, 1.72] }, size)
  const [zero, one] = [at(0, 0), at(1, 0)]
  const rootTwo = { x: 1, y: 1, length: Math.SQRT2 }
  // One unit at right angles to the hypotenuse √2 makes the next hypotenuse √3.
  const rootThree = { x: 1 - Math.SQRT1_2, y: 1 + Math.SQRT1_2, length: Math.sqrt(3) }
  const carried = [rootTwo, rootThree].map(({ x, y, length }) =>
    arc({ centre: zero, radius: length * scale }, 0, (Math.atan2(y, x) * 180) / Math.PI),
  )
  const corner = at(rootTwo.x, rootTwo.y)
  const top = at(rootThree.x, rootThree.y)
  return chalkSvg(ink, {
    construction: carried,
    thin: [
      ...[0, 1, 2].map((mark) => line(at(mark, -0.07), at(mark, 0.07))),
      rightAngle(one, zero, corner, 6),
      rightAngle(corner, zero, top, 6),
    ],
    figure: [arrow(at(-0.3, 0), at(2.4, 0), 6), line(zero, corner), line(one, corner, top, zero)],
    given: [zero, one],
    found: [at(rootTwo.length, 0), at(rootThree.length, 0)],
    texts: [0, 1, 2].map((mark) => ({ at: at(mark, -0.34), text: `${mark}` })),
  })
}

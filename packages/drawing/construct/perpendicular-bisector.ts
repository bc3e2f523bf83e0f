import { arc, chalkSvg, type Ink, line, rightAngle } from '../chalk.ts'
import { along, fitted, meetingOfCircles, meetingOfLines, type Size } from '../geometry.ts'

/** Two equal arcs from the ends of a segment cross twice; the line through the crossings halves it squarely. */
export function perpendicularBisector(size: Size, ink: Ink): string {
  const { at, scale } = fitted({ x: [-1.25, 1.25], y: [-1.75, 1.75] }, size)
  const [a, b] = [at(-1.25, 0), at(1.25, 0)]
  const radius = 1.85 * scale
  const crossings = meetingOfCircles({ centre: a, radius }, { centre: b, radius })
  const middle = meetingOfLines(a, b, ...crossings)
  const opening = (Math.acos(1.25 / 1.85) * 180) / Math.PI
  const swing = 16
  const arcs = [opening, -opening].flatMap((angle) => [
    arc({ centre: a, radius }, angle - swing, angle + swing),
    arc({ centre: b, radius }, 180 + angle - swing, 180 + angle + swing),
  ])
  const [first, second] = crossings
  return chalkSvg(ink, {
    construction: crossings.flatMap((crossing) => [line(a, crossing), line(crossing, b)]),
    thin: [
      rightAngle(middle, b, second),
      ...[0.25, 0.75].map((ratio) => {
        const place = along(a, b, ratio)
        return line({ x: place.x, y: place.y - 4 }, { x: place.x, y: place.y + 4 })
      }),
      ...arcs,
    ],
    figure: [line(a, b)],
    answer: [line(along(middle, first, 1.24), along(middle, second, 1.24))],
    given: [a, b],
    found: [middle],
  })
}

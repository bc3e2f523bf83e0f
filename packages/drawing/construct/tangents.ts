import { chalkSvg, circle, type Ink, line, rightAngle } from '../chalk.ts'
import { along, distance, fitted, type Size, touchingPoints } from '../geometry.ts'

/** The two tangents from an outside point, found with the circle whose diameter joins it to the centre. */
export function tangents(size: Size, ink: Ink): string {
  const { at, scale } = fitted({ x: [-1, 1.48], y: [-1.9, 1] }, size)
  const round = { centre: at(0, 0), radius: scale }
  const from = at(0.95, -1.75)
  const middle = along(round.centre, from, 0.5)
  const touching = touchingPoints(round, from)
  return chalkSvg(ink, {
    construction: [
      circle({ centre: middle, radius: distance(middle, from) }),
      line(round.centre, from),
      ...touching.map((point) => line(round.centre, point)),
    ],
    thin: touching.map((point) => rightAngle(point, round.centre, from)),
    figure: [circle(round), ...touching.map((point) => line(from, along(from, point, 1.22)))],
    given: [round.centre, from],
    found: touching,
  })
}

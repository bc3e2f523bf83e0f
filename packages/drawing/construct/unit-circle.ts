import { arc, arrow, chalkSvg, circle, closed, type Ink, line, rightAngle } from '../chalk.ts'
import { fitted, footOfPerpendicular, onCircle, type Size } from '../geometry.ts'

const angle = 52

/** An angle in the unit circle, with its sine as a height and its cosine along the axis. */
export function unitCircle(size: Size, ink: Ink): string {
  const { at, scale } = fitted({ x: [-1.25, 1.25], y: [-1.25, 1.25] }, size)
  const centre = at(0, 0)
  const round = { centre, radius: scale }
  const point = onCircle(round, angle)
  const foot = footOfPerpendicular(point, centre, at(1, 0))
  const standardAngles = [30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330]
  return chalkSvg(ink, {
    shaded: [closed(centre, foot, point)],
    construction: [line(point, footOfPerpendicular(point, centre, at(0, 1)))],
    thin: [
      arrow(at(-1.25, 0), at(1.25, 0)),
      arrow(at(0, -1.25), at(0, 1.25)),
      ...standardAngles.map((degrees) =>
        line(onCircle({ centre, radius: scale * 0.94 }, degrees), onCircle(round, degrees)),
      ),
      rightAngle(foot, point, centre, 6),
      arc({ centre, radius: scale * 0.25 }, 0, angle),
    ],
    figure: [circle(round), line(centre, point)],
    answer: [line(foot, point)],
    given: [centre, point],
  })
}

import { chalkSvg, halfEllipse, type Ink, line, rightAngle } from '../chalk.ts'
import { fitted, type Size } from '../geometry.ts'

/** How far the eye is raised above the joining circle, in degrees. */
const tilt = 17
const coneHeight = 1.9

/** A cone standing on a hemisphere of the same radius, seen in parallel projection from slightly above. */
export function coneOnHemisphere(size: Size, ink: Ink): string {
  const flat = Math.sin((tilt * Math.PI) / 180)
  const apexHeight = coneHeight * Math.cos((tilt * Math.PI) / 180)
  const { at, scale } = fitted({ x: [-1.02, 1.02], y: [-1, apexHeight] }, size)
  const touch = { x: Math.sqrt(1 - (flat / apexHeight) ** 2), y: flat ** 2 / apexHeight }
  const [left, right] = [at(-touch.x, touch.y), at(touch.x, touch.y)]
  const [apex, centre] = [at(0, apexHeight), at(0, 0)]
  const rim = (side: 'over' | 'under') => halfEllipse(centre, scale, scale * flat, side)
  return chalkSvg(ink, {
    construction: [rim('over'), line(apex, centre, at(1, 0))],
    thin: [rightAngle(centre, apex, at(1, 0), 6)],
    figure: [line(left, apex, right), rim('under'), halfEllipse(centre, scale, scale, 'under')],
    given: [centre, apex],
    found: [at(1, 0)],
  })
}

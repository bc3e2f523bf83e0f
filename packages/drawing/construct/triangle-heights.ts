import { chalkSvg, closed, type Ink, line, rightAngle } from '../chalk.ts'
import { fitted, footOfPerpendicular, meetingOfLines, type Point, type Size } from '../geometry.ts'

/** The three heights of an acute triangle, which meet in one point. */
export function triangleHeights(size: Size, ink: Ink): string {
  const { at } = fitted({ x: [0, 3], y: [0, 2.9] }, size)
  const [a, b, c] = [at(1.15, 2.9), at(0, 0), at(3, 0)]
  const height = (corner: Point, from: Point, to: Point) => ({
    corner,
    foot: footOfPerpendicular(corner, from, to),
    side: to,
  })
  const heights = [height(a, b, c), height(b, c, a), height(c, a, b)] as const
  const [first, second] = heights
  return chalkSvg(ink, {
    construction: heights.map(({ corner, foot }) => line(corner, foot)),
    thin: heights.map(({ corner, foot, side }) => rightAngle(foot, corner, side)),
    figure: [closed(a, b, c)],
    given: [a, b, c],
    found: [meetingOfLines(first.corner, first.foot, second.corner, second.foot)],
  })
}

import { arrow, chalkSvg, type Ink, line, rightAngle } from '../chalk.ts'
import { type Size, stretched } from '../geometry.ts'

const slope = 0.75
const intercept = 0.8
const heightAt = (x: number) => slope * x + intercept

/** A line through two points, the rise and run between them, and the place where it meets the y axis. */
export function lineSlope(size: Size, ink: Ink): string {
  const at = stretched({ x: [-0.7, 4], y: [-0.5, 4] }, size)
  const [first, second] = [at(1, heightAt(1)), at(3, heightAt(3))]
  const corner = at(3, heightAt(1))
  const ticks = [1, 2, 3]
  return chalkSvg(ink, {
    construction: [line(first, corner, second)],
    thin: [
      arrow(at(-0.7, 0), at(4, 0)),
      arrow(at(0, -0.5), at(0, 4)),
      ...ticks.flatMap((mark) => [line(at(mark, -0.1), at(mark, 0.1)), line(at(-0.1, mark), at(0.1, mark))]),
      rightAngle(corner, first, second, 6),
    ],
    figure: [line(at(-0.7, heightAt(-0.7)), at(4, heightAt(4)))],
    given: [first, second],
    found: [at(0, intercept)],
  })
}

import { chalkSvg, closed, type Ink, line } from '../chalk.ts'
import { type Size, stretched } from '../geometry.ts'

const firstTerm = 2
const difference = 1.5
const count = 7
const termAt = (index: number) => firstTerm + index * difference

/**
 * The terms of an arithmetic progression as bars of growing height. The same bars turned over fill the
 * rectangle of height a + l, which is how the sum is found.
 */
export function apSteps(size: Size, ink: Ink): string {
  const whole = firstTerm + termAt(count - 1)
  const at = stretched({ x: [0, count], y: [0, whole] }, size)
  const terms = Array.from({ length: count }, (_, index) => ({ index, height: termAt(index) }))
  return chalkSvg(ink, {
    shaded: terms.map(({ index, height }) =>
      closed(at(index, 0), at(index, height), at(index + 1, height), at(index + 1, 0)),
    ),
    construction: [
      line(at(0, firstTerm), at(0, whole), at(count, whole), at(count, termAt(count - 1))),
      ...terms.slice(1).map(({ index, height }) => line(at(index, whole), at(index, height))),
    ],
    figure: [
      line(at(0, 0), at(count, 0)),
      line(
        at(0, 0),
        ...terms.flatMap(({ index, height }) => [at(index, height), at(index + 1, height)]),
        at(count, 0),
      ),
      ...terms.slice(1).map(({ index }) => line(at(index, 0), at(index, termAt(index - 1)))),
    ],
    given: terms.map(({ index, height }) => at(index + 0.5, height)),
  })
}

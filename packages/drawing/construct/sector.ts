import { arc, arcTo, chalkSvg, type Ink, line } from '../chalk.ts'
import { fitted, onCircle, type Size } from '../geometry.ts'

const from = 20
const angle = 80

/** A sector of a circle with its chord; the segment between chord and arc is shaded. */
export function sector(size: Size, ink: Ink): string {
  const { at, scale } = fitted({ x: [-1, 1], y: [-1, 1] }, size)
  const round = { centre: at(0, 0), radius: scale }
  const [start, end] = [onCircle(round, from), onCircle(round, from + angle)]
  return chalkSvg(ink, {
    shaded: [`${line(start)}${arcTo(scale, end)}Z`],
    construction: [arc(round, from + angle, from + 360)],
    thin: [arc({ centre: round.centre, radius: scale * 0.22 }, from, from + angle)],
    figure: [line(start, round.centre, end), arc(round, from, from + angle)],
    answer: [line(start, end)],
    given: [round.centre],
    found: [start, end],
  })
}

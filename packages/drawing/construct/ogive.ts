import { arrow, chalkSvg, type Ink, line, smooth } from '../chalk.ts'
import { type Size, stretched } from '../geometry.ts'

/** How many of sixty students scored in each class of ten marks. */
const frequencies = [4, 9, 17, 16, 9, 5] as const
const cumulative = [0, ...frequencies.map((_, index) => sumOf(frequencies.slice(0, index + 1)))]
const total = sumOf(frequencies)

/** The less-than ogive of a grouped table; half of the total leads across to the curve and down to the median. */
export function ogive(size: Size, ink: Ink): string {
  const classes = frequencies.length
  const at = stretched({ x: [-0.35, classes + 0.3], y: [-5, total + 4] }, size)
  const middle = { x: medianClassMark(total / 2), y: total / 2 }
  const curve = cumulative.map((sum, index) => {
    const place = at(index, sum)
    const rise = at(index, sum + slopeAt(index)).y - place.y
    return { ...place, slope: rise / (at(index + 1, sum).x - place.x) }
  })
  return chalkSvg(ink, {
    construction: [line(at(0, middle.y), at(middle.x, middle.y), at(middle.x, 0))],
    thin: [
      arrow(at(-0.35, 0), at(classes + 0.3, 0)),
      arrow(at(0, -5), at(0, total + 4)),
      ...cumulative.slice(1).map((_, index) => line(at(index + 1, -1.2), at(index + 1, 1.2))),
    ],
    figure: [smooth(curve)],
    given: cumulative.map((sum, index) => at(index, sum)),
    found: [at(middle.x, 0)],
  })
}

/**
 * The slope of the curve at the upper limit of a class: the harmonic mean of its neighbours' frequencies, which
 * keeps the curve rising between the points as a cumulative curve must.
 */
function slopeAt(index: number): number {
  const before = frequencies[index - 1]
  const after = frequencies[index]
  if (before === undefined || after === undefined) return (before ?? after ?? 0) / 2
  return (2 * before * after) / (before + after)
}

/** Where the curve reaches `wanted`, in class widths from the left end, by halving the class it lies in. */
function medianClassMark(wanted: number): number {
  const upper = cumulative.findIndex((sum) => sum >= wanted)
  const start = cumulative[upper - 1] ?? 0
  const end = cumulative[upper] ?? 0
  const heightAt = (t: number) =>
    start * (1 + 2 * t) * (1 - t) ** 2 +
    slopeAt(upper - 1) * t * (1 - t) ** 2 +
    end * t * t * (3 - 2 * t) +
    slopeAt(upper) * t * t * (t - 1)
  let [low, high] = [0, 1]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (heightAt(middle) < wanted) low = middle
    else high = middle
  }
  return upper - 1 + low
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { combination, polynomial, signed } from '../typst.ts'

export const quadraticTable = (random: Random) => {
  const first = random.integer(-3, 1)
  const second = first + random.pick([2, 4])
  const b = -(first + second)
  const c = first * second
  const middle = (first + second) / 2
  const points = Array.from({ length: 7 }, (_, index) => middle - 3 + index).map(
    (x) => [x, x * x + b * x + c] as const,
  )
  return question({
    prompt: `Make a table for $y = ${polynomial([1, b, c])}$ from $x = ${middle - 3}$ to $x = ${middle + 3}$, draw the curve on graph paper and read off the roots of $${polynomial([1, b, c])} = 0$.`,
    steps: [
      [`points ${points.map(([x, y]) => `$(${x}, ${y})$`).join(', ')}`, 3],
      ['scale written, points plotted, smooth curve', 3],
      [`the curve meets the $x$ axis at $${first}$ and $${second}$: two different real roots`, 2],
    ],
    given: { b, c },
    result: { points, roots: [first, second] as const },
  })
}

export const lowestPoint = (random: Random) => {
  const middle = random.nonZero(-4, 4)
  const low = random.nonZero(-6, 6)
  const b = -2 * middle
  const c = middle * middle + low
  const meets = low < 0 ? 2 : 0
  return question({
    prompt: `Find the lowest point of the curve $y = ${polynomial([1, b, c])}$ and say in how many points it meets the $x$ axis.`,
    steps: [
      [`$y = (x ${signed(-middle)})^2 ${signed(low)}$`, 1],
      [`lowest point $(${middle}, ${low})$`, 1],
      [
        low < 0
          ? 'it lies below the axis, so the curve meets the axis twice'
          : 'it lies above the axis, so the curve does not meet it',
        1,
      ],
    ],
    given: { b, c },
    result: { middle, low, meets },
  })
}

export const solveByLine = (random: Random) => {
  const first = random.integer(-3, 0)
  const second = random.integer(1, 4)
  const slope = random.pick([-1, 1, 2])
  const shift = random.nonZero(-4, 4)
  // x² + b x + c = 0 read as x² + p x + q = slope x + shift
  const b = -(first + second)
  const c = first * second
  const line = combination([
    [slope, 'x'],
    [shift, ''],
  ])
  return question({
    prompt: `The graph of $y = ${polynomial([1, b + slope, c + shift])}$ is drawn. Which line must be drawn to solve $${polynomial([1, b, c])} = 0$, and where do they meet?`,
    steps: [
      ['subtract the equation from the curve', 1],
      [`the line is $y = ${line}$`, 1],
      [`they meet where $x = ${first}$ and $x = ${second}$, the roots`, 2],
    ],
    given: { b, c, slope, shift },
    result: { roots: [first, second] as const },
  })
}

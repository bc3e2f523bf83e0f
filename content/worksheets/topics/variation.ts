import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, rowTable } from '../typst.ts'

export const directVariation = (random: Random) => {
  const rate = random.pick([30, 40, 45, 50, 60])
  const hours = [1, 2, 3, 4, 5]
  const asked = random.pick([2.5, 3.5, 4.5, 6])
  return question({
    prompt: `A bus runs at a steady speed. Draw the graph, state the kind of variation, and read the distance after ${decimal(asked)} hours. ${rowTable(
      [
        ['Hours $x$', hours],
        ['Kilometres $y$', hours.map((hour) => hour * rate)],
      ],
    )}`,
    steps: [
      [`$y/x = ${rate}$ in every column: direct variation, $y = ${rate} x$`, 2],
      ['axes, scale, five points, straight line through the origin', 4],
      [`at $x = ${decimal(asked)}$: $y = ${decimal(rate * asked)}$ km`, 2],
    ],
    given: { rate, asked },
    result: { distance: rate * asked },
  })
}

export const inverseVariation = (random: Random) => {
  const product = random.pick([60, 90, 120, 180, 240])
  const columns = [2, 3, 5, 6, 10].filter((value) => product % value === 0)
  const asked = random.pick([4, 12, 15])
  return question({
    prompt: `Workers share out a job. Draw the graph, state the kind of variation, and read the days for ${asked} workers. ${rowTable(
      [
        ['Workers $x$', columns],
        ['Days $y$', columns.map((value) => product / value)],
      ],
    )}`,
    steps: [
      [`$x y = ${product}$ in every column: inverse variation`, 2],
      ['axes, scale, points, smooth curve (a hyperbola)', 4],
      [`at $x = ${asked}$: $y = ${decimal(product / asked)}$ days`, 2],
    ],
    given: { product, asked },
    result: { days: product / asked },
  })
}

export const whichVariation = (random: Random) => {
  const constant = random.pick([24, 36, 48, 60])
  const inverse = random.pick([true, false])
  const inputs = [2, 3, 4, 6]
  const outputs = inputs.map((input) => (inverse ? constant / input : (constant / 12) * input))
  return question({
    prompt: `Does $y$ vary directly or inversely with $x$? Find the constant. ${rowTable([
      ['$x$', inputs],
      ['$y$', outputs],
    ])}`,
    steps: [
      [
        inverse
          ? `$x y = ${constant}$ throughout: inversely`
          : `$y/x = ${constant / 12}$ throughout: directly`,
        1,
      ],
      [`constant $k = ${inverse ? constant : constant / 12}$`, 1],
    ],
    given: { inputs, outputs },
    result: { inverse, constant: inverse ? constant : constant / 12 },
  })
}

export const pricesInProportion = (random: Random) => {
  const price = random.integer(12, 60)
  const bought = random.integer(3, 8)
  const asked = random.integer(9, 20)
  return question({
    prompt: `The cost of notebooks varies directly with their number. ${bought} cost ₹${price * bought}. Find the cost of ${asked} and the slope of the graph.`,
    steps: [
      [`$k = ${price * bought}/${bought} = ${price}$, the slope`, 1],
      [`$${asked} times ${price}$ = ₹${asked * price}`, 1],
    ],
    given: { bought, total: price * bought, asked },
    result: { cost: asked * price },
  })
}

import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, root, rowTable, table } from '../typst.ts'

export const nearestPoint = (random: Random) => {
  const [x, y] = [random.integer(4, 8), random.integer(4, 8)] as const
  const offsets = random.shuffle([
    [1, 2],
    [3, 1],
    [-2, 3],
    [-4, -1],
  ] as const)
  const labels = random.shuffle(['swims', 'swims', 'runs', 'runs'])
  const points = offsets.map(([dx, dy], index) => ({
    x: x + dx,
    y: y + dy,
    square: dx * dx + dy * dy,
    label: labels[index] ?? 'runs',
  }))
  const nearest = [...points].sort((left, right) => left.square - right.square)[0]
  const label = nearest?.label ?? ''
  return question({
    prompt: `Four students with two measurements each. To which group does the nearest neighbour assign $(${x}, ${y})$? ${table(
      ['$x$', '$y$', 'Group'],
      points.map((point) => [point.x, point.y, point.label]),
    )}`,
    steps: [
      [`squared distances ${points.map((point) => point.square).join(', ')}`, 2],
      [`smallest ${nearest?.square}, distance $${root(nearest?.square ?? 0)}$: group "${label}"`, 1],
    ],
    given: { x, y, points },
    result: { label },
  })
}

export const threeNeighbours = (random: Random) => {
  const at = random.integer(20, 30)
  const gaps = random.distinct(5, 1, 12)
  const values = gaps.map((gap, index) => (index % 2 === 0 ? at + gap : at - gap))
  const labels = random.shuffle(['ripe', 'ripe', 'ripe', 'raw', 'raw'])
  const nearest = values
    .map((value, index) => ({ gap: Math.abs(value - at), label: labels[index] ?? 'raw' }))
    .sort((left, right) => left.gap - right.gap)
    .slice(0, 3)
  const ripe = nearest.filter(({ label }) => label === 'ripe').length
  const verdict = ripe >= 2 ? 'ripe' : 'raw'
  return question({
    prompt: `A tomato has the colour value ${at}. Decide by the three nearest neighbours. ${rowTable([
      ['Colour', values],
      ['Label', labels],
    ])}`,
    steps: [
      [`distances ${values.map((value) => Math.abs(value - at)).join(', ')}`, 1],
      [`the nearest three: ${nearest.map(({ label }) => label).join(', ')}`, 1],
      [`the majority says ${verdict}`, 1],
    ],
    given: { at, values, labels },
    result: { verdict },
  })
}

export const distanceForNeighbour = (random: Random) => {
  const [a, b, c] = random.pick([
    [3, 4, 5],
    [6, 8, 10],
    [5, 12, 13],
    [8, 15, 17],
  ] as const)
  const x = random.integer(-5, 9)
  const y = random.integer(-5, 9)
  return question({
    prompt: `Find the distance between the data points $(${x}, ${y})$ and $(${x + a}, ${y + b})$.`,
    steps: [[`$sqrt(${a}^2 + ${b}^2) = ${c}$`, 1]],
    given: { from: [x, y] as const, to: [x + a, y + b] as const },
    result: { distance: c },
  })
}

export const whyScale = (random: Random) => {
  const height = random.integer(2, 6)
  const grams = 100 * random.integer(3, 9)
  const square = height * height + grams * grams
  return question({
    prompt: `Two mangoes differ by ${height} cm in length and ${grams} g in weight. Which measurement decides their distance? What happens if the weight is given in kg?`,
    steps: [
      [`$d^2 = ${height * height} + ${grams * grams} = ${square}$: nearly all of it is weight`, 1],
      [
        `in kg the difference is ${grams / 1000}, so $d^2 = ${decimal(height * height + (grams / 1000) ** 2, 4)}$ and the length decides; bring both to one scale first`,
        1,
      ],
    ],
    given: { height, grams },
    result: { square, inKilograms: height * height + (grams / 1000) ** 2 },
  })
}

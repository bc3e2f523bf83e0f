import { simplifyRoot } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, root } from '../typst.ts'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

export const missingSide = (random: Random) => {
  const [a, b, c] = random.pick(triples)
  const factor = random.integer(1, 3)
  return question({
    prompt: `In a right triangle the hypotenuse is ${c * factor} cm and one side ${a * factor} cm. Find the other side.`,
    steps: [[`$sqrt(${c * factor}^2 - ${a * factor}^2) = sqrt(${(b * factor) ** 2}) = ${b * factor}$ cm`, 1]],
    given: { hypotenuse: c * factor, side: a * factor },
    result: { other: b * factor },
  })
}

export const ladderAtAWall = (random: Random) => {
  const [a, b, c] = random.pick(triples)
  const unit = random.pick([0.5, 1])
  return question({
    prompt: `A ladder ${decimal(c * unit)} m long leans against a wall; its foot is ${decimal(a * unit)} m from the wall. How high does it reach?`,
    steps: [
      [`$h^2 = ${decimal(c * unit)}^2 - ${decimal(a * unit)}^2 = ${decimal((b * unit) ** 2)}$`, 1],
      [`$h = ${decimal(b * unit)}$ m`, 1],
    ],
    given: { ladder: c * unit, foot: a * unit },
    result: { height: b * unit },
  })
}

export const converseOfPythagoras = (random: Random) => {
  const [a, b, c] = random.pick(triples)
  const spoil = random.pick([0, 0, 1])
  const longest = c + spoil
  return question({
    prompt: `The sides of a triangle are ${a}, ${b} and ${longest} cm. Is it right-angled?`,
    steps: [
      [`$${a}^2 + ${b}^2 = ${a * a + b * b}$ and $${longest}^2 = ${longest * longest}$`, 1],
      [spoil === 0 ? 'equal, so yes, opposite the longest side' : 'not equal, so no', 1],
    ],
    given: { a, b, longest },
    result: { isRight: spoil === 0 },
  })
}

export const altitudeOnHypotenuse = (random: Random) => {
  const [p, q] = random.pick([
    [4, 9],
    [3, 12],
    [2, 8],
    [5, 20],
    [9, 16],
    [4, 25],
  ] as const)
  const altitude = Math.sqrt(p * q)
  return question({
    prompt: `In a right triangle the altitude on the hypotenuse divides it into ${p} cm and ${q} cm. Find the altitude and the two sides.`,
    steps: [
      [`$h^2 = ${p} times ${q}$, $h = ${altitude}$ cm`, 1],
      [
        `sides $sqrt(${p} times ${p + q}) = ${root(p * (p + q))}$ cm and $sqrt(${q} times ${p + q}) = ${root(q * (p + q))}$ cm`,
        2,
      ],
    ],
    given: { p, q },
    result: { altitude, squares: [p * (p + q), q * (p + q)] as const },
  })
}

export const diagonalOfARectangle = (random: Random) => {
  const length = random.integer(5, 12)
  const width = random.integer(2, 4)
  const square = length * length + width * width
  return question({
    prompt: `Find the diagonal of a rectangle ${length} cm by ${width} cm, in the simplest form.`,
    steps: [
      [`$d^2 = ${length * length} + ${width * width} = ${square}$`, 1],
      [`$d = ${root(square)}$ cm`, 1],
    ],
    given: { length, width },
    result: simplifyRoot(square),
  })
}

export const equilateralHeight = (random: Random) => {
  const half = random.integer(2, 9)
  return question({
    prompt: `Find the height and the area of an equilateral triangle of side ${2 * half} cm.`,
    steps: [
      [`$h^2 = ${4 * half * half} - ${half * half} = ${3 * half * half}$, $h = ${half} sqrt(3)$ cm`, 2],
      [`area $= 1/2 times ${2 * half} times ${half} sqrt(3) = ${half * half} sqrt(3)$ cm²`, 1],
    ],
    given: { side: 2 * half },
    result: { heightFactor: half, areaFactor: half * half },
  })
}

export const heronsFormula = (random: Random) => {
  const [a, b, c] = random.pick([
    [13, 14, 15],
    [7, 15, 20],
    [9, 10, 17],
    [10, 13, 13],
    [11, 13, 20],
    [17, 25, 28],
    [12, 17, 25],
    [5, 29, 30],
  ] as const)
  const s = (a + b + c) / 2
  const square = s * (s - a) * (s - b) * (s - c)
  return question({
    prompt: `Find the area of a triangle with sides ${a} cm, ${b} cm and ${c} cm by Heron's formula.`,
    steps: [
      [`$s = ${s}$ cm`, 1],
      [`$sqrt(${s} times ${s - a} times ${s - b} times ${s - c}) = sqrt(${square})$`, 1],
      [`$= ${root(square)}$ cm²`, 1],
    ],
    given: { a, b, c },
    result: { square },
  })
}

export const halfBaseHeight = (random: Random) => {
  const base = 2 * random.integer(3, 15)
  const height = random.integer(4, 20)
  return question({
    prompt: `A triangular plot has a base of ${base} m and a height of ${height} m. Find its area.`,
    steps: [[`$1/2 times ${base} times ${height} = ${(base * height) / 2}$ m²`, 1]],
    given: { base, height },
    result: { area: (base * height) / 2 },
  })
}

export const heightFromArea = (random: Random) => {
  const [a, b, c] = random.pick(triples)
  const height = (a * b) / c
  return question({
    prompt: `The sides of a right triangle are ${a}, ${b} and ${c} cm. Find its area and the height on the longest side (two decimals).`,
    steps: [
      [`area $= 1/2 times ${a} times ${b} = ${(a * b) / 2}$ cm²`, 1],
      [`height $= (2 times ${(a * b) / 2})/${c} = ${decimal(height)}$ cm`, 1],
    ],
    given: { a, b, c },
    result: { area: (a * b) / 2, height },
  })
}

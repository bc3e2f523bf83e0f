import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { bracketed, combination, fraction, rupees, signed } from '../typst.ts'

type Line = readonly [a: number, b: number, c: number]

const equation = ([a, b, c]: Line) =>
  `${combination([
    [a, 'x'],
    [b, 'y'],
  ])} = ${c}`

/** Two lines through (x, y) with different directions. */
function crossingLines(random: Random): { x: number; y: number; first: Line; second: Line } {
  const x = random.nonZero(-5, 6)
  const y = random.nonZero(-5, 6)
  const a = random.integer(2, 5)
  const b = random.integer(1, 5)
  const p = random.integer(1, 5)
  const q = -random.integer(1, 5)
  return { x, y, first: [a, b, a * x + b * y], second: [p, q, p * x + q * y] }
}

export const elimination = (random: Random) => {
  const { x, y, first, second } = crossingLines(random)
  const [a, b, c] = first
  const [p, q, r] = second
  const determinant = b * p - a * q
  return question({
    prompt: `Solve by elimination: $${equation(first)}$ and $${equation(second)}$.`,
    steps: [
      [
        `multiply by $${p}$ and by $${a}$: $${equation([a * p, b * p, c * p])}$ and $${equation([a * p, a * q, a * r])}$`,
        1,
      ],
      [`subtract: $${determinant} y = ${c * p - a * r}$, so $y = ${y}$`, 1],
      [`put back: $x = ${x}$`, 1],
    ],
    given: { first, second },
    result: { x, y },
  })
}

export const substitution = (random: Random) => {
  const x = random.nonZero(-4, 6)
  const slope = random.pick([-3, -2, 2, 3])
  const constant = random.nonZero(-7, 7)
  const y = slope * x + constant
  const b = random.integer(1, 4)
  const drawn = random.integer(2, 5)
  const a = drawn + b * slope === 0 ? drawn + 1 : drawn
  const c = a * x + b * y
  const right = combination([
    [slope, 'x'],
    [constant, ''],
  ])
  return question({
    prompt: `Solve by substitution: $y = ${right}$ and $${equation([a, b, c])}$.`,
    steps: [
      [`$${combination([[a, 'x']])} + ${b === 1 ? '' : b}(${right}) = ${c}$`, 1],
      [`$${combination([[a + b * slope, 'x']])} = ${c - b * constant}$, so $x = ${x}$`, 1],
      [`$y = ${slope} times ${bracketed(x)} ${signed(constant)} = ${y}$`, 1],
    ],
    given: { slope, constant, a, b, c },
    result: { x, y },
  })
}

export const consistency = (random: Random) => {
  const a = random.integer(1, 4)
  const b = random.nonZero(-5, 5)
  const c = random.integer(2, 9)
  const factor = random.integer(2, 3)
  const kind = random.pick(['unique', 'none', 'many'])
  const second: Line = [
    a * factor,
    kind === 'unique' ? b * factor + 1 : b * factor,
    kind === 'many' ? c * factor : c * factor + 1,
  ]
  const verdict = {
    unique: 'the first two ratios differ: one solution, the lines cross',
    none: 'only the first two ratios agree: no solution, the lines are parallel',
    many: 'all three ratios agree: infinitely many solutions, the lines coincide',
  }[kind]
  return question({
    prompt: `By comparing ratios of coefficients, say how many solutions has the pair $${equation([a, b, c])}$ and $${equation(second)}$.`,
    steps: [
      [
        `$a_1/a_2 = ${fraction(a, second[0])}$, $b_1/b_2 = ${second[1] === 0 ? '"not defined"' : fraction(b, second[1])}$, $c_1/c_2 = ${fraction(c, second[2])}$`,
        1,
      ],
      [verdict, 1],
    ],
    given: { first: [a, b, c] as Line, second },
    result: { kind },
  })
}

export const valueOfKForNoSolution = (random: Random) => {
  const a = random.integer(2, 5)
  const b = random.integer(2, 6)
  const factor = random.integer(2, 4)
  const k = b * factor
  return question({
    prompt: `For which $k$ have $${equation([a, b, 7])}$ and $${a * factor} x + k y = ${7 * factor + 3}$ no solution?`,
    steps: [
      [`parallel lines: $${a}/${a * factor} = ${b}/k$`, 0.5],
      [`$k = ${k}$, and the third ratio differs`, 0.5],
    ],
    given: { a, b, factor },
    result: { k },
  })
}

export const cramersRule = (random: Random) => {
  const { x, y, first, second } = crossingLines(random)
  const [a, b, c] = first
  const [p, q, r] = second
  const main = a * q - b * p
  const forX = c * q - b * r
  const forY = a * r - c * p
  return question({
    prompt: `Solve by Cramer's rule: $${equation(first)}$ and $${equation(second)}$.`,
    steps: [
      [`$D = ${a} times ${bracketed(q)} - ${b} times ${p} = ${main}$`, 1],
      [`$D_x = ${bracketed(c)} times ${bracketed(q)} - ${b} times ${bracketed(r)} = ${forX}$`, 1],
      [`$D_y = ${a} times ${bracketed(r)} - ${bracketed(c)} times ${p} = ${forY}$`, 1],
      [`$x = D_x/D = ${x}$, $y = D_y/D = ${y}$`, 1],
    ],
    given: { first, second },
    result: { x, y },
  })
}

export const pensAndNotebooks = (random: Random) => {
  const pen = random.integer(8, 20)
  const notebook = random.integer(30, 60)
  const [a = 2, b = 3] = random.distinct(2, 2, 6)
  const [p = 4, q = 5] = [b, a]
  const first = a * pen + b * notebook
  const second = p * pen + q * notebook
  return question({
    prompt: `${a} pens and ${b} notebooks cost ${rupees(first)}; ${p} pens and ${q} notebooks cost ${rupees(second)}. Find the price of a pen and of a notebook.`,
    steps: [
      [`pen $x$, notebook $y$: $${equation([a, b, first])}$ and $${equation([p, q, second])}$`, 1],
      [
        `add: $x + y = ${pen + notebook}$; subtract: $${a > p ? 'x - y' : 'y - x'} = ${a > p ? pen - notebook : notebook - pen}$`,
        1,
      ],
      [`$x = ${pen}$, $y = ${notebook}$: pen ${rupees(pen)}, notebook ${rupees(notebook)}`, 1],
    ],
    given: { a, b, first, p, q, second },
    result: { pen, notebook },
  })
}

export const twoDigitNumber = (random: Random) => {
  const tens = random.integer(1, 4)
  const units = random.integer(tens + 1, 9)
  const number = 10 * tens + units
  const difference = 9 * (units - tens)
  return question({
    prompt: `The sum of the digits of a two-digit number is ${tens + units}. When the digits change places, the number grows by ${difference}. Find the number.`,
    steps: [
      [`tens $x$, units $y$: $x + y = ${tens + units}$`, 1],
      [`$(10 y + x) - (10 x + y) = ${difference}$, so $y - x = ${units - tens}$`, 1],
      [`$x = ${tens}$, $y = ${units}$; the number is ${number}`, 1],
    ],
    given: { digitSum: tens + units, difference },
    result: { number },
  })
}

export const boatInAStream = (random: Random) => {
  const boat = random.integer(7, 14)
  const stream = random.integer(2, 5)
  const hours = random.integer(2, 4)
  const down = (boat + stream) * hours
  const up = (boat - stream) * hours
  return question({
    prompt: `A boat goes ${down} km downstream in ${hours} hours and ${up} km upstream in ${hours} hours. Find its speed in still water and the speed of the stream.`,
    steps: [
      [`$x + y = ${down}/${hours} = ${boat + stream}$`, 1],
      [`$x - y = ${up}/${hours} = ${boat - stream}$`, 1],
      [`boat ${boat} km/h, stream ${stream} km/h`, 1],
    ],
    given: { down, up, hours },
    result: { boat, stream },
  })
}

export const agesOfTwo = (random: Random) => {
  const son = random.integer(8, 15)
  const times = random.integer(3, 4)
  const mother = times * son
  const later = random.integer(4, 9)
  const total = mother + son + 2 * later
  return question({
    prompt: `A mother is ${times} times as old as her son. In ${later} years their ages will add up to ${total}. How old are they now?`,
    steps: [
      [`son $x$, mother $y$: $y = ${times} x$ and $(x + ${later}) + (y + ${later}) = ${total}$`, 1],
      [`$${times + 1} x = ${total - 2 * later}$, so the son is ${son} and the mother ${mother}`, 1],
    ],
    given: { times, later, total },
    result: { son, mother },
  })
}

import { greatestCommonDivisor } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { combination, fraction, rupees } from '../typst.ts'

export const divideInRatio = (random: Random) => {
  const [first = 2, second = 3, third = 5] = random.distinct(3, 2, 7)
  const part = 100 * random.integer(3, 12)
  const amount = (first + second + third) * part
  return question({
    prompt: `Divide ${rupees(amount)} among three partners in the ratio $${first} : ${second} : ${third}$.`,
    steps: [
      [`$${first + second + third}$ parts; one part is ${rupees(part)}`, 1],
      [`${rupees(first * part)}, ${rupees(second * part)}, ${rupees(third * part)}`, 1],
    ],
    given: { first, second, third, amount },
    result: { shares: [first * part, second * part, third * part] as const },
  })
}

export const meanProportional = (random: Random) => {
  const [left = 2, right = 3] = random.distinct(2, 2, 8)
  const factor = random.integer(1, 4)
  const first = factor * left * left
  const second = factor * right * right
  return question({
    prompt: `Find the mean proportional between ${first} and ${second}.`,
    steps: [[`$x^2 = ${first} times ${second}$, $x = ${factor * left * right}$`, 1]],
    given: { first, second },
    result: { mean: factor * left * right },
  })
}

export const fourthProportional = (random: Random) => {
  const first = random.integer(2, 6)
  const factor = random.integer(2, 5)
  const third = random.integer(7, 15)
  const second = first * factor
  return question({
    prompt: `Find the fourth proportional to ${first}, ${second} and ${third}.`,
    steps: [
      [
        `$${first} : ${second} = ${third} : x$, so $x = (${second} times ${third})/${first} = ${factor * third}$`,
        1,
      ],
    ],
    given: { first, second, third },
    result: { fourth: factor * third },
  })
}

export const componendo = (random: Random) => {
  const [p = 5, q = 3] = random.distinct(2, 2, 9)
  const a = random.integer(2, 4)
  const b = random.integer(2, 5)
  // (a x + b y) : (a x - b y) = p : q gives a x : b y = (p + q) : (p - q)
  const top = (p + q) * b
  const bottom = (p - q) * a
  return question({
    prompt: `If $(${a} x + ${b} y)/(${a} x - ${b} y) = ${p}/${q}$, find $x : y$.`,
    steps: [
      [`componendo and dividendo: $(${2 * a} x)/(${2 * b} y) = (${p} + ${q})/(${p} - ${q})$`, 1.5],
      [`$x/y = ${fraction(top, bottom)}$`, 1.5],
    ],
    given: { a, b, p, q },
    result: { ratio: top / bottom },
  })
}

export const compoundRatio = (random: Random) => {
  const [a = 2, b = 3] = random.distinct(2, 2, 9)
  const [c = 4, d = 5] = random.distinct(2, 2, 9)
  const divisor = greatestCommonDivisor(a * c, b * d)
  return question({
    prompt: `Write the ratio compounded of $${a} : ${b}$ and $${c} : ${d}$ in lowest terms.`,
    steps: [[`$${a * c} : ${b * d} = ${(a * c) / divisor} : ${(b * d) / divisor}$`, 1]],
    given: { a, b, c, d },
    result: { first: (a * c) / divisor, second: (b * d) / divisor },
  })
}

export const addToMakeRatio = (random: Random) => {
  const [p = 2, q = 3] = [random.integer(2, 5), random.integer(6, 9)]
  const factor = random.integer(3, 6)
  const added = random.integer(2, 5)
  const first = p * factor - added
  const second = q * factor - added
  return question({
    prompt: `What must be added to each term of $${first} : ${second}$ to make it equal to $${p} : ${q}$?`,
    steps: [
      [`$(${first} + x)/(${second} + x) = ${p}/${q}$`, 1],
      [`$${q * first} + ${q} x = ${p * second} + ${p} x$, so $${q - p} x = ${p * second - q * first}$`, 1],
      [`$x = ${added}$`, 1],
    ],
    given: { first, second, p, q },
    result: { added },
  })
}

type Matrix = readonly [readonly [number, number], readonly [number, number]]

const drawMatrix = (random: Random): Matrix => [
  [random.integer(-4, 6), random.integer(-4, 6)],
  [random.integer(-4, 6), random.integer(-4, 6)],
]

const written = ([[a, b], [c, d]]: Matrix) => `mat(delim: "[", ${a}, ${b}; ${c}, ${d})`

const multiply = ([[a, b], [c, d]]: Matrix, [[e, f], [g, h]]: Matrix): Matrix => [
  [a * e + b * g, a * f + b * h],
  [c * e + d * g, c * f + d * h],
]

export const matrixProduct = (random: Random) => {
  const left = drawMatrix(random)
  const right = drawMatrix(random)
  const product = multiply(left, right)
  return question({
    prompt: `If $A = ${written(left)}$ and $B = ${written(right)}$, find $A B$.`,
    steps: [
      ['each entry is a row of $A$ times a column of $B$', 1],
      [`$A B = ${written(product)}$`, 2],
    ],
    given: { left, right },
    result: { product },
  })
}

export const matrixCombination = (random: Random) => {
  const left = drawMatrix(random)
  const right = drawMatrix(random)
  const p = random.integer(2, 4)
  const q = random.integer(2, 3)
  const at = (row: 0 | 1, column: 0 | 1) => p * left[row][column] - q * right[row][column]
  const result: Matrix = [
    [at(0, 0), at(0, 1)],
    [at(1, 0), at(1, 1)],
  ]
  return question({
    prompt: `If $A = ${written(left)}$ and $B = ${written(right)}$, find $${p} A - ${q} B$.`,
    steps: [
      ['multiply every entry, then subtract entry by entry', 0.5],
      [`$${written(result)}$`, 1.5],
    ],
    given: { left, right, p, q },
    result: { matrix: result },
  })
}

export const matrixEquation = (random: Random) => {
  const x = random.nonZero(-5, 6)
  const y = random.nonZero(-5, 6)
  const [[a, b]] = drawMatrix(random)
  const first = [a === 0 ? 2 : a, b === 0 ? 3 : b] as const
  const second = [1, first[1] + 1] as const
  const right = [first[0] * x + first[1] * y, second[0] * x + second[1] * y] as const
  const determinant = first[0] * second[1] - first[1] * second[0]
  const unique = determinant !== 0
  const lower = unique ? second : ([second[0], second[1] + 1] as const)
  const bottom = lower[0] * x + lower[1] * y
  return question({
    prompt: `Find $x$ and $y$ if $mat(delim: "[", ${first[0]}, ${first[1]}; ${lower[0]}, ${lower[1]}) mat(delim: "[", x; y) = mat(delim: "[", ${right[0]}; ${bottom})$.`,
    steps: [
      [
        `$${combination([
          [first[0], 'x'],
          [first[1], 'y'],
        ])} = ${right[0]}$ and $${combination([
          [lower[0], 'x'],
          [lower[1], 'y'],
        ])} = ${bottom}$`,
        1,
      ],
      [`$x = ${x}$, $y = ${y}$`, 2],
    ],
    given: { first, second: lower, right: [right[0], bottom] as const },
    result: { x, y },
  })
}

export const matrixSquare = (random: Random) => {
  const matrix = drawMatrix(random)
  const [[a, b], [c, d]] = matrix
  const trace = a + d
  const determinant = a * d - b * c
  const square = multiply(matrix, matrix)
  return question({
    prompt: `If $A = ${written(matrix)}$, find $A^2$ and show that $A^2 = ${combination([
      [trace, 'A'],
      [-determinant, 'I'],
    ])}$.`,
    steps: [
      [`$A^2 = ${written(square)}$`, 3],
      [`the right side has the entries ${square.flat().join(', ')} too`, 2],
    ],
    given: { matrix },
    result: { square, trace, determinant },
  })
}

export const orderOfProduct = (random: Random) => {
  const rows = random.integer(1, 4)
  const inner = random.integer(2, 4)
  const columns = random.integer(1, 4)
  const fits = random.pick([true, true, false])
  const second = fits ? inner : inner + 1
  return question({
    prompt: `$A$ has the order $${rows} times ${inner}$ and $B$ the order $${second} times ${columns}$. Does $A B$ exist? If so, what is its order?`,
    steps: [
      [
        fits
          ? `yes, ${inner} columns meet ${second} rows; the order is $${rows} times ${columns}$`
          : `no, ${inner} columns cannot meet ${second} rows`,
        1,
      ],
    ],
    given: { rows, inner, second, columns },
    result: { exists: fits },
  })
}

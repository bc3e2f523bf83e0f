import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { bracketed, combination, fraction, polynomial, signed } from '../typst.ts'

/** `(x - r)` with its sign as written by hand. */
export const factorAt = (zero: number) => (zero === 0 ? 'x' : `(x ${signed(-zero)})`)

export const zeroesAndCoefficients = (random: Random) => {
  const first = random.nonZero(-7, 7)
  const second = random.nonZero(-7, 7)
  const b = -(first + second)
  const c = first * second
  return question({
    prompt: `Find the zeroes of $${polynomial([1, b, c])}$ and verify the relation between the zeroes and the coefficients.`,
    steps: [
      [`$${polynomial([1, b, c])} = ${factorAt(first)} ${factorAt(second)}$`, 1],
      [`zeroes: $${first}$ and $${second}$`, 1],
      [`sum $${first} + ${bracketed(second)} = ${first + second} = -b/a$`, 0.5],
      [`product $${bracketed(first)} times ${bracketed(second)} = ${c} = c/a$`, 0.5],
    ],
    given: { b, c },
    result: { zeroes: [first, second] as const },
  })
}

export const polynomialFromZeroes = (random: Random) => {
  const total = random.nonZero(-8, 8)
  const product = random.nonZero(-12, 12)
  return question({
    prompt: `Find a quadratic polynomial with sum of zeroes $${total}$ and product of zeroes $${product}$.`,
    steps: [
      ['$x^2 - ("sum") x + "product"$', 1],
      [`$${polynomial([1, -total, product])}$`, 1],
    ],
    given: { total, product },
    result: { coefficients: [1, -total, product] as const },
  })
}

export const sumAndProductAtSight = (random: Random) => {
  const a = random.integer(2, 6)
  const b = random.nonZero(-9, 9)
  const c = random.nonZero(-9, 9)
  return question({
    prompt: `Without finding the zeroes of $${polynomial([a, b, c])}$, write down their sum and their product.`,
    steps: [
      [`sum $= -b/a = ${fraction(-b, a)}$`, 0.5],
      [`product $= c/a = ${fraction(c, a)}$`, 0.5],
    ],
    given: { a, b, c },
    result: { sum: -b / a, product: c / a },
  })
}

export const sumOfSquaresOfZeroes = (random: Random) => {
  const total = random.nonZero(-9, 9)
  const product = random.nonZero(-10, 10)
  const squares = total * total - 2 * product
  return question({
    prompt: `If $alpha$ and $beta$ are the zeroes of $${polynomial([1, -total, product])}$, find $alpha^2 + beta^2$ without solving.`,
    steps: [
      [`$alpha + beta = ${total}$ and $alpha beta = ${product}$`, 1],
      [
        `$alpha^2 + beta^2 = (alpha + beta)^2 - 2 alpha beta = ${total * total} - 2 times ${bracketed(product)}$`,
        1,
      ],
      [`$= ${squares}$`, 1],
    ],
    given: { total, product },
    result: { squares },
  })
}

export const unknownCoefficient = (random: Random) => {
  const zero = random.nonZero(-5, 5)
  const b = random.nonZero(-7, 7)
  const k = -(zero * zero + b * zero)
  return question({
    prompt: `For which $k$ is $${zero}$ a zero of $${combination([
      [1, 'x^2'],
      [b, 'x'],
      [1, 'k'],
    ])}$?`,
    steps: [
      [`put $x = ${zero}$: $${zero * zero} ${signed(b * zero)} + k = 0$`, 1],
      [`$k = ${k}$`, 1],
    ],
    given: { zero, b },
    result: { k },
  })
}

export const remainderTheorem = (random: Random) => {
  const coefficients = [1, random.nonZero(-5, 5), random.nonZero(-6, 6), random.nonZero(-9, 9)] as const
  const at = random.nonZero(-3, 3)
  const [, b, c, d] = coefficients
  const remainder = at ** 3 + b * at ** 2 + c * at + d
  return question({
    prompt: `Find the remainder when $${polynomial(coefficients)}$ is divided by $x ${signed(-at)}$.`,
    steps: [
      [
        `remainder $= f(${at}) = ${bracketed(at)}^3 ${signed(b)} times ${bracketed(at)}^2 ${signed(c)} times ${bracketed(at)} ${signed(d)}$`,
        1,
      ],
      [`$= ${at ** 3} ${signed(b * at ** 2)} ${signed(c * at)} ${signed(d)} = ${remainder}$`, 1],
    ],
    given: { coefficients, at },
    result: { remainder },
  })
}

export const factoriseCubic = (random: Random) => {
  const [first = 1, second = 2, third = 3] = random
    .distinct(3, -4, 4)
    .filter((zero) => zero !== 0)
    .concat(5)
  const b = -(first + second + third)
  const c = first * second + second * third + first * third
  const d = -first * second * third
  const quotient = [1, -(second + third), second * third] as const
  return question({
    prompt: `Show that $x ${signed(-first)}$ is a factor of $${polynomial([1, b, c, d])}$ and factorise completely.`,
    steps: [
      [
        `$f(${first}) = ${first ** 3} ${signed(b * first ** 2)} ${signed(c * first)} ${signed(d)} = 0$, so $x ${signed(-first)}$ is a factor`,
        1,
      ],
      [`division gives $${polynomial(quotient)}$`, 1.5],
      [`$= ${factorAt(second)} ${factorAt(third)}$`, 1],
      [`$${polynomial([1, b, c, d])} = ${factorAt(first)} ${factorAt(second)} ${factorAt(third)}$`, 0.5],
    ],
    given: { coefficients: [1, b, c, d] as const },
    result: { zeroes: [first, second, third] as const },
  })
}

export const isItAFactor = (random: Random) => {
  const zero = random.nonZero(-3, 3)
  const other = random.nonZero(-5, 5)
  const offset = random.pick([0, 0, 2, -3])
  const b = -(zero + other)
  const c = zero * other + offset
  return question({
    prompt: `Is $x ${signed(-zero)}$ a factor of $${polynomial([1, b, c])}$? Use the factor theorem.`,
    steps: [
      [`$f(${zero}) = ${zero * zero} ${signed(b * zero)} ${signed(c)} = ${offset}$`, 0.5],
      [offset === 0 ? 'the value is 0, so it is a factor' : 'the value is not 0, so it is not a factor', 0.5],
    ],
    given: { zero, b, c },
    result: { isFactor: offset === 0 },
  })
}

export const constantForFactor = (random: Random) => {
  const zero = random.pick([-2, -1, 1, 2, 3])
  const b = random.nonZero(-4, 4)
  const k = random.nonZero(-6, 6)
  const d = -(zero ** 3 + b * zero ** 2 + k * zero)
  return question({
    prompt: `Find $k$ so that $x ${signed(-zero)}$ is a factor of $${combination([
      [1, 'x^3'],
      [b, 'x^2'],
      [1, 'k x'],
      [d, ''],
    ])}$.`,
    steps: [
      [`$f(${zero}) = 0$`, 1],
      [
        `$${combination([
          [zero ** 3, ''],
          [b * zero ** 2, ''],
          [zero, 'k'],
          [d, ''],
        ])} = 0$`,
        1,
      ],
      [`$k = ${k}$`, 1],
    ],
    given: { zero, b, d },
    result: { k },
  })
}

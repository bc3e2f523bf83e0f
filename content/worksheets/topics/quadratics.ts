import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { bracketed, combination, decimal, fraction, polynomial, root, signed } from '../typst.ts'

export const solveByFactors = (random: Random) => {
  const p = random.integer(2, 4)
  const q = random.nonZero(-5, 5)
  const s = random.nonZero(-6, 6)
  // (p x + q)(x + s)
  const b = p * s + q
  const c = q * s
  return question({
    prompt: `Solve by factorisation: $${polynomial([p, b, c])} = 0$.`,
    steps: [
      [
        `$${combination([
          [p, 'x^2'],
          [p * s, 'x'],
          [q, 'x'],
          [c, ''],
        ])} = 0$`,
        1,
      ],
      [`$(${p} x ${signed(q)})(x ${signed(s)}) = 0$`, 1],
      [`$x = ${fraction(-q, p)}$ or $x = ${-s}$`, 1],
    ],
    given: { a: p, b, c },
    result: { roots: [-q / p, -s] as const },
  })
}

export const rootsAtSight = (random: Random) => {
  const first = random.nonZero(-9, 9)
  const second = random.nonZero(-9, 9)
  return question({
    prompt: `Write the roots of $(x ${signed(-first)})(x ${signed(-second)}) = 0$.`,
    steps: [[`$x = ${first}$ or $x = ${second}$`, 1]],
    given: { left: -first, right: -second },
    result: { roots: [first, second] as const },
  })
}

export const solveByFormula = (random: Random) => {
  const a = random.integer(1, 3)
  const half = random.nonZero(-4, 4)
  const b = 2 * half
  const drawn = random.nonZero(-6, 3)
  const c = half * half - a * drawn > 0 ? drawn : -drawn
  const discriminant = b * b - 4 * a * c
  const quarter = discriminant / 4
  const surd = root(quarter)
  const isWhole = Number.isInteger(Math.sqrt(quarter))
  const low = (-half - Math.sqrt(quarter)) / a
  const high = (-half + Math.sqrt(quarter)) / a
  const exact = isWhole
    ? `$x = ${fraction(-half + Math.sqrt(quarter), a)}$ or $x = ${fraction(-half - Math.sqrt(quarter), a)}$`
    : `$x = ${a === 1 ? `${-half} plus.minus ${surd}` : `(${-half} plus.minus ${surd})/${a}`}$`
  return question({
    prompt: `Solve by the quadratic formula: $${polynomial([a, b, c])} = 0$.`,
    steps: [
      [`$D = b^2 - 4 a c = ${b * b} - 4 times ${a} times ${bracketed(c)} = ${discriminant}$`, 1],
      [`$x = (-b plus.minus sqrt(D))/(2 a) = (${-b} plus.minus sqrt(${discriminant}))/${2 * a}$`, 1],
      [exact, 1],
    ],
    given: { a, b, c },
    result: { roots: [low, high] as const },
  })
}

export const discriminantKind = (random: Random) => {
  const a = random.integer(1, 4)
  const b = random.nonZero(-8, 8)
  const c = random.nonZero(-5, 5)
  const discriminant = b * b - 4 * a * c
  const kind =
    discriminant > 0
      ? 'two different real roots'
      : discriminant === 0
        ? 'two equal real roots'
        : 'no real roots'
  return question({
    prompt: `Find the discriminant of $${polynomial([a, b, c])} = 0$ and state the nature of its roots.`,
    steps: [
      [`$D = ${b * b} - 4 times ${a} times ${bracketed(c)} = ${discriminant}$`, 1],
      [`$D ${discriminant > 0 ? '>' : discriminant === 0 ? '=' : '<'} 0$: ${kind}`, 1],
    ],
    given: { a, b, c },
    result: { discriminant, kind },
  })
}

export const equalRootsForK = (random: Random) => {
  const a = random.integer(1, 5)
  const half = random.integer(2, 6)
  const b = 2 * a * half
  const k = a * half * half
  return question({
    prompt: `Find $k$ so that $${combination([
      [a, 'x^2'],
      [-b, 'x'],
      [1, 'k'],
    ])} = 0$ has equal roots.`,
    steps: [
      [`equal roots: $D = ${b * b} - ${4 * a} k = 0$`, 1],
      [`$k = ${k}$`, 1],
    ],
    given: { a, b },
    result: { k },
  })
}

export const equalRootsForTwoK = (random: Random) => {
  const bound = random.integer(2, 6)
  const a = random.integer(1, 3)
  const c = a * bound * bound
  const k = 2 * a * bound
  return question({
    prompt: `For which values of $k$ has $${combination([
      [a, 'x^2'],
      [1, 'k x'],
      [c, ''],
    ])} = 0$ real and equal roots? For which has it real roots?`,
    steps: [
      [`$D = k^2 - 4 times ${a} times ${c} = k^2 - ${4 * a * c}$`, 1],
      [`equal roots: $k = ${k}$ or $k = -${k}$`, 1],
      [`real roots: $k >= ${k}$ or $k <= -${k}$`, 1],
    ],
    given: { a, c },
    result: { k },
  })
}

export const rectangleArea = (random: Random) => {
  const width = random.integer(5, 14)
  const more = random.integer(2, 8)
  const area = width * (width + more)
  return question({
    prompt: `A rectangular school garden is ${more} m longer than it is wide, and its area is ${area} m². Find its sides.`,
    steps: [
      [`width $x$: $x (x + ${more}) = ${area}$`, 1],
      [`$x^2 + ${more} x - ${area} = 0$, $(x - ${width})(x + ${width + more}) = 0$`, 1],
      [`a width is positive, so ${width} m and ${width + more} m`, 1],
    ],
    given: { more, area },
    result: { width },
  })
}

export const consecutiveNumbers = (random: Random) => {
  const smaller = random.integer(6, 20)
  const squares = smaller ** 2 + (smaller + 1) ** 2
  return question({
    prompt: `The sum of the squares of two consecutive positive integers is ${squares}. Find them.`,
    steps: [
      [`$x^2 + (x + 1)^2 = ${squares}$`, 1],
      [`$x^2 + x - ${(squares - 1) / 2} = 0$, $(x - ${smaller})(x + ${smaller + 1}) = 0$`, 1],
      [`the numbers are ${smaller} and ${smaller + 1}`, 1],
    ],
    given: { squares },
    result: { smaller },
  })
}

export const trainSpeed = (random: Random) => {
  const { distance, speed, gain } = random.pick([
    { distance: 360, speed: 40, gain: 5 },
    { distance: 300, speed: 50, gain: 10 },
    { distance: 480, speed: 40, gain: 8 },
    { distance: 240, speed: 48, gain: 12 },
    { distance: 600, speed: 60, gain: 15 },
    { distance: 180, speed: 36, gain: 9 },
    { distance: 420, speed: 60, gain: 10 },
  ])
  const saved = distance / speed - distance / (speed + gain)
  const product = (distance * gain) / saved
  return question({
    prompt: `A train covers ${distance} km at a uniform speed. Had it been ${gain} km/h faster, it would have taken ${saved === 1 ? '1 hour' : `${decimal(saved * 60, 0)} minutes`} less. Find its speed.`,
    steps: [
      [
        `speed $x$ km/h: $${distance}/x - ${distance}/(x + ${gain}) = ${saved === 1 ? '1' : fraction(Math.round(saved * 60), 60)}$`,
        1.5,
      ],
      [
        `$${distance} times ${gain} = ${saved === 1 ? '' : fraction(Math.round(saved * 60), 60)} x (x + ${gain})$, so $x^2 + ${gain} x - ${decimal(product, 0)} = 0$`,
        1.5,
      ],
      [`$(x - ${speed})(x + ${speed + gain}) = 0$`, 1],
      [`speed is positive: ${speed} km/h`, 1],
    ],
    given: { distance, gain, saved },
    result: { speed },
  })
}

export const equationFromRoots = (random: Random) => {
  const first = random.nonZero(-8, 8)
  const second = random.nonZero(-8, 8)
  return question({
    prompt: `Form the quadratic equation whose roots are $${first}$ and $${second}$.`,
    steps: [
      [`sum ${first + second}, product ${first * second}`, 1],
      [`$${polynomial([1, -(first + second), first * second])} = 0$`, 1],
    ],
    given: { first, second },
    result: { coefficients: [1, -(first + second), first * second] as const },
  })
}

export const ageProduct = (random: Random) => {
  const now = random.integer(9, 16)
  const back = random.integer(2, 5)
  const ahead = random.integer(3, 9)
  const product = (now - back) * (now + ahead)
  const b = ahead - back
  return question({
    prompt: `The product of Asha's age ${back} years ago and her age ${ahead} years from now is ${product}. Find her age now.`,
    steps: [
      [`$(x - ${back})(x + ${ahead}) = ${product}$`, 1],
      [`$${polynomial([1, b, -back * ahead - product])} = 0$`, 1],
      [`$(x - ${now})(x ${signed(now + b)}) = 0$; age is positive, so ${now} years`, 1],
    ],
    given: { back, ahead, product },
    result: { now },
  })
}

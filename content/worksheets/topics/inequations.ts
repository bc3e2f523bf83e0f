import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { bracketed, combination } from '../typst.ts'

export const solveInequation = (random: Random) => {
  const slope = random.integer(2, 6)
  const constant = random.nonZero(-8, 8)
  const bound = random.integer(1, 6)
  const right = slope * bound + constant
  const solutions = Array.from({ length: bound }, (_, index) => index + 1)
  return question({
    prompt: `Solve $${combination([
      [slope, 'x'],
      [constant, ''],
    ])} <= ${right}$, $x in NN$, and show the solution on the number line.`,
    steps: [
      [`$${slope} x <= ${right - constant}$, so $x <= ${bound}$`, 1],
      [`$x in {${solutions.join(', ')}}$`, 0.5],
      [`number line with dots at ${solutions.join(', ')}`, 0.5],
    ],
    given: { slope, constant, right },
    result: { solutions },
  })
}

export const doubleInequation = (random: Random) => {
  const slope = random.integer(2, 4)
  const constant = random.nonZero(-6, 6)
  const low = random.integer(-5, 0)
  const high = low + random.integer(3, 6)
  const left = slope * low + constant
  const right = slope * high + constant
  const integers = Array.from({ length: high - low }, (_, index) => low + 1 + index)
  return question({
    prompt: `Solve $${left} < ${combination([
      [slope, 'x'],
      [constant, ''],
    ])} <= ${right}$ over the integers and graph the solution.`,
    steps: [
      [`take away $${bracketed(constant)}$: $${left - constant} < ${slope} x <= ${right - constant}$`, 1],
      [`divide by ${slope}: $${low} < x <= ${high}$`, 1],
      [`$x in {${integers.join(', ')}}$, dots on the number line`, 1],
    ],
    given: { slope, constant, left, right },
    result: { integers },
  })
}

export const negativeCoefficient = (random: Random) => {
  const slope = random.integer(2, 5)
  const bound = random.integer(-4, 4)
  const constant = random.integer(5, 15)
  const right = constant - slope * bound
  return question({
    prompt: `Solve $${constant} - ${slope} x > ${right}$, $x in RR$.`,
    steps: [
      [`$-${slope} x > ${right - constant}$; dividing by $-${slope}$ turns the sign: $x < ${bound}$`, 1],
    ],
    given: { slope, constant, right },
    result: { bound },
  })
}

export const fractionInequation = (random: Random) => {
  const bound = 6 * random.integer(-2, 3)
  const constant = random.integer(1, 5)
  const right = bound / 2 + bound / 3 + constant
  return question({
    prompt: `Solve $x/2 + x/3 + ${constant} >= ${right}$, $x in RR$, and graph the solution.`,
    steps: [
      [`$(5 x)/6 >= ${right - constant}$`, 1],
      [`$x >= ${bound}$`, 1],
      [`number line: full dot at ${bound}, ray to the right`, 1],
    ],
    given: { constant, right },
    result: { bound },
  })
}

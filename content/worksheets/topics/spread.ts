import { roundTo, sum } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction, root } from '../typst.ts'

export const standardDeviation = (random: Random) => {
  const [mean, spread] = [random.integer(10, 30), random.integer(1, 4)]
  const values = [-2, -1, 0, 1, 2].map((step) => mean + step * spread)
  const variance = 2 * spread * spread
  return question({
    prompt: `Find the standard deviation of ${random.shuffle(values).join(', ')} (two decimals).`,
    steps: [
      [`mean $${sum(values)}/5 = ${mean}$`, 1],
      [`$sum d^2 = ${10 * spread * spread}$, variance $${variance}$`, 2],
      [`$sigma = ${root(variance)} approx ${decimal(Math.sqrt(variance))}$`, 2],
    ],
    given: { values },
    result: { deviation: Math.sqrt(variance) },
  })
}

export const naturalNumbersDeviation = (random: Random) => {
  const n = random.pick([5, 7, 9, 11, 13, 15])
  const variance = (n * n - 1) / 12
  return question({
    prompt: `Find the standard deviation of the first ${n} natural numbers (two decimals).`,
    steps: [
      [`$sigma = sqrt((n^2 - 1)/12) = sqrt(${fraction(n * n - 1, 12)})$`, 1],
      [`$approx ${decimal(Math.sqrt(variance))}$`, 1],
    ],
    given: { n },
    result: { deviation: Math.sqrt(variance) },
  })
}

export const shiftAndScale = (random: Random) => {
  const deviation = random.integer(2, 9)
  const shift = random.integer(3, 12)
  const scale = random.integer(2, 5)
  return question({
    prompt: `The standard deviation of a list is ${deviation}. What does it become if ${shift} is added to every value? If every value is multiplied by ${scale}?`,
    steps: [
      [`adding changes nothing: ${deviation}`, 1],
      [`multiplying multiplies it: ${deviation * scale}`, 1],
    ],
    given: { deviation, shift, scale },
    result: { shifted: deviation, scaled: deviation * scale },
  })
}

export const coefficientOfVariation = (random: Random) => {
  const mean = 5 * random.integer(8, 20)
  const deviation = random.integer(4, 15)
  const coefficient = roundTo((deviation / mean) * 100, 2)
  return question({
    prompt: `The mean of the marks of a class is ${mean} and the standard deviation ${deviation}. Find the coefficient of variation (two decimals).`,
    steps: [[`$${deviation}/${mean} times 100 = ${decimal(coefficient)}%$`, 1]],
    given: { mean, deviation },
    result: { coefficient },
  })
}

export const rangeOfList = (random: Random) => {
  const values = random.distinct(6, 10, 90)
  const range = Math.max(...values) - Math.min(...values)
  return question({
    prompt: `Find the range and the coefficient of range of ${values.join(', ')}.`,
    steps: [
      [`range $= ${Math.max(...values)} - ${Math.min(...values)} = ${range}$`, 1],
      [`coefficient $= ${fraction(range, Math.max(...values) + Math.min(...values))}$`, 1],
    ],
    given: { values },
    result: { range },
  })
}

import { greatestCommonDivisor, primeFactors, simplifyRoot } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { primeProduct, root } from '../typst.ts'

export const primeFactorisation = (random: Random) => {
  const value = 2 ** random.integer(1, 4) * 3 ** random.integer(1, 2) * random.pick([5, 7, 11, 13, 17])
  return question({
    prompt: `Write ${value} as a product of its prime factors.`,
    steps: [[`$${value} = ${primeProduct(value)}$`, 1]],
    given: { value },
    result: { factors: primeFactors(value) },
  })
}

export const hcfAndLcm = (random: Random) => {
  const common = random.pick([6, 8, 12, 18, 24])
  const [first = 2, second = 3] = random.shuffle([5, 7, 9, 11, 4])
  const left = common * first
  const right = common * second
  const hcf = greatestCommonDivisor(left, right)
  const lcm = (left * right) / hcf
  return question({
    prompt: `Find the HCF and the LCM of ${left} and ${right} by prime factors, and check that HCF × LCM is the product of the two numbers.`,
    steps: [
      [`$${left} = ${primeProduct(left)}$ and $${right} = ${primeProduct(right)}$`, 1],
      [`HCF = product of the smallest powers of common primes $= ${hcf}$`, 0.5],
      [`LCM = product of the greatest powers of all primes $= ${lcm}$`, 0.5],
      [`$${hcf} times ${lcm} = ${hcf * lcm} = ${left} times ${right}$`, 1],
    ],
    given: { left, right },
    result: { hcf, lcm },
  })
}

export const otherNumberFromHcf = (random: Random) => {
  const hcf = random.pick([4, 6, 9, 13, 15])
  const [first = 2, second = 3] = random.shuffle([2, 5, 7, 11])
  const known = hcf * first
  const other = hcf * second
  const lcm = hcf * first * second
  return question({
    prompt: `The HCF of two numbers is ${hcf} and their LCM is ${lcm}. One of the numbers is ${known}. Find the other.`,
    steps: [
      ['Product of the numbers = HCF × LCM', 0.5],
      [`other number $= (${hcf} times ${lcm})/${known} = ${other}$`, 1.5],
    ],
    given: { hcf, lcm, known },
    result: { other },
  })
}

export const terminatingDecimal = (random: Random) => {
  const twos = random.integer(1, 4)
  const fives = random.integer(1, 3)
  const spoiler = random.pick([1, 1, 3, 7])
  const denominator = 2 ** twos * 5 ** fives * spoiler
  const numerator = random.pick([11, 13, 17, 19, 23])
  const terminates = spoiler === 1
  const places = terminates ? Math.max(twos, fives) : null
  return question({
    prompt: `Without dividing, say whether $${numerator}/${denominator}$ has a terminating decimal expansion.`,
    steps: [
      [`$${denominator} = ${primeProduct(denominator)}$`, 0.5],
      [
        terminates
          ? `only 2 and 5 divide it, so the decimal ends, after ${places} places`
          : `the prime ${spoiler} is left over, so the decimal repeats without end`,
        0.5,
      ],
    ],
    given: { numerator, denominator },
    result: { terminates, places },
  })
}

export const bellsTogether = (random: Random) => {
  const [first, second, third] = random.pick([
    [9, 12, 15],
    [8, 12, 18],
    [10, 15, 24],
    [12, 15, 20],
    [6, 14, 21],
  ] as const)
  const pair = (first * second) / greatestCommonDivisor(first, second)
  const minutes = (pair * third) / greatestCommonDivisor(pair, third)
  return question({
    prompt: `Buses for three villages leave the stand every ${first}, ${second} and ${third} minutes. All three leave together at 6 in the morning. After how many minutes do they next leave together?`,
    steps: [
      ['the time is the LCM of the three intervals', 1],
      [
        `$${first} = ${primeProduct(first)}$, $${second} = ${primeProduct(second)}$, $${third} = ${primeProduct(third)}$`,
        1,
      ],
      [`LCM $= ${primeProduct(minutes)} = ${minutes}$, so after ${minutes} minutes`, 1],
    ],
    given: { first, second, third },
    result: { minutes },
  })
}

export const irrationalSum = (random: Random) => {
  const prime = random.pick([2, 3, 5, 7])
  const whole = random.integer(2, 9)
  const factor = random.integer(2, 5)
  return question({
    prompt: `Given that $sqrt(${prime})$ is irrational, prove that $${whole} + ${factor} sqrt(${prime})$ is irrational.`,
    steps: [
      [
        `Suppose it is rational: $${whole} + ${factor} sqrt(${prime}) = p/q$ with integers $p$ and $q eq.not 0$`,
        1,
      ],
      [`then $sqrt(${prime}) = (p - ${whole} q)/(${factor} q)$, which is rational`, 1],
      [
        `this contradicts that $sqrt(${prime})$ is irrational, so $${whole} + ${factor} sqrt(${prime})$ is irrational`,
        1,
      ],
    ],
    given: { prime, whole, factor },
    result: { isPerfectSquare: Number.isInteger(Math.sqrt(prime)) },
  })
}

export const tilesInAHall = (random: Random) => {
  const side = random.pick([12, 15, 18, 24])
  const [across = 5, along = 7] = random.shuffle([25, 28, 33, 27, 32])
  const width = side * across
  const length = side * along
  const largest = greatestCommonDivisor(width, length)
  const tiles = (width / largest) * (length / largest)
  return question({
    prompt: `A hall of ${Math.max(width, length)} cm by ${Math.min(width, length)} cm is to be paved with equal square tiles, none of them cut. Find the largest side of a tile and the number of tiles.`,
    steps: [
      [`largest side = HCF of ${width} and ${length}`, 0.5],
      [
        `$${width} = ${primeProduct(width)}$, $${length} = ${primeProduct(length)}$, so the side is ${largest} cm`,
        1.5,
      ],
      [`tiles $= ${width / largest} times ${length / largest} = ${tiles}$`, 1],
    ],
    given: { width, length },
    result: { largest, tiles },
  })
}

export const shortenSurd = (random: Random) => {
  const outside = random.integer(2, 9)
  const inside = random.pick([2, 3, 5, 6, 7])
  const radicand = outside * outside * inside
  return question({
    prompt: `Write $sqrt(${radicand})$ in its simplest form.`,
    steps: [[`$sqrt(${radicand}) = sqrt(${outside * outside} times ${inside}) = ${root(radicand)}$`, 1]],
    given: { radicand },
    result: simplifyRoot(radicand),
  })
}

export const addSurds = (random: Random) => {
  const inside = random.pick([2, 3, 5])
  const [first = 2, second = 3, third = 4] = random.distinct(3, 2, 7)
  const coefficient = first + second - third
  const total =
    coefficient === 0 ? '0' : coefficient === 1 ? `sqrt(${inside})` : `${coefficient} sqrt(${inside})`
  return question({
    prompt: `Simplify $sqrt(${first ** 2 * inside}) + sqrt(${second ** 2 * inside}) - sqrt(${third ** 2 * inside})$.`,
    steps: [
      [`$= ${first} sqrt(${inside}) + ${second} sqrt(${inside}) - ${third} sqrt(${inside})$`, 1.5],
      [`$= ${coefficient === -1 ? `-sqrt(${inside})` : total}$`, 0.5],
    ],
    given: { inside, first, second, third },
    result: { coefficient },
  })
}

export const rationaliseDenominator = (random: Random) => {
  const inside = random.pick([2, 3, 5, 6, 7])
  const whole = random.integer(Math.ceil(Math.sqrt(inside)) + 1, 6)
  const denominator = whole * whole - inside
  return question({
    prompt: `Rationalise the denominator of $1/(${whole} - sqrt(${inside}))$.`,
    steps: [
      [`multiply above and below by $${whole} + sqrt(${inside})$`, 0.5],
      [`the denominator becomes $${whole}^2 - ${inside} = ${denominator}$`, 1],
      [
        denominator === 1
          ? `$= ${whole} + sqrt(${inside})$`
          : `$= (${whole} + sqrt(${inside}))/${denominator}$`,
        0.5,
      ],
    ],
    given: { whole, inside },
    result: { denominator },
  })
}

export const squareOfSurdSum = (random: Random) => {
  const [first = 2, second = 3] = random.shuffle([2, 3, 5, 7])
  return question({
    prompt: `Expand $(sqrt(${first}) + sqrt(${second}))^2$.`,
    steps: [
      [`$= ${first} + 2 sqrt(${first}) sqrt(${second}) + ${second}$`, 1],
      [`$= ${first + second} + 2 sqrt(${first * second})$`, 1],
    ],
    given: { first, second },
    result: { whole: first + second, inside: first * second },
  })
}

export const powerToLogarithm = (random: Random) => {
  const base = random.pick([2, 3, 5, 10])
  const power = random.integer(2, base === 10 ? 5 : 4)
  const value = base ** power
  return question({
    prompt: `Find $log_${base === 10 ? '(10)' : base} ${value}$.`,
    steps: [[`$${value} = ${base}^${power}$, so the logarithm is ${power}`, 1]],
    given: { base, value },
    result: { power },
  })
}

export const collectLogarithms = (random: Random) => {
  const [first = 2, second = 3, third = 5] = random.shuffle([2, 3, 5, 7])
  const power = random.integer(2, 3)
  const numerator = first ** power * second
  return question({
    prompt: `Write $${power} log ${first} + log ${second} - log ${third}$ as a single logarithm.`,
    steps: [
      [`$= log ${first}^${power} + log ${second} - log ${third}$`, 0.5],
      [`$= log (${first ** power} times ${second}) - log ${third}$`, 0.5],
      [`$= log ${numerator}/${third}$`, 1],
    ],
    given: { first, second, third, power },
    result: { numerator, denominator: third },
  })
}

export const expandLogarithm = (random: Random) => {
  const [first = 2, second = 3] = random.shuffle([2, 3, 5])
  const firstPower = random.integer(2, 4)
  const secondPower = random.integer(2, 3)
  const value = first ** firstPower * second ** secondPower
  return question({
    prompt: `Expand $log ${value}$ in logarithms of primes.`,
    steps: [
      [`$${value} = ${primeProduct(value)}$`, 1],
      [`$log ${value} = ${firstPower} log ${first} + ${secondPower} log ${second}$`, 1],
    ],
    given: { value },
    result: { first, second, firstPower, secondPower },
  })
}

export const logarithmEquation = (random: Random) => {
  const base = random.pick([2, 3, 5])
  const power = random.integer(2, 4)
  const shift = random.integer(1, 9)
  const factor = random.pick([1, 2, 3])
  const right = base ** power
  const unknown = (right + shift) / factor
  const exact = Number.isInteger(unknown) ? `${unknown}` : `${right + shift}/${factor}`
  return question({
    prompt: `Solve $log_${base} (${factor === 1 ? '' : factor} x - ${shift}) = ${power}$.`,
    steps: [
      [`$${factor === 1 ? '' : factor} x - ${shift} = ${base}^${power} = ${right}$`, 1],
      [`$${factor === 1 ? '' : factor} x = ${right + shift}$`, 1],
      [`$x = ${exact}$, and the number under the logarithm is positive`, 1],
    ],
    given: { base, power, shift, factor },
    result: { unknown },
  })
}

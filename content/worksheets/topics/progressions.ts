import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { bracketed, combination, fraction, rupees, signed } from '../typst.ts'

const listed = (terms: readonly number[]) => `$${terms.join(', ')}, dots$`

export const nthTerm = (random: Random) => {
  const a = random.integer(-9, 20)
  const d = random.nonZero(-6, 9)
  const n = random.integer(10, 30)
  const term = a + (n - 1) * d
  return question({
    prompt: `Find the ${n}th term of the AP ${listed([a, a + d, a + 2 * d])}`,
    steps: [
      [`$a = ${a}$, $d = ${d}$`, 0.5],
      [`$a_(${n}) = ${a} + ${n - 1} times ${bracketed(d)}$`, 0.5],
      [`$= ${term}$`, 1],
    ],
    given: { a, d, n },
    result: { term },
  })
}

export const commonDifference = (random: Random) => {
  const a = random.integer(-9, 20)
  const d = random.nonZero(-9, 9)
  return question({
    prompt: `Write the common difference and the next term of the AP ${listed([a, a + d, a + 2 * d, a + 3 * d])}`,
    steps: [
      [`$d = ${a + d} - ${bracketed(a)} = ${d}$`, 0.5],
      [`next term $${a + 4 * d}$`, 0.5],
    ],
    given: { terms: [a, a + d, a + 2 * d, a + 3 * d] as const },
    result: { d, next: a + 4 * d },
  })
}

export const whichTerm = (random: Random) => {
  const a = random.integer(2, 15)
  const d = random.integer(3, 9)
  const n = random.integer(12, 35)
  const value = a + (n - 1) * d
  return question({
    prompt: `Which term of the AP ${listed([a, a + d, a + 2 * d])} is ${value}?`,
    steps: [
      [`$${a} + (n - 1) times ${d} = ${value}$`, 1],
      [`$n - 1 = ${value - a}/${d} = ${n - 1}$, so the ${n}th term`, 1],
    ],
    given: { a, d, value },
    result: { n },
  })
}

export const sumOfTerms = (random: Random) => {
  const a = random.integer(-5, 15)
  const d = random.nonZero(-4, 7)
  const n = 2 * random.integer(5, 15)
  const total = (n / 2) * (2 * a + (n - 1) * d)
  return question({
    prompt: `Find the sum of the first ${n} terms of the AP ${listed([a, a + d, a + 2 * d])}`,
    steps: [
      [`$S_n = n/2 [2 a + (n - 1) d]$`, 0.5],
      [`$S_(${n}) = ${n / 2} [${2 * a} + ${n - 1} times ${bracketed(d)}]$`, 1],
      [`$= ${n / 2} times ${bracketed(2 * a + (n - 1) * d)} = ${total}$`, 1.5],
    ],
    given: { a, d, n },
    result: { total },
  })
}

export const progressionFromTwoTerms = (random: Random) => {
  const a = random.integer(-6, 12)
  const d = random.nonZero(-4, 6)
  const early = random.integer(3, 6)
  const late = early + random.integer(4, 8)
  const first = a + (early - 1) * d
  const second = a + (late - 1) * d
  return question({
    prompt: `The ${early}${early === 3 ? 'rd' : 'th'} term of an AP is $${first}$ and the ${late}th term is $${second}$. Find the AP.`,
    steps: [
      [`$a + ${early - 1} d = ${first}$ and $a + ${late - 1} d = ${second}$`, 1],
      [`subtract: $${late - early} d = ${second - first}$, $d = ${d}$`, 1],
      [`$a = ${a}$; the AP is ${listed([a, a + d, a + 2 * d])}`, 1],
    ],
    given: { early, late, first, second },
    result: { a, d },
  })
}

export const countMultiples = (random: Random) => {
  const divisor = random.integer(4, 9)
  const low = 100
  const high = 300
  const first = Math.ceil(low / divisor) * divisor
  const last = Math.floor(high / divisor) * divisor
  const count = (last - first) / divisor + 1
  const total = (count * (first + last)) / 2
  return question({
    prompt: `How many numbers from ${low} to ${high} are divisible by ${divisor}? Find their sum.`,
    steps: [
      [`they form an AP: first ${first}, last ${last}, difference ${divisor}`, 1],
      [`$n = (${last} - ${first})/${divisor} + 1 = ${count}$`, 2],
      [`$S = ${count}/2 (${first} + ${last}) = ${total}$`, 2],
    ],
    given: { divisor, low, high },
    result: { count, total },
  })
}

export const savingsEachWeek = (random: Random) => {
  const start = 10 * random.integer(2, 9)
  const step = 5 * random.integer(1, 5)
  const weeks = 2 * random.integer(5, 12)
  const total = (weeks / 2) * (2 * start + (weeks - 1) * step)
  return question({
    prompt: `Ravi saves ${rupees(start)} in the first week and ${rupees(step)} more in each week than in the week before. How much has he saved after ${weeks} weeks?`,
    steps: [
      [`AP with $a = ${start}$, $d = ${step}$, $n = ${weeks}$`, 1],
      [`$S = ${weeks / 2} [${2 * start} + ${weeks - 1} times ${step}]$`, 1],
      [`= ${rupees(total)}`, 1],
    ],
    given: { start, step, weeks },
    result: { total },
  })
}

export const seatsInRows = (random: Random) => {
  const first = random.integer(12, 24)
  const more = random.integer(2, 4)
  const rows = random.integer(12, 25)
  const last = first + (rows - 1) * more
  return question({
    prompt: `An open-air theatre has ${first} seats in the first row and ${more} more in each row behind. How many seats has row ${rows}?`,
    steps: [
      [`$a_(${rows}) = ${first} + ${rows - 1} times ${more}$`, 1],
      [`$= ${last}$ seats`, 1],
    ],
    given: { first, more, rows },
    result: { last },
  })
}

export const logsInAPile = (random: Random) => {
  const bottom = random.integer(16, 24)
  const rows = random.integer(8, 14)
  const top = bottom - rows + 1
  const total = (rows * (bottom + top)) / 2
  return question({
    prompt: `Logs are stacked with ${bottom} in the bottom row, ${bottom - 1} in the next, and so on. There are ${total} logs in all. In how many rows do they lie, and how many are in the top row?`,
    steps: [
      [`$n/2 [${2 * bottom} - (n - 1)] = ${total}$`, 1],
      [`$n^2 - ${2 * bottom + 1} n + ${2 * total} = 0$`, 1.5],
      [`$(n - ${rows})(n - ${2 * bottom + 1 - rows}) = 0$`, 1],
      [`with ${2 * bottom + 1 - rows} rows the top would be negative, so ${rows} rows`, 1],
      [`top row: ${top} logs`, 0.5],
    ],
    given: { bottom, total },
    result: { rows, top },
  })
}

export const loanInstalments = (random: Random) => {
  const first = 100 * random.integer(8, 15)
  const more = 50 * random.integer(1, 3)
  const months = 12
  const total = (months / 2) * (2 * first + (months - 1) * more)
  return question({
    prompt: `A loan is paid back in 12 monthly instalments; the first is ${rupees(first)} and each is ${rupees(more)} more than the one before. Find the last instalment and the amount paid in all.`,
    steps: [
      [`$a_(12) = ${first} + 11 times ${more}$ = ${rupees(first + 11 * more)}`, 1],
      [`$S_(12) = 6 (${first} + ${first + 11 * more})$ = ${rupees(total)}`, 2],
    ],
    given: { first, more },
    result: { last: first + 11 * more, total },
  })
}

export const geometricTerm = (random: Random) => {
  const a = random.integer(2, 6)
  const r = random.pick([2, 3, -2])
  const n = random.integer(5, 7)
  const term = a * r ** (n - 1)
  return question({
    prompt: `Find the ${n}th term of the GP ${listed([a, a * r, a * r * r])}`,
    steps: [
      [`$a = ${a}$, $r = ${r}$`, 0.5],
      [`$t_${n} = ${a} times ${bracketed(r)}^${n - 1}$`, 0.5],
      [`$= ${term}$`, 1],
    ],
    given: { a, r, n },
    result: { term },
  })
}

export const geometricSum = (random: Random) => {
  const a = random.integer(2, 7)
  const r = random.pick([2, 3])
  const n = random.integer(5, r === 2 ? 8 : 6)
  const total = (a * (r ** n - 1)) / (r - 1)
  return question({
    prompt: `Find the sum of the first ${n} terms of the GP ${listed([a, a * r, a * r * r])}`,
    steps: [
      [`$S_n = a (r^n - 1)/(r - 1)$`, 1],
      [`$S_${n} = ${a} times (${r}^${n} - 1)/${r - 1} = ${a} times ${(r ** n - 1) / (r - 1)}$`, 1],
      [`$= ${total}$`, 1],
    ],
    given: { a, r, n },
    result: { total },
  })
}

export const commonRatio = (random: Random) => {
  const a = random.pick([32, 64, 96, 128, 160])
  const bottom = random.pick([2, 4])
  return question({
    prompt: `Write the common ratio and the next term of the GP ${listed([a, a / bottom, a / bottom ** 2])}`,
    steps: [
      [`$r = ${a / bottom}/${a} = 1/${bottom}$`, 0.5],
      [`next term $${fraction(a, bottom ** 3)}$`, 0.5],
    ],
    given: { a, bottom },
    result: { next: a / bottom ** 3 },
  })
}

export const geometricFromTwoTerms = (random: Random) => {
  const a = random.integer(2, 5)
  const r = random.integer(2, 3)
  const early = 3
  const late = 6
  const first = a * r ** 2
  const second = a * r ** 5
  return question({
    prompt: `The ${early}rd term of a GP is ${first} and the ${late}th term is ${second}. Find the first term and the common ratio.`,
    steps: [
      [`$(a r^5)/(a r^2) = ${second}/${first}$, so $r^3 = ${r ** 3}$`, 1],
      [`$r = ${r}$`, 1],
      [`$a = ${first}/${r * r} = ${a}$`, 1],
    ],
    given: { first, second },
    result: { a, r },
  })
}

export const threeInProgression = (random: Random) => {
  const middle = random.integer(4, 12)
  const d = random.integer(1, 3)
  const total = 3 * middle
  const product = middle * (middle * middle - d * d)
  return question({
    prompt: `Three numbers in AP have the sum ${total} and the product ${product}. Find them.`,
    steps: [
      [`let them be $a - d$, $a$, $a + d$: $3 a = ${total}$, $a = ${middle}$`, 1],
      [`$${middle} (${middle * middle} - d^2) = ${product}$, $d^2 = ${d * d}$`, 1],
      [`the numbers are ${middle - d}, ${middle}, ${middle + d}`, 1],
    ],
    given: { total, product },
    result: { numbers: [middle - d, middle, middle + d] as const },
  })
}

export const termFromFormula = (random: Random) => {
  const slope = random.integer(2, 9)
  const constant = random.nonZero(-9, 9)
  return question({
    prompt: `The $n$th term of an AP is $${combination([
      [slope, 'n'],
      [constant, ''],
    ])}$. Find the first term and the common difference.`,
    steps: [
      [`$a_1 = ${slope} ${signed(constant)} = ${slope + constant}$`, 0.5],
      [`$a_2 = ${2 * slope + constant}$, so $d = ${slope}$`, 0.5],
    ],
    given: { slope, constant },
    result: { a: slope + constant, d: slope },
  })
}

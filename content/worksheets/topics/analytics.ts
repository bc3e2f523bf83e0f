import { roundTo, sum } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, rupees, table } from '../typst.ts'

export const growthRate = (random: Random) => {
  const before = 100 * random.integer(20, 90)
  const percent = random.nonZero(-30, 45)
  const after = before * (1 + percent / 100)
  return question({
    prompt: `Sales went from ${rupees(before)} to ${rupees(after)}. Find the growth in per cent.`,
    steps: [[`$(${decimal(after)} - ${before})/${before} times 100 = ${percent}%$`, 1]],
    given: { before, after },
    result: { percent },
  })
}

export const upThenDown = (random: Random) => {
  const percent = 5 * random.integer(2, 8)
  const after = roundTo((1 + percent / 100) * (1 - percent / 100) * 100, 2)
  return question({
    prompt: `A price rises by ${percent}% and then falls by ${percent}%. By how many per cent has it changed in the end? Why is it not zero?`,
    steps: [
      [
        `$1.${`${percent}`.padStart(2, '0')} times ${decimal(1 - percent / 100)} = ${decimal(after / 100, 4)}$`,
        1,
      ],
      [`it is $${decimal(100 - after)}%$ lower: the second change counts from the higher price`, 1],
    ],
    given: { percent },
    result: { change: after - 100 },
  })
}

export const percentagePoints = (random: Random) => {
  const from = random.integer(20, 40)
  const points = random.integer(3, 12)
  const relative = roundTo((points / from) * 100, 1)
  return question({
    prompt: `The share of online orders went from ${from}% to ${from + points}%. Give the change in percentage points and in per cent.`,
    steps: [
      [`${points} percentage points`, 0.5],
      [`$${points}/${from} times 100 = ${decimal(relative, 1)}%$`, 0.5],
    ],
    given: { from, to: from + points },
    result: { points, relative },
  })
}

export const reversePercentage = (random: Random) => {
  const price = 100 * random.integer(5, 60)
  const rate = random.pick([5, 10, 12, 18, 20, 25])
  const total = price * (1 + rate / 100)
  return question({
    prompt: `A bill of ${rupees(total)} includes ${rate}% tax. Find the price before tax.`,
    steps: [
      [`$${decimal(1 + rate / 100)} times x = ${decimal(total)}$`, 1],
      [`$x$ = ${rupees(price)}`, 1],
    ],
    given: { total, rate },
    result: { price },
  })
}

export const compoundGrowth = (random: Random) => {
  const start = 1000 * random.integer(2, 20)
  const rate = random.pick([5, 10, 20])
  const years = random.integer(2, 3)
  const end = roundTo(start * (1 + rate / 100) ** years, 2)
  return question({
    prompt: `A branch had ${start} customers and grew by ${rate}% each year. How many has it after ${years} years (nearest whole number)?`,
    steps: [
      [`$${start} times ${decimal(1 + rate / 100)}^${years}$`, 1],
      [`$= ${decimal(end, 0)}$ customers`, 1],
    ],
    given: { start, rate, years },
    result: { end: Math.round(end) },
  })
}

const towns = ['Adilabad', 'Guntur', 'Hubballi', 'Madurai'] as const

export const pivotByTown = (random: Random) => {
  const names = random.shuffle(towns).slice(0, 3)
  const rows = Array.from({ length: 8 }, (_, index) => ({
    town: names[index % 3] ?? '',
    item: random.pick(['pens', 'books']),
    amount: 10 * random.integer(5, 60),
  }))
  const totals = names.map((name) => sum(rows.filter((row) => row.town === name).map((row) => row.amount)))
  const all = sum(totals)
  return question({
    prompt: `Build the pivot total by town, and the grand total. ${table(
      ['Town', 'Item', 'Amount'],
      rows.map((row) => [row.town, row.item, row.amount]),
    )}`,
    steps: [
      [names.map((name, index) => `${name} ${totals[index]}`).join(', '), 2],
      [`grand total ${all}`, 1],
    ],
    given: { rows },
    result: { names, totals, all },
  })
}

export const pivotTwoWays = (random: Random) => {
  const cells = [
    [10 * random.integer(8, 40), 10 * random.integer(8, 40)],
    [10 * random.integer(8, 40), 10 * random.integer(8, 40)],
  ] as const
  const [[a, b], [c, d]] = cells
  const share = roundTo((a / (a + b)) * 100, 1)
  return question({
    prompt: `Complete the totals and find which share of the first row is cash. ${table(
      ['', 'Cash', 'UPI', 'Total'],
      [
        ['Shop', a, b, ''],
        ['Stall', c, d, ''],
        ['Total', '', '', ''],
      ],
    )}`,
    steps: [
      [`rows ${a + b}, ${c + d}; columns ${a + c}, ${b + d}; all ${a + b + c + d}`, 2],
      [`$${a}/${a + b} times 100 = ${decimal(share, 1)}%$`, 1],
    ],
    given: { cells },
    result: { rows: [a + b, c + d] as const, columns: [a + c, b + d] as const, share },
  })
}

export const shareOfTotal = (random: Random) => {
  const parts = [random.integer(20, 60), random.integer(20, 60), random.integer(20, 60)] as const
  const total = sum(parts)
  const largest = Math.max(...parts)
  return question({
    prompt: `Three branches sold ${parts.join(', ')} bags. Find the share of the largest in per cent (one decimal).`,
    steps: [[`$${largest}/${total} times 100 = ${decimal((largest / total) * 100, 1)}%$`, 1]],
    given: { parts },
    result: { share: roundTo((largest / total) * 100, 1) },
  })
}

export const averageBill = (random: Random) => {
  const bills = random.integer(20, 60)
  const average = random.integer(120, 480)
  return question({
    prompt: `A day had ${bills} bills with a total of ${rupees(bills * average)}. Find the average bill. Why may it differ from the mean of two half-day averages?`,
    steps: [
      [`${rupees(bills * average)} ÷ ${bills} = ${rupees(average)}`, 1],
      ['the halves may have different numbers of bills and need weights', 1],
    ],
    given: { bills, total: bills * average },
    result: { average },
  })
}

import { roundTo, sum } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, program, rupees, table } from '../typst.ts'

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

/** The rows of a small table of orders, drawn for one question. */
function drawOrders(random: Random) {
  return Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    town: random.pick(['Guntur', 'Madurai', 'Hubballi']),
    amount: 50 * random.integer(2, 16),
  }))
}

const ordersTable = (orders: ReturnType<typeof drawOrders>) =>
  table(
    ['id', 'town', 'amount'],
    orders.map((order) => [order.id, order.town, order.amount]),
  )

export const countWhere = (random: Random) => {
  const orders = drawOrders(random)
  const limit = 50 * random.integer(5, 11)
  const found = orders.filter((order) => order.amount >= limit)
  return question({
    prompt: `Table _orders_: ${ordersTable(orders)} What does this query return? ${program([`select count(*) from orders where amount >= ${limit};`], 'sql')}`,
    steps: [
      [found.length === 0 ? 'no row fits' : `rows ${found.map((order) => order.id).join(', ')}`, 1],
      [`the number ${found.length}`, 1],
    ],
    given: { orders, limit },
    result: { count: found.length },
  })
}

export const groupBy = (random: Random) => {
  const orders = drawOrders(random)
  const names = [...new Set(orders.map((order) => order.town))].sort()
  const groups = names.map((name) => {
    const amounts = orders.filter((order) => order.town === name).map((order) => order.amount)
    return { name, count: amounts.length, total: sum(amounts) }
  })
  return question({
    prompt: `Table _orders_: ${ordersTable(orders)} Write down the rows this query returns. ${program(['select town, count(*), sum(amount)', 'from orders group by town order by town;'], 'sql')}`,
    steps: groups.map(({ name, count, total }) => [`${name}, ${count}, ${total}`, 1] as const),
    given: { orders },
    result: { groups },
  })
}

export const joinRows = (random: Random) => {
  const customers = random.integer(3, 6)
  const orders = Array.from({ length: 6 }, () => random.integer(1, customers + 2))
  const matched = orders.filter((id) => id <= customers).length
  return question({
    prompt: `_customers_ has the ids 1 to ${customers}. _orders_ has six rows with customer_id ${orders.join(', ')}. How many rows has an inner join on the id, and how many a left join from _orders_?`,
    steps: [
      [`inner: ${matched}`, 1],
      ['left from orders: every order stays, 6', 1],
    ],
    given: { customers, orders },
    result: { matched },
  })
}

export const distinctTowns = (random: Random) => {
  const orders = drawOrders(random)
  const count = new Set(orders.map((order) => order.town)).size
  return question({
    prompt: `The column _town_ of a table reads ${orders.map((order) => order.town).join(', ')}. What does _select count(distinct town)_ return?`,
    steps: [[`${count}`, 1]],
    given: { orders },
    result: { count },
  })
}

export const duplicateRows = (random: Random) => {
  const base = random.distinct(6, 101, 140)
  const repeated = [base[0] ?? 0, base[2] ?? 0].slice(0, random.integer(1, 2))
  const list = random.shuffle([...base, ...repeated])
  return question({
    prompt: `Bill numbers in a register: ${list.join(', ')}. Which are entered twice, and how many different bills are there?`,
    steps: [
      [`twice: ${[...repeated].sort((left, right) => left - right).join(' and ')}`, 1],
      ['6 different bills', 1],
    ],
    given: { list },
    result: { repeated, distinct: 6 },
  })
}

export const impossibleValues = (random: Random) => {
  const good = random.distinct(6, 12, 17)
  const bad = [random.pick([-14, 0, 1]), random.pick([145, 230, 41])]
  const list = random.shuffle([...good, ...bad])
  const mean = roundTo(sum(good) / 6, 2)
  return question({
    prompt: `Ages of students in Classes 8 to 12: ${list.join(', ')}. Mark the impossible values and find the mean of the rest (two decimals).`,
    steps: [
      [`impossible: ${bad.join(' and ')}; ask, do not guess`, 1],
      [`mean of the rest $${sum(good)}/6 = ${decimal(mean)}$`, 1],
    ],
    given: { list },
    result: { mean },
  })
}

export const oneTownManyNames = (random: Random) => {
  const counts = [random.integer(8, 20), random.integer(2, 6), random.integer(1, 4)] as const
  const other = random.integer(10, 25)
  return question({
    prompt: `A column has Bengaluru ${counts[0]} times, bangalore ${counts[1]} times, BLR ${counts[2]} times and Mysuru ${other} times. How many rows belong to Bengaluru, and which share is it (one decimal)?`,
    steps: [
      [`${counts.join(' + ')} = ${sum(counts)}`, 1],
      [
        `$${sum(counts)}/${sum(counts) + other} times 100 = ${decimal((sum(counts) / (sum(counts) + other)) * 100, 1)}%$`,
        1,
      ],
    ],
    given: { counts, other },
    result: { rows: sum(counts), share: roundTo((sum(counts) / (sum(counts) + other)) * 100, 1) },
  })
}

export const missingCells = (random: Random) => {
  const rows = 10 * random.integer(12, 40)
  const empty = random.integer(6, 30)
  const percent = roundTo((empty / rows) * 100, 1)
  return question({
    prompt: `In a table of ${rows} rows the phone number is empty ${empty} times. Which share is missing (one decimal), and how many numbers can be used?`,
    steps: [[`$${decimal(percent, 1)}%$ missing, ${rows - empty} usable`, 1]],
    given: { rows, empty },
    result: { percent, usable: rows - empty },
  })
}

export const totalsMustAgree = (random: Random) => {
  const bills = Array.from({ length: 5 }, () => random.integer(120, 900))
  const difference = 9 * random.integer(1, 5) * 10
  const register = sum(bills) + difference
  return question({
    prompt: `Five bills of ${bills.map(rupees).join(', ')} stand in the register with a total of ${rupees(register)}. Find the difference. It is divisible by 9: what kind of slip does that suggest?`,
    steps: [
      [`bills together ${rupees(sum(bills))}, difference ${rupees(difference)}`, 1],
      ['two digits of an amount have changed places', 1],
    ],
    given: { bills, register },
    result: { difference },
  })
}

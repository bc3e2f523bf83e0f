import { roundTo, sum } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, program, rupees, table } from '../typst.ts'

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

import { roundTo, sum } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction, rowTable, rupees } from '../typst.ts'

export const ruleErrors = (random: Random) => {
  const limit = random.pick([20, 25, 30])
  const minutes = random.distinct(6, limit - 12, limit + 12)
  const late = minutes.map((value) => (random.integer(1, 4) === 1 ? value <= limit : value > limit))
  const predicted = minutes.map((value) => value > limit)
  const errors = predicted.filter((value, index) => value !== late[index]).length
  return question({
    prompt: `A rule says: a student whose bus takes more than ${limit} minutes comes late. Apply it to these rows and count its errors. ${rowTable(
      [
        ['Minutes', minutes],
        ['Came late', late.map((value) => (value ? 'yes' : 'no'))],
      ],
    )}`,
    steps: [
      [`the rule says ${predicted.map((value) => (value ? 'yes' : 'no')).join(', ')}`, 1],
      [`${errors} of 6 rows differ: error rate $${fraction(errors, 6)}$`, 1],
    ],
    given: { limit, minutes, late },
    result: { errors },
  })
}

export const bestThreshold = (random: Random) => {
  const cut = random.integer(8, 14)
  const low = random.distinct(3, cut - 6, cut - 1).sort((left, right) => left - right)
  const high = random.distinct(3, cut + 1, cut + 6).sort((left, right) => left - right)
  const largestLow = low[2] ?? cut
  const smallestHigh = high[0] ?? cut
  return question({
    prompt: `Fruits of ${low.join(', ')} cm are labelled lemon, fruits of ${high.join(', ')} cm are labelled mango. Between which two lengths must a rule "longer means mango" put its limit, to make no error here? Give the middle value.`,
    steps: [
      [`between ${largestLow} cm and ${smallestHigh} cm`, 1],
      [`middle ${decimal((largestLow + smallestHigh) / 2)} cm`, 1],
    ],
    given: { low, high },
    result: { limit: (largestLow + smallestHigh) / 2 },
  })
}

export const inputsAndOutput = (random: Random) => {
  const base = random.integer(20, 40)
  const rate = random.integer(8, 15)
  const distance = random.integer(4, 14)
  return question({
    prompt: `A model predicts a rickshaw fare from the distance: fare = ${base} + ${rate} × distance in km. Name input and output, and predict the fare for ${distance} km.`,
    steps: [
      ['input: distance in km; output: fare in rupees', 1],
      [`$${base} + ${rate} times ${distance} = ${base + rate * distance}$ rupees`, 1],
    ],
    given: { base, rate, distance },
    result: { fare: base + rate * distance },
  })
}

export const accuracyOnNewRows = (random: Random) => {
  const seen = 10 * random.integer(4, 9)
  const seenRight = seen - random.integer(1, 4)
  const fresh = 5 * random.integer(4, 8)
  const freshRight = fresh - random.integer(6, 12)
  const percent = roundTo((freshRight / fresh) * 100, 1)
  return question({
    prompt: `A rule is right on ${seenRight} of ${seen} rows from which it was made and on ${freshRight} of ${fresh} rows it had not seen. Which share should be reported, and what is it?`,
    steps: [
      ['the share on rows it had not seen, since it was fitted to the others', 1],
      [`$${freshRight}/${fresh} times 100 = ${decimal(percent)}%$`, 1],
    ],
    given: { fresh, freshRight },
    result: { percent },
  })
}

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct'] as const

export const readTable = (random: Random) => {
  const values = months.map(() => 10 * random.integer(6, 30))
  const largest = Math.max(...values)
  const total = sum(values)
  return question({
    prompt: `Library loans in five months. Find the total, the mean for a month, and the month with most loans. ${rowTable(
      [
        ['Month', months],
        ['Loans', values],
      ],
    )}`,
    steps: [
      [`total ${total}, mean ${decimal(total / 5)}`, 1],
      [
        `${values.flatMap((value, index) => (value === largest ? [months[index]] : [])).join(' and ')}, with ${largest}`,
        1,
      ],
    ],
    given: { values },
    result: { total, mean: total / 5, largest },
  })
}

export const pieAngles = (random: Random) => {
  const shares = random.pick([
    [30, 20, 15, 7],
    [36, 18, 12, 6],
    [24, 24, 12, 12],
    [40, 20, 10, 2],
    [30, 24, 10, 8],
  ] as const)
  const names = ['bus', 'cycle', 'on foot', 'van']
  const angles = shares.map((share) => (share * 360) / 72)
  return question({
    prompt: `72 students come to school like this. Find the angles for a pie chart. ${rowTable([
      ['Way', names],
      ['Students', shares],
    ])}`,
    steps: [
      ['one student takes $360°/72 = 5°$', 1],
      [`angles ${angles.map((angle) => `${angle}°`).join(', ')}; they add up to 360°`, 1],
    ],
    given: { shares },
    result: { angles },
  })
}

export const whichChart = (random: Random) => {
  const [task, chart] = random.pick([
    ['rainfall month by month over a year', 'line chart: the order of time matters'],
    ['number of books in five subjects', 'bar chart: separate kinds are compared'],
    ['how a monthly budget is shared out', 'pie chart or one stacked bar: parts of a whole'],
    ['height against age of forty students', 'scatter plot: two numbers for each student'],
    ['marks of 200 students in classes of ten', 'histogram: classes of a continuous scale'],
  ] as const)
  return question({
    prompt: `Which chart suits best: ${task}? Give the reason.`,
    steps: [[chart, 1]],
    given: { task },
    result: { chart },
  })
}

export const cutAxis = (random: Random) => {
  const start = 10 * random.integer(4, 8)
  const first = start + random.integer(2, 4)
  const second = first + random.integer(3, 8)
  const growth = roundTo(((second - first) / first) * 100, 1)
  const looks = roundTo((second - start) / (first - start), 2)
  return question({
    prompt: `A bar chart has an axis that begins at ${start}. Two bars end at ${first} and ${second}. How many times as long does the second bar look, and by how many per cent is its value really larger?`,
    steps: [
      [`$(${second} - ${start})/(${first} - ${start}) = ${decimal(looks)}$ times as long`, 1],
      [`really $(${second} - ${first})/${first} times 100 = ${decimal(growth, 1)}%$ larger`, 1],
    ],
    given: { start, first, second },
    result: { looks, growth },
  })
}

export const meanOrMedian = (random: Random) => {
  const usual = random.distinct(4, 12, 20).map((value) => value * 1000)
  const owner = 1000 * random.integer(90, 160)
  const values = [...usual, owner]
  const sorted = [...values].sort((left, right) => left - right)
  const mean = sum(values) / 5
  const median = sorted[2] ?? 0
  return question({
    prompt: `Five people work in a shop for ${values.map(rupees).join(', ')} a month. Find mean and median. Which of them tells a newcomer what to expect?`,
    steps: [
      [`mean ${rupees(mean)}`, 1],
      [`median ${rupees(median)}`, 1],
      ['the median: one large value has pulled up the mean', 1],
    ],
    given: { values },
    result: { mean, median },
  })
}

export const averageSpeed = (random: Random) => {
  const [out, back, distance] = random.pick([
    [40, 60, 120],
    [30, 60, 60],
    [20, 30, 60],
    [12, 20, 60],
    [24, 40, 120],
  ] as const)
  const hours = distance / out + distance / back
  const speed = (2 * distance) / hours
  return question({
    prompt: `A van goes ${distance} km at ${out} km/h and comes back at ${back} km/h. Why is the average speed not ${(out + back) / 2} km/h? Find it.`,
    steps: [
      ['more time is spent at the lower speed', 1],
      [`$${2 * distance}$ km in $${decimal(hours)}$ hours: $${decimal(speed)}$ km/h`, 1],
    ],
    given: { out, back, distance },
    result: { speed },
  })
}

export const weightedMean = (random: Random) => {
  const [first, second] = [random.integer(20, 30), random.integer(30, 45)] as const
  const [low, high] = [random.integer(50, 60), random.integer(62, 80)] as const
  const mean = (first * low + second * high) / (first + second)
  return question({
    prompt: `Section A (${first} students) has a mean of ${low} marks, section B (${second} students) a mean of ${high}. Find the mean of both together (two decimals).`,
    steps: [
      [`total $${first} times ${low} + ${second} times ${high} = ${first * low + second * high}$`, 1],
      [
        `mean $= ${first * low + second * high}/${first + second} = ${decimal(mean)}$, not the middle ${decimal((low + high) / 2)}`,
        1,
      ],
    ],
    given: { first, second, low, high },
    result: { mean },
  })
}

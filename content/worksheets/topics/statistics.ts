import { sum } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction, rowTable } from '../typst.ts'

/** Equal classes with drawn frequencies. */
function drawClasses(random: Random) {
  const width = random.pick([5, 10, 20])
  const start = width * random.integer(0, 3)
  const frequencies = Array.from({ length: 5 }, () => random.integer(3, 12))
  const lows = frequencies.map((_, index) => start + index * width)
  return { width, lows, frequencies, total: sum(frequencies) }
}

const classNames = (lows: readonly number[], width: number) => lows.map((low) => `${low}–${low + width}`)

export const directMean = (random: Random) => {
  const { width, lows, frequencies, total } = drawClasses(random)
  const middles = lows.map((low) => low + width / 2)
  const products = middles.map((middle, index) => middle * (frequencies[index] ?? 0))
  const mean = sum(products) / total
  return question({
    prompt: `Find the mean by the direct method. ${rowTable([
      ['Class', classNames(lows, width)],
      ['Frequency', frequencies],
    ])}`,
    steps: [
      [`mid-values ${middles.map((middle) => decimal(middle)).join(', ')}`, 0.5],
      [`$sum f x = ${decimal(sum(products))}$, $sum f = ${total}$`, 1.5],
      [`mean $= ${decimal(sum(products))}/${total} = ${decimal(mean)}$`, 1],
    ],
    given: { width, lows, frequencies },
    result: { mean },
  })
}

export const stepDeviationMean = (random: Random) => {
  const { width, lows, frequencies, total } = drawClasses(random)
  const assumed = (lows[2] ?? 0) + width / 2
  const deviations = [-2, -1, 0, 1, 2]
  const products = deviations.map((deviation, index) => deviation * (frequencies[index] ?? 0))
  const mean = assumed + (sum(products) / total) * width
  return question({
    prompt: `Find the mean by the step-deviation method with the assumed mean ${decimal(assumed)}. ${rowTable(
      [
        ['Class', classNames(lows, width)],
        ['Frequency', frequencies],
      ],
    )}`,
    steps: [
      [`$u = (x - ${decimal(assumed)})/${width}$: ${deviations.map((u) => `$${u}$`).join(', ')}`, 1],
      [`$sum f u = ${sum(products)}$, $sum f = ${total}$`, 2],
      [`mean $= ${decimal(assumed)} + (${sum(products)})/${total} times ${width} = ${decimal(mean)}$`, 2],
    ],
    given: { width, lows, frequencies },
    result: { mean },
  })
}

export const assumedMean = (random: Random) => {
  const { width, lows, frequencies, total } = drawClasses(random)
  const assumed = (lows[2] ?? 0) + width / 2
  const products = [-2, -1, 0, 1, 2].map((step, index) => step * width * (frequencies[index] ?? 0))
  const mean = assumed + sum(products) / total
  return question({
    prompt: `Find the mean by the assumed-mean method. ${rowTable([
      ['Class', classNames(lows, width)],
      ['Frequency', frequencies],
    ])}`,
    steps: [
      [`assumed mean $A = ${decimal(assumed)}$, $d = x - A$`, 1],
      [`$sum f d = ${sum(products)}$, $sum f = ${total}$`, 1],
      [`mean $= ${decimal(assumed)} + (${sum(products)})/${total} = ${decimal(mean)}$`, 1],
    ],
    given: { width, lows, frequencies },
    result: { mean },
  })
}

export const missingFrequency = (random: Random) => {
  const width = 10
  const lows = [0, 10, 20, 30, 40]
  const [second, fourth, fifth] = [random.integer(3, 9), random.integer(3, 9), random.integer(3, 9)] as const
  const drawn = random.integer(3, 9)
  // Balanced around 25, every f would give the mean 25.
  const first = 2 * drawn + second === fourth + 2 * fifth ? drawn + 1 : drawn
  const known = [first, second, fourth, fifth] as const
  const missing = random.integer(4, 12)
  const frequencies = [known[0], known[1], missing, known[2], known[3]]
  const middles = lows.map((low) => low + 5)
  const others = sum(known)
  const otherProducts = 5 * known[0] + 15 * known[1] + 35 * known[2] + 45 * known[3]
  const total = others + missing
  const products = sum(middles.map((middle, index) => middle * (frequencies[index] ?? 0)))
  const meanText = Number.isInteger((products / total) * 100)
    ? decimal(products / total)
    : fraction(products, total)
  return question({
    prompt: `The mean of this distribution is $${meanText}$. Find the missing frequency $f$. ${rowTable([
      ['Class', classNames(lows, width)],
      ['Frequency', [known[0], known[1], '$f$', known[2], known[3]]],
    ])}`,
    steps: [
      [`$sum f x = ${otherProducts} + 25 f$ and $sum f = ${others} + f$`, 1],
      [`$(${otherProducts} + 25 f)/(${others} + f) = ${meanText}$`, 1],
      [`$f = ${missing}$`, 1],
    ],
    given: { known, mean: products / total },
    result: { missing },
  })
}

export const meanOfList = (random: Random) => {
  const mean = random.integer(20, 60)
  const offsets = [
    random.integer(-9, 9),
    random.integer(-9, 9),
    random.integer(-9, 9),
    random.integer(-9, 9),
  ] as const
  const values = [...offsets.map((offset) => mean + offset), mean - sum(offsets)]
  return question({
    prompt: `Find the mean of ${values.join(', ')}.`,
    steps: [[`$${sum(values)}/5 = ${mean}$`, 1]],
    given: { values },
    result: { mean },
  })
}

export const meanAfterChange = (random: Random) => {
  const count = random.integer(8, 20)
  const mean = random.integer(30, 60)
  const wrong = random.integer(20, 40)
  const right = wrong + count * random.integer(1, 3)
  const corrected = mean + (right - wrong) / count
  return question({
    prompt: `The mean of ${count} values is ${mean}. Later ${wrong} is found to be a wrong reading of ${right}. Find the correct mean.`,
    steps: [
      [`sum ${count * mean}, correct sum ${count * mean - wrong + right}`, 1],
      [`correct mean $= ${count * mean - wrong + right}/${count} = ${corrected}$`, 1],
    ],
    given: { count, mean, wrong, right },
    result: { corrected },
  })
}

export const groupedMedian = (random: Random) => {
  const { width, lows, frequencies, total } = drawClasses(random)
  const running = frequencies.map((_, index) => sum(frequencies.slice(0, index + 1)))
  const at = running.findIndex((value) => value >= total / 2)
  const before = at === 0 ? 0 : (running[at - 1] ?? 0)
  const low = lows[at] ?? 0
  const frequency = frequencies[at] ?? 1
  const median = low + ((total / 2 - before) / frequency) * width
  return question({
    prompt: `Find the median. ${rowTable([
      ['Class', classNames(lows, width)],
      ['Frequency', frequencies],
    ])}`,
    steps: [
      [`running totals ${running.join(', ')}; $n/2 = ${decimal(total / 2)}$`, 1],
      [`median class ${low}–${low + width}`, 0.5],
      [
        `median $= ${low} + (${decimal(total / 2)} - ${before})/${frequency} times ${width} = ${decimal(median)}$`,
        1.5,
      ],
    ],
    given: { width, lows, frequencies },
    result: { median },
  })
}

export const groupedMode = (random: Random) => {
  const { width, lows } = drawClasses(random)
  const top = random.integer(15, 22)
  const left = random.integer(6, 13)
  const right = random.integer(6, 13)
  const frequencies = [random.integer(2, 5), left, top, right, random.integer(2, 5)]
  const low = lows[2] ?? 0
  const mode = low + ((top - left) / (2 * top - left - right)) * width
  return question({
    prompt: `Find the mode. ${rowTable([
      ['Class', classNames(lows, width)],
      ['Frequency', frequencies],
    ])}`,
    steps: [
      [`modal class ${low}–${low + width}; $f_1 = ${top}$, $f_0 = ${left}$, $f_2 = ${right}$`, 1],
      [`mode $= ${low} + (${top} - ${left})/(2 times ${top} - ${left} - ${right}) times ${width}$`, 1],
      [`$= ${decimal(mode)}$`, 1],
    ],
    given: { width, low, frequencies },
    result: { mode },
  })
}

export const empiricalRelation = (random: Random) => {
  const mean = random.integer(20, 40)
  const median = mean + random.nonZero(-3, 3)
  return question({
    prompt: `The mean of a distribution is ${mean} and its median ${median}. Find the mode by the empirical relation.`,
    steps: [[`mode = 3 median − 2 mean $= ${3 * median} - ${2 * mean} = ${3 * median - 2 * mean}$`, 1]],
    given: { mean, median },
    result: { mode: 3 * median - 2 * mean },
  })
}

export const medianOfList = (random: Random) => {
  const values = random.distinct(random.pick([7, 8]), 10, 60)
  const sorted = [...values].sort((left, right) => left - right)
  const half = Math.floor(values.length / 2)
  const upper = sorted[half] ?? 0
  const median = values.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
  return question({
    prompt: `Find the median of ${values.join(', ')}.`,
    steps: [
      [`in order: ${sorted.join(', ')}`, 1],
      [`median ${decimal(median)}`, 1],
    ],
    given: { values },
    result: { median },
  })
}

export const ogiveReading = (random: Random) => {
  const { width, lows, frequencies, total } = drawClasses(random)
  const running = frequencies.map((_, index) => sum(frequencies.slice(0, index + 1)))
  const points = lows.map((low, index) => [low + width, running[index] ?? 0] as const)
  return question({
    prompt: `Write the less-than table, draw the ogive, and say at which height the median is read. ${rowTable(
      [
        ['Class', classNames(lows, width)],
        ['Frequency', frequencies],
      ],
    )}`,
    steps: [
      [`points ${points.map(([x, y]) => `$(${x}, ${y})$`).join(', ')}`, 2],
      ['axes with scale, points joined by a smooth curve', 1],
      [`the median is read at the height $n/2 = ${decimal(total / 2)}$`, 1],
    ],
    given: { width, lows, frequencies },
    result: { points, height: total / 2 },
  })
}

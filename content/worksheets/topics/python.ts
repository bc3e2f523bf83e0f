import { sum } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, program } from '../typst.ts'

export const assignment = (random: Random) => {
  const first = random.integer(2, 9)
  const factor = random.integer(2, 5)
  const added = random.integer(1, 9)
  const printed = first * factor + added
  return question({
    prompt: `What does this program print? ${program([`a = ${first}`, `b = a * ${factor}`, `a = b + ${added}`, 'print(a)'])}`,
    steps: [[`b is ${first * factor}, then a is ${printed}; it prints ${printed}`, 1]],
    given: { first, factor, added },
    result: { printed },
  })
}

export const averageOfList = (random: Random) => {
  const values = random.distinct(random.pick([4, 5]), 20, 80)
  const mean = sum(values) / values.length
  const printed = Number.isInteger(mean) ? `${mean}.0` : decimal(mean)
  return question({
    prompt: `What does this program print? ${program([`marks = [${values.join(', ')}]`, 'mean = sum(marks) / len(marks)', 'print(mean)'])}`,
    steps: [
      [`the sum is ${sum(values)}, the length ${values.length}`, 1],
      [`it prints ${printed}; division gives a decimal number`, 1],
    ],
    given: { values },
    result: { mean, printed },
  })
}

export const loopTotal = (random: Random) => {
  const last = random.integer(4, 9)
  const factor = random.integer(1, 3)
  const total = (factor * last * (last + 1)) / 2
  return question({
    prompt: `What does this program print? ${program(['total = 0', `for n in range(1, ${last + 1}):`, `    total = total + ${factor === 1 ? 'n' : `${factor} * n`}`, 'print(total)'])}`,
    steps: [
      [`n runs from 1 to ${last}; ${last + 1} is not reached`, 1],
      [`it prints ${total}`, 1],
    ],
    given: { last, factor },
    result: { total },
  })
}

export const countAbove = (random: Random) => {
  const values = random.distinct(6, 20, 95)
  const limit = random.integer(35, 70)
  const count = values.filter((value) => value >= limit).length
  return question({
    prompt: `What does this program print? ${program([`marks = [${values.join(', ')}]`, 'count = 0', 'for mark in marks:', `    if mark >= ${limit}:`, '        count = count + 1', 'print(count)'])}`,
    steps: [
      [`marks from ${limit} up: ${values.filter((value) => value >= limit).join(', ') || 'none'}`, 1],
      [`it prints ${count}`, 1],
    ],
    given: { values, limit },
    result: { count },
  })
}

export const functionCall = (random: Random) => {
  const base = random.integer(20, 40)
  const rate = random.integer(8, 15)
  const far = random.integer(5, 12)
  const fare = far <= 2 ? base : base + (far - 2) * rate
  return question({
    prompt: `What does this program print? ${program(['def fare(km):', '    if km <= 2:', `        return ${base}`, `    return ${base} + (km - 2) * ${rate}`, '', `print(fare(2), fare(${far}))`])}`,
    steps: [
      [`fare(2) is ${base}`, 1],
      [`fare(${far}) is $${base} + ${far - 2} times ${rate} = ${fare}$; it prints ${base} ${fare}`, 1],
    ],
    given: { base, rate, far },
    result: { fare },
  })
}

export const remainderAndQuotient = (random: Random) => {
  const value = random.integer(20, 99)
  const divisor = random.integer(3, 9)
  return question({
    prompt: `What does this program print? ${program([`print(${value} // ${divisor}, ${value} % ${divisor})`])}`,
    steps: [[`quotient and remainder: ${Math.floor(value / divisor)} ${value % divisor}`, 1]],
    given: { value, divisor },
    result: { quotient: Math.floor(value / divisor), remainder: value % divisor },
  })
}

export const findTheSlip = (random: Random) => {
  const [lines, slip] = random.pick([
    [
      ['total = 0', 'for n in [3, 5, 8]:', 'total = total + n', 'print(total)'],
      'the line inside the loop must be indented',
    ],
    [['age = input("Age? ")', 'print(age + 1)'], 'input gives text; write int(input("Age? "))'],
    [['marks = [40, 55, 61]', 'print(marks[3])'], 'the places are 0, 1 and 2; there is no place 3'],
    [['if x = 5:', '    print("five")'], 'comparing needs two signs: x == 5'],
    [['def area(r)', '    return 3.14 * r * r'], 'the colon after area(r) is missing'],
  ] as const)
  return question({
    prompt: `Find the slip in this program and mend it. ${program(lines)}`,
    steps: [[slip, 1]],
    given: { lines },
    result: { slip },
  })
}

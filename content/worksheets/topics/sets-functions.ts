import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { bracketed, polynomial, signed } from '../typst.ts'

const ascending = (values: readonly number[]) => [...values].sort((left, right) => left - right)

/** A set in braces, its elements in ascending order. */
const braces = (values: readonly number[]) =>
  values.length === 0 ? 'emptyset' : `{${ascending(values).join(', ')}}`

export const unionIntersection = (random: Random) => {
  const pool = random.distinct(8, 1, 14)
  const left = ascending(pool.slice(0, 5))
  const right = ascending(pool.slice(3, 8))
  const union = ascending([...new Set([...left, ...right])])
  const intersection = left.filter((value) => right.includes(value))
  const difference = left.filter((value) => !right.includes(value))
  return question({
    prompt: `If $A = ${braces(left)}$ and $B = ${braces(right)}$, find $A union B$, $A inter B$ and $A - B$.`,
    steps: [
      [`$A union B = ${braces(union)}$`, 1],
      [`$A inter B = ${braces(intersection)}$`, 1],
      [`$A - B = ${braces(difference)}$`, 1],
    ],
    given: { left, right },
    result: { union, intersection, difference },
  })
}

export const rosterForm = (random: Random) => {
  const factor = random.integer(2, 7)
  const limit = factor * random.integer(4, 6) + random.integer(1, factor - 1)
  const elements = Array.from({ length: Math.floor(limit / factor) }, (_, index) => (index + 1) * factor)
  return question({
    prompt: `Write ${'$'}{x : x "is a positive multiple of" ${factor}, x < ${limit}}${'$'} in roster form.`,
    steps: [[`$${braces(elements)}$`, 1]],
    given: { factor, limit },
    result: { elements },
  })
}

export const countSubsets = (random: Random) => {
  const size = random.integer(2, 6)
  const elements = random.distinct(size, 1, 9)
  return question({
    prompt: `How many subsets has the set $${braces(elements)}$?`,
    steps: [[`${size} elements, each in or out: $2^${size} = ${2 ** size}$ subsets`, 1]],
    given: { size },
    result: { subsets: 2 ** size },
  })
}

export const vennCounting = (random: Random) => {
  const both = random.integer(6, 14)
  const onlyFirst = random.integer(8, 20)
  const onlySecond = random.integer(8, 20)
  const neither = random.integer(3, 9)
  const total = both + onlyFirst + onlySecond + neither
  const [first, second] = random.pick([
    ['kabaddi', 'kho-kho'],
    ['Hindi songs', 'Telugu songs'],
    ['tea', 'coffee'],
    ['cricket', 'football'],
  ] as const)
  return question({
    prompt: `Of ${total} students ${both + onlyFirst} like ${first}, ${both + onlySecond} like ${second} and ${neither} like neither. How many like both? Draw a Venn diagram.`,
    figure: '#venn()',
    steps: [
      [`$n(A union B) = ${total} - ${neither} = ${total - neither}$`, 1],
      [`$n(A inter B) = ${both + onlyFirst} + ${both + onlySecond} - ${total - neither} = ${both}$`, 1],
      [`diagram with ${onlyFirst}, ${both}, ${onlySecond} inside and ${neither} outside`, 1],
    ],
    given: { total, first: both + onlyFirst, second: both + onlySecond, neither },
    result: { both },
  })
}

export const disjointOrEqual = (random: Random) => {
  const start = random.integer(1, 4)
  const step = random.pick([2, 3])
  const left = [0, 1, 2, 3].map((index) => start + index * step)
  const shift = random.pick([0, 1, step])
  const right = left.map((value) => value + shift)
  const common = left.filter((value) => right.includes(value))
  const verdict =
    common.length === left.length ? 'equal' : common.length === 0 ? 'disjoint' : 'neither equal nor disjoint'
  return question({
    prompt: `Are $${braces(left)}$ and $${braces(right)}$ equal, disjoint, or neither?`,
    steps: [
      [`common elements: $${braces(common)}$`, 0.5],
      [`so the sets are ${verdict}`, 0.5],
    ],
    given: { left, right },
    result: { verdict },
  })
}

export const cartesianProduct = (random: Random) => {
  const left = ascending(random.distinct(2, 1, 6))
  const right = ascending(random.distinct(3, 1, 9))
  const pairs = left.flatMap((first) => right.map((second) => [first, second] as const))
  return question({
    prompt: `If $A = ${braces(left)}$ and $B = ${braces(right)}$, list $A times B$ and give $n(A times B)$.`,
    steps: [
      [`$A times B = {${pairs.map(([first, second]) => `(${first}, ${second})`).join(', ')}}$`, 1.5],
      [`$n(A times B) = 2 times 3 = 6$`, 0.5],
    ],
    given: { left, right },
    result: { pairs },
  })
}

export const functionValue = (random: Random) => {
  const coefficients = [random.integer(1, 4), random.nonZero(-6, 6), random.nonZero(-8, 8)] as const
  const at = random.nonZero(-4, 4)
  const value = coefficients[0] * at * at + coefficients[1] * at + coefficients[2]
  return question({
    prompt: `If $f(x) = ${polynomial(coefficients)}$, find $f(${at})$.`,
    steps: [
      [
        `$f(${at}) = ${coefficients[0]} times ${bracketed(at)}^2 ${signed(coefficients[1])} times ${bracketed(at)} ${signed(coefficients[2])}$`,
        1,
      ],
      [`$= ${value}$`, 1],
    ],
    given: { coefficients, at },
    result: { value },
  })
}

export const composition = (random: Random) => {
  const outer = [random.integer(2, 6), random.nonZero(-9, 9)] as const
  const inner = [random.integer(2, 5), random.nonZero(-9, 9)] as const
  const forward = [outer[0] * inner[0], outer[0] * inner[1] + outer[1]] as const
  const backward = [outer[0] * inner[0], inner[0] * outer[1] + inner[1]] as const
  const commutes = forward[1] === backward[1]
  return question({
    prompt: `If $f(x) = ${polynomial(outer)}$ and $g(x) = ${polynomial(inner)}$, find $f compose g$ and $g compose f$. Are they equal?`,
    steps: [
      [`$f(g(x)) = ${outer[0]}(${polynomial(inner)}) ${signed(outer[1])} = ${polynomial(forward)}$`, 2],
      [`$g(f(x)) = ${inner[0]}(${polynomial(outer)}) ${signed(inner[1])} = ${polynomial(backward)}$`, 2],
      [commutes ? 'they are equal' : 'they are not equal', 1],
    ],
    given: { outer, inner },
    result: { forward, backward, commutes },
  })
}

export const isItAFunction = (random: Random) => {
  const inputs = ascending(random.distinct(4, 1, 9))
  const pairs = inputs.map((input) => [input, random.integer(1, 9)] as const)
  const spoiled = random.pick([true, false])
  const [first = [1, 1] as const] = pairs
  const listed = spoiled ? [...pairs, [first[0], (first[1] % 9) + 1] as const] : pairs
  return question({
    prompt: `Is the relation ${'$'}{${listed.map(([input, output]) => `(${input}, ${output})`).join(', ')}}${'$'} a function? Give the reason.`,
    steps: [
      [
        spoiled
          ? `no: ${first[0]} is sent to ${first[1]} and also to ${(first[1] % 9) + 1}`
          : 'yes: every first number stands with exactly one second number',
        2,
      ],
    ],
    given: { listed },
    result: { isFunction: !spoiled },
  })
}

export const inputForOutput = (random: Random) => {
  const slope = random.integer(2, 7)
  const constant = random.nonZero(-9, 9)
  const input = random.integer(-6, 9)
  const output = slope * input + constant
  return question({
    prompt: `A function is given by $f(x) = ${polynomial([slope, constant])}$. For which $x$ is $f(x) = ${output}$?`,
    steps: [
      [`$${polynomial([slope, constant])} = ${output}$, so $${slope} x = ${output - constant}$`, 0.5],
      [`$x = ${input}$`, 0.5],
    ],
    given: { slope, constant, output },
    result: { input },
  })
}

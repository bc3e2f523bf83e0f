import { expect } from 'vitest'
import { allLines, checkMakers, lastLine } from '../check-makers.ts'
import * as numbers from './numbers.ts'

const divides = (divisor: number, value: number) => value % divisor === 0
const commonDivisors = (left: number, right: number) =>
  Array.from({ length: Math.min(left, right) }, (_, index) => index + 1).filter(
    (value) => divides(value, left) && divides(value, right),
  )

checkMakers(numbers, {
  primeFactorisation: ({ given, result }) => {
    expect(result.factors.reduce((product, factor) => product * factor, 1)).toBe(given.value)
    for (const factor of result.factors) {
      for (let divisor = 2; divisor < factor; divisor += 1) expect(divides(divisor, factor)).toBe(false)
    }
  },
  hcfAndLcm: ({ given, result }) => {
    expect(result.hcf).toBe(Math.max(...commonDivisors(given.left, given.right)))
    let multiple = given.left
    while (!divides(given.right, multiple)) multiple += given.left
    expect(result.lcm).toBe(multiple)
  },
  otherNumberFromHcf: ({ given, result }) => {
    expect(Math.max(...commonDivisors(given.known, result.other))).toBe(given.hcf)
    expect(given.known * result.other).toBe(given.hcf * given.lcm)
  },
  terminatingDecimal: ({ given, result }) => {
    const places = [1, 2, 3, 4, 5].find((count) => divides(given.denominator, given.numerator * 10 ** count))
    expect(result.terminates).toBe(places !== undefined)
    expect(result.places).toBe(places ?? null)
  },
  bellsTogether: ({ given, result }) => {
    let minute = 1
    while (![given.first, given.second, given.third].every((interval) => divides(interval, minute)))
      minute += 1
    expect(result.minutes).toBe(minute)
  },
  irrationalSum: ({ result }) => expect(result.isPerfectSquare).toBe(false),
  tilesInAHall: ({ given, result }) => {
    expect(result.largest).toBe(Math.max(...commonDivisors(given.width, given.length)))
    expect(result.tiles * result.largest ** 2).toBe(given.width * given.length)
  },
  shortenSurd: ({ given, result }) => {
    expect(result.outside ** 2 * result.inside).toBe(given.radicand)
    for (let side = 2; side * side <= result.inside; side += 1) {
      expect(divides(side * side, result.inside)).toBe(false)
    }
  },
  addSurds: ({ given, result }) => {
    const { inside, first, second, third } = given
    const value =
      Math.sqrt(first ** 2 * inside) + Math.sqrt(second ** 2 * inside) - Math.sqrt(third ** 2 * inside)
    expect(result.coefficient * Math.sqrt(inside)).toBeCloseTo(value, 9)
  },
  rationaliseDenominator: ({ given, result }) => {
    const value = (given.whole + Math.sqrt(given.inside)) / result.denominator
    expect(value).toBeCloseTo(1 / (given.whole - Math.sqrt(given.inside)), 9)
  },
  squareOfSurdSum: ({ given, result }) =>
    expect(result.whole + 2 * Math.sqrt(result.inside)).toBeCloseTo(
      (Math.sqrt(given.first) + Math.sqrt(given.second)) ** 2,
      9,
    ),
  powerToLogarithm: ({ given, result }) =>
    expect(result.power).toBeCloseTo(Math.log(given.value) / Math.log(given.base), 9),
  collectLogarithms: (asked) => {
    const { first, second, third, power } = asked.given
    const value = power * Math.log10(first) + Math.log10(second) - Math.log10(third)
    expect(Math.log10(asked.result.numerator / asked.result.denominator)).toBeCloseTo(value, 9)
    expect(lastLine(asked)).toContain(`${asked.result.numerator}/${asked.result.denominator}`)
  },
  expandLogarithm: ({ given, result }) =>
    expect(
      result.firstPower * Math.log(result.first) + result.secondPower * Math.log(result.second),
    ).toBeCloseTo(Math.log(given.value), 9),
  logarithmEquation: (asked) => {
    const { base, power, shift, factor } = asked.given
    expect(Math.log(factor * asked.result.unknown - shift) / Math.log(base)).toBeCloseTo(power, 9)
    expect(allLines(asked)).toContain(`${base ** power}`)
  },
})

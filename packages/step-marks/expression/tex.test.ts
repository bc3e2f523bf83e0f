import { expect, it } from 'vitest'
import { readExpression } from './read-expression.ts'
import { toTeX } from './tex.ts'

const shown = (text: string) => toTeX(readExpression(text))

it('writes multiplied fractions next to each other', () => {
  expect(shown('54/360*2*22/7*63')).toBe('\\frac{54}{360} \\times 2 \\times \\frac{22}{7} \\times 63')
  expect(shown('P*(36*37)/24*r/100')).toBe('\\frac{P \\times 36 \\times 37}{24} \\times \\frac{r}{100}')
  expect(shown('5(1/2*2/3)')).toBe('5 \\left(\\frac{1}{2} \\times \\frac{2}{3}\\right)')
  expect(shown('1/(3/4)')).toBe('\\frac{1}{\\frac{3}{4}}')
})

it('puts brackets around a product as the argument of a function', () => {
  expect(shown('log(2^2*5)')).toBe('\\log (2^{2} \\times 5)')
  expect(shown('sin 2x')).toBe('\\sin 2 x')
  expect(shown('AX*XB')).toBe('A X \\times X B')
})

it('puts brackets around a negative number after a sign', () => {
  expect(shown('6*(-1/5)')).toBe('6 \\times \\left(-\\frac{1}{5}\\right)')
  expect(shown('-2x - 1/5')).toBe('-2 x - \\frac{1}{5}')
})

import { expect, it } from 'vitest'
import { toPlainText } from '../expression/plain-text.ts'
import { readExpression } from '../expression/read-expression.ts'
import { asOneFraction } from './polynomial.ts'
import { exactRoots, realRoots } from './roots.ts'
import { compareValues } from './same-value.ts'

const roots = (zero: string) => realRoots(readExpression(zero), 'x')?.map((value) => Number(value.toFixed(9)))

it.each([
  ['2x-6', [3]],
  ['x²-5x+6', [2, 3]],
  ['(x-2)(x+3)', [-3, 2]],
  ['x²-6x+9', [3]],
  ['x²+1', []],
  ['√3x²+10x+7√3', [-4.041451884, -1.732050808]],
  ['(x-1)(x-2)(x-3)', [1, 2, 3]],
  ['x³-3x+2', [-2, 1]],
  ['x⁴-5x²+4', [-2, -1, 1, 2]],
  ['1/x-1/(x+1)-1/6', [-3, 2]],
  ['(x²-4)/(x-2)', [-2]],
  ['√(x+6)-x', [3]],
  ['5', []],
  ['2(x+1)-2x-2', undefined],
])('the roots of %s are %j', (zero, expected) => {
  expect(roots(zero)).toEqual(expected)
})

it('a root of degree 2 is exact', () => {
  const [, greater] = exactRoots(readExpression('x²-2x-1'), 'x') ?? []
  expect(greater?.exact && compareValues(greater.exact, readExpression('1+√2'))).toBe('same')
})

it('a sum of fractions is one fraction over all denominators', () => {
  const { top, below } = asOneFraction(readExpression('2/x+3/y-13'))
  expect(below.map(toPlainText)).toEqual(['x', 'y'])
  expect(compareValues(top, readExpression('2y+3x-13x×y'))).toBe('same')
})

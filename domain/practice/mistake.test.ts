import { describe, expect, it } from 'vitest'
import { mistakeOf } from './mistake.ts'
import type { Mistake } from './mistakes.ts'
import type { PracticeQuestion } from './question.ts'

type Ask = PracticeQuestion['ask']

const number: Ask = { kind: 'number', answer: '3/4' }
const area: Ask = { kind: 'quantity', answer: '7.5 cm', rules: { unit: 'cm' } }
const pair: Ask = { kind: 'pair', answer: 'x = 3, y = -10', rules: { variables: ['x', 'y'] } }
const roots: Ask = { kind: 'solutions', answer: '3 or -7', rules: { variable: 'x' } }
const point: Ask = { kind: 'point', answer: '(3/2, -15/2)' }

describe('a wrong answer', () => {
  it.each<[Ask, string, Mistake | null]>([
    [number, '-0.75', 'opposite'],
    [number, '4/3', 'upside-down'],
    [number, '1 1/2', 'double'],
    [number, '12345', null],
    [{ kind: 'money', answer: '₹38245.2' }, '₹3,82,452', 'ten-times'],
    [area, '15 cm', 'double'],
    [area, '3.75 cm', 'half'],
    [pair, 'x = -10, y = 3', 'swapped'],
    [pair, 'x = 3, y = 10', 'one-opposite'],
    [roots, 'x = -3 or x = 7', 'opposite'],
    [roots, 'x = 4 or x = 7', null],
    [point, '(-15/2, 3/2)', 'swapped'],
    [{ kind: 'ratio', answer: '3:4' }, '4:3', 'swapped'],
    [{ kind: 'choice', answer: 'A' }, 'B', null],
  ])('to %o given as %s is %s', (ask, input, mistake) => {
    expect(mistakeOf(ask, input, 'other-value')).toBe(mistake)
  })

  it('has the engine’s reason, where that says more than a wrong value', () => {
    expect(mistakeOf(roots, '3', 'missing-value')).toBe('missing-value')
    expect(mistakeOf(area, '7.5 kg', 'other-unit')).toBe('other-unit')
  })
})

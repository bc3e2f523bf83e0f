/** Punctuation and speech that are no mathematics; beside each the same line with a slip. */
import { describe, expect, it } from 'vitest'
import cases from '../tests/data/workings.json' with { type: 'json' }
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const { L1, Q1 } = cases.problems as unknown as Record<'L1' | 'Q1', Problem>
const states = (given: Problem, ...lines: string[]) =>
  checkWorking(given, lines).lines.map(({ status }) => status)
const value = (target: string): Problem => ({
  mode: 'value',
  facts: {},
  target,
  milestones: [{ id: 'answer', marks: 1, shapes: ['target'] }],
  marks: 1,
})

describe('a line that is right but for how it was typed', () => {
  it.each([
    ['Hence – 7y = 35', 'Hence – 7y = 36'],
    ['Hence - 7y = 35', 'Hence -7y = 35'],
    ['So 7y = 35', 'So -7y = 35'],
    ['Sol:-2x + 3y = 11', 'Sol:-2x + 3y = 12'],
    ['Therefore—7y = 35', 'Therefore—7y = 34'],
    ['(2) from (1), we get - 7y = 35', '(2) from (1), we get -7y = 35'],
    ['7y = 35 – Ans', '7y = 36 – Ans'],
    ['7y = 35 - (A)', '7y = 36 - (A)'],
    ['7y = 35 [Ans]', '7y = 36 [Ans]'],
    ['7y = 35 [½ mark]', '7y = 53 [½ mark]'],
    ['y = 5 [2]', 'y = 6 [2]'],
    ['y = 5 [by solving] and x = -2 [2]', 'y = 5 [by solving] and x = 2 [2]'],
    ['7y = 35. y = 5', '7y = 35. y = 6'],
    ['7y = 35 i.e. y = 5', '7y = 35 i.e. y = -5'],
    ['7y = 35 or y = 5', '7y = 35 or y = 7'],
    ['y = 5 x = -2', 'y = 5 x = 2'],
  ])('%s', (right, wrong) => {
    expect(states(L1, right)).toEqual(['ok'])
    expect(states(L1, wrong)).not.toContain('ok')
  })

  it.each([
    ['7y = 35 !', '7y = 36 !'],
    ['• 7y = 35', '• 7y = -35'],
    ['-> 7y = 35', '-> 7y = 45'],
    ['7y = 35 { from above }', '7y = 36 { from above }'],
    ['7y = 35, as needed', '7y = 36, as needed'],
  ])('is not left unread: %s', (right, wrong) => {
    expect(states(L1, right)).toEqual(['ok'])
    expect(states(L1, wrong)).not.toContain('ok')
  })

  it('keeps its marks', () => {
    expect(checkWorking(L1, ['Sol:-7y = 35', 'y = 5 [Ans]', 'x = -2 – Ans']).marks).toBe(
      checkWorking(L1, ['7y = 35', 'y = 5', 'x = -2']).marks,
    )
  })

  it('is read by what follows from a slip', () => {
    expect(states(L1, '7y = 42', 'Hence – y = 6 [Ans]')).toEqual(['wrong', 'ft'])
    expect(states(L1, '7y = 42', 'Hence – y = 5 [Ans]')[1]).not.toBe('ft')
  })
})

it('a line loses no root to the doubt', () => {
  expect(states(Q1, 'x = 2 or - 3')).not.toContain('ok')
  expect(states(Q1, 'Hence – x = 2 [Ans]')).not.toContain('ok')
  expect(states(Q1, 'x = 4/2, +5/2')).not.toContain('ok')
  expect(states(Q1, 'Hence – x = 2, 3 [Ans]')).toEqual(['ok'])
})

it('a value that is refused stays refused', () => {
  expect(states(Q1, 'x = 2 or x = 3', 'x = 3 (rejected)')[1]).not.toBe('ok')
})

it('a factor in brackets is no remark', () => {
  expect(states(L1, 'y = (9)')).toEqual(['wrong'])
  expect(states(L1, '7y = -(35)')).toEqual(['wrong'])
})

it('a unit with a full stop ends no statement', () => {
  expect(states(value('188.4'), '3.14 × 60 = -188.4 sq. cm')).toEqual(['wrong'])
})

it.each(['When x = 1, y = 3 ⇒ (1, 3)', 'x = 1 ⇒ y = 3', 'If x = 1 then y = 3.'])(
  'a point of a graph says nothing: %s',
  (line) => {
    expect(states(L1, line, 'x = 4, y = 1', 'x = -2, y = 5')).toEqual(['note', 'note', 'ok'])
    expect(states(L1, '7y = 35', line)[1]).toBe('wrong')
  },
)

it('a label may stand before a dash', () => {
  expect(states(value('90'), 'GST - 18% of 500 = 90')).toEqual(['ok'])
  expect(states(value('90'), 'GST - 18% of 500 = 80')).toEqual(['wrong'])
})

it('what "where" explains is no step of the calculation', () => {
  const cone: Problem = {
    ...value('704'),
    facts: { r: '7', l: '25', TSA: '704' },
    formulas: { TSA: 'π*r*(l+r)' },
    target: 'TSA',
    pi: '22/7',
  }
  expect(states(cone, 'TSA = πr(l + r), where l = √(7² + 24²) = 25', '= 22/7 × 7 × 32')).toEqual(['ok', 'ok'])
  expect(states(cone, 'TSA = πr(l + r), where l = √(7² + 24²) = 24', '= 22/7 × 7 × 32')[0]).toBe('wrong')
})

const solve = (given: string, ...roots: string[]): Problem => ({
  mode: 'solve',
  variables: ['x'],
  given: [given],
  worlds: roots.map((x) => ({ x })),
  keep: 'x>0',
  milestones: [{ id: 'root', marks: 1, shapes: ['all-values'] }],
  marks: 1,
})

it('several words are a label, whatever numbers are among them', () => {
  const loan: Problem = { ...value('24200'), facts: { P: '20000', r: '10', A: '24200' } }
  expect(states(loan, 'Amount after 1 yr = 20000 + 2000 = 22000')).toEqual(['ok'])
  expect(states(loan, 'Amount after 1 yr = 20000 + 2000 = 23000')).toEqual(['wrong'])
  const other: Problem = { ...solve('84x=12*420', '60'), facts: { HCF: '12', LCM: '420' } }
  expect(states(other, 'HCF x LCM = 1st number x 2nd number')).not.toContain('wrong')
  expect(states(other, '12 × 420 = 84 + x')).toEqual(['wrong'])
})

it('the value of a polynomial is no product with its letter', () => {
  const factor: Problem = { ...solve('9p+9=0'), variables: ['p'], worlds: [{ p: '-1' }], keep: 'p<0' }
  expect(states(factor, 'Since (x - 3) is a factor, p(3) = 0')).not.toContain('wrong')
  expect(states(factor, 'Since (x - 3) is a factor, 9p = 9')).toEqual(['wrong'])
})

it('an answer may name besides what follows from it', () => {
  const ages = solve('x^2+x-306=0', '17', '-18')
  expect(states(ages, 'x = 17', 'Ans: 17, 18')).not.toContain('wrong')
  expect(states(ages, 'x = 17', 'Ans: 16, 17')[1]).toBe('wrong')
})

it('a chain that comes to what is asked may begin anew', () => {
  const arc: Problem = { ...value('22'), facts: { r: '42', θ: '30', l: '22' }, pi: '22/7' }
  const whole = 'Length of the arc = (30/360) × 2 × (22/7) × 42, where r = 42 cm and θ = 30°,'
  expect(states(arc, whole, '= (1/12) × 2 × 22 × 6', '= 22 cm.')).toEqual(['ok', 'ok', 'ok'])
  expect(states(arc, whole, '= (1/12) × 2 × 22 × 7')[1]).toBe('wrong')
  const listed = 'cos 60° = 1/2, sin 45° = 1/√2'
  expect(states(value('2'), listed, '= 2 × 1/4 + 3 × 1/2', '= 2')).toEqual(['ok', 'ok', 'ok'])
  expect(states(value('2'), listed, '= 2 × 1/4 + 3 × 1/3', '= 3/2')[1]).toBe('wrong')
})

it('the sign of an angle is no bullet', () => {
  const angle: Problem = { ...value('110'), facts: { '∠APB': '70', '∠AOB': '110' } }
  expect(states(angle, '∠AOB = 180° - 70°', '∠AOB = 110°')).toEqual(['ok', 'ok'])
  expect(states(angle, '∠AOB = 180° - 70°', '∠AOB = 120°')[1]).toBe('wrong')
})

it('a number beside words is no value', () => {
  const amount = { ...value('24200'), facts: { P: '20000', A: '24200' } }
  const last = 'Amount after 2 yrs = 22000 + 2200 = 24200'
  expect(states(amount, 'Amount after 1 yr = 20000 + 2000 = 22000', last)).toEqual(['ok', 'ok'])
  expect(states(amount, 'Amount after 1 yr = 20000 + 2000 = 23000', last)[0]).toBe('wrong')
  expect(
    states(
      amount,
      'Amount after 1 yr = 20000 + 2000 = 22000',
      'Amount after 2 yrs = 22000 + 2200 = 24300',
    )[1],
  ).toBe('wrong')
  expect(states(Q1, '5 years hence = (x+5) years')).not.toContain('wrong')
  expect(states(Q1, '5 years hence = 14 + 5 = 18')).toEqual(['wrong'])
  expect(states(L1, 'HCF x LCM = 1st number x 2nd number')).not.toContain('wrong')
})

it('a calculation may begin anew below the values that it needs', () => {
  const sum = value('5/4')
  const needed = 'cos 60° = 1/2, sin 45° = 1/√2'
  expect(states(sum, needed, '= 2 × 1/4 + 3 × 1/2 - 3 × 1/4', '= 2 - 3/4', '= 5/4')).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
  ])
  expect(states(sum, needed, '= 2 × 1/4 + 3 × 1/2 - 3 × 1/2')[1]).toBe('wrong')
})

it('"where" may explain several letters, and end in a comma', () => {
  const arc: Problem = {
    ...value('22'),
    facts: { r: '42', θ: '30', l: '22' },
    formulas: { l: 'θ/360*2*π*r' },
    pi: '22/7',
  }
  const first = 'Length of the arc = (30/360) × 2 × (22/7) × 42, where r = 42 cm and θ = 30°,'
  expect(states(arc, first, '= (1/12) × 2 × 22 × 6', '= 22 cm')).toEqual(['ok', 'ok', 'ok'])
  expect(states(arc, first, '= (1/12) × 2 × 22 × 7')[1]).toBe('wrong')
})

it.each([
  ['x = 3 [x = 2 is not possible]', 'x = 4 [x = 2 is not possible]'],
  ['x = 3 (x ≠ 2)', 'x = 4 (x ≠ 2)'],
])('a root is refused in brackets: %s', (right, wrong) => {
  const kept: Problem = { ...Q1, keep: 'x > 2' }
  expect(checkWorking(kept, ['x = 2 or x = 3', right]).marks).toBe(
    checkWorking(kept, ['x = 2 or x = 3', 'x = 3']).marks,
  )
  expect(states(kept, 'x = 2 or x = 3', right)[1]).toBe('ok')
  expect(states(kept, 'x = 2 or x = 3', wrong)[1]).toBe('wrong')
})

/** Typing habits that must not hide or change what a line says; next to each the same line with a slip. */
import { describe, expect, it } from 'vitest'
import cases from '../tests/data/workings.json' with { type: 'json' }
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const { L1, Q1, Q7, A3, T2, M2 } = cases.problems as unknown as Record<
  'L1' | 'Q1' | 'Q7' | 'A3' | 'T2' | 'M2',
  Problem
>
const marked = (given: Problem, ...lines: string[]) => {
  const report = checkWorking(given, lines)
  return { states: report.lines.map(({ status }) => status), marks: report.marks }
}
const states = (given: Problem, ...lines: string[]) => marked(given, ...lines).states

describe('a minus sign behind a word', () => {
  it.each([
    ['(1) - (2) gives -7y = -35', '(1) - (2) gives -7y = 35'],
    ['Subtracting, we get −7y = −35', 'Subtracting, we get −7y = 35'],
    ['Subtracting - 7y = 35', 'Subtracting - 7y = -35'],
    ['Subtracting:- 7y = 35', 'Subtracting:- 7y = -35'],
    ['Subtracting:-7y = -35', 'Subtracting:-7y = 35'],
    ['(2):-2x + 4y = 24', '(2):-2x + 4y = -24'],
  ])('%s', (right, wrong) => {
    expect(states(L1, right)).toEqual(['ok'])
    expect(states(L1, wrong)).toEqual(['wrong'])
  })
})

describe('words between two statements', () => {
  it.each([
    ['Comparing with ax²+bx+c=0 we get a=1, b=-5, c=6', 'Comparing with ax²+bx+c=0 we get a=1, b=5, c=6'],
    ['x - 2 = 0 then x = 2 or x - 3 = 0 then x = 3', 'x - 2 = 0 then x = -2 or x - 3 = 0 then x = 3'],
    ['x - 2 = 0 ⇒ x = 2 or x - 3 = 0 ⇒ x = 3', 'x - 2 = 0 ⇒ x = 2 or x - 3 = 0 ⇒ x = -3'],
    ['x - 2 = 0, x = 2 or x - 3 = 0, x = 3', 'x - 2 = 0, x = -2 or x - 3 = 0, x = 3'],
    ['(x-2)(x-3) = 0 तो x = 2, 3', '(x-2)(x-3) = 0 तो x = 2, -3'],
    ['x = २ किंवा ३', 'x = २ किंवा ४'],
    ['x = 2 లేక x = 3', 'x = 2 లేక x = 4'],
    ['i.e. (x-2)(x-3) = 0', 'i.e. (x-2)(x+3) = 0'],
  ])('%s', (right, wrong) => {
    expect(states(Q1, right)).toEqual(['ok'])
    expect(states(Q1, wrong)).toEqual(['wrong'])
  })

  it('give each root next to its own equation', () => {
    expect(marked(Q1, 'x - 2 = 0 => x = 2 or x - 3 = 0 => x = 3').marks).toBe(3)
    expect(marked(Q1, '(x-2)(x-3) = 0 => x - 2 = 0 or x - 3 = 0 => x = 2 or x = 3').marks).toBe(3)
    expect(marked(Q1, 'x - 2 = 0 => x = 2').marks).toBeLessThan(3)
  })
})

it('a factor in brackets before another equation is no number of an equation', () => {
  expect(marked(L1, 'y = 15 - 2 (5), x = -2, y = 5')).toEqual({ states: ['ok'], marks: 3 })
  expect(states(L1, 'y = 15 - 2 (6), x = -2, y = 5')).toEqual(['wrong'])
  expect(marked(A3, 'l = a + 21 (7), S = 11(151) = 1661')).toEqual({ states: ['ok'], marks: 3 })
})

it('the number of an equation may be before another equation', () => {
  expect(states(L1, '2x+3y=11 …(1), 2x-4y=-24 …(2)')).toEqual(['ok'])
  expect(states(L1, '2x+3y=11 …(1), 2x-4y=24 …(2)')).toEqual(['wrong'])
})

describe('an answer line', () => {
  const roots = ['x = 14/2 = 7 or x = -20/2 = -10']
  it.each(['Ans: 7', 'Ans: 7 m', 'Answer:- 7', '∴ Ans = 7'])(
    '%s drops the root that does not fit',
    (line) => {
      expect(marked(Q7, 'x^2+3x-70=0', ...roots, line)).toMatchObject({
        states: ['ok', 'ok', 'ok'],
        marks: 3,
      })
    },
  )

  it('with the other root drops none', () => {
    expect(states(Q7, 'x^2+3x-70=0', ...roots, 'Ans: -10')).toContain('wrong')
  })

  it.each(['Ans: 17', 'Ans: -7', 'Ans: 7.5', 'Ans 2'])('%s names no root', (line) => {
    expect(states(Q7, line, 'x = 7')).toEqual(['note', 'ok'])
    expect(states(Q1, line, 'x = 2 or x = 3')).toEqual(['note', 'ok'])
  })
})

it('functions may be adjacent without a space', () => {
  const product: Problem = { ...T2, start: 'tan(θ)+cot(θ)', target: '1/(sin(θ)*cos(θ))' }
  expect(states(product, 'LHS = (sin²θ + cos²θ)/(sinθcosθ)', '= 1/(sinθcosθ)')).toEqual(['ok', 'ok'])
  expect(states(product, 'LHS = (sin²θ + cos²θ)/(sinθcosθ)', '= 2/(sinθcosθ)')).toEqual(['ok', 'wrong'])
  expect(states(product, 'LHS = 1/(sinθcosθ)', 'Hence LHS = RHS proved')).toEqual(['ok', 'ok'])
})

it('digits of Indian scripts behind a sign of money or a letter', () => {
  expect(states(A3, 'S = ₹౧౬౬౧')).toEqual(['ok'])
  expect(states(A3, 'S = ₹౧౬౬౨')).toEqual(['wrong'])
  const mode = { ...A3, facts: { f_1: '7', f_2: '6', l: '40' } }
  expect(states(mode, 'f१ = ७, f२ = ६')).toEqual(['ok'])
  expect(states(mode, 'f१ = ७, f२ = ५')).toEqual(['wrong'])
})

it('a letter with a number below it is squared', () => {
  const frustum: Problem = { ...M2, facts: { r_1: '2', r_2: '1', h: '14', V: '308/3' }, target: '308/3' }
  expect(states(frustum, 'V = 1/3 πh(r₁² + r₂² + r₁r₂) = 308/3')).toEqual(['ok'])
  expect(states(frustum, 'V = 1/3 πh(r₁² + r₂²) = 308/3')).toEqual(['wrong'])
})

it('what is an area in words alone is no product of letters', () => {
  const segment: Problem = { ...M2, pi: '3.14', facts: { r: '10', A: '28.5' }, target: '28.5', formulas: {} }
  const first = 'ar(segment) = ar(sector) - ar(triangle)'
  expect(states(segment, first, '= 1/4 × 3.14 × 100 - 1/2 × 100', '= 28.5 cm²')[1]).toBe('ok')
  expect(states(segment, first, '= 1/4 × 3.14 × 100 - 1/2 × 100', '= 38.5 cm²')).toContain('wrong')
})

it('a value that follows in the line of its slip earns its mark', () => {
  expect(marked(Q1, 'D = 25 - 24 = 1', 'x = (-5+1)/2 = -2 or x = (-5-1)/2 = -3').marks).toBe(2)
  expect(marked(Q1, 'D = 25 - 24 = 1', 'x = (-5+1)/2 = 2 or x = (-5-1)/2 = 3').marks).toBeLessThan(3)
})

it('initials before an equation are no factor of it', () => {
  expect(states(Q7, 'A.T.Q. x(x+3) = 70')).toEqual(['ok'])
  expect(states(Q7, 'A.T.Q. x(x+3) = 80')).toEqual(['wrong'])
})

it('points of a graph may be next to their line', () => {
  const table = 'y = (11 - 2x)/3; when x = 1, y = 3; when x = 4, y = 1'
  expect(states(L1, table, 'x = -2, y = 5')).toEqual(['ok', 'ok'])
  expect(states(L1, table, 'x = -2, y = 4')).toEqual(['ok', 'wrong'])
  expect(states(L1, table.replace('11', '13'), 'x = -2, y = 5')).toEqual(['wrong', 'ok'])
})

it.each([
  'x = 7 or x = -10, where x > 0, so x = 7',
  'x = 7 or -10 where width > 0, so width = 7',
  'x = 7, -10 where x ∈ N, x = 7',
])('%s', (line) => {
  expect(marked(Q7, '(x+10)(x-7) = 0', line)).toEqual({ states: ['ok', 'ok'], marks: 3 })
})

it.each(['&', '|', 'and', ';'])('points of a graph may be joined by "%s"', (sign) => {
  expect(states(L1, `x = 1, y = 3 ${sign} x = 4, y = 1`, 'x = -2, y = 5')).toEqual(['note', 'ok'])
})

it('a value that is worked out in its line is no point of a graph', () => {
  expect(states(L1, 'x = -2, y = (11 + 4)/3 = 5', 'x = -2, y = 5')).toEqual(['ok', 'ok'])
  expect(states(L1, '2x = -4, x = -2, y = 9 – 4 = 5', 'x = -2, y = 5')).toEqual(['ok', 'ok'])
  expect(states(L1, 'x = -2, y = 9 - 4 = 6', 'x = -2, y = 5')).toEqual(['wrong', 'ok'])
})

it('points of a graph may be said with "then"', () => {
  expect(states(L1, 'If x = 1 then y = 3', 'If x = 4 then y = 1', 'x = -2, y = 5')).not.toContain('wrong')
})

it('a long dash before one digit and a comma is a minus sign', () => {
  expect(marked(L1, 'y = 7 — 2, x = –2')).toEqual({ states: ['ok'], marks: 3 })
})

it('a dash before the number of an equation is no minus sign', () => {
  expect(states(L1, '2x + 3y = 11 – (1)')).not.toContain('wrong')
  expect(states(L1, '2x + 3y = 12 – (i)')).not.toContain('ok')
})

it.each(['For', 'If', 'Let', 'Put', 'The points are'])('points of a graph may follow "%s"', (word) => {
  expect(states(L1, `${word} x = 1, y = 3; x = 4, y = 1`, 'x = -2, y = 5')).toEqual(['note', 'ok'])
})

it('what is said to be greater than something still counts', () => {
  const volume = 'V = 22/7 × 49 × 10 = 1540 cm³'
  expect(marked(M2, `${volume}, which is greater than 1000`)).toEqual({ states: ['ok'], marks: 2 })
  expect(states(M2, 'V = 22/7 × 49 × 10 = 1440 cm³ (greater than 1000)')).toEqual(['wrong'])
})

it('a side named b leaves the coefficients of the equation their names', () => {
  const garden = ['Here a = 1, b = 3, c = -70', 'x = (-b ± √(b² - 4ac))/2a', 'x = 7']
  expect(
    states({ ...Q7, facts: { a: '1', b: '3', c: '-70' } }, 'b = x, l = x + 3', ...garden).slice(1),
  ).toEqual([...['ok', 'ok', 'ok']])
  expect(states(A3, 'a = the first term = 3')).toEqual(['wrong'])
  expect(states(Q1, 'b = z', 'a = 1, b = 5, c = 6')).toContain('wrong')
  expect(states(Q1, 'b = -5x')).toEqual(['wrong'])
  expect(states(Q7, 'b = x, l = x + 3', 'Here b = 3, a = 1, c = -70')[1]).not.toBe('wrong')
})

it('a root may be named where it is looked at', () => {
  expect(marked(Q7, '(x+10)(x-7)=0; when x = 7, x + 3 = 10').marks).toBe(3)
  expect(marked(Q1, 'x = 2; for x = 3, 9 - 15 + 6 = 0').marks).toBe(3)
  expect(states(Q1, 'x = 2; for x = 4, 9 - 15 + 6 = 0')).toEqual(['wrong'])
})

it('each of two roots is looked at in one line', () => {
  const roots = 'x = 2 or x = 3. When x = 2, the sum is 5; when x = 3, the sum is also 5'
  expect(marked(Q1, roots)).toMatchObject({ states: ['ok'], marks: 3 })
  expect(states(Q1, roots.replace('or x = 3', 'or x = 4'))).toEqual(['wrong'])
})

it('terms, distances and cumulative frequencies may be named as books print them', () => {
  const distance: Problem = { ...M2, facts: { AB: '5' }, target: '5', formulas: {} }
  expect(marked(distance, 'd(A, B) = √(3² + 4²) = 5')).toEqual({ states: ['ok'], marks: 2 })
  expect(states(distance, 'd(A, B) = √(3² + 4²) = 7')).toEqual(['wrong'])
  expect(states(A3, 'a(22) = 2 + 21(7) = 149')).toEqual(['ok'])
  expect(states(A3, 'a(22) = 2 + 21(7) = 159')).toEqual(['wrong'])
  const median: Problem = { ...M2, facts: { l: '20', n: '60', cf: '22', f: '16', h: '10' }, target: '25' }
  expect(states(median, 'n/2 = 30; c.f. just greater than 30 is 38', 'l = 20, c.f. = 22, f = 16')).toEqual([
    'ok',
    'ok',
  ])
  expect(states(median, 'l = 20, c.f. = 38, f = 16')).toEqual(['wrong'])
  const line = 'n/2 = 30, cf just greater than 30 is 38, l = 20, f = 16, Median = 20 + (30 - 22)/16 × 10 = 25'
  expect(states(median, line)).toEqual(['ok'])
  expect(states(median, line.replace('= 25', '= 26'))).toEqual(['wrong'])
  expect(states(median, 'Median = l + [(N/2 - C.F.)/f] × h = 20 + (30 - 22)/16 × 10 = 25')).toEqual(['ok'])
})

it('several statements may each have a name before a colon', () => {
  const lines = 'eq. 1 times 2: 4x + 6y = 22; eq. 2 times 3: 6x - 12y = -72'
  expect(states(L1, lines)).toEqual(['ok'])
  expect(states(L1, lines.replace('22', '11'))).toEqual(['wrong'])
  expect(states(L1, lines.replace('72', '24'))).toEqual(['wrong'])
})

it('the solution set may be said in a sentence', () => {
  expect(states(Q1, 'So the solution set is {2, 3}.')).toEqual(['ok'])
  expect(states(Q1, 'So the solution set is {2, –3}.')).toEqual(['wrong'])
})

it('a breadth b is no coefficient', () => {
  const garden: Problem = { ...Q7, given: ['x(40-x)=400'], worlds: [{ x: '20' }] }
  const lines = ['l + b = 40', 'b = 40 - x', 'Area = l × b = x(40 - x) = 400', 'x = 20']
  expect(states(garden, ...lines)).toEqual(['ok', 'ok', 'ok', 'ok'])
  expect(states(garden, ...lines.slice(0, 2), 'Area = x(40 - x) = 300')).toContain('wrong')
  expect(states(garden, 'x² - 40x + 400 = 0', 'a = 1, b = -50, c = 400')).toEqual(['ok', 'wrong'])
})

it('a rate may be worked out in per cent', () => {
  const rate: Problem = { ...M2, facts: { MV: '60' }, target: '10', formulas: {} }
  expect(states(rate, 'Return% = 6/60 × 100% = 10%')).toEqual(['ok'])
  expect(states(rate, 'Return% = 6/60 × 100% = 12%')).toEqual(['wrong'])
})

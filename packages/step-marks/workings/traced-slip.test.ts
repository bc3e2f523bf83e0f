import { describe, expect, it } from 'vitest'
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const milestones = [
  { id: 'substitute', marks: 1, shapes: ['substituted' as const] },
  { id: 'value', marks: 1, shapes: ['number' as const] },
]
const calculation = { mode: 'value' as const, milestones, marks: 2 }
const states = (given: Problem, ...lines: string[]) =>
  checkWorking(given, lines).lines.map(({ status }) => status)
const slip = (given: Problem, ...lines: string[]) => checkWorking(given, lines).slip?.code

describe('a slip that shows only at the end', () => {
  const tickets: Problem = { ...calculation, target: '480', facts: { n: '24' } }
  const path: Problem = { ...calculation, target: '44', facts: { L: '12', b: '10' } }
  const coins: Problem = { ...calculation, target: '3/8' }
  const bus: Problem = { ...calculation, target: '8', facts: { d: '120' } }

  it('is in the line that, corrected, makes the end right', () => {
    const lines = ['Total outcomes = 2 × 4 = 8', 'Favourable outcomes = 3', 'Probability = 3/8']
    expect(states(coins, ...lines)).toEqual(['ok', 'ok', 'ok'])
    const added = ['Total outcomes = 2 + 4 = 6', 'Favourable outcomes = 3', 'Probability = 3/6 = 1/2']
    expect(states(coins, ...added)).toEqual(['wrong', 'ok', 'ft'])
    expect(slip(coins, ...added)).toBe('formula')
    expect(checkWorking(coins, added).marks).toBe(1)
  })

  it.each([
    ['value', tickets, ['Discount per ticket = 20% of 125 = 25', 'Saving = 24 × 25 = 600']],
    ['square-of-sum', path, ['Difference = (12 - 10)²', '= 4']],
    ['inverse', bus, ['Speed = 54 × 18/5 = 194.4 m/s', 'Time = 120/194.4', '= 0.62 s']],
  ] as const)('is named by what undoes it: %s', (code, given, lines) => {
    expect(states(given, ...lines)[0]).toBe('wrong')
    expect(slip(given, ...lines)).toBe(code)
  })

  it('is of two counts the one that the question knows otherwise', () => {
    const dice: Problem = { ...calculation, target: '1/6', facts: { m: '6', P: '1/6', 'n(S)': '36' } }
    const lines = (all: number, good: number) => [`n(S) = ${all}`, `n(E) = ${good}`, `P(E) = ${good}/${all}`]
    expect(states(dice, ...lines(12, 6))).toEqual(['wrong', 'ok', 'ft'])
    expect(states(dice, ...lines(36, 3))).toEqual(['ok', 'wrong', 'ft'])
  })

  it('is looked for in what has a name of its own too', () => {
    const union: Problem = { ...calculation, target: '51' }
    expect(states(union, 'n(A ∪ B) = 35 + 28 - 12', '= 51')).toEqual(['ok', 'ok'])
    expect(states(union, 'n(A ∪ B) = 35 + 28 + 12', '= 75')).toEqual(['wrong', 'ft'])
    expect(slip(union, 'n(A ∪ B) = 35 + 28 + 12', '= 75')).toBe('sign')
  })

  it('is looked for nowhere while a right working stops half-way', () => {
    expect(states(coins, 'Total outcomes = 2 × 4 = 8')).toEqual(['ok'])
    expect(states(tickets, 'Discount per ticket = 20% of 100 = 20')).toEqual(['ok'])
    expect(states(bus, 'Speed = 54 × 5/18 = 15 m/s')).toEqual(['ok'])
  })

  it('is not looked for once the working has shown the answer', () => {
    expect(states(coins, 'Probability = 3/8', 'Total outcomes = 2 + 4 = 6')).toEqual(['ok', 'ok'])
  })
})

describe('a ratio of the sides of a triangle', () => {
  const sides = { AC: '25', BC: '7', AB: '24' }
  const triangle: Problem = { ...calculation, target: '7/24', facts: sides }

  it('is turned about where the side across from A has A in its name', () => {
    expect(states(triangle, 'AB = 24', 'tan A = AB/BC = 24/7')).toEqual(['ok', 'wrong'])
    expect(states(triangle, 'AB = 24', 'tan A = AB/BC', '= 24/7')).toEqual(['ok', 'wrong', 'ft'])
    expect(slip(triangle, 'AB = 24', 'tan A = AB/BC = 24/7')).toBe('inverse')
    expect(states(triangle, 'tan A = AB/BC', 'AB² = AC² + BC²')).toEqual(['wrong', 'wrong'])
    expect(states({ ...triangle, target: '7/25' }, 'sin A = AB/AC = 24/25')).toEqual(['wrong'])
  })

  it('is right for the other angle, and on the way', () => {
    expect(states(triangle, 'tan C = AB/BC = 24/7', 'tan A = BC/AB = 7/24')).toEqual(['ok', 'ok'])
    expect(states(triangle, 'tan C = AB/BC = 24/7')).toEqual(['ok'])
    expect(states({ ...triangle, target: '24/25' }, 'cos A = AB/AC')).toEqual(['ok'])
    // another triangle, with the same angle
    expect(states(triangle, 'tan A = DE/AE')).toEqual(['ok'])
  })
})

describe('a count in a wrong chance', () => {
  const dice: Problem = { ...calculation, target: '5/36', facts: { P: '5/36' } }

  it('holds the slip where another whole number makes the chance right', () => {
    const lines = ['n(S) = 36', 'n(E) = 6', 'P(E) = 6/36', '= 1/6']
    expect(states(dice, ...lines)).toEqual(['ok', 'wrong', 'ft', 'ft'])
    expect(slip(dice, ...lines)).toBe('value')
    expect(states(dice, 'n(S) = 12', 'n(E) = 5', 'P(E) = 5/12')).toEqual(['wrong', 'ok', 'ft'])
  })

  it('is right where the chance is what was put together wrongly', () => {
    expect(states(dice, 'n(S) = 36', 'n(E) = 5', 'P(E) = 36/5')).toEqual(['ok', 'ok', 'wrong'])
    expect(states(dice, 'n(S) = 36', 'n(E) = 5', 'P(E) = 5/6')).toEqual(['ok', 'ok', 'wrong'])
    const hearts: Problem = { ...calculation, target: '1/4', facts: { P: '1/4' } }
    expect(states(hearts, 'n(S) = 52', 'n(E) = 13', 'P(E) = 52/13 = 4')).toEqual(['ok', 'ok', 'wrong'])
    const mean: Problem = { ...calculation, target: '10', facts: { n: '5' } }
    expect(states(mean, 'Sum = 50', 'Mean = 50/4 = 12.5')).toEqual(['ok', 'wrong'])
  })
})

describe('a slip that was made twice is one slip', () => {
  it('in two equations that are off by the same', () => {
    const terms: Problem = {
      ...calculation,
      facts: { a: '-32', d: '7', a_11: '38', a_16: '73', a_31: '178' },
      target: '178',
    }
    const lines = ['a + 11d = 38', 'a + 16d = 73', '5d = 35', 'd = 7']
    expect(states(terms, ...lines)).toEqual(['wrong', 'ft', 'ok', 'ok'])
    expect(states(terms, 'a + 11d = 38', 'a + 17d = 73')).toEqual(['wrong', 'wrong'])
  })

  it('in the unknowns of a system that took the place of one another', () => {
    const tables: Problem = {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['2x+3y=5600', '3x+2y=6400'],
      worlds: [{ x: '1600', y: '800' }],
      milestones: [{ id: 'both', marks: 1, shapes: ['all-values'] }],
      marks: 1,
    }
    const lines = ['3x + 2y = 5600', '2x + 3y = 6400', 'x + y = 2400', 'x = 800', 'y = 1600']
    expect(states(tables, ...lines)).toEqual(['wrong', 'ft', 'ok', 'ft', 'ft'])
    expect(states(tables, '3x + 2y = 5600', '2x + 5y = 6400')).toEqual(['wrong', 'wrong'])
  })
})

it('what follows from a slip to an answer without a letter follows through', () => {
  const bag: Problem = { ...calculation, target: '7/12' }
  expect(states(bag, 'Total = 3 + 4 + 5 = 13', 'P(not blue) = 7/13')).toEqual(['wrong', 'ft'])
  const side: Problem = { ...calculation, target: '4/3', facts: { AC: '5', BC: '4', AB: '3' } }
  const lines = ['AB = √(5² - 4²) = 5 - 4 = 1', 'tan A = 4/1 = 4']
  expect(states(side, ...lines)).toEqual(['wrong', 'ft'])
  expect(checkWorking(side, lines).marks).toBe(1)
})

describe('the name of a slip', () => {
  const cone: Problem = {
    ...calculation,
    pi: '22/7',
    facts: { r: '7', h: '24', l: '25', CSA: '550' },
    formulas: { CSA: 'π*r*l', l: 'sqrt(r^2+h^2)' },
    target: '550',
  }
  const kite: Problem = { ...calculation, facts: { l: '50' }, formulas: { l: '25/sin(30)' }, target: '50' }
  const height: Problem = { ...calculation, facts: { h: '18.4' }, formulas: { h: '20-1.6' }, target: '18.4' }

  it.each([
    ['formula', cone, 'CSA = πrh'],
    ['formula', cone, 'CSA = πrl + πr² + 2πr²'],
    ['formula', kite, 'cos 30° = 25/l'],
    ['value', height, 'h = 20 m'],
  ] as const)('is %s: %j %s', (code, given, line) => {
    expect(slip(given, line)).toBe(code)
  })
})

describe('the name of a slip', () => {
  const named = (given: Partial<Problem>, ...lines: string[]) => {
    const problem: Problem = { mode: 'value', milestones: [], marks: 0, ...given }
    const { firstWrong, slip } = checkWorking(problem, lines)
    return [firstWrong, slip?.code]
  }

  it('is found in the part that was worked out below the same letter', () => {
    const facts = { P: '4000', A: '4665.6' }
    expect(named({ facts, target: '4665.6' }, 'A = 4000 × (1.08)²', 'A = 4000 × 1.1646')).toEqual([
      2,
      'arithmetic',
    ])
  })

  it('may be a fraction turned about', () => {
    expect(named({ facts: { v: '20' }, target: '20' }, 'v = 72 × 18/5 = 259.2')).toEqual([1, 'inverse'])
  })

  it('may be a factor left out', () => {
    const facts = { a: '35', h: '5', mean: '34.5' }
    expect(named({ facts, target: '34.5' }, 'Mean = 35 − 4/40')).toEqual([1, 'formula'])
  })

  it('may be a formula in letters that no slip explains', () => {
    const facts = { PA: '2', AB: '16', PB: '18', PT: '6' }
    const formulas = { PT: 'sqrt(PA*PB)' }
    expect(named({ facts, formulas, target: '6' }, 'PT² = AB × PB')).toEqual([1, 'formula'])
  })

  it('is in an equation of another letter than the unknown', () => {
    const facts = { x: '15' }
    const given = { mode: 'solve' as const, variables: ['h'], given: ['h=15*sqrt(3)'], facts }
    expect(named({ ...given, worlds: [{ h: '15*sqrt(3)' }] }, 'x + 30 = 3x', '4x = 30')).toEqual([2, 'sign'])
  })

  it('may be where the denominators of a system are cleared', () => {
    const system = { mode: 'system' as const, variables: ['x', 'y'], worlds: [{ x: '3', y: '5' }] }
    const given = ['(x+1)/(y+3)=1/2', 'x+y=8']
    expect(named({ ...system, given }, '2x + 1 = y + 3')).toEqual([1, 'distribution'])
  })

  it('is one slip rather than two', () => {
    const lines = ['x(x − 2) = (x + 3)(x − 3)', 'x² − 2x = x² + 9']
    const given = ['x*(x-2)=(x+3)*(x-3)']
    expect(named({ mode: 'solve', variables: ['x'], given, worlds: [{ x: '9/2' }] }, ...lines)).toEqual([
      2,
      'sign',
    ])
  })
})

it('a volume in cubic centimetres is the one that the question knows', () => {
  const problem: Problem = {
    mode: 'value',
    facts: { V: '6600' },
    target: '6.6',
    milestones: [{ id: 'volume', marks: 1, shapes: ['says:V'] }],
    marks: 1,
  }
  expect(checkWorking(problem, ['V = 6600 cm³']).marks).toBe(1)
})

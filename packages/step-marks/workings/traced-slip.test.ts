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

  it('stands in the line with which undone the end is right', () => {
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

  it('is looked for nowhere while a right working stops half-way', () => {
    expect(states(coins, 'Total outcomes = 2 × 4 = 8')).toEqual(['ok'])
    expect(states(tickets, 'Discount per ticket = 20% of 100 = 20')).toEqual(['ok'])
    expect(states(bus, 'Speed = 54 × 5/18 = 15 m/s')).toEqual(['ok'])
  })

  it('is not looked for once the working has shown the answer', () => {
    expect(states(coins, 'Probability = 3/8', 'Total outcomes = 2 + 4 = 6')).toEqual(['ok', 'ok'])
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

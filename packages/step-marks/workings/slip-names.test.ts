import { expect, it } from 'vitest'
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const milestones = [{ id: 'end', marks: 1, shapes: ['number' as const] }]
const value = (facts: Record<string, string>, target: string, formulas = {}): Problem => ({
  mode: 'value',
  facts,
  target,
  formulas,
  milestones,
  marks: 1,
})
const solve = (given: string, ...worlds: string[]): Problem => ({
  mode: 'solve',
  variables: ['x'],
  given: [given],
  worlds: worlds.map((x) => ({ x })),
  milestones,
  marks: 1,
})

const progression = value({ a: '7', d: '6', n: '9', S: '279', S_9: '279' }, '279', {
  S: 'n/2*(2*a+(n-1)*d)',
})
const cylinder = value({ r: '3', h: '5', S: '48π', TSA: '48π' }, '48π', { S: '2*π*r*(r+h)' })
const tangent = value({ OT: '8', PT: '15', OP: '17' }, '17')
const leg = value({ AB: '13', BC: '5', AC: '12' }, '12')
const areas = value({ PQ: '6', LM: '9' }, '9')
const angles = value({ A: '75', B: '105' }, '105')
const term = value({ a: '8', l: '113', d: '7', n: '16' }, '16')
const shadow = value({ h: '12', s: '4', x: '21' }, '63')
const train = solve('360/x-360/(x+5)=6', '15', '-20')
const square = solve('x^2-10x-3=0', '5+sqrt(28)', '5-sqrt(28)')
const product = solve('45x=9*30', '6')

it.each([
  ['formula', progression, ['S_9 = 9/2 (7 + 8×6)']],
  ['diameter', cylinder, ['TSA = 2 × π × 6 × (6 + 5)']],
  ['root-of-sum', tangent, ['OP = 8 + 15 = 23']],
  ['root-of-sum', leg, ['AC = 13 - 5 = 8']],
  ['formula', areas, ['PQ/LM = 36/81']],
  ['arithmetic', angles, ['B = 180 - 75', 'B = 115']],
  ['formula', term, ['n = (113 - 8)/7']],
  ['inverse', shadow, ['12/4 = x/7', '4x = 12/7']],
  ['sign', solve('3+x+4=20', '13'), ['x = 27']],
  ['distribution', train, ['360(x+5) - 360x = 6x(x+5)', '1800 = 6x² + 5x']],
  ['one-side', square, ['x² - 10x + 25 = 3']],
  ['inverse', product, ['45x = 9 × 30', 'x = (45 × 9)/30']],
] as const)('%s', (code, problem, lines) => {
  const { firstWrong, slip } = checkWorking(problem, lines)
  expect({ firstWrong, code: slip?.code }).toEqual({ firstWrong: lines.length, code })
})

it.each([
  // a value that was read off, and not the equation solved
  ['value', value({ h: '30', d: '30√3' }, '30√3'), ['tan 30° = 30/d', '√3 = 30/d']],
  // worked out, and nothing added to a side
  ['arithmetic', solve('x^2=576', '24', '-24'), ['x² = 625 - 49', 'x² = 586']],
  // a number that the question does not know
  ['value', term, ['n = (113 - 3)/7 + 1']],
] as const)('no other slip is seen in what is %s', (code, problem, lines) => {
  expect(checkWorking(problem, lines).slip?.code).toBe(code)
})

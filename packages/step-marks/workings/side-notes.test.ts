/** What students write next to the steps: values in a row, tables, hypotheses, names of what is worked out. */
import { describe, expect, it } from 'vitest'
import cases from '../tests/data/workings.json' with { type: 'json' }
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const { L1, Q1, A3 } = cases.problems as unknown as Record<'L1' | 'Q1' | 'A3', Problem>
const marked = (given: Problem, ...lines: string[]) => {
  const report = checkWorking(given, lines)
  return { states: report.lines.map(({ status }) => status), marks: report.marks, slip: report.slip?.code }
}
const states = (given: Problem, ...lines: string[]) => marked(given, ...lines).states
const value = (target: string, facts: Record<string, string> = {}): Problem => ({
  mode: 'value',
  facts,
  target,
  marks: 1,
  milestones: [{ id: 'value', marks: 1, shapes: ['number'] }],
})
const progression: Problem = {
  mode: 'solve',
  variables: ['n'],
  given: ['n/2*(48+(n-1)*(-3))=78'],
  worlds: [{ n: '4' }, { n: '13' }],
  facts: { a: '24', d: '-3', S_n: '78' },
  marks: 1,
  milestones: [{ id: 'roots', marks: 1, shapes: ['all-values'] }],
}

describe('values in a row', () => {
  it('may be separated only by a space', () => {
    expect(states(Q1, 'Comparing with ax²+bx+c=0, a=1 b=-5 c=6')).toEqual(['ok'])
    expect(states(Q1, 'a=1 b=5 c=6')).toEqual(['wrong'])
  })

  it('leave what is asked to the line below', () => {
    const trigonometry = value('2')
    const table = 'tan 45° = 1, cos 30° = √3/2, sin 60° = √3/2'
    expect(marked(trigonometry, table, '= 2 × 1 + 3/4 - 3/4 = 2')).toMatchObject({
      states: ['ok', 'ok'],
      marks: 1,
    })
    expect(states(trigonometry, table, '= 2 × 1 + 3/4 - 1/4 = 5/2')).toEqual(['ok', 'wrong'])
  })

  it('leave what is asked to the lines below, and hide no slip of theirs', () => {
    const trigonometry = value('7/4')
    const table = ['cos 60° = 1/2, tan 45° = 1', 'Putting these values,']
    const lines = ['= 3 × 1/4 + 1', '= 3/4 + 1', '= 7/4']
    expect(states(trigonometry, ...table, ...lines)).toEqual(['ok', 'note', 'ok', 'ok', 'ok'])
    const slipped = ['= 2 × 1/4 + 1', ...lines.slice(1)]
    expect(states(trigonometry, ...table, ...slipped)[2]).toBe('wrong')
    expect(states(trigonometry, ...slipped)[1]).toBe('wrong')
  })

  it('may be the coefficients of two equations', () => {
    const lines = [
      'a1 = 2, b1 = 3, c1 = -11',
      'a2 = 2, b2 = -4, c2 = 24',
      'x = (b1c2 - b2c1)/(a1b2 - a2b1) = (72 - 44)/(-8 - 6) = -2',
    ]
    expect(states(L1, ...lines)).toEqual(['ok', 'ok', 'ok'])
    expect(
      states(L1, ...lines.slice(0, 2), 'x = (b1c2 - b2c1)/(a1b2 - a2b1) = (72 + 44)/(-8 - 6)').at(-1),
    ).toBe('wrong')
  })

  it('without an equals sign say nothing', () => {
    const angles = value('80', { a: '40', d: '20' })
    expect(states(angles, 'Let the angles be a, a + d and a + 2d', '40 + 2 × 20 = 80')).toEqual([
      'note',
      'ok',
    ])
  })
})

describe('a table', () => {
  it('has rows that say nothing', () => {
    const median = value('26')
    expect(states(median, 'Class | f | cf', '0-10 | 8 | 8', '10-20 | 12 | 20', '20 + 6 = 26')).toEqual([
      'note',
      'note',
      'note',
      'ok',
    ])
  })

  it('for a graph has pairs of values before the one that is the solution', () => {
    const rows = ['x = 1, y = 3; x = 4, y = 1', 'x = 0, y = 6']
    expect(states(L1, ...rows, 'x = -2, y = 5')).toEqual(['note', 'note', 'ok'])
    expect(states(L1, ...rows, 'x = 4, y = 1')).toEqual(['note', 'note', 'wrong'])
    expect(states(L1, 'x = 4, y = 1', 'x=4, y=1')).toContain('wrong')
  })
})

describe('a hypothesis', () => {
  it('names a root to look at it, and loses none', () => {
    const check = 'When n = 4, sum = 24 + 21 + 18 + 15 = 78'
    expect(states(progression, 'n = 4 or n = 13', check)).toEqual(['ok', 'ok'])
    expect(states(progression, 'n = 4')).toEqual(['wrong'])
  })

  it('may turn a progression round', () => {
    const last = value('-32', { a: '10', d: '-3', l: '-62' })
    expect(states(last, 'Reversing it, a = -62 and d = 3', '-62 + 10 × 3 = -32')).toEqual(['note', 'ok'])
  })
})

describe('a name', () => {
  it('D is no d of a progression', () => {
    expect(states(progression, 'n² - 17n + 52 = 0', 'D = 289 - 208 = 81')).toEqual(['ok', 'ok'])
  })

  it('in words may be the capital letter of two', () => {
    const tower = value('7*(sqrt(3)+1)', { x: '7', h: '7*sqrt(3)', H: '7*(sqrt(3)+1)' })
    expect(states(tower, 'h = 7√3', 'Height of the tower = 7√3 + 7')).toEqual(['ok', 'ok'])
    expect(states(tower, 'h = 7√3', 'Height of the tower = 7√3 - 7')).toEqual(['ok', 'wrong'])
  })

  it('may end in a number', () => {
    expect(states(value('31/36'), 'Favourable outcomes for 8 = 5', 'P = 1 - 5/36 = 31/36')).toEqual([
      'ok',
      'ok',
    ])
  })

  it('of the student keeps the value that its calculation has', () => {
    const price = value('11800')
    expect(marked(price, 'S.P. = 12500 - 2500 = 9500', 'Amount = 9500 + 1710 = 11210')).toMatchObject({
      states: ['wrong', 'ok'],
      slip: 'arithmetic',
    })
  })
})

it('a speed keeps its hour', () => {
  const speed: Problem = { ...Q1, given: ['x^2-40*x-225=0'], worlds: [{ x: '45' }, { x: '-5' }], keep: 'x>0' }
  for (const unit of ['km/hr', 'km/hour', 'm/sec']) expect(marked(speed, `x = 45 ${unit}`).marks).toBe(3)
})

it('a sum of a progression may be written with its first terms alone', () => {
  expect(marked(A3, 'S_22 = 2 + 9 + ... + 149 = 1661')).toMatchObject({ states: ['ok'], marks: 3 })
})

it('the first terms of a progression are no roots', () => {
  expect(states(progression, '24, 21, 18, ..., -12', 'n = 4 or n = 13')).toEqual(['note', 'ok'])
})

it('a sum with a root may be written as a decimal', () => {
  const distance = value('75*(sqrt(3)-1)', { d: '75*(sqrt(3)-1)' })
  expect(states(distance, 'd = 75(√3 - 1) = 75 × 0.732 = 54.9')).toEqual(['ok'])
  expect(states(distance, 'd = 75(√3 - 1) = 75 × 0.723 = 54.225')).toEqual(['wrong'])
})

describe('a slip in what the question gives', () => {
  const solve = (given: string, unknown: string, root: string): Problem => ({
    ...progression,
    variables: [unknown],
    given: [given],
    worlds: [{ [unknown]: root }],
    facts: {},
  })
  it('is named by the number that was put in', () => {
    const well = solve('22*14*H=22/7*3.5^2*20', 'H', '2.5')
    expect(marked(well, '22 × 14 × H = 22/7 × 7 × 7 × 20').slip).toBe('diameter')
    const sphere = solve('π*6^2*h=4/3*π*4.2^3', 'h', '2.744')
    expect(marked(sphere, 'π × 6² × h = 2/3 × π × 4.2³').slip).toBe('formula')
    const factor = solve('(-3)^3+a*(-3)^2-2*(-3)+12=0', 'a', '1')
    expect(marked(factor, '3³ + a(3)² - 2(3) + 12 = 0').slip).toBe('sign')
    const tower = solve('h/15=sqrt(3)', 'h', '15*sqrt(3)')
    expect(marked(tower, 'sin 60° = h/15').slip).toBe('formula')
  })

  it('worked out from the equation above is no value that was misread', () => {
    const product = value('22338', { HCF: '9', LCM: '22338' })
    expect(marked(product, '9 × LCM = 306 × 657', 'LCM = 36 × 657').slip).toBe('arithmetic')
  })

  it('of a chance and its complement is found where neither has that value', () => {
    const losing = value('0.72')
    expect(states(losing, 'P(losing) = 1 - P(winning) = 0.82')).toEqual(['wrong'])
    expect(states(losing, 'P(losing) = 1 - P(winning) = 0.72')).toEqual(['ok'])
    expect(states(losing, 'P(winning) = 1 - P(losing) = 0.28')).toEqual(['ok'])
  })
})

describe('words next to a line', () => {
  const ages: Problem = {
    mode: 'solve',
    variables: ['x'],
    given: ['(x-4)(x+6)=75'],
    worlds: [{ x: '9' }, { x: '-11' }],
    keep: 'x > 0',
    marks: 1,
    milestones: [{ id: 'roots', marks: 1, shapes: ['all-values'] }],
  }
  const loan = value('4840', { P: '4000', r: '10', n: '2' })

  it('name an age at another time', () => {
    expect(states(ages, '1 year ago = (x-1) years', '1 year hence = (x+1) years')).toEqual(['ok', 'ok'])
    const times = ['4 years ago = (x-4) years', '6 years hence = (x+6) years']
    expect(states(ages, ...times, '(x-4)(x+6) = 75')).toEqual(['ok', 'ok', 'ok'])
    expect(states(ages, ...times, '(x-4)(x+6) = 57')).toEqual(['ok', 'ok', 'wrong'])
    expect(states(ages, 'x = 9 hence x = 8')).toEqual(['wrong'])
  })

  it('name an amount after a time', () => {
    const later = ['Interest in 2nd yr = 10% of 4400 = 440', 'Amount after 2 yrs = 4400 + 440 = 4840']
    expect(states(loan, 'Amount after 1 yr = 4000 + 400 = 4400', ...later)).toEqual(['ok', 'ok', 'ok'])
    expect(states(loan, 'Amount after 1 yr = 4000 + 400 = 4040', ...later)[0]).toBe('wrong')
  })

  it.each(['x = 9 (age is +ve)', 'x = 9 [x = -11 is not possible]', 'x = 9 (x ≠ -11)', 'x = 9 as x ≠ -11'])(
    'say why a root is left out: %s',
    (line) => {
      const factors = '(x+11)(x-9) = 0'
      expect(marked(ages, factors, line)).toEqual({ states: ['ok', 'ok'], marks: 1, slip: undefined })
      const wrong = line.replace('9', '8')
      expect(states(ages, factors, wrong)).toEqual(['ok', 'wrong'])
      expect(states(ages, factors, line.replaceAll('-11', '9').replace('= 9', '= -11')).at(-1)).toBe('wrong')
    },
  )

  it.each(['x = 2, 3 as both are positive', 'x = 2, 3 (both +ve)', 'x = 2 or 3 being +ve'])(
    'say why two roots are kept: %s',
    (line) => {
      expect(marked(Q1, '(x-2)(x-3) = 0', line)).toMatchObject({ states: ['ok', 'ok'], marks: 3 })
      expect(states(Q1, '(x-2)(x-3) = 0', line.replace('3', '4'))).toEqual(['ok', 'wrong'])
    },
  )

  it('say that a root is not positive', () => {
    const lines = ['x = 9 or x = -11', 'x = -11 (not positive)']
    expect(states(ages, ...lines)).toEqual(['ok', 'ok'])
    expect(states(ages, lines[0] ?? '', 'x = -11 (positive)').at(-1)).toBe('wrong')
  })

  it('and signs before it are no part of it', () => {
    for (const sign of ['•', '(ii)', '(b)', '(i) - (ii)', '2)'])
      expect(states(L1, `${sign} - 2x + 4y = 24`), sign).toEqual(['ok'])
    expect(states(L1, 'Step 2 - 7y = 35', '• (1, 3)', 'x = -2, y = 5')).toEqual(['ok', 'note', 'ok'])
    expect(states(L1, '2x + 3y = 11', '• 7y = 35', '• y = 5')).toEqual(['ok', 'ok', 'ok'])
    expect(states(L1, '• 7y = 35', '• y = 6')).toEqual(['ok', 'wrong'])
    expect(states(L1, '2x + 3y = 11', '-2x + 4y = 24', '(i) + (ii) 7y = 35 so y = 5').at(-1)).toBe('ok')
    expect(states(L1, '2x + 3y = 11', '-2x + 4y = 24', '(i) + (ii) 7y = 36').at(-1)).toBe('wrong')
  })
})

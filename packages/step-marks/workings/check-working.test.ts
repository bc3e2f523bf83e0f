import { describe, expect, it } from 'vitest'
import { stepsOf } from '../budget.ts'
import notebook from '../tests/data/notebook-workings.json' with { type: 'json' }
import cases from '../tests/data/workings.json' with { type: 'json' }
import { policies } from './award.ts'
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const problems = { ...cases.problems, ...notebook.problems } as unknown as Record<string, Problem>
const problem = (name: string): Problem => {
  const found = problems[name]
  if (found === undefined) throw new Error(`no problem ${name}`)
  return found
}

describe('the example workings', () => {
  for (const { id, problem: name, lines, status, firstWrong, error, marks } of [
    ...cases.workings,
    ...notebook.workings,
  ])
    it(`judges ${id}: ${lines.join(' · ')}`, () => {
      const report = checkWorking(problem(name), lines)
      expect({
        status: report.lines.map((line) => line.status),
        firstWrong: report.firstWrong,
        error: report.slip?.code ?? null,
        marks: report.marks,
      }).toEqual({ status, firstWrong, error, marks })
    })
})

const quadratic = problem('Q1')
const garden = problem('Q7')
const root: Problem = {
  mode: 'solve',
  variables: ['x'],
  given: ['sqrt(2x+9)=13-x'],
  worlds: [{ x: '8' }],
  marks: 2,
  milestones: [
    { id: 'clear', marks: 1, shapes: ['no-root'] },
    { id: 'root', marks: 1, shapes: ['all-values'] },
  ],
}
const states = (given: Problem, ...lines: string[]) =>
  checkWorking(given, lines).lines.map(({ status }) => status)
const slip = (given: Problem, ...lines: string[]) => checkWorking(given, lines).slip

describe('a line', () => {
  it('may follow by any valid method', () => {
    expect(
      states(quadratic, '4x² - 20x + 24 = 0', '(2x - 5)² = 1', '2x - 5 = ±1', 'x = 3 or x = 2'),
    ).not.toContain('wrong')
    expect(states(quadratic, 'Let u = x - 2', 'u² - u = 0', 'u(u - 1) = 0', 'x = 2, x = 3')).not.toContain(
      'wrong',
    )
  })

  it('may name the roots one after the other', () => {
    expect(states(quadratic, '(x-2)(x-3) = 0', 'x - 2 = 0', 'x = 2', 'x - 3 = 0', 'x = 3')).not.toContain(
      'wrong',
    )
  })

  it('is wrong where it gains a root, unless a root sign or a denominator went away', () => {
    expect(states({ ...quadratic, given: ['x - 2 = 0'], worlds: [{ x: '2' }] }, 'x² - 2x = 0')).toEqual([
      'wrong',
    ])
    expect(states(root, '2x + 9 = 169 - 26x + x²', 'x² - 28x + 160 = 0', 'x = 20 or x = 8', 'x = 8')).toEqual(
      ['ok', 'ok', 'ok', 'ok'],
    )
  })

  it('that names a root from squaring is wrong if the root is kept', () => {
    expect(slip(root, '2x + 9 = 169 - 26x + x²', 'x = 20 or x = 8')).toEqual({
      code: 'extraneous',
      isSure: true,
    })
    expect(states(root, '2x + 9 = (13 - x)²', 'x = 20 or x = 8', 'x = 20 is rejected')).toEqual([
      'ok',
      'ok',
      'ok',
    ])
  })

  it('that names a root which does not fit the story is wrong if the root is kept', () => {
    expect(checkWorking(garden, ['(x-7)(x+10)=0', 'x = 7 or x = -10']).firstWrong).toBe(2)
    expect(states(garden, '(x-7)(x+10)=0', 'x = 7 or x = -10', '∴ Width = 7 m')).toEqual(['ok', 'ok', 'ok'])
  })

  it('of words alone is a note, and one that is malformed is unread: neither costs a mark', () => {
    const report = checkWorking(quadratic, [
      'By splitting the middle term',
      '(x-2)(x-3 = 0',
      'x = 2 or x = 3',
    ])
    expect(report.lines.map(({ status }) => status)).toEqual(['note', 'unread', 'ok'])
    expect(report.marks).toBe(3)
  })

  it('with two readings takes the one that follows', () => {
    const term: Problem = { ...quadratic, variables: ['n'], given: ['3+(n-1)*5=78'], worlds: [{ n: '16' }] }
    expect(states(term, '3 + (n-1)5 = 78', 'n = 16')).toEqual(['ok', 'ok'])
  })
})

describe('a line as students write it', () => {
  it('may put words, units and reasons around the mathematics', () => {
    const lines = [
      'Given: r = 7 cm, h = 10 cm',
      'Volume of cylinder = πr²h',
      '= (22/7) x 7 x 7 x 10 [∵ π = 22/7]',
      '= 1540 cm3',
    ]
    expect(checkWorking(problem('M2'), lines)).toMatchObject({ firstWrong: null, marks: 2 })
  })

  it('may use x as a times sign beside a letter x', () => {
    expect(states(quadratic, 'D = b² - 4ac = (-5)² - 4 x 1 x 6', '= 25 - 24 = 1 > 0')).toEqual(['ok', 'ok'])
  })

  it('may mean 2√3 below a stroke', () => {
    const surd: Problem = {
      ...quadratic,
      given: ['sqrt(3)x^2+10x+7sqrt(3)=0'],
      worlds: [{ x: '-sqrt(3)' }, { x: '-7/sqrt(3)' }],
      facts: {},
    }
    expect(states(surd, 'D = 100 - 84 = 16', 'x = (-10 ± 4)/2√3')).toEqual(['ok', 'ok'])
  })

  it('may say which root does not fit, or why one does', () => {
    const lines = ['(x-7)(x+10)=0', 'x = -10 or x = 7. But x > 0, so x = 7', 'Breadth = 7 m, length = 10 m']
    expect(states(garden, ...lines)).toEqual(['ok', 'ok', 'ok'])
    expect(states(garden, '(x-7)(x+10)=0', 'x = 7 as breadth cannot be negative')).toEqual(['ok', 'ok'])
    expect(states(garden, '(x-7)(x+10)=0', 'x = 7 is rejected')).toEqual(['ok', 'wrong'])
  })

  it('may name events and counts', () => {
    const chance: Problem = {
      mode: 'value',
      facts: { P: '5/36' },
      target: '5/36',
      marks: 1,
      milestones: [{ id: 'value', marks: 1, shapes: ['number'] }],
    }
    const lines = [
      'Favourable outcomes: (2,6), (3,5), (4,4), (5,3), (6,2)',
      'n(S) = 36, n(E) = 5',
      'P(E) = n(E)/n(S) = 5/36',
    ]
    expect(checkWorking(chance, lines)).toMatchObject({ firstWrong: null, marks: 1 })
    expect(checkWorking(chance, ['n(S) = 36', 'P(sum 8) = 6/36']).firstWrong).toBe(2)
  })

  it('may name an event that does not happen', () => {
    const dry: Problem = {
      mode: 'value',
      facts: { P: '3/5' },
      target: '2/5',
      marks: 1,
      milestones: [{ id: 'value', marks: 1, shapes: ['number'] }],
    }
    expect(states(dry, 'P(not E) = 1 - P(E)', '= 1 - 3/5', '= 2/5')).toEqual(['ok', 'ok', 'ok'])
  })

  it('may give names to what the equations are made of', () => {
    const reciprocal: Problem = {
      ...problem('L1'),
      given: ['2/x+3/y=13', '5/x-4/y=-2'],
      worlds: [{ x: '1/2', y: '1/3' }],
    }
    const lines = [
      'Let 1/x = a, 1/y = b',
      '8a + 12b = 52',
      '15a - 12b = -6',
      '7a = 58',
      'a = 58/7',
      'x = 7/58',
    ]
    expect(states(reciprocal, ...lines)).toEqual(['ok', 'ok', 'ok', 'wrong', 'ft', 'ft'])
  })

  it('may round, and take 1.732 for √3', () => {
    const tower: Problem = {
      mode: 'solve',
      variables: ['h'],
      given: ['tan(60)=h/20'],
      worlds: [{ h: '20*sqrt(3)' }],
      marks: 1,
      milestones: [{ id: 'value', marks: 1, shapes: ['all-values'] }],
    }
    expect(states(tower, '√3 = h/20', 'h = 20√3', 'h = 20 × 1.732 = 34.64 m')).toEqual(['ok', 'ok', 'ok'])
  })
})

describe('the name of a slip', () => {
  it('says in which term it seems to stand', () => {
    expect(slip(problem('L1'), '7y = 35', 'y = 5', '2x + 15 = 11', '2x = 26')).toMatchObject({
      code: 'sign',
      part: '15',
    })
  })

  it('is a guess where several slips lead to the same line', () => {
    expect(slip(quadratic, 'x = 5')?.isSure).toBe(false)
  })
})

describe('marks', () => {
  const slipped = ['D = 25 + 24 = 49', 'x = (5 ± 7)/2', 'x = 6 or x = -1']

  it('penalise a slip once, and what follows rightly from it not at all', () => {
    expect(checkWorking(quadratic, slipped).marks).toBe(2)
  })

  it('are all given to a right answer by a board that marks so', () => {
    const lines = ['D = 25 + 24 = 49', 'x = 2 or x = 3', 'x = 2, 3']
    expect(checkWorking(quadratic, lines, { policy: policies['tamil-nadu'] }).marks).toBe(3)
  })

  it('are none without a working', () => {
    expect(checkWorking(quadratic, [])).toMatchObject({ marks: 0, firstWrong: null, lines: [] })
  })

  it('are not earned by the letters that the question gives', () => {
    expect(checkWorking(problem('M2'), ['r = 7, h = 10']).marks).toBe(0)
  })
})

describe('any text', () => {
  const pieces = [
    'x',
    '2',
    '=',
    '(',
    ')',
    '^',
    '√',
    '±',
    ' or ',
    ',',
    '-',
    '/',
    'sin',
    'θ',
    '9'.repeat(30),
    '^'.repeat(9),
    '⇒',
    'D',
    'LHS',
    '',
  ]
  it('is judged within its steps', () => {
    let seed = 7
    const next = (below: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      return (seed >>> 8) % below
    }
    for (let round = 0; round < 100; round += 1) {
      const text = Array.from({ length: 1 + next(25) }, () => pieces[next(pieces.length)]).join('')
      for (const name of ['L1', 'Q1', 'A3', 'T2']) {
        const steps = stepsOf(() => checkWorking(problem(name), ['x = 2', text, text]))
        expect(steps, text).toBeLessThan(250_000)
      }
    }
  })

  const heavy = {
    'sums of squares': Array.from({ length: 18 }, (_, k) => `(x+${k})^2`).join('+'),
    fractions: Array.from({ length: 20 }, (_, k) => `1/(x+${k})`).join('+'),
    powers: '((x+1)^9+(x+2)^9)^9',
    'nested roots': '√(x+√(x+√(x+√(x+√(x+√(x+√(x+√x)))))))',
    digits: '9'.repeat(180),
  }
  for (const [what, side] of Object.entries(heavy))
    it(`sixty lines of ${what} are judged within their steps`, () => {
      for (const name of ['L1', 'Q1', 'A3', 'T2']) {
        const lines = Array.from({ length: 60 }, () => `${side} = 7`)
        expect(
          stepsOf(() => checkWorking(problem(name), lines)),
          name,
        ).toBeLessThan(250_000)
      }
    })
})

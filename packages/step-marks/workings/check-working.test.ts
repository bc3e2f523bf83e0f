import { describe, expect, it } from 'vitest'
import { stepsOf } from '../budget.ts'
import notebook from '../tests/data/notebook-workings.json' with { type: 'json' }
import cases from '../tests/data/workings.json' with { type: 'json' }
import byChapter from '../tests/data/workings-by-chapter.json' with { type: 'json' }
import byMethod from '../tests/data/workings-by-method.json' with { type: 'json' }
import { policies } from './award.ts'
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const problems = {
  ...cases.problems,
  ...notebook.problems,
  ...byMethod.problems,
  ...byChapter.problems,
} as unknown as Record<string, Problem>
const problem = (name: string): Problem => {
  const found = problems[name]
  if (found === undefined) throw new Error(`no problem ${name}`)
  return found
}

describe('the example workings', () => {
  for (const { id, problem: name, lines, status, firstWrong, error, marks } of [
    ...cases.workings,
    ...notebook.workings,
    ...byMethod.workings,
    ...byChapter.workings,
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

it('a proof earns a milestone by multiplying out', () => {
  const proof: Problem = {
    mode: 'identity',
    variables: ['θ'],
    start: '(sin(θ)+cosec(θ))^2-2',
    target: 'sin(θ)^2+cosec(θ)^2',
    marks: 2,
    milestones: [
      { id: 'expand', marks: 1, shapes: ['expanded'] },
      { id: 'end', marks: 1, shapes: ['target'] },
    ],
  }
  const states = (...lines: string[]) => checkWorking(proof, lines).milestones.map(({ state }) => state)
  expect(states('LHS = sin²θ + 2 + cosec²θ - 2')).toEqual(['earned', 'missing'])
  expect(states('LHS = (sinθ + cosecθ)² - 2')).toEqual(['missing', 'missing'])
})

it.each(['x=2^1200', '9^9999=x', '1=99^9999', 'x≈2^1200', 'x=1/(1/2^1200)'])(
  '%s is wrong, as an overflow is equal to nothing',
  (line) => {
    const { variables, given, worlds }: Problem = problem('Q1')
    const marked: Problem = {
      ...{ mode: 'solve', variables, given, worlds, marks: 1 },
      milestones: [{ id: 'one', marks: 1, shapes: ['one-value'] }],
    } as Problem
    const report = checkWorking(marked, [line])
    expect([report.lines[0]?.status, report.marks]).toEqual(['wrong', 0])
  },
)

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

  it.each([
    'Roots are 2 and 3',
    'The roots of the equation are 3, 2.',
    'Roots: 2, 3',
    '∴ x = {2, 3}',
    'x ∈ {2, 3}',
    'x = (2, 3)',
    'Solution set = {2, 3}',
    '2 and 3 are the roots',
  ])('may say all roots in words: %s', (line) => {
    const report = checkWorking(quadratic, ['(x-2)(x-3) = 0', line])
    expect([report.lines[1]?.status, report.marks]).toEqual(['ok', 3])
  })

  it('that says roots in words is checked', () => {
    expect(checkWorking(problem('Q4'), ['D = 8', 'x = {1+√2/2, 1-√2/2}']).marks).toBe(3)
    expect(states(quadratic, '25 - 24')).toEqual(['note'])
    expect(slip(quadratic, '(x-2)(x-3) = 0', 'Roots are -2 and -3')?.code).toBe('sign')
    expect(slip(quadratic, '(x-2)(x-3) = 0', 'One root is 2')?.code).toBe('lost-root')
    expect(states(quadratic, '(x-2)(x-3) = 0', 'First root = 2', 'Second root = 3')).not.toContain('wrong')
    expect(states(quadratic, 'x = 2 or 3', 'larger root is 3', 'Sum of roots = 5', '(0, 9)')).not.toContain(
      'wrong',
    )
  })

  it('that names the other root after a wrong one is right', () => {
    expect(states(quadratic, '(x-2)(x-3) = 0', 'x = -2', 'x = 3')).toEqual(['ok', 'wrong', 'ok'])
    expect(slip(quadratic, '(x-2)(x-3) = 0', 'x = -2', 'x = 3')).toEqual({ code: 'sign', isSure: true })
  })

  it('may begin with the name of a surface in capitals', () => {
    const { milestones, marks }: Problem = problem('M2')
    const cylinder: Problem = {
      mode: 'value',
      pi: '22/7',
      facts: { r: '7', h: '13', T: '880', S: '880', A: '880' },
      target: '880',
      formulas: { T: '2*π*r*(r+h)' },
      ...{ milestones, marks },
    }
    expect(checkWorking(cylinder, ['TSA = 2πr(r+h)', '= 44 × 20', '= 880 cm²'])).toMatchObject({
      firstWrong: null,
      marks: 2,
    })
    const curved: Problem = { ...cylinder, facts: { r: '7', h: '13', C: '572' }, target: '572' }
    const withFormula: Problem = { ...curved, formulas: { C: '2*π*r*h' } }
    expect(states(withFormula, 'CSA = 2πrh', '= 572')).toEqual(['ok', 'ok'])
    expect(states(withFormula, 'CSA = πrh', '= 286')).toEqual(['wrong', 'ft'])
    expect(states(withFormula, 'Curved surface area = 22/7 × 7 × 13')).toEqual(['wrong'])
  })

  it('on P(not E) alone is on the P that the question asks', () => {
    const ball: Problem = {
      mode: 'value',
      facts: { P: '5/8' },
      target: '5/8',
      formulas: { P: '1-3/8' },
      milestones: [{ id: 'end', marks: 1, shapes: ['number'] }],
      marks: 1,
    }
    expect(states(ball, 'P(not red) = 1 - 3/8', '= 5/8')).toEqual(['ok', 'ok'])
    expect(states(ball, 'P(not red) = 1 - 3/8', '= 2/8')).toEqual(['ok', 'wrong'])
    const die = { ...ball, facts: { P: '5/6' }, target: '5/6', formulas: { P: '1-1/6' } }
    expect(states(die, 'P(3) = 1/6', 'P(not 3) = 1 - 1/6', '= 4/6')).toEqual(['ok', 'ok', 'wrong'])
  })

  it('is wrong where it gains a root, unless a root sign or a denominator went away', () => {
    expect(states({ ...quadratic, given: ['x - 2 = 0'], worlds: [{ x: '2' }] }, 'x² - 2x = 0')).toEqual([
      'wrong',
    ])
    expect(states(root, '2x + 9 = 169 - 26x + x²', 'x² - 28x + 160 = 0', 'x = 20 or x = 8', 'x = 8')).toEqual(
      ['ok', 'ok', 'ok', 'ok'],
    )
  })

  it('may use the letters of an equation that was multiplied', () => {
    const lines = ['2x² - 10x + 12 = 0', 'D = 100 - 96 = 4', 'x = (10 ± 2)/4', 'x = 3, 2']
    expect(states(quadratic, ...lines)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(states(quadratic, 'x² - 5x - 6 = 0', 'D = 25 + 24 = 49')).toEqual(['wrong', 'ft'])
  })

  it('of a proof may go from the right side to the left', () => {
    const proof: Problem = { ...problem('T2'), start: '1-cos(θ)^2', target: 'sin(θ)^2' }
    const report = checkWorking(proof, ['RHS = sin²θ', '= 1 - cos²θ = LHS'])
    expect(report.milestones.at(-1)?.state).toBe('earned')
  })

  it('that names a root from squaring is wrong if the root stays', () => {
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

  it('that names a root which does not fit the word problem is wrong if the root stays', () => {
    expect(checkWorking(garden, ['(x-7)(x+10)=0', 'x = 7 or x = -10']).firstWrong).toBe(2)
    expect(states(garden, '(x-7)(x+10)=0', 'x = 7 or x = -10', '∴ Width = 7 m')).toEqual(['ok', 'ok', 'ok'])
  })

  it('of words only is a note, and a malformed one is unread: neither costs a mark', () => {
    const report = checkWorking(quadratic, [
      'By splitting the middle term',
      '(x-2)(x-3 = 0',
      'x = 2 or x = 3',
    ])
    expect(report.lines.map(({ status }) => status)).toEqual(['note', 'unread', 'ok'])
    expect(report.marks).toBe(3)
  })

  it('with two readings takes the one that follows from the lines before', () => {
    const term: Problem = { ...quadratic, variables: ['n'], given: ['3+(n-1)*5=78'], worlds: [{ n: '16' }] }
    expect(states(term, '3 + (n-1)5 = 78', 'n = 16')).toEqual(['ok', 'ok'])
  })
})

describe('the name of a slip', () => {
  it('is the root taken of each term, on both sides too', () => {
    const length: Problem = {
      ...{ mode: 'solve', variables: ['y'], given: ['64+(y+3)^2=100'], worlds: [{ y: '3' }, { y: '-9' }] },
      ...{ milestones: [{ id: 'end', marks: 1, shapes: ['all-values'] }], marks: 1 },
    }
    expect(slip(length, '64 + (y+3)² = 100', '8 + y + 3 = 10')?.code).toBe('root-of-sum')
  })

  it('is multiplication of one side only, even without fractions', () => {
    const fractions: Problem = {
      ...{ mode: 'solve', variables: ['x'], given: ['(x+1)/2-(x-3)/3=4'], worlds: [{ x: '15' }] },
      ...{ milestones: [{ id: 'end', marks: 1, shapes: ['all-values'] }], marks: 1 },
    }
    expect(slip(fractions, '3(x+1) - 2(x-3) = 4')?.code).toBe('one-side')
  })

  it('includes the term in which it probably is', () => {
    expect(slip(problem('L1'), '7y = 35', 'y = 5', '2x + 15 = 11', '2x = 26')).toMatchObject({
      code: 'sign',
      part: '15',
    })
  })

  it('is a guess if several slips lead to the same line', () => {
    expect(slip(quadratic, 'x = 5')?.isSure).toBe(false)
  })
})

describe('marks', () => {
  const slipped = ['D = 25 + 24 = 49', 'x = (5 ± 7)/2', 'x = 6 or x = -1']

  it('are lost once for a slip, and not for what follows correctly from it', () => {
    expect(checkWorking(quadratic, slipped).marks).toBe(2)
  })

  it('are lost for a second slip where it was made', () => {
    expect(checkWorking(quadratic, [...slipped.slice(0, 2), 'x = 6 or x = 1']).marks).toBe(1)
  })

  it('are earned by a volume in terms of π that follows from a slip', () => {
    const sphere: Problem = {
      ...{ mode: 'value', facts: { r: '3', V: '36*π' }, target: '36*π', formulas: { V: '4/3*π*r^3' } },
      milestones: [
        { id: 'put', marks: 1, shapes: ['substituted'] },
        { id: 'end', marks: 1, shapes: ['number'] },
      ],
      marks: 2,
    }
    expect(checkWorking(sphere, ['V = 4/3 π × 9', '= 12π']).marks).toBe(1)
    expect(checkWorking(sphere, ['V = 4/3 π × 27', '= 36π cm³']).marks).toBe(2)
  })

  it('are not restored by the one root that a slip left right', () => {
    expect(checkWorking(quadratic, ['(x-2)(x+3) = 0', 'x = -3', 'x = 2']).marks).toBe(2)
    expect(checkWorking(quadratic, ['(x-2)(x-3) = 0', 'x = -2', 'x = 3']).marks).toBe(2)
    expect(checkWorking(quadratic, ['x = 4', 'x = 3']).marks).toBe(0)
    expect(checkWorking(quadratic, ['(x-2)(x-3) = 0', 'x = 2', 'x = -3', 'x = 3']).marks).toBe(3)
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
  it('is judged within its step limit', () => {
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
    it(`sixty lines of ${what} are judged within their step limit`, () => {
      for (const name of ['L1', 'Q1', 'A3', 'T2']) {
        const lines = Array.from({ length: 60 }, () => `${side} = 7`)
        expect(
          stepsOf(() => checkWorking(problem(name), lines)),
          name,
        ).toBeLessThan(250_000)
      }
    })
})

describe('a calculation that starts from an expression', () => {
  const calculation = (start: string, target: string): Problem => ({
    mode: 'value',
    start,
    target,
    marks: 2,
    milestones: [
      { id: 'step', marks: 1, shapes: ['substituted'] },
      { id: 'value', marks: 1, shapes: ['number'] },
    ],
  })
  const surds = calculation('sqrt(12)+sqrt(27)-sqrt(75)', '0')
  const sum = calculation('sqrt(12)+sqrt(27)', '5 sqrt(3)')
  const collect = calculation('2 log 3 + log 5 - log 7', 'log(45/7)')
  const expand = calculation('log 200', '3 log 2 + 2 log 5')
  const fraction = calculation('1/(4-sqrt(3))', '(4+sqrt(3))/13')

  it.each([
    [surds, ['sqrt(12)+sqrt(27)-sqrt(75)'], 0],
    [surds, ['2 sqrt(3) + 3 sqrt(3) - 5 sqrt(3)', '= 0'], 2],
    [sum, ['√12 + √27'], 0],
    [sum, ['√12 + √27 = 2√3 + 3√3', '= 5√3'], 2],
    [sum, ['= 2√3 + 3√3', '= 6√3'], 1],
    [collect, ['2 log 3 + log 5 - log 7'], 0],
    [collect, ['= log 9 + log 5 - log 7'], 1],
    [collect, ['= log 45 - log 7'], 1],
    [collect, ['= log 9 + log 5 - log 7', '= log(45/7)'], 2],
    [collect, ['= log 6 + log 5 - log 7', '= log(30/7)'], 1],
    [expand, ['log 200 = log(2^3 × 5^2)'], 1],
    [expand, ['log 200 = log(2^3 × 5^2)', '= 3 log 2 + 2 log 5'], 2],
    [expand, ['log 200 = log 8 + log 25'], 1],
    [fraction, ['1/(4-√3)'], 0],
    [fraction, ['= (4+√3)/(16-3)', '= (4+√3)/13'], 2],
  ] as const)('%# %o earns %d', (asked, lines, marks) => {
    expect(checkWorking(asked, lines).marks).toBe(marks)
  })
})

it('takes f(-4) as the name of what is calculated', () => {
  const asked: Problem = {
    mode: 'value',
    facts: { x: '-4' },
    target: '37',
    marks: 2,
    milestones: [
      { id: 'substitute', marks: 1, shapes: ['substituted'] },
      { id: 'value', marks: 1, shapes: ['number'] },
    ],
  }
  const marksOf = (...lines: string[]) => checkWorking(asked, lines).marks
  expect(marksOf('f(x) = 2x^2 - x + 1', 'f(-4) = 2(-4)^2 - (-4) + 1', '= 37')).toBe(2)
  expect(marksOf('f(-4) = 2(-4)^2 - (-4) + 1', 'f(-4) = 37')).toBe(2)
  expect(marksOf('f(-4) = 2*16 - 4 + 1 = 29')).toBe(1)
  expect(marksOf('f(-4) = 36')).toBe(0)
})

it('distinguishes the chance of A ∩ B from the chance of A', () => {
  const asked: Problem = {
    mode: 'value',
    facts: { P_A: '1/2', P_B: '2/3', P_AandB: '1/3', P_AorB: '5/6' },
    target: '5/6',
    marks: 3,
    milestones: [
      { id: 'events', marks: 1, shapes: ['says:P_A'] },
      { id: 'both', marks: 1, shapes: ['says:P_AandB'] },
      { id: 'either', marks: 1, shapes: ['says:P_AorB'] },
    ],
  }
  const last = 'P(A ∪ B) = P(A) + P(B) - P(A ∩ B) = 1/2 + 2/3 - 1/3 = 5/6'
  expect(checkWorking(asked, ['P(A) = 1/2', 'P(B) = 2/3', 'P(A ∩ B) = 1/3', last]).marks).toBe(3)
  expect(checkWorking(asked, ['P(A) = 1/2', 'P(A and B) = 1/3', 'P(A or B) = 5/6']).marks).toBe(3)
  const wrong = checkWorking(asked, ['P(A) = 1/2', 'P(A n B) = 1/2'])
  expect(wrong.lines.map(({ status }) => status)).toEqual(['ok', 'wrong'])
})

it('takes a name for the value before it is rounded', () => {
  const asked: Problem = {
    mode: 'value',
    facts: { V: '8' },
    target: 'sqrt(8)',
    marks: 1,
    milestones: [{ id: 'value', marks: 1, shapes: ['number'] }],
  }
  const statusOf = (line: string) => checkWorking(asked, [line]).lines[0]?.status
  expect(statusOf('SD = √8 = 2.83')).toBe('ok')
  expect(statusOf('k = √8 ≈ 2.8')).toBe('ok')
  expect(statusOf('SD = √8 = 2.93')).toBe('wrong')
})

it('takes the arguments of an LCM as part of its name', () => {
  const asked: Problem = {
    mode: 'value',
    facts: { LCM: '120' },
    target: '120',
    marks: 1,
    milestones: [{ id: 'value', marks: 1, shapes: ['says:LCM'] }],
  }
  const marksOf = (line: string) => checkWorking(asked, [line]).marks
  expect(marksOf('LCM(6, 20, 24) = 120')).toBe(1)
  expect(marksOf('LCM of 6, 20 and 24 = 120')).toBe(1)
  expect(marksOf('LCM (6, 20, 24) = 240')).toBe(0)
})

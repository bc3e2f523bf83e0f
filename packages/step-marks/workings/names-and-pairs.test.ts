import { describe, expect, it } from 'vitest'
import workings from '../tests/data/workings.json' with { type: 'json' }
import { policies } from './award.ts'
import { checkWorking } from './check-working.ts'
import { judgeWorking } from './judge-working.ts'
import { slipNames } from './name-slip.ts'
import type { Problem } from './problem.ts'
import { readQuestion } from './question.ts'
import { rowOf } from './solutions.ts'

const problems = workings.problems as unknown as Record<'L1' | 'Q1', Problem>
const [L1, Q1] = [problems.L1, problems.Q1]
const number: Problem['milestones'] = [{ id: 'end', marks: 1, shapes: ['number'] }]
const value = (
  target: string,
  facts: Problem['facts'] = {},
  formulas: Problem['formulas'] = {},
): Problem => ({
  mode: 'value',
  facts,
  formulas,
  target,
  milestones: number,
  marks: 1,
})
const system = (given: readonly string[], x: string, y: string): Problem => ({
  ...L1,
  given,
  worlds: [{ x, y }],
})

function marked(problem: Problem, ...lines: string[]) {
  const { lines: found, marks } = checkWorking(problem, lines)
  return { states: found.map(({ status }) => status), marks }
}
const states = (problem: Problem, ...lines: string[]) => marked(problem, ...lines).states

describe('two statements next to each other', () => {
  it('are one where the letter follows its factor', () => {
    expect(marked(value('28', { d: '28', r: '14' }, { d: '2*r' }), 'd = 2 r = 28')).toEqual({
      states: ['ok'],
      marks: 1,
    })
    expect(states(system(['y=2*x', 'x+y=9'], '3', '6'), 'x = 3', 'y = 2 x = 6')).toEqual(['ok', 'ok'])
    const progression = value('33', { a: '8', d: '-5', n: '6' }, { S: 'n/2*(2*a+(n-1)*d)' })
    expect(states(progression, 'a=8 d=-5 n=6', 'a=8 d=5')).toEqual(['ok', 'wrong'])
    const mode = value('52', { l: '40', f1: '7', f0: '3', r: '7', h: '12' })
    expect(states(mode, 'l=40 f1=7 f0=3', 'h = 12 cm r = 7 cm', 'l=40 f1=8')).toEqual(['ok', 'ok', 'wrong'])
  })

  it('are two where the second follows from the first', () => {
    expect(marked(Q1, '(x - 2)(x - 3) = 0, so x = 2 or 3')).toEqual({ states: ['ok'], marks: 3 })
    expect(marked(L1, '7y = 35 so y = 5', '2x = -4 so x = -2')).toEqual({ states: ['ok', 'ok'], marks: 3 })
    expect(states(Q1, '(x - 2)(x - 3) = 0, so x = 2 or -3')).toEqual(['wrong'])
  })
})

describe('a pair of values', () => {
  const lines = system(['x+y=5', '4*x+y=8'], '1', '4')
  it('that is the solution is no row of a table', () => {
    expect(marked(lines, '3x = 3', 'x = 1, y = 4', 'Check: 2x = 2, y = 4').marks).toBe(3)
    expect(marked(lines, '3x = 3', 'x = 1, y = 4', 'Vertices: x = 0, y = 5 and x = 0, y = 3').marks).toBe(3)
  })
  it('before another one says nothing', () => {
    expect(states(lines, 'x = 0, y = 5', 'x = 1, y = 4')).toEqual(['note', 'ok'])
  })
})

it('lines that are no parallels lose no root', () => {
  expect(marked(L1, 'a1/a2 ≠ b1/b2', '7y = 35', 'y = 5', 'x = -2')).toEqual({
    states: ['ok', 'ok', 'ok', 'ok'],
    marks: 3,
  })
})

it('an equation after "if" is one of the working', () => {
  expect(states(Q1, 'If x² - 5x - 6 = 0, x = 2 or x = 3')).toEqual(['wrong'])
})

it('reversed digits give an equation', () => {
  const digits = system(['x+y=9', '10*y+x=10*x+y+27'], '3', '6')
  expect(states(digits, 'On reversing the digits, 10y + x = 10x + y + 27')).toEqual(['ok'])
  expect(states(digits, 'On reversing the digits, 10y + x = 10x + y - 27')).toEqual(['wrong'])
})

it('a parabola is not a line', () => {
  const question = readQuestion(system(['x^2-y=10', 'x-y=-2'], '4', '6'))
  expect(question.given.map((one) => rowOf(one, question, {}) === undefined)).toEqual([true, false])
})

it('a side that alone is as long as the unknown is the unknown', () => {
  const sides: Problem = {
    mode: 'solve',
    variables: ['x'],
    given: ['1.5/3=1/x'],
    worlds: [{ x: '2' }],
    facts: { AD: '3/2', DB: '3', AE: '1', EC: '2' },
    milestones: [
      { id: 'equation', marks: 1, shapes: ['restated', 'equation'] },
      { id: 'end', marks: 1, shapes: ['all-values'] },
    ],
    marks: 2,
  }
  expect(marked(sides, 'AD/DB = AE/EC', 'EC = 3/1.5 = 2').marks).toBe(2)
  expect(states(sides, 'AD/DB = AE/EC', 'EC = 3 × 1.5')).toEqual(['ok', 'wrong'])
})

it('a small letter next to its capital is another name', () => {
  const well: Problem = {
    ...value('2.5'),
    mode: 'solve',
    variables: ['H'],
    given: ['22*14*H=22/7*3.5^2*20'],
    worlds: [{ H: '2.5' }],
    pi: '22/7',
  }
  expect(states(well, 'r = 7/2, h = 20', '22 × 14 × H = πr²h', 'H = 2.5')).toEqual(['ok', 'ok', 'ok'])
})

it('π above and below a stroke is still to be worked out', () => {
  const melted: Problem = {
    ...value('24', { n: '24', R: '6', H: '24', r: '3' }, { n: '(π*R^2*H)/(4/3*π*r^3)' }),
    milestones: [{ id: 'substitute', marks: 1, shapes: ['substituted'] }, ...number],
    marks: 2,
  }
  expect(marked(melted, 'n = (36π)/(864π)', 'n = 1/24')).toEqual({ states: ['wrong', 'ft'], marks: 1 })
})

it('what follows from a slip is found only with the names of slips', () => {
  const reportOf = judgeWorking(L1, ['-y = 35', 'y = -35', '2x - 105 = 11', 'x = 58'], policies.cbse)
  const statesOf = (report: ReturnType<typeof reportOf>) => report.lines.map(({ status }) => status)
  expect(statesOf(reportOf())).toEqual(['wrong', 'wrong', 'wrong', 'wrong'])
  expect(statesOf(reportOf(slipNames))).toEqual(['wrong', 'ft', 'ft', 'ft'])
})

describe('the name of a slip', () => {
  const slipOf = (problem: Problem, ...lines: string[]) => checkWorking(problem, lines).slip?.code
  it('is the value of a letter in a formula that was only copied', () => {
    const median = value(
      '45',
      { l: '40', n: '60', cf: '22', f: '16', h: '10', Median: '45' },
      { Median: 'l+(n/2-cf)/f*h' },
    )
    const written = 'Median = l + ((n/2 - cf)/f) × h'
    expect(slipOf(median, written, '= 50 + ((30 - 22)/16) × 10')).toBe('value')
  })

  it('is the diameter where an equation was copied with it for the radius', () => {
    const melted = value('216', { R: '8', H: '36', r: '2', n: '216' }, { n: '(π*R^2*H)/(4/3*π*r^3)' })
    expect(slipOf(melted, 'n × 4/3 π r³ = π R² H', 'n × 4/3 × π × 4³ = π × 8² × 36')).toBe('diameter')
  })
})

describe('several values of x in one line', () => {
  it.each([
    'x = (5 ± 1)/2 = 3, 2',
    'x = (5 ± 1)/2 = 6/2, 4/2 = 3, 2',
    'x = (5 ± 1)/2 = (5 + 1)/2 or (5 - 1)/2 = 3 or 2',
    'x = (5 + 1)/2 = 3, (5 - 1)/2 = 2',
    'x = 6/2 = 3 or 4/2 = 2',
  ])('%s', (line) => {
    expect(marked(Q1, '(x - 2)(x - 3) = 0', line)).toEqual({ states: ['ok', 'ok'], marks: 3 })
    expect(states(Q1, line.replace(/2$/, '1'))).toEqual(['wrong'])
  })

  it('may be below the formula, or next to x and a number', () => {
    expect(states(Q1, 'x = (5 ± 1)/2', '= 3, 2')).toEqual(['ok', 'ok'])
    expect(states(Q1, 'x = (5 ± 1)/2', '= 3, 4')).toEqual(['ok', 'wrong'])
    expect(states(Q1, '(x - 5/2)² = 1/4', 'x - 5/2 = ±1/2 = 1/2, -1/2')).toEqual(['ok', 'ok'])
  })

  it('are none of another letter', () => {
    const rectangle: Problem = {
      ...Q1,
      variables: ['l'],
      given: ['l(20-l)=96'],
      worlds: [{ l: '12' }, { l: '8' }],
      keep: 'l>10',
      facts: { b: '8' },
    }
    expect(marked(rectangle, 'l = 12 or 8', 'so l = 12 m and b = 8 m')).toMatchObject({ marks: 3 })
  })
})

describe('a mean', () => {
  it.each(['x̄', 'Mean (x̄)', 'X̄', 'x bar'])('may be called %s', (name) => {
    for (const letter of ['M', 'mean']) {
      const mean = value('62', { [letter]: '62' })
      expect(marked(mean, `${name} = 1860/30 = 62`)).toEqual({ states: ['ok'], marks: 1 })
      expect(states(mean, `${name} = 1830/30 = 61`)).toEqual(['wrong'])
    }
  })
})

it('a fact that contains the unknown is what the student says that it is', () => {
  const equal: Problem = {
    ...Q1,
    variables: ['k'],
    given: ['4k^2-24k=0'],
    worlds: [{ k: '6' }, { k: '0' }],
    keep: 'k>0',
    facts: { a: 'k', b: '-2k', c: '6' },
  }
  expect(states(equal, 'a = k, b = -2k, c = 6', 'b² - 4ac = 0', 'k = 6')).toEqual(['ok', 'ok', 'ok'])
})

describe('the name of a slip', () => {
  const solve = (unknown: string, given: string, value: string): Problem => ({
    ...Q1,
    variables: [unknown],
    given: [given],
    worlds: [{ [unknown]: value }],
  })
  const codeOf = (problem: Problem, ...lines: string[]) => checkWorking(problem, lines).slip?.code

  it('is inverse where an exponent is taken for a factor', () => {
    expect(codeOf(solve('x', '2^(x+1)=32', '4'), '2^(x+1) = 32', 'x + 1 = 16')).toBe('inverse')
  })

  it('is formula where logarithms are joined as numbers are', () => {
    const sum = solve('x', 'log(x)+log(4)=log(28)', '7')
    expect(codeOf(sum, 'log x + log 4 = log 28', 'x + 4 = 28')).toBe('formula')
    expect(codeOf(sum, 'log x = log 28 - log 4', 'log x = log 24')).toBe('formula')
  })

  it('is formula where a term of a progression has one difference too many', () => {
    const progression: Problem = {
      ...L1,
      variables: ['a', 'd'],
      given: ['a+2d=5', 'a+6d=9'],
      worlds: [{ a: '3', d: '1' }],
    }
    expect(codeOf(progression, 'a + 3d = 5')).toBe('formula')
  })

  it('distinguishes half a coefficient from its square in completing a square', () => {
    const root: Problem = {
      ...Q1,
      given: ['x^2-4x+1=0'],
      worlds: [{ x: '2+sqrt(3)' }, { x: '2-sqrt(3)' }],
    }
    expect(codeOf(root, 'x² - 4x + 1 = 0', '(x - 2)² = -1')).toBe('one-side')
    expect(codeOf(root, 'x² - 4x + 4 = -1 + 4', '(x - 4)² = 3')).toBe('square-of-sum')
    expect(codeOf(root, 'x² - 4x + 1 = 0', '(x - 2)² = 5')).not.toBe('one-side')
  })

  it('is sign where a negative number has a negative square', () => {
    const distance = value('2*sqrt(2)', { AB: '2*sqrt(2)' })
    expect(codeOf(distance, 'AB = √[(4-2)² + (1-3)²]', '= √(4 - 4)')).toBe('sign')
  })

  it('is sign where a height was taken away, and inverse where a half was doubled', () => {
    expect(codeOf(value('7+7*sqrt(3)', { H: '7+7*sqrt(3)' }), 'H = 7√3 - 7')).toBe('sign')
    expect(codeOf(value('50', { x: '50' }), 'x = 100 × 2 = 200')).toBe('inverse')
  })
})

it('a value that follows from a surd of the student is no slip of its own', () => {
  const tower = value('7+7*sqrt(3)', { x: '7', h: '7*sqrt(3)', H: '7+7*sqrt(3)' })
  expect(states(tower, 'h = 7/√3', 'H = 7 + 7/√3')).toEqual(['wrong', 'ft'])
})

it('a square that is worked out shows what was put in', () => {
  const cone: Problem = {
    ...value('10', { l: '10' }),
    milestones: [{ id: 'put', marks: 1, shapes: ['substituted:l'] }],
  }
  expect(marked(cone, 'l² = 36 + 64', '= 100')).toEqual({ states: ['ok', 'ok'], marks: 1 })
})

describe('an equation and what follows from it in one line', () => {
  const solve = (letter: string, given: string, ...values: string[]): Problem => ({
    ...Q1,
    variables: [letter],
    given: [given],
    worlds: values.map((one) => ({ [letter]: one })),
  })
  const two = solve('x', 'x^2-5*x+6=0', '2', '3')
  const one = solve('x', 'x+3=10', '7')
  const split = (line: string) => line.split(/, (?=[^,]*=)|\s(?:and|so|=>)\s/)

  it.each([
    [one, 'x + 3 = 10, x = 7'],
    [one, 'x = 7, x + 3 = 10'],
    [one, 'x = 7 and x + 3 = 10'],
    [solve('n', 'n+1=7', '6'), 'n = 6, n + 1 = 7'],
    [solve('x', '2*x+3=11', '4'), '2x + 3 = 11, x = 4'],
    [solve('y', '61-10*y=25-6*y', '9'), '61 - 10y = 25 - 6y, 36 = 4y, y = 9'],
    [solve('x', '3*x+5=2*x+20', '15'), '3x + 5 = 2x + 20, 15 = x'],
    [solve('x', 'x^2=9', '3', '-3'), 'x² = 9, x = ±3'],
    [solve('x', '(x+10)*(x-7)=0', '7', '-10'), '(x+10)(x-7) = 0, x = 7 or -10'],
    [solve('x', '(x-1)^2=1/2', '1+1/sqrt(2)', '1-1/sqrt(2)'), '(x-1)² = 1/2, x - 1 = ±1/√2'],
    [solve('x', '(2*x-5)^2=1', '2', '3'), '(2x - 5)² = 1, 2x - 5 = ±1'],
    [two, '(x-2)(x-3) = 0, x = 2, 3'],
    [two, 'x² - 5x + 6 = 0, (x-2)(x-3) = 0, x = 2 and x = 3'],
    [two, 'x - 2 = 0 or x - 3 = 0, x = 2 or 3'],
  ])('earns what it earns in lines of its own: %#', (problem, line) => {
    const whole = marked(problem, line)
    expect(whole).toEqual({ states: ['ok'], marks: marked(problem, ...split(line)).marks })
    expect(whole.marks).toBeGreaterThan(0)
  })

  it.each([
    [solve('x', 'x^2=9', '3', '-3'), 'x² = 9, x = 3'],
    [two, '(x-2)(x-3) = 0, x = 2'],
    [two, 'x = 2, x + 1 = 4'],
  ])('loses a root, or the truth, as in lines of its own: %#', (problem, line) => {
    expect(states(problem, line)).toEqual(['wrong'])
  })

  const kept: Problem = { ...solve('x', 'x*(x+3)=70', '7', '-10'), keep: 'x>0' }
  const line = solve('x', '2*x+3=11', '4')
  const progression = value('65', { a: '5', d: '3', n: '21', a_21: '65' }, { a_21: 'a+(n-1)*d' })
  const cylinder = value('1540', { r: '7', h: '10', V: '1540' }, { V: 'π*r^2*h' })
  const interest = value(
    '9200',
    { P: '8000', R: '5', T: '3', I: '1200', A: '9200' },
    { I: 'P*R*T/100', A: 'P+I' },
  )

  it.each([
    [line, '2x = 8 toh x = 4', 'x = 5'],
    [line, '2x + 3 = 11 gives 2x = 8 i.e. x = 4', 'x = 5'],
    [line, 'x = 4, check: 2(4) + 3 = 11', '11 = 12'],
    [two, 'x = 3 and 2, check 9 - 15 + 6 = 0 and 4 - 10 + 6 = 0', '0 = 1'],
    [two, 'x = 2, 3. For x = 2, 4 - 10 + 6 = 0', '0 = 1'],
    [kept, 'x = 7 or -10, since width > 0, x = 7', 'x = 8'],
    [kept, 'x = -10 or x = 7. Since width cannot be negative, x = 7', 'x = 8'],
    [kept, 'x = 7 or x = -10, x = 7', 'x = -10'],
    [kept, 'x = 14/2 = 7 or -20/2 = -10, x = 7', 'x = -10'],
    [kept, 'D = 289, x = (-3 ± 17)/2 = 7, -10, x = 7', 'x = -10'],
    [progression, 'd = a2 - a1 = 8 - 5 = 3, a21 = 5 + 60 = 65', 'a21 = 66'],
    [cylinder, 'V = πr²h where r = 7 cm, h = 10 cm, so V = 1540 cm³', 'V = 1541'],
    [cylinder, 'V = 1540 cm³ = 1540/1000 L = 1.54 L', 'V = 1541'],
    [line, '2x + 3 = 11, 2x = 8, x = 4', 'x = 5'],
    [interest, 'P = Rs 8000, R = 5%, T = 3 years, A = 8000 + 1200 = Rs 9200', 'R = 6%, A = 9200'],
    [value('5', { AB: '5' }), 'A(1, 2) and B = (4, 6), AB = √(3² + 4²) = 5', 'AB = 6'],
    [value('5/8', { P: '5/8' }), 'P(red) = 3/8, so P(not red) = 1 - 3/8 = 5/8', '5/8 = 6/8'],
  ])('is recognised by words too: %#', (problem, right, wrong) => {
    const { states: found, marks } = marked(problem, right)
    expect(found).toEqual(['ok'])
    expect(marks).toBeGreaterThan(0)
    expect(states(problem, `${right}, ${wrong}`)).toEqual(['wrong'])
  })

  it('is no list of roots where there is one', () => {
    expect(marked(line, '2x = 8, x = 4').marks).toBe(marked(line, '2x = 8', 'x = 4').marks)
    expect(states(line, '2x = 8, 10')).toEqual(['wrong'])
  })

  it('keeps each root next to its own factor', () => {
    expect(states(two, 'x - 2 = 0, x = 2 or x - 3 = 0, x = 3')).toEqual(['ok'])
  })

  it('takes hypothetical numbers for no values', () => {
    expect(states(two, 'product = 6 and sum = -5 so -2 and -3')).not.toContain('wrong')
    expect(states(solve('x', 'x^2+3*x-70=0', '7', '-10'), '70 = 10 × 7 so 10, 7')).not.toContain('wrong')
  })
})

describe('words of signs', () => {
  it.each([
    ['Substitute x = -2 into 2x + 3y = 11', 'y = 5'],
    ['Putting y = 5 into 2x - 4y = -24', 'x = -2'],
    ['Put x = -2 into eq (1), 3y = 15', 'y = 5'],
  ])('are none where something is put into an equation: %s', (...lines) => {
    expect(marked(L1, ...lines)).toEqual({ states: ['ok', 'ok'], marks: 3 })
  })

  it('are none where something is made into another, or may be said of a sum', () => {
    expect(states(Q1, 'Factorise x² - 5x + 6 into (x-2)(x-3) = 0')).toEqual(['ok'])
    const speed = value('5', { v: '5' })
    expect(states(speed, 'Convert 18 km/h into m/s = 5 m/s')).toEqual(['ok'])
    const length = { ...Q1, given: ['x*(x+3)=70'], worlds: [{ x: '7' }, { x: '-10' }] }
    expect(states(length, 'x into x plus 3 = 70')).not.toContain('wrong')
    expect(states(value('25', { A: '25' }), 'Area = 25 square')).toEqual(['ok'])
  })

  it('a letter in another case is the same after its factor', () => {
    expect(states(value('28', { d: '28', r: '14' }, { d: '2*r' }), 'd = 2 R = 28')).toEqual(['ok'])
  })
})

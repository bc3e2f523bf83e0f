import { describe, expect, it } from 'vitest'
import cases from '../tests/data/workings.json' with { type: 'json' }
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const problems = cases.problems as unknown as Record<string, Problem>
const problem = (name: string): Problem => {
  const found = problems[name]
  if (found === undefined) throw new Error(`no problem ${name}`)
  return found
}
const quadratic = problem('Q1')
const garden = problem('Q7')
const states = (given: Problem, ...lines: string[]) =>
  checkWorking(given, lines).lines.map(({ status }) => status)
const slip = (given: Problem, ...lines: string[]) => checkWorking(given, lines).slip

describe('an opening without a name', () => {
  it('is compared with what is asked', () => {
    expect(states(problem('M2'), '22/7 × 7 × 10', '= 220')).toEqual(['wrong', 'ft'])
    expect(slip(problem('M2'), '= 22/7 × 14 × 14 × 10')).toMatchObject({ code: 'diameter' })
  })

  it('is right where the working continues from it to the answer', () => {
    expect(states(problem('M2'), '22/7 × 7 × 7', '= 154', '154 × 10 = 1540')).toEqual(['ok', 'ok', 'ok'])
  })

  it('earns what is asked, though it is never named', () => {
    const lines = ['d = 9 - 2 = 7', '11 (2 + 149)', '= 1661']
    expect(checkWorking(problem('A3'), lines).milestones.at(-1)).toEqual({ id: 'value', state: 'earned' })
  })

  it('may be the roots alone', () => {
    expect(checkWorking(quadratic, ['(x-2)(x-3) = 0', '2, 3']).marks).toBe(3)
    expect(states(quadratic, '(x-2)(x-3) = 0', '2, -3')).toEqual(['ok', 'wrong'])
  })
})

describe('a graph of two lines', () => {
  const answer = 'x = -2, y = 5'

  it('goes through points that are no solution', () => {
    const report = checkWorking(problem('L1'), ['(1, 3)', 'Another point is (4, 1)', answer])
    expect(report.lines.map(({ status }) => status)).toEqual(['note', 'note', 'ok'])
    expect(report.marks).toBe(3)
  })

  it('is not taken for one where the solution is said in other words', () => {
    expect(states(problem('L1'), 'In other words the solution is (-2, 5)', 'The lines meet there')[0]).toBe(
      'ok',
    )
  })

  it('is not taken for one where a solution is said twice, and is wrong', () => {
    const statuses = states(problem('L1'), 'x = 4, y = 1', 'So x = 4 and y = 1', 'The lines meet there')
    expect(statuses[0]).toBe('wrong')
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

  it('may reject a root in a bracket behind the one that fits', () => {
    const numbers: Problem = {
      ...quadratic,
      given: ['x^2+x-6=0'],
      worlds: [{ x: '2' }, { x: '-3' }],
      keep: 'x>0',
    }
    expect(states(numbers, '(x-2)(x+3) = 0', 'x = 2 (x = -3 rejected)')).toEqual(['ok', 'ok'])
    expect(states(numbers, '(x-2)(x+3) = 0', 'x = 3 (x = -2 rejected)')).toEqual(['ok', 'wrong'])
  })

  it('may end in a factor in brackets, which is no number of an equation', () => {
    expect(states(problem('A3'), 'a = 2', 'S_22 = 11 × 2 + 11 × (149)', '= 1661')).toEqual(['ok', 'ok', 'ok'])
    expect(states(problem('L1'), '7y = 35 (3)', 'y = 5')).toEqual(['ok', 'ok'])
    expect(states(problem('L1'), '7y = 35', 'y =  (5)')).toEqual(['ok', 'ok'])
    expect(states(problem('L1'), '7y = 35', 'y =  (9)')).toEqual(['ok', 'wrong'])
  })

  it('may go wrong in a root that had to be dropped later', () => {
    const lines = ['x = (-3 ± √(9 + 280))/2', 'x = (-3 ± √299)/2']
    expect(states(garden, ...lines)).toEqual(['ok', 'wrong'])
    expect(states(garden, 'x = (-3 ± √289)/2', 'x = 7 or x = -10')).toEqual(['ok', 'wrong'])
  })

  it('may name a chance that is not the one that is asked', () => {
    const losing: Problem = {
      mode: 'value',
      facts: { P: '0.62' },
      target: '0.62',
      milestones: [{ id: 'value', marks: 1, shapes: ['number'] }],
      marks: 1,
    }
    const line = 'P(losing) = 1 - P(winning)'
    expect(states(losing, line, '= 1 - 0.38', '= 0.62')).toEqual(['ok', 'ok', 'ok'])
    expect(states(losing, line, '= 1 - 0.38', '= 0.72')).toEqual(['ok', 'ok', 'wrong'])
    expect(states(losing, `${line} = 1 - 0.38 = 0.62`)).toEqual(['ok'])
    expect(states(losing, 'P(E) = 1 - P(not E) = 1 - 0.38 = 0.62')).toEqual(['ok'])
    expect(states(losing, "P(E') = 1 - P(E) = 0.62")).toEqual(['ok'])
    expect(states(losing, 'P(winning) = 0.38', `${line} = 0.62`)).toEqual(['ok', 'ok'])
  })

  it('may print or in brackets', () => {
    expect(states(quadratic, 'x - 2 = 0 (or) x - 3 = 0', 'x = 2 (OR) x = 3')).toEqual(['ok', 'ok'])
    expect(states(quadratic, '(x-2)(x-3) = 0', 'x=2(or)x=4')).toEqual(['ok', 'wrong'])
  })

  it.each([
    ['x₁', 'x₂'],
    ['x1', 'x2'],
    ['x_1', 'x_2'],
    ['α', 'β'],
  ])('may name the two roots %s and %s', (one, other) => {
    expect(checkWorking(quadratic, ['(x-2)(x-3) = 0', `${one} = 2, ${other} = 3`]).marks).toBe(3)
    expect(checkWorking(quadratic, ['(x-2)(x-3) = 0', `${one} = 2`, `${other} = 3`])).toMatchObject({
      firstWrong: null,
      marks: 3,
    })
    expect(states(quadratic, '(x-2)(x-3) = 0', `${one} = 2 and ${other} = 4`)).toEqual(['ok', 'wrong'])
    expect(states(quadratic, `${one} + ${other} = 5`, `${one}${other} = 6`)).toEqual(['ok', 'ok'])
  })

  it('may write a rate with its sign of per cent', () => {
    const rate: Problem = {
      mode: 'solve',
      variables: ['r'],
      given: ['270 = 5400*r/100'],
      worlds: [{ r: '5' }],
      milestones: [{ id: 'rate', marks: 1, shapes: ['all-values'] }],
      marks: 1,
    }
    expect(checkWorking(rate, ['Rate = 270/5400 × 100 = 5%'])).toMatchObject({ firstWrong: null, marks: 1 })
    expect(checkWorking(rate, ['r = 5%']).marks).toBe(1)
    expect(states(rate, 'r = 6%')).toEqual(['wrong'])
  })

  it('may begin with a word that looks like a function', () => {
    const cost: Problem = {
      mode: 'value',
      facts: { V: '6000', B: '12', T: '6012' },
      target: '6012',
      milestones: [{ id: 'total', marks: 1, shapes: ['number'] }],
      marks: 1,
    }
    expect(checkWorking(cost, ['Total cost = 6000 + 12 = 6012'])).toMatchObject({
      firstWrong: null,
      marks: 1,
    })
  })

  it('shows what is worked out behind words that name nothing of the question', () => {
    const verified: Problem = {
      ...quadratic,
      milestones: [
        { id: 'method', marks: 1, shapes: ['factored', 'substituted'] },
        { id: 'zeroes', marks: 1, shapes: ['all-values'] },
        { id: 'verify', marks: 1, shapes: ['substituted'] },
      ],
    }
    const lines = ['(x-2)(x-3) = 0', 'x = 2, 3', 'Sum of the zeroes = 2 + 3 = 5']
    expect(checkWorking(verified, lines)).toMatchObject({ firstWrong: null, marks: 3 })
    expect(checkWorking(verified, lines.slice(0, 2)).marks).toBe(2)
  })

  it('may keep one of two solutions of a pair of equations', () => {
    const three: Problem = {
      mode: 'system',
      variables: ['a', 'd'],
      given: ['3a = 15', 'a(a^2-d^2) = 45'],
      worlds: [
        { a: '5', d: '4' },
        { a: '5', d: '-4' },
      ],
      keep: 'd>0',
      milestones: [{ id: 'both', marks: 2, shapes: ['all-values'] }],
      marks: 2,
    }
    expect(checkWorking(three, ['a = 5', 'd = 4'])).toMatchObject({ firstWrong: null, marks: 2 })
    expect(checkWorking(three, ['a = 5', 'd = ±4'])).toMatchObject({ firstWrong: null, marks: 2 })
    expect(states(three, 'a = 5', 'd = 3')).toEqual(['ok', 'wrong'])
  })

  it('may say what a letter of a pair of equations means', () => {
    const ages: Problem = {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['y = 3x', 'x + y = 52'],
      worlds: [{ x: '13', y: '39' }],
      milestones: [{ id: 'both', marks: 1, shapes: ['all-values'] }],
      marks: 1,
    }
    expect(checkWorking(ages, ['x = 13', 'Mother = 39 years']).marks).toBe(1)
    expect(checkWorking(ages, ['x = 13', 'Mother = 36 years']).marks).toBe(0)
  })

  it('may have a number in the words before its equals sign', () => {
    const income: Problem = {
      mode: 'value',
      facts: { x: '8/120*100' },
      target: '8/120*100',
      milestones: [{ id: 'value', marks: 1, shapes: ['number'] }],
      marks: 1,
    }
    const line = 'Income on ₹100 = 8/120 × 100 = 6.67'
    expect(checkWorking(income, [line])).toMatchObject({ firstWrong: null, marks: 1 })
    expect(states(quadratic, 'Adding, 14 = 2x')).toEqual(['wrong'])
  })

  it('may use x as a times sign next to a letter x', () => {
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
    expect(states(garden, '(x-7)(x+10)=0', 'x = -10', 'x = 7')).toEqual(['ok', 'wrong', 'ok'])
    expect(states(garden, '(x-7)(x+10)=0', 'x₁ = -10, x₂ = 7')).toEqual(['ok', 'wrong'])
    expect(states(garden, '(x-7)(x+10)=0', 'x = -10, x = 7', '∴ x = 7')).toEqual(['ok', 'ok', 'ok'])
    expect(states(garden, '(x-7)(x+10)=0', 'x = 7 or x = -10', 'x = -10')).toEqual(['ok', 'wrong', 'wrong'])
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

  it('may continue with both values, and write ± in words', () => {
    const lines = ['x = (5 ± 1)/2', '= 6/2 or 4/2', '= 3 or 2']
    expect(checkWorking(quadratic, lines)).toMatchObject({ firstWrong: null, marks: 3 })
    expect(states(quadratic, '(x - 5/2)² = 1/4', 'x - 5/2 = + or - 1/2')).toEqual(['ok', 'ok'])
  })

  it('may hold the same slip in both values', () => {
    const surd: Problem = {
      ...quadratic,
      given: ['x^2-6x+4=0'],
      worlds: [{ x: '3+sqrt(5)' }, { x: '3-sqrt(5)' }],
      facts: {},
      formulas: {},
    }
    expect(slip(surd, 'x = (6 ± √20)/2', 'x = 3 ± √20')).toMatchObject({ code: 'cancel-term' })
  })

  it('may use letters of another equation', () => {
    const equal: Problem = {
      mode: 'solve',
      variables: ['k'],
      given: ['k^2-24=0'],
      worlds: [{ k: '2*sqrt(6)' }, { k: '-2*sqrt(6)' }],
      marks: 1,
      milestones: [{ id: 'value', marks: 1, shapes: ['all-values'] }],
    }
    const lines = ['For equal roots, b² - 4ac = 0', 'D = 0', 'k² - 4(2)(3) = 0', 'k = ±2√6']
    expect(states(equal, ...lines)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(slip(equal, 'k² = 24', 'k = 2√6')).toMatchObject({ code: 'lost-root' })
  })
})

describe('names and signs with two meanings', () => {
  const milestones = [{ id: 'value', marks: 1, shapes: ['number' as const] }]
  const calculation = { mode: 'value' as const, milestones, marks: 1 }
  const chance: Problem = { ...calculation, target: 'P', facts: { P: '1/2', n: '6' } }

  it.each([
    [['P(E) = n(E)/n(S)', 'P(E) = 3/6', '= 1/2']],
    [['n(S) = 6', 'n(E) = 3', 'P(E) = n(E)/n(S) = 1/2']],
  ])('n(E) and n(S) are two counts, where the question knows one n: %j', (lines) => {
    expect(checkWorking(chance, lines)).toMatchObject({ firstWrong: null, marks: 1 })
    expect(states(chance, ...lines, 'P(E) = 4/6').at(-1)).toBe('wrong')
  })

  it('n(S) alone is the n of the question', () => {
    expect(states(chance, 'n(S) = 5')).toEqual(['wrong'])
  })

  it('of two chances the last is the one that is asked', () => {
    const blue: Problem = { ...calculation, target: 'P', facts: { P: '5/8' } }
    expect(states(blue, 'P(red) = 3/8', 'P(blue) = 5/8')).toEqual(['ok', 'ok'])
    expect(states(blue, 'P(red) = 3/8', 'P(blue) = 4/8')).toEqual(['ok', 'wrong'])
  })

  it('a dot at half height is a times sign or a decimal point, whichever follows', () => {
    const volume: Problem = { ...calculation, target: 'V', facts: { V: '150', A: '25', h: '6' } }
    const long: Problem = { ...calculation, target: 'V', facts: { V: '51.2', A: '25.6', h: '2' } }
    expect(states(volume, 'V = 25·6 = 150')).toEqual(['ok'])
    expect(states(long, 'V = 25·6 × 2 = 51·2')).toEqual(['ok'])
    expect(states(volume, 'V = 25·7')).toEqual(['wrong'])
  })
})

describe('calculations in words', () => {
  const milestones = [{ id: 'value', marks: 1, shapes: ['number' as const] }]
  const calculation = { mode: 'value' as const, milestones, marks: 1 }
  const rings: Problem = { ...calculation, pi: '3.14', target: '62.8', facts: { r: '4', R: '6', A: '62.8' } }
  const drum: Problem = { ...calculation, target: '2000', facts: { V: '2000000' }, formulas: { V: 'l*b*h' } }
  const median: Problem = { ...calculation, target: '43', facts: { l: '40', n: '60', f: '12', M: '43' } }
  const train: Problem = { ...calculation, target: '9', facts: { v: '20', t: '9' } }
  const tax: Problem = { ...calculation, target: '90', facts: { P: '500', GST: '90' } }

  it('the area that is asked may have another name', () => {
    const lines = [
      'Area of the small ring = 3.14 × 16 = 50.24 m²',
      'Area of the large ring = 3.14 × 36 = 113.04 m²',
    ]
    expect(states(rings, ...lines, 'Increase = 113.04 - 50.24 = 62.8 m²')).toEqual(['ok', 'ok', 'ok'])
  })

  it('a volume may be worked out in another unit', () => {
    expect(states(drum, 'Volume = 2 × 1 × 1 = 2 m³', 'Capacity = 2 × 1000 = 2000 litres')).toEqual([
      'ok',
      'ok',
    ])
    expect(states(drum, 'Volume = 200 × 100 × 10 = 200000 cm³')).toEqual(['wrong'])
  })

  it('a class of a table is no difference', () => {
    expect(states(median, 'n/2 = 30, median class is 40-50')).toEqual(['ok'])
  })

  it('a speed is converted to metres a second, and a formula may be in words', () => {
    const lines = ['Speed = 72 km/h = 72 × 5/18 = 20 m/s', 'Time = distance/speed = 180/20', '= 9 s']
    expect(states(train, ...lines)).toEqual(['ok', 'ok', 'ok'])
  })

  it('18% of 500 is a product', () => {
    expect(states(tax, 'GST = 18% of 500 = 90')).toEqual(['ok'])
    expect(states(tax, 'GST = 18% of 600 = 108')).toEqual(['wrong'])
  })

  it('"Slope of AB" is a name, and "value of x" is x', () => {
    expect(states(tax, 'Slope of AB = 6/3 = 2')).toEqual(['ok'])
    expect(states(quadratic, '(x-2)(x-3) = 0', 'the value of x = 4')).toEqual(['ok', 'wrong'])
  })

  it('P(sum is 8) and P(sum = 8) are chances', () => {
    const dice: Problem = { ...calculation, target: '5/36' }
    for (const line of ['P(sum is 8) = 5/36', 'P(sum = 8) = 5/36', 'P(sum ≥ 10) = 5/36'])
      expect(checkWorking(dice, [line])).toMatchObject({ firstWrong: null, marks: 1 })
  })

  it('a root may be taken while another value is neglected', () => {
    const lines = ['(x - 7)(x + 10) = 0', 'x = 7 or x = -10', 'x = 7 (neglecting the negative value)']
    expect(checkWorking(garden, lines).firstWrong).toBe(null)
    expect(states(garden, ...lines.slice(0, 2), 'x = 7 (rejected)').at(-1)).toBe('wrong')
  })
})

describe('a right line with a decimal or another unit in it', () => {
  const asked = (facts: Record<string, string>, target: string): Problem => ({
    mode: 'value',
    facts,
    target,
    milestones: [{ id: 'answer', marks: 1, shapes: ['number'] }],
    marks: 1,
  })
  const median = asked({ M: '185/6' }, '185/6')
  const roots: Problem = {
    ...quadratic,
    given: ['x^2-9x+5=0'],
    facts: { a: '1', b: '-9', c: '5', D: '61' },
    worlds: [{ x: '(9+sqrt(61))/2' }, { x: '(9-sqrt(61))/2' }],
  }
  const loan = asked({ P: '8000', R: '6', T: '5/12', I: '200' }, '200')
  const trip = asked({ s: '40', t: '105' }, '105')

  it('may round a part of a sum and continue with it', () => {
    const begin = 'Median = 30 + 5/12 × 2'
    expect(states(median, begin, '= 30 + 0.83', '= 30.83')).toEqual(['ok', 'ok', 'ok'])
    expect(states(median, begin, '= 30 + 0.84', '= 30.84')).toEqual(['ok', 'wrong', 'ft'])
    expect(states(median, begin, '= 30 + 0.83', '= 30.93')).toEqual(['ok', 'ok', 'wrong'])
  })

  it('may take a root as a decimal before the roots are worked out', () => {
    const begin = 'x = (9 ± √61)/2'
    expect(states(roots, begin, '= (9 ± 7.81)/2', 'x = 16.81/2 or x = 1.19/2', 'x = 8.405 or 0.595')).toEqual(
      ['ok', 'ok', 'ok', 'ok'],
    )
    expect(states(roots, begin, '= (9 ± 7.18)/2')).toEqual(['ok', 'wrong'])
    expect(states(roots, begin, '= (9 ± 7.80)/2')).toEqual(['ok', 'wrong'])
  })

  it('does not multiply what was rounded', () => {
    expect(states(median, 'Median = 30 + 5/12 × 2', '= 30 + 0.42 × 2')).toEqual(['ok', 'wrong'])
  })

  it('may change the unit on the way', () => {
    const interest = ['I = (8000 × 6 × 5)/(100 × 12)', 'I = 200']
    expect(states(loan, 'T = 5 months = 5/12 year', ...interest)).toEqual(['ok', 'ok', 'ok'])
    expect(states(loan, 'T = 5 months = 5/10 year')[0]).toBe('wrong')
    expect(states(trip, 'Time = 70/40 = 7/4 hours', '= 7/4 × 60 = 105 minutes')).toEqual(['ok', 'ok'])
    expect(states(trip, 'Time = 70/40 = 7/4 hours', '= 7/4 × 60 = 110 minutes')).toEqual(['ok', 'wrong'])
  })
})

describe('what follows from a slip', () => {
  it('may be what an equation above leaves', () => {
    const terms: Problem = {
      mode: 'value',
      facts: { a: '8', d: '2', a_29: '64' },
      target: '64',
      milestones: [{ id: 'a', marks: 1, shapes: ['says:a'] }],
      marks: 1,
    }
    const above = ['a + 2d = 12', 'a + 49d = 106', '47d = 141', 'd = 3']
    const statesOf = (...lines: string[]) => states(terms, ...above, ...lines).slice(3)
    expect(statesOf('a = 12 - 6 = 6', 'a_29 = 6 + 28 × 3 = 90')).toEqual(['ft', 'ft', 'ft'])
    expect(statesOf('a + 6 = 12', 'a = 6')).toEqual(['ft', 'ft', 'ft'])
    expect(statesOf('a = 12 - 6 = 7')).toEqual(['ft', 'wrong'])
  })

  const one = (id: string, ...shapes: Problem['milestones'][number]['shapes']) => ({ id, marks: 1, shapes })
  const tangents: Problem = {
    mode: 'value',
    facts: { PQ: '9', QR: '5', RS: '4', PS: '8' },
    target: '8',
    milestones: [one('put in', 'substituted:PS', 'substituted'), one('answer', 'number')],
    marks: 2,
  }
  const ladder: Problem = {
    mode: 'value',
    facts: { h: '12', l: '8*sqrt(3)' },
    target: '8*sqrt(3)',
    milestones: [one('put in', 'substituted:l', 'substituted'), one('answer', 'number')],
    marks: 2,
  }
  const deposit: Problem = {
    mode: 'solve',
    variables: ['r'],
    given: ['200*24+200*24*25/(2*12)*r/100=5200'],
    facts: { I: '400' },
    worlds: [{ r: '8' }],
    milestones: [one('interest', 'says:I'), one('rate', 'all-values')],
    marks: 2,
  }
  const bucket: Problem = {
    mode: 'value',
    facts: { V: '23100' },
    target: '23.1',
    milestones: [one('volume', 'says:V'), one('litres', 'number')],
    marks: 2,
  }
  const marked = (given: Problem, ...lines: string[]) => {
    const report = checkWorking(given, lines)
    return [report.lines.map(({ status }) => status).join(' '), report.marks]
  }

  it('of a formula in letters has the value that the formula gives', () => {
    expect(marked(tangents, 'PQ + PS = QR + RS', '9 + PS = 5 + 4', 'PS = 0')).toEqual(['wrong ft ft', 1])
    expect(marked(tangents, 'PQ + PS = QR + RS', '9 + PS = 5 + 6')).toEqual(['wrong wrong', 0])
  })

  it('earns what the equation with the numbers put in earned before', () => {
    expect(marked(ladder, '√3/2 = 12/l', 'l = 12 × √3/2', 'l = 6√3')).toEqual(['ok wrong ft', 1])
  })

  it('continues to the unknown of an equation', () => {
    const begin = 'Money deposited = 200 × 24 = 480'
    const rest = ['I = 5200 − 480 = 4720', '50r = 4720', 'r = 94.4']
    expect(marked(deposit, begin, ...rest)).toEqual(['wrong ft ft ft', 1])
    expect(marked(deposit, begin, 'I = 5200 − 480 = 4820')).toEqual(['wrong wrong', 0])
  })

  it('may begin with a plain division in the last line', () => {
    const lines = ['V = 23100 cm³', 'Capacity = 23100/100 = 231 litres']
    expect(states(bucket, ...lines)).toEqual(['ok', 'wrong'])
    expect(states(bucket, 'V = 23100 cm³', 'Capacity = 23100/1000 = 23.1 litres')).toEqual(['ok', 'ok'])
  })
})

describe('a dictated line', () => {
  it('says its signs and squares in words', () => {
    const lines = [
      'x square minus 5x plus 6 equal to 0',
      'x into (x-2) minus 3 into (x-2) equals 0',
      'x equals 2 or x equals 3',
    ]
    expect(checkWorking(quadratic, lines)).toMatchObject({ firstWrong: null, marks: 3 })
    expect(states(quadratic, 'x equals minus 2 or minus 3')).toEqual(['wrong'])
    expect(states(quadratic, 'x = (5 plus minus 1)/2')).toEqual(['ok'])
    expect(states(problem('M2'), 'r square = 49', 'V = 22/7 into 7 square into 10')).toEqual(['ok', 'ok'])
    expect(states(problem('M2'), 'V = 22/7 into 7 into 10')).toEqual(['wrong'])
    expect(states(problem('A3'), 's22 = 22 upon 2 into (2 + 149)')).toEqual(['ok'])
  })

  it('speaks of equations and units too', () => {
    expect(states(problem('L1'), 'put x = -2 into (2)', 'y = 5')).toEqual(['ok', 'ok'])
    expect(states(problem('C2'), '36 + 25 - 10y + y square = 16 + 9 - 6y + y square')).toEqual(['ok'])
    expect(states(problem('M2'), 'Base = 22/7 × 7 × 7 = 154 square cm', 'V = 1540 cm cube')).toEqual([
      'ok',
      'ok',
    ])
  })

  it('may say a root of everything after it', () => {
    const hypotenuse: Problem = {
      mode: 'value',
      facts: { l: '10' },
      target: '10',
      marks: 1,
      milestones: [{ id: 'value', marks: 1, shapes: ['number'] }],
    }
    expect(states(hypotenuse, 'l = root of 36 + 64', '= root of 100', '= 10')).toEqual(['ok', 'ok', 'ok'])
    expect(states(hypotenuse, 'l = root of 36 + 81')).toEqual(['wrong'])
  })
})

it('a line may join its statements in Hindi and Telugu', () => {
  expect(states(problem('L1'), '7y = 35 इसलिए y = 5', 'x = -2 और y = 5')).toEqual(['ok', 'ok'])
  expect(states(problem('L1'), '7y = 35 కాబట్టి y = 5', 'x = -2 మరియు y = 6')).toEqual(['ok', 'wrong'])
  expect(states(problem('M2'), 'घ.प. = 22/7 × 7 × 7 × 10 = 1540 घ.से.मी.')).toEqual(['ok'])
})

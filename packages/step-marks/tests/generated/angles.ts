import type { Problem, SlipCode } from '../../workings/problem.ts'
import type { Random } from './random.ts'
import { type GeneratedWorking, right, slippedAt } from './working.ts'

type Proof = {
  readonly start: string
  readonly target: string
  readonly ways: readonly (readonly string[])[]
  /** lines of which the last is wrong */
  readonly slips: readonly { readonly lines: readonly string[]; readonly codes: readonly SlipCode[] }[]
}

const proofs: readonly Proof[] = [
  {
    start: '(sin(θ)+cos(θ))^2',
    target: '1+2sin(θ)cos(θ)',
    ways: [
      ['= sin²θ + 2 sinθ cosθ + cos²θ', '= 1 + 2 sinθ cosθ'],
      ['LHS = sin²θ + cos²θ + 2sinθ cosθ', '= 1 + 2sinθ cosθ', '= RHS'],
    ],
    slips: [{ lines: ['= sin²θ + cos²θ'], codes: ['square-of-sum'] }],
  },
  {
    start: '(1+tan(θ)^2)*cos(θ)^2',
    target: '1',
    ways: [
      ['= sec²θ cos²θ', '= cos²θ/cos²θ', '= 1'],
      ['= cos²θ + tan²θ cos²θ', '= cos²θ + sin²θ', '= 1'],
    ],
    slips: [
      { lines: ['= 1 + tan²θ cos²θ'], codes: ['distribution'] },
      { lines: ['= cosec²θ cos²θ'], codes: ['identity'] },
    ],
  },
  {
    start: '(1-cos(θ))*(1+cos(θ))',
    target: 'sin(θ)^2',
    ways: [['= 1 - cos²θ', '= sin²θ']],
    slips: [{ lines: ['= 1 + cos²θ'], codes: ['sign', 'square-of-sum'] }],
  },
  {
    start: 'sec(θ)-cos(θ)',
    target: 'tan(θ)sin(θ)',
    ways: [
      ['= 1/cosθ - cosθ', '= (1 - cos²θ)/cosθ', '= sin²θ/cosθ', '= sinθ tanθ'],
      [
        'LHS = 1/cosθ - cosθ',
        '= (1-cos²θ)/cosθ [∵ sin²θ + cos²θ = 1]',
        'RHS = sin²θ/cosθ',
        '= (1 - cos²θ)/cosθ',
        'LHS = RHS',
      ],
    ],
    slips: [
      { lines: ['= 1/cosθ - cosθ', '= (1 + cos²θ)/cosθ'], codes: ['sign', 'identity'] },
      { lines: ['= 1/cosθ - cosθ', '= (1 - cosθ)/cosθ'], codes: ['arithmetic', 'identity', 'formula'] },
      { lines: ['= 1/sinθ - cosθ'], codes: ['identity'] },
    ],
  },
  {
    start: 'sin(A)/(1+cos(A))+(1+cos(A))/sin(A)',
    target: '2cosec(A)',
    ways: [
      [
        '= (sin²A + (1+cosA)²)/(sinA(1+cosA))',
        '= (sin²A + 1 + 2cosA + cos²A)/(sinA(1+cosA))',
        '= (2 + 2cosA)/(sinA(1+cosA))',
        '= 2(1+cosA)/(sinA(1+cosA))',
        '= 2/sinA',
        '= 2 cosecA',
      ],
    ],
    slips: [
      {
        lines: ['= (sin²A + (1+cosA)²)/(sinA(1+cosA))', '= (sin²A + 1 + cos²A)/(sinA(1+cosA))'],
        codes: ['square-of-sum', 'identity'],
      },
    ],
  },
  {
    start: 'sqrt((1+sin(A))/(1-sin(A)))',
    target: 'sec(A)+tan(A)',
    ways: [
      [
        '= √((1+sinA)²/((1-sinA)(1+sinA)))',
        '= √((1+sinA)²/(1-sin²A))',
        '= √((1+sinA)²/cos²A)',
        '= (1+sinA)/cosA',
        '= 1/cosA + sinA/cosA',
        '= secA + tanA',
      ],
    ],
    slips: [
      {
        lines: ['= √((1+sinA)²/((1-sinA)(1+sinA)))', '= √((1+sinA)²/(1+sin²A))'],
        codes: ['sign', 'identity'],
      },
    ],
  },
  {
    start: 'tan(θ)+cot(θ)',
    target: 'sec(θ)cosec(θ)',
    ways: [
      ['= sinθ/cosθ + cosθ/sinθ', '= (sin²θ + cos²θ)/(sinθ cosθ)', '= 1/(sinθ cosθ)', '= secθ cosecθ'],
      ['= tanθ + 1/tanθ', '= (tan²θ + 1)/tanθ', '= sec²θ/tanθ', '= secθ cosecθ'],
    ],
    slips: [
      { lines: ['= sinθ/cosθ + cosθ/sinθ', '= (sin²θ - cos²θ)/(sinθ cosθ)'], codes: ['sign', 'identity'] },
      { lines: ['= cosθ/sinθ + cosθ/sinθ'], codes: ['identity'] },
    ],
  },
]

/** an identity of trigonometry */
export function identity(random: Random): GeneratedWorking {
  const { start, target, ways, slips } = random.pick(proofs)
  const letter = start.includes('A') ? 'A' : 'θ'
  const problem: Problem = {
    mode: 'identity',
    variables: [letter],
    start,
    target,
    marks: 2,
    milestones: [
      { id: 'transform', marks: 1, shapes: ['only-sin-cos', 'one-fraction', 'only-cos'] },
      { id: 'end', marks: 1, shapes: ['target'] },
    ],
  }
  if (random.isHeads()) return right(problem, random.pick(ways))
  const slip = random.pick(slips)
  return slippedAt(problem, slip.lines.length, slip.lines, ...slip.codes)
}

const exact = [
  ['2 tan²45° + cos²30° - sin²60°', '2 × 1² + (√3/2)² - (√3/2)²', '2 + 3/4 - 3/4', '2'],
  ['sin60° cos30° + sin30° cos60°', '√3/2 × √3/2 + 1/2 × 1/2', '3/4 + 1/4', '1'],
  ['4 cot²45° - sec²60° + sin²60°', '4(1)² - (2)² + (√3/2)²', '4 - 4 + 3/4', '3/4'],
  ['tan²60° + 3cos²30°', '(√3)² + 3(√3/2)²', '3 + 9/4', '21/4'],
] as const
const wrong = [
  ['2 × 1² + (1/2)² - (√3/2)²', 'value'],
  ['1/2 × √3/2 + 1/2 × 1/2', 'value'],
  ['4(1)² - (2)² + (1/2)²', 'value'],
  ['(1/√3)² + 3(√3/2)²', 'value'],
] as const

/** ratios of the angles that are learnt by heart */
export function angleValues(random: Random): GeneratedWorking {
  const at = random.whole(0, exact.length - 1)
  const [ask, put, worked, answer] = exact[at] as (typeof exact)[number]
  const problem: Problem = {
    mode: 'value',
    target: answer,
    start: ask,
    facts: {},
    marks: 2,
    milestones: [
      { id: 'substitute', marks: 1, shapes: ['substituted'] },
      { id: 'value', marks: 1, shapes: ['number'] },
    ],
  }
  const [slip, code] = wrong[at] as (typeof wrong)[number]
  switch (random.whole(0, 3)) {
    case 0:
      return slippedAt(problem, 2, [ask, `= ${slip}`], code)
    case 1:
      return slippedAt(
        problem,
        4,
        [ask, `= ${put}`, `= ${worked}`, `= ${random.whole(5, 9)}`],
        'arithmetic',
        'sign',
      )
    case 2:
      return right(problem, [`= ${put}`, `= ${worked} = ${answer}`])
    default:
      return right(problem, [ask, `= ${put}`, `= ${worked}`, `= ${answer}`])
  }
}

/** the height of a tower seen at an angle */
export function towerHeight(random: Random): GeneratedWorking {
  const far = 10 * random.whole(2, 12)
  const problem: Problem = {
    mode: 'solve',
    variables: ['h'],
    given: [`tan(60)=h/${far}`],
    worlds: [{ h: `${far}*sqrt(3)` }],
    marks: 2,
    milestones: [
      { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
      { id: 'value', marks: 1, shapes: ['all-values'] },
    ],
  }
  switch (random.whole(0, 4)) {
    case 0:
      return slippedAt(problem, 2, [`tan60° = h/${far}`, `1/√3 = h/${far}`, `h = ${far}/√3`], 'value')
    case 1:
      return slippedAt(problem, 3, [`tan60° = h/${far}`, `√3 = h/${far}`, `h = ${far}/√3`], 'inverse')
    case 2:
      return right(problem, [
        `tan 60° = h/${far}`,
        `√3 = h/${far}`,
        `h = ${far}√3`,
        `h = ${far} × 1.732 = ${(far * 1.732).toFixed(2)} m`,
      ])
    default:
      return right(problem, [`tan60° = h/${far}`, `√3 = h/${far}`, `h = ${far}√3 m`])
  }
}

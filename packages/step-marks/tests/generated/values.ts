import type { Milestone, Problem } from '../../workings/problem.ts'
import { bracketed, fractionText as f, type Random, short, signed } from './random.ts'
import { type GeneratedWorking, right, slippedAt } from './working.ts'

const milestones: Milestone[] = [
  { id: 'substitute', marks: 1, shapes: ['substituted', 'formula-symbols'] },
  { id: 'value', marks: 1, shapes: ['number'] },
]
const value = (
  target: string,
  facts: Record<string, string>,
  formulas: Record<string, string>,
  more: Partial<Problem> = {},
): Problem => ({
  mode: 'value',
  target,
  facts,
  formulas,
  marks: 2,
  milestones,
  ...more,
})

/** the n-th term of an AP */
export function apTerm(random: Random): GeneratedWorking {
  const [a, d, n] = [random.whole(2, 30), random.nonZero(-6, 9, 1, -1), random.whole(8, 40)]
  const term = a + (n - 1) * d
  const name = `a_${n}`
  const problem = value(
    `${term}`,
    { a: `${a}`, d: `${d}`, n: `${n}`, [name]: `${term}`, a_n: `${term}` },
    { [name]: 'a+(n-1)*d', a_n: 'a+(n-1)*d' },
  )
  const lines = [
    `a = ${a}, d = ${d}, n = ${n}`,
    `${name} = a + (n-1)d`,
    `= ${a} + ${n - 1}×${bracketed(d)}`,
    `= ${a}${signed((n - 1) * d)}`,
    `= ${term}`,
  ]
  switch (random.whole(0, 7)) {
    case 0:
      return slippedAt(
        problem,
        2,
        [lines[0] as string, `${name} = a + nd`, `= ${a} + ${n}×${bracketed(d)}`, `= ${a + n * d}`],
        'formula',
        'sign',
      )
    case 1: {
      const wrong = (a + n - 1) * d
      return wrong === term
        ? right(problem, lines)
        : slippedAt(
            problem,
            4,
            [...lines.slice(0, 3), `= ${a + n - 1}×${bracketed(d)}`, `= ${wrong}`],
            'order',
          )
    }
    case 2:
      return slippedAt(
        problem,
        5,
        [...lines.slice(0, 4), `= ${term + random.nonZero(-9, 9, -2 * a, 2 * (term - a))}`],
        'arithmetic',
        'sign',
      )
    case 3:
      return right(problem, [`${name} = ${a} + (${n} - 1)(${d})`, `= ${a}${signed((n - 1) * d)} = ${term}`])
    case 4:
      return right(problem, [`${n}th term = ${a} + ${n - 1} × ${bracketed(d)} = ${term}`])
    default:
      return right(problem, lines)
  }
}

/** the sum of an AP */
export function apSum(random: Random): GeneratedWorking {
  const [a, d, n] = [random.whole(2, 20), random.nonZero(-4, 9), random.whole(5, 30)]
  const last = a + (n - 1) * d
  const sum = (n * (a + last)) / 2
  const name = `S_${n}`
  const problem = value(
    `${sum}`,
    { a: `${a}`, d: `${d}`, n: `${n}`, l: `${last}`, [name]: `${sum}`, S: `${sum}`, S_n: `${sum}` },
    { [name]: 'n/2*(2*a+(n-1)*d)', S_n: 'n/2*(2*a+(n-1)*d)', l: 'a+(n-1)*d' },
  )
  const inside = `2×${a} + ${n - 1}×${bracketed(d)}`
  const wrongInside = `${a} + ${n - 1}×${bracketed(d)}`
  switch (random.whole(0, 5)) {
    case 0:
      return slippedAt(
        problem,
        1,
        [`${name} = ${n}/2 [${wrongInside}]`, `= ${n}/2 × ${last}`, `= ${short((n * last) / 2)}`],
        'coefficient',
        'formula',
        'value',
      )
    case 1:
      return slippedAt(
        problem,
        3,
        [
          `S_n = n/2 [2a + (n-1)d]`,
          `${name} = ${n}/2 [${inside}]`,
          `= ${n}/2 × ${a + last + random.nonZero(-5, 5)}`,
        ],
        'arithmetic',
        'sign',
        'order',
        'distribution',
        'coefficient',
      )
    case 2:
      return right(problem, [
        `l = a + (n-1)d = ${last}`,
        `${name} = n/2 (a + l)`,
        `= ${n}/2 × ${a + last}`,
        `= ${sum}`,
      ])
    default:
      return right(problem, [
        `S_n = n/2 [2a + (n-1)d]`,
        `= ${n}/2 [${inside}]`,
        `= ${n}/2 × ${a + last}`,
        `= ${sum}`,
      ])
  }
}

const solids = [
  {
    name: 'V',
    formula: 'π*r^2*h',
    written: 'πr²h',
    put: (r: number, h: number) => `22/7 × ${r} × ${r} × ${h}`,
    of: (r: number, h: number) => r * r * h,
    less: (r: number, h: number) => r * h,
  },
  {
    name: 'V',
    formula: '1/3*π*r^2*h',
    written: '1/3 πr²h',
    put: (r: number, h: number) => `1/3 × 22/7 × ${r} × ${r} × ${h}`,
    of: (r: number, h: number) => (r * r * h) / 3,
    less: (r: number, h: number) => r * r * h,
  },
  {
    name: 'CSA',
    formula: '2*π*r*h',
    written: '2πrh',
    put: (r: number, h: number) => `2 × 22/7 × ${r} × ${h}`,
    of: (r: number, h: number) => 2 * r * h,
    less: (r: number, h: number) => r * h,
  },
  {
    name: 'TSA',
    formula: '2*π*r*(r+h)',
    written: '2πr(r + h)',
    put: (r: number, h: number) => `2 × 22/7 × ${r} × (${r} + ${h})`,
    of: (r: number, h: number) => 2 * r * (r + h),
    less: (r: number, h: number) => 2 * r * r + h,
  },
  {
    name: 'V',
    formula: '4/3*π*r^3',
    written: '4/3 πr³',
    put: (r: number) => `4/3 × 22/7 × ${r} × ${r} × ${r}`,
    of: (r: number) => (4 * r ** 3) / 3,
    less: (r: number) => (4 * r * r) / 3,
  },
] as const

/** volumes and areas of solids */
export function solid(random: Random): GeneratedWorking {
  const kind = random.pick(solids)
  const [r, h] = [random.pick([10.5, 21, 31.5, 42]), 3 * random.whole(1, 9)]
  const amount = (22 / 7) * kind.of(r, h)
  const problem = value(
    short(amount),
    { r: `${r}`, h: `${h}`, [kind.name]: short(amount) },
    { [kind.name]: kind.formula },
    { pi: '22/7' },
  )
  const unit = random.pick([
    '',
    kind.name === 'V' ? ' cm³' : ' cm²',
    kind.name === 'V' ? ' cu cm' : ' sq. cm',
  ])
  const end = `= ${short(amount)}${unit}`
  const twice = (22 / 7) * kind.of(2 * r, h)
  switch (random.whole(0, 7)) {
    case 0:
      return slippedAt(
        problem,
        1,
        [`${kind.name} = ${kind.put(2 * r, h)}`, `= ${short(twice)}${unit}`],
        'diameter',
        'formula',
        'coefficient',
      )
    case 1: {
      const wrong = (22 / 7) * kind.less(r, h)
      return slippedAt(
        problem,
        2,
        [`${kind.name} = ${kind.written}`, `= 22/7 × ${short(kind.less(r, h))}`, `= ${short(wrong)}${unit}`],
        'formula',
        'coefficient',
        'value',
        'distribution',
        'order',
        'arithmetic',
        'sign',
      )
    }
    case 2:
      return slippedAt(
        problem,
        3,
        [
          `${kind.name} = ${kind.written}`,
          `= ${kind.put(r, h)}`,
          `= ${short(amount + random.nonZero(-9, 9))}${unit}`,
        ],
        'arithmetic',
        'value',
        'coefficient',
        'formula',
      )
    case 3:
      return right(problem, [
        `r = ${r} cm, h = ${h} cm`,
        `${kind.name} = ${kind.put(r, h)} = ${short(amount)}${unit}`,
      ])
    case 4:
      return right(problem, [`${kind.name === 'V' ? 'Volume' : kind.name} = ${kind.put(r, h)}`, end])
    default:
      return right(problem, [`${kind.name} = ${kind.written}`, `= ${kind.put(r, h)}`, end])
  }
}

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [6, 8, 10],
  [7, 24, 25],
] as const

/** the distance between two points */
export function distance(random: Random): GeneratedWorking {
  const [across, up, length] = random.pick(triples)
  const [x1, y1] = [random.nonZero(-6, 6), random.nonZero(-6, 6)]
  const [x2, y2] = [x1 + across, y1 + up]
  const facts = { AB: `${length}`, x_1: `${x1}`, y_1: `${y1}`, x_2: `${x2}`, y_2: `${y2}` }
  const problem = value(`${length}`, facts, { AB: 'sqrt((x_2-x_1)^2+(y_2-y_1)^2)' })
  const inside = `(${x2}${signed(-x1)})² + (${y2}${signed(-y1)})²`
  const formula = 'AB = √((x2 - x1)² + (y2 - y1)²)'
  switch (random.whole(0, 6)) {
    case 0:
      if (x2 === 0) return right(problem, [`AB = √(${inside})`, `= ${length} units`])
      return slippedAt(
        problem,
        2,
        [formula, `= √((${x2}${signed(x1)})² + (${y2}${signed(-y1)})²)`],
        'sign',
        'value',
      )
    case 1:
      return slippedAt(
        problem,
        3,
        [
          `AB = √(${inside})`,
          `= √(${across * across} + ${up * up})`,
          `= ${across} + ${up}`,
          `= ${across + up}`,
        ],
        'root-of-sum',
      )
    case 2:
      return slippedAt(
        problem,
        2,
        [`AB = √(${inside})`, `= √(${across * across} + ${up * up + random.nonZero(-3, 3)})`],
        'arithmetic',
        'sign',
      )
    case 3:
      return right(problem, [
        `AB² = ${inside}`,
        `AB² = ${across * across} + ${up * up} = ${length * length}`,
        `AB = √${length * length} = ${length} units`,
      ])
    default:
      return right(problem, [
        formula,
        `= √(${inside})`,
        `= √(${across * across} + ${up * up})`,
        `= √${length * length}`,
        `= ${length} units`,
      ])
  }
}

/** a chance as a fraction */
export function chance(random: Random): GeneratedWorking {
  const all = random.pick([6, 36, 52, 20, 30])
  const good = random.whole(1, all - 1)
  const answer = f(good, all)
  const problem = value(answer, { P: answer }, {})
  const count = `n(S) = ${all}, n(E) = ${good}`
  switch (random.whole(0, 5)) {
    case 0:
      return slippedAt(
        problem,
        2,
        [`n(S) = ${all}`, `P(E) = ${good + 1 === all ? good - 1 : good + 1}/${all}`],
        'value',
        'arithmetic',
      )
    case 1:
      return slippedAt(problem, 1, [`P(E) = ${good}/${all} = ${f(good, all + 1)}`], 'arithmetic')
    case 2:
      return right(problem, [
        `Total number of outcomes = ${all}`,
        `Favourable outcomes = ${good}`,
        `P(E) = ${good}/${all}`,
        `= ${answer}`,
      ])
    case 3:
      return right(problem, [
        `Probability = ${good}/${all}`,
        ...(answer === `${good}/${all}` ? [] : [`= ${answer}`]),
      ])
    default:
      return right(problem, [
        count,
        `P(E) = n(E)/n(S) = ${good}/${all}`,
        ...(answer === `${good}/${all}` ? [] : [`= ${answer}`]),
      ])
  }
}

/** simple interest */
export function interest(random: Random): GeneratedWorking {
  const [P, R, T] = [100 * random.whole(10, 90), random.whole(4, 12), random.whole(2, 5)]
  const I = (P * R * T) / 100
  const problem = value(
    `${I}`,
    { P: `${P}`, R: `${R}`, T: `${T}`, I: `${I}`, SI: `${I}`, A: `${P + I}` },
    { I: 'P*R*T/100', SI: 'P*R*T/100', A: 'P+I' },
  )
  switch (random.whole(0, 4)) {
    case 0:
      return slippedAt(problem, 1, [`I = ${P} × ${R} × ${T}`, `= ${P * R * T}`], 'coefficient', 'formula')
    case 1:
      return slippedAt(
        problem,
        3,
        ['I = PRT/100', `= (${P} × ${R} × ${T})/100`, `= ₹${I + 10 * random.nonZero(-9, 9)}`],
        'arithmetic',
      )
    default:
      return right(problem, [
        'I = (P × R × T)/100',
        `= (${P} × ${R} × ${T})/100`,
        random.pick([`= Rs. ${I}`, `= ₹${I}`, `= ${I}`]),
      ])
  }
}

/** 1/(√a - √b) with a rational denominator */
export function rationalise(random: Random): GeneratedWorking {
  const b = random.pick([2, 3, 5, 7])
  const a = b + random.nonZero(1, 6, 4 - b, 9 - b)
  const gap = a - b
  const target = gap === 1 ? `sqrt(${a})+sqrt(${b})` : `(sqrt(${a})+sqrt(${b}))/${gap}`
  const problem = value(target, {}, {}, { start: `1/(sqrt(${a})-sqrt(${b}))` })
  const [top, bottom] = [`√${a} + √${b}`, `(√${a} - √${b})(√${a} + √${b})`]
  const end = gap === 1 ? top : `(${top})/${gap}`
  switch (random.whole(0, 3)) {
    case 0:
      return slippedAt(problem, 2, [`= (${top})/(${bottom})`, `= (${top})/${a + b}`], 'sign')
    case 1:
      return slippedAt(
        problem,
        1,
        [`= (√${a} - √${b})/(${bottom})`, `= (√${a} - √${b})/${gap}`],
        'sign',
        'arithmetic',
        'cancel-term',
        'distribution',
      )
    default:
      return right(problem, [`= (${top})/(${bottom})`, `= (${top})/(${a} - ${b})`, `= ${end}`])
  }
}

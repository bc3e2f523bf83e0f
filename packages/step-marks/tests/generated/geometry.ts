import { type Random, short, signed } from './random.ts'
import { value } from './values.ts'
import { type GeneratedWorking, right, slippedAt } from './working.ts'

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

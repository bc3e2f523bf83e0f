import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction } from '../typst.ts'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

export const ratiosFromOne = (random: Random) => {
  const [opposite, adjacent, hypotenuse] = random.pick(triples)
  return question({
    prompt: `If $sin theta = ${opposite}/${hypotenuse}$ for an acute angle $theta$, find $cos theta$ and $tan theta$.`,
    steps: [
      [`adjacent side $sqrt(${hypotenuse}^2 - ${opposite}^2) = ${adjacent}$`, 1],
      [`$cos theta = ${adjacent}/${hypotenuse}$, $tan theta = ${opposite}/${adjacent}$`, 1],
    ],
    given: { opposite, hypotenuse },
    result: { cos: adjacent / hypotenuse, tan: opposite / adjacent },
  })
}

const exact = {
  'sin 30°': { squared: [1, 4], text: '1/2' },
  'cos 30°': { squared: [3, 4], text: 'sqrt(3)/2' },
  'tan 30°': { squared: [1, 3], text: '1/sqrt(3)' },
  'sin 45°': { squared: [1, 2], text: '1/sqrt(2)' },
  'tan 45°': { squared: [1, 1], text: '1' },
  'sin 60°': { squared: [3, 4], text: 'sqrt(3)/2' },
  'cos 60°': { squared: [1, 4], text: '1/2' },
  'tan 60°': { squared: [3, 1], text: 'sqrt(3)' },
} as const

type Ratio = keyof typeof exact
const ratios = Object.keys(exact).filter((name): name is Ratio => name in exact)

export const standardValue = (random: Random) => {
  const [ratio = 'sin 30°'] = random.shuffle(ratios)
  return question({
    prompt: `Write the value of $${ratio}$.`,
    steps: [[`$${exact[ratio].text}$`, 1]],
    given: { ratio },
    result: { squared: exact[ratio].squared[0] / exact[ratio].squared[1] },
  })
}

const squareOf = (ratio: Ratio) => ratio.replace(' ', '^2 ')

export const evaluateExpression = (random: Random) => {
  const [first = 'sin 30°', second = 'tan 45°', third = 'cos 60°'] = random.shuffle(ratios)
  const [p = 2, q = 3, r = 4] = [random.integer(2, 5), random.integer(2, 4), random.integer(1, 3)]
  const parts = [first, second, third].map((ratio) => exact[ratio].squared)
  const [[a, b] = [0, 1], [c, d] = [0, 1], [e, f] = [0, 1]] = parts
  const numerator = p * a * 12 * (1 / b) + q * c * 12 * (1 / d) - r * e * 12 * (1 / f)
  const twelfths = Math.round(numerator)
  return question({
    prompt: `Evaluate $${p} ${squareOf(first)} + ${q} ${squareOf(second)} - ${r === 1 ? '' : r} ${squareOf(third)}$.`,
    steps: [
      [`$= ${p} times ${fraction(a, b)} + ${q} times ${fraction(c, d)} - ${r} times ${fraction(e, f)}$`, 1],
      [`$= ${fraction(twelfths, 12)}$`, 1],
    ],
    given: { first, second, third, p, q, r },
    result: { value: twelfths / 12 },
  })
}

export const angleFromRatio = (random: Random) => {
  const multiple = random.integer(2, 3)
  const [name, angle, text] = random.pick([
    ['sin', 30, '1/2'],
    ['cos', 60, '1/2'],
    ['tan', 60, 'sqrt(3)'],
    ['tan', 45, '1'],
    ['sin', 60, 'sqrt(3)/2'],
  ] as const)
  return question({
    prompt: `If $${name} ${multiple} x = ${text}$ and $${multiple} x$ is acute, find $x$.`,
    steps: [[`$${multiple} x = ${angle}°$, so $x = ${decimal(angle / multiple)}°$`, 1]],
    given: { name, multiple, angle },
    result: { x: angle / multiple },
  })
}

export const sidesFromTangent = (random: Random) => {
  const [opposite, adjacent, hypotenuse] = random.pick(triples)
  const factor = random.integer(2, 4)
  const p = random.integer(2, 4)
  const top = p * opposite + adjacent
  return question({
    prompt: `In $triangle A B C$, right-angled at $B$, $tan A = ${opposite}/${adjacent}$ and $A C = ${hypotenuse * factor}$ cm. Find $A B$, $B C$ and the value of $(${p} sin A + cos A)/(cos A)$.`,
    steps: [
      [`$B C = ${opposite} k$, $A B = ${adjacent} k$, $A C = ${hypotenuse} k$, so $k = ${factor}$`, 1],
      [`$A B = ${adjacent * factor}$ cm, $B C = ${opposite * factor}$ cm`, 1],
      [`$(${p} sin A + cos A)/(cos A) = ${p} tan A + 1 = ${fraction(top, adjacent)}$`, 1],
    ],
    given: { opposite, adjacent, ac: hypotenuse * factor, p },
    result: { ab: adjacent * factor, bc: opposite * factor, value: top / adjacent },
  })
}

/** Identities to prove; `left` and `right` are given as functions too, so that a test can try angles. */
export const identities = [
  {
    statement: '(1 + tan^2 theta) cos^2 theta = 1',
    left: (t: number) => (1 + Math.tan(t) ** 2) * Math.cos(t) ** 2,
    right: () => 1,
    steps: [
      ['$1 + tan^2 theta = sec^2 theta$', 1],
      ['$sec^2 theta cos^2 theta = 1$', 1],
    ],
  },
  {
    statement: '(sin theta)/(1 + cos theta) + (1 + cos theta)/(sin theta) = 2 csc theta',
    left: (t: number) => Math.sin(t) / (1 + Math.cos(t)) + (1 + Math.cos(t)) / Math.sin(t),
    right: (t: number) => 2 / Math.sin(t),
    steps: [
      ['left side $= (sin^2 theta + (1 + cos theta)^2)/(sin theta (1 + cos theta))$', 1],
      ['$= (2 + 2 cos theta)/(sin theta (1 + cos theta))$, as $sin^2 theta + cos^2 theta = 1$', 1],
      ['$= 2/(sin theta) = 2 csc theta$', 1],
    ],
  },
  {
    statement: 'sqrt((1 - sin theta)/(1 + sin theta)) = sec theta - tan theta quad (0° < theta < 90°)',
    left: (t: number) => Math.sqrt((1 - Math.sin(t)) / (1 + Math.sin(t))),
    right: (t: number) => 1 / Math.cos(t) - Math.tan(t),
    steps: [
      ['multiply above and below by $1 - sin theta$', 1],
      ['$= sqrt((1 - sin theta)^2/(cos^2 theta)) = (1 - sin theta)/(cos theta)$', 1],
      ['$= sec theta - tan theta$', 1],
    ],
  },
  {
    statement: 'tan theta + cot theta = sec theta csc theta',
    left: (t: number) => Math.tan(t) + 1 / Math.tan(t),
    right: (t: number) => 1 / (Math.cos(t) * Math.sin(t)),
    steps: [
      ['$= (sin^2 theta + cos^2 theta)/(sin theta cos theta)$', 1],
      ['$= 1/(sin theta cos theta) = sec theta csc theta$', 1],
    ],
  },
  {
    statement: 'sin^4 theta - cos^4 theta = 2 sin^2 theta - 1',
    left: (t: number) => Math.sin(t) ** 4 - Math.cos(t) ** 4,
    right: (t: number) => 2 * Math.sin(t) ** 2 - 1,
    steps: [
      ['$= (sin^2 theta - cos^2 theta)(sin^2 theta + cos^2 theta)$', 1],
      ['$= sin^2 theta - (1 - sin^2 theta) = 2 sin^2 theta - 1$', 1],
    ],
  },
  {
    statement: '(csc theta - sin theta)(sec theta - cos theta) = 1/(tan theta + cot theta)',
    left: (t: number) => (1 / Math.sin(t) - Math.sin(t)) * (1 / Math.cos(t) - Math.cos(t)),
    right: (t: number) => 1 / (Math.tan(t) + 1 / Math.tan(t)),
    steps: [
      ['left side $= (cos^2 theta)/(sin theta) times (sin^2 theta)/(cos theta)$', 1],
      ['$= sin theta cos theta$', 1],
      ['right side $= (sin theta cos theta)/(sin^2 theta + cos^2 theta) = sin theta cos theta$', 1],
    ],
  },
  {
    statement: '(1 - tan^2 theta)/(1 + tan^2 theta) = 1 - 2 sin^2 theta',
    left: (t: number) => (1 - Math.tan(t) ** 2) / (1 + Math.tan(t) ** 2),
    right: (t: number) => 1 - 2 * Math.sin(t) ** 2,
    steps: [
      ['$= cos^2 theta (1 - (sin^2 theta)/(cos^2 theta))$, as $1 + tan^2 theta = 1/(cos^2 theta)$', 1],
      ['$= cos^2 theta - sin^2 theta = 1 - 2 sin^2 theta$', 1],
    ],
  },
  {
    statement: '(1 + sec theta)/(sec theta) = (sin^2 theta)/(1 - cos theta)',
    left: (t: number) => (1 + 1 / Math.cos(t)) * Math.cos(t),
    right: (t: number) => Math.sin(t) ** 2 / (1 - Math.cos(t)),
    steps: [
      ['left side $= cos theta + 1$', 1],
      ['right side $= ((1 - cos theta)(1 + cos theta))/(1 - cos theta) = 1 + cos theta$', 1],
    ],
  },
  {
    statement: '(sin theta + csc theta)^2 + (cos theta + sec theta)^2 = 7 + tan^2 theta + cot^2 theta',
    left: (t: number) => (Math.sin(t) + 1 / Math.sin(t)) ** 2 + (Math.cos(t) + 1 / Math.cos(t)) ** 2,
    right: (t: number) => 7 + Math.tan(t) ** 2 + 1 / Math.tan(t) ** 2,
    steps: [
      ['$= sin^2 theta + 2 + csc^2 theta + cos^2 theta + 2 + sec^2 theta$', 2],
      ['$sin^2 theta + cos^2 theta = 1$', 1],
      ['$csc^2 theta = 1 + cot^2 theta$ and $sec^2 theta = 1 + tan^2 theta$', 1],
      ['the sum is $7 + tan^2 theta + cot^2 theta$', 1],
    ],
  },
] as const satisfies readonly {
  statement: string
  left: (angle: number) => number
  right: (angle: number) => number
  steps: readonly (readonly [string, number])[]
}[]

export const proveIdentity = (random: Random) => {
  const index = random.integer(0, identities.length - 1)
  const { statement, steps } = identities[index] ?? identities[0]
  return question({
    prompt: `Prove that $${statement}$.`,
    steps,
    given: { index },
    result: {},
  })
}

export const simplifyByIdentity = (random: Random) => {
  const factor = random.integer(2, 9)
  const [expression, reason] = random.pick([
    [`${factor} sec^2 theta - ${factor} tan^2 theta`, '$sec^2 theta - tan^2 theta = 1$'],
    [`${factor} csc^2 theta - ${factor} cot^2 theta`, '$csc^2 theta - cot^2 theta = 1$'],
    [`${factor} sin^2 theta + ${factor} cos^2 theta`, '$sin^2 theta + cos^2 theta = 1$'],
  ] as const)
  return question({
    prompt: `Simplify $${expression}$.`,
    steps: [[`${reason}, so the value is ${factor}`, 1]],
    given: { factor, expression },
    result: { value: factor },
  })
}

export const secantPlusTangent = (random: Random) => {
  const [opposite, adjacent, hypotenuse] = random.pick(triples)
  const top = hypotenuse + opposite
  return question({
    prompt: `If $sec theta + tan theta = ${fraction(top, adjacent)}$, find $sec theta - tan theta$ and $cos theta$.`,
    steps: [
      ['$(sec theta + tan theta)(sec theta - tan theta) = 1$', 1],
      [`$sec theta - tan theta = ${fraction(adjacent, top)}$`, 1],
      [
        `add: $2 sec theta = ${fraction(top * top + adjacent * adjacent, top * adjacent)}$, so $cos theta = ${fraction(adjacent, hypotenuse)}$`,
        1,
      ],
    ],
    given: { sum: top / adjacent },
    result: { difference: adjacent / top, cos: adjacent / hypotenuse },
  })
}

export const productOfIdentity = (random: Random) => {
  const a = random.integer(2, 6)
  const b = random.integer(2, 6)
  return question({
    prompt: `If $x = ${a} sec theta$ and $y = ${b} tan theta$, show that $x^2/${a * a} - y^2/${b * b} = 1$.`,
    steps: [
      [`$x^2/${a * a} = sec^2 theta$ and $y^2/${b * b} = tan^2 theta$`, 1],
      ['the difference is $sec^2 theta - tan^2 theta = 1$', 1],
    ],
    given: { a, b },
    result: { value: 1 },
  })
}

import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction, root } from '../typst.ts'

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

export const towerHeight = (random: Random) => {
  const distance = 3 * random.integer(5, 25)
  const angle = random.pick([30, 60])
  const text = angle === 30 ? `${distance / 3} sqrt(3)` : `${distance} sqrt(3)`
  return question({
    prompt: `From a point ${distance} m from the foot of a tower its top is seen at an angle of elevation of ${angle}°. Find the height of the tower.`,
    figure: `#elevation(${angle}, "${distance} m")`,
    steps: [
      ['figure with the right angle at the foot', 0.5],
      [`$tan ${angle}° = h/${distance}$`, 0.5],
      [`$h = ${text}$ m`, 1],
    ],
    given: { distance, angle },
    result: { height: distance * Math.tan((angle * Math.PI) / 180) },
  })
}

export const twoPointsOfView = (random: Random) => {
  const height = 10 * random.integer(3, 12)
  return question({
    prompt: `From the top of a lighthouse ${height} m high the angles of depression of two boats on the same side are 45° and 30°. Find the distance between the boats ($sqrt(3) = 1.732$).`,
    steps: [
      ['figure with both angles marked', 1],
      [`nearer boat: $tan 45° = ${height}/x$, $x = ${height}$ m`, 1],
      [`farther boat: $tan 30° = ${height}/y$, $y = ${height} sqrt(3)$ m`, 1],
      [`distance $= ${height} (sqrt(3) - 1)$ m`, 1],
      [`$= ${decimal(height * 0.732)}$ m`, 1],
    ],
    given: { height },
    result: { distance: height * 0.732 },
  })
}

export const kiteString = (random: Random) => {
  const height = 10 * random.integer(3, 9)
  const [angle, text, value] = random.pick([
    [30, `${2 * height}`, 2 * height],
    [60, `(${2 * height})/sqrt(3) = ${decimal((2 * height) / 3)} sqrt(3)`, (2 * height) / Math.sqrt(3)],
    [45, `${height} sqrt(2)`, height * Math.SQRT2],
  ] as const)
  return question({
    prompt: `A kite flies at a height of ${height} m; its string is straight and makes ${angle}° with the ground. Find the length of the string.`,
    steps: [
      [`$sin ${angle}° = ${height}/l$`, 1],
      [`$l = ${text}$ m`, 1],
    ],
    given: { height, angle },
    result: { length: value },
  })
}

export const walkingTowards = (random: Random) => {
  const walked = 2 * random.integer(10, 40)
  return question({
    prompt: `The angle of elevation of the top of a temple tower is 30°. After walking ${walked} m towards it the angle is 60°. Find the height of the tower.`,
    steps: [
      ['figure; distance left $x$, height $h$', 0.5],
      [`$h = x sqrt(3)$ and $h = (x + ${walked})/sqrt(3)$`, 1],
      [`$3 x = x + ${walked}$, $x = ${walked / 2}$`, 1],
      [`$h = ${walked / 2} sqrt(3)$ m`, 0.5],
    ],
    given: { walked },
    result: { height: (walked / 2) * Math.sqrt(3) },
  })
}

export const elevationFromShadow = (random: Random) => {
  const height = random.integer(4, 20)
  const [ratio, angle] = random.pick([
    ['sqrt(3)', 30],
    ['', 45],
  ] as const)
  return question({
    prompt: `A post of $${height}$ m throws a shadow of $${height} ${ratio}$ m. Find the angle of elevation of the sun.`,
    steps: [[`$tan theta = ${ratio === '' ? '1' : '1/sqrt(3)'}$, so $theta = ${angle}°$`, 1]],
    given: { height, shadow: height * (ratio === '' ? 1 : Math.sqrt(3)) },
    result: { angle },
  })
}

export const brokenTree = (random: Random) => {
  const distance = 3 * random.integer(2, 8)
  return question({
    prompt: `A tree breaks in the wind and its top touches the ground ${distance} m from the foot, at an angle of 30°. Find the height the tree had.`,
    steps: [
      [`standing part: $${distance} tan 30° = ${root((distance * distance) / 3)}$ m`, 1],
      [`broken part: $${distance}/(cos 30°) = ${root((4 * distance * distance) / 3)}$ m`, 1],
      [`height: $${root(3 * distance * distance)}$ m`, 1],
    ],
    given: { distance },
    result: { height: distance * Math.sqrt(3) },
  })
}

import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction } from '../typst.ts'

const sideSets = [
  [5, 6, 7],
  [4, 5, 6],
  [6, 7, 8],
  [5, 6, 9],
  [6, 8, 9],
  [4, 6, 7],
] as const

export const triangleByScale = (random: Random) => {
  const [a, b, c] = random.pick(sideSets)
  const [m, n] = random.pick([
    [3, 5],
    [2, 3],
    [3, 4],
    [5, 3],
    [7, 4],
    [3, 2],
  ] as const)
  const scaled = [(a * m) / n, (b * m) / n, (c * m) / n] as const
  return question({
    prompt: `Construct a triangle with sides ${a} cm, ${b} cm, ${c} cm, and a triangle similar to it whose sides are $${m}/${n}$ of them. Check one side by calculation.`,
    steps: [
      [`triangle with sides ${a}, ${b}, ${c} cm`, 1],
      [`from one end of the base a ray with ${Math.max(m, n)} equal steps`, 1],
      [
        `join step ${n} to the other end of the base; through step ${m} a parallel, and from there a parallel to the third side`,
        1,
      ],
      [`new sides ${scaled.map((side) => decimal(side)).join(' cm, ')} cm`, 1],
    ],
    given: { sides: [a, b, c] as const, m, n },
    result: { scaled },
  })
}

export const divideSegment = (random: Random) => {
  const [m = 2, n = 3] = random.distinct(2, 2, 5)
  const length = random.integer(7, 12)
  const first = (length * m) / (m + n)
  return question({
    prompt: `Draw a segment of ${length} cm and divide it in the ratio $${m} : ${n}$. Calculate both parts.`,
    steps: [
      [`ray at an acute angle with $${m} + ${n} = ${m + n}$ equal steps`, 1],
      [`join the last step to the end; through step ${m} draw the parallel`, 1],
      [`parts ${decimal(first)} cm and ${decimal(length - first)} cm`, 1],
    ],
    given: { length, m, n },
    result: { first, second: length - first },
  })
}

export const scaleOfFigures = (random: Random) => {
  const [m = 3, n = 5] = random.distinct(2, 2, 7)
  return question({
    prompt: `A triangle is drawn with scale factor $${m}/${n}$. Is it larger or smaller than the given one, and what part of the area has it?`,
    steps: [
      [m > n ? 'larger' : 'smaller', 0.5],
      [`area: $${fraction(m * m, n * n)}$ of the given one`, 0.5],
    ],
    given: { m, n },
    result: { areaRatio: (m * m) / (n * n) },
  })
}

export const triangleBaseHeight = (random: Random) => {
  const base = random.integer(5, 8)
  const height = random.integer(3, 5)
  const side = Math.sqrt((base / 2) ** 2 + height ** 2)
  return question({
    prompt: `Construct an isosceles triangle with base ${base} cm and height ${height} cm. Measure the equal sides and check them.`,
    steps: [
      ['base; its perpendicular bisector', 1],
      [`${height} cm along the bisector gives the top`, 1],
      [`side $sqrt(${decimal(base / 2)}^2 + ${height}^2) approx ${decimal(side, 1)}$ cm`, 1],
    ],
    given: { base, height },
    result: { side },
  })
}

export const regularHexagon = (random: Random) => {
  const side = random.integer(3, 6)
  return question({
    prompt: `Construct a regular hexagon of side ${side} cm by its circle. What is the radius, and how long is the longest diagonal?`,
    steps: [
      [`circle of radius ${side} cm; the radius is stepped off six times`, 1],
      [`radius ${side} cm, longest diagonal ${2 * side} cm`, 1],
    ],
    given: { side },
    result: { radius: side, diagonal: 2 * side },
  })
}

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const

export const circumcircle = (random: Random) => {
  const [a, b, c] = random.pick(triples)
  return question({
    prompt: `Construct a right triangle with the sides ${a} cm and ${b} cm about the right angle, and its circumcircle. Calculate the radius.`,
    steps: [
      ['triangle with the right angle', 1],
      ['perpendicular bisectors of two sides meet on the hypotenuse', 1],
      [`hypotenuse ${c} cm, so $R = ${decimal(c / 2)}$ cm`, 1],
    ],
    given: { a, b },
    result: { radius: c / 2 },
  })
}

export const incircle = (random: Random) => {
  const [a, b, c] = random.pick(triples)
  const radius = (a + b - c) / 2
  return question({
    prompt: `Construct a triangle with sides ${a}, ${b} and ${c} cm and its incircle. Calculate the radius.`,
    steps: [
      ['triangle; bisectors of two angles meet at the centre $I$', 1],
      ['perpendicular from $I$ to a side; circle with this radius', 1],
      [`area $${(a * b) / 2}$ cm² $= r times s$ with $s = ${(a + b + c) / 2}$ cm, so $r = ${radius}$ cm`, 1],
    ],
    given: { a, b, c },
    result: { radius },
  })
}

export const equilateralCircles = (random: Random) => {
  const side = random.integer(4, 9)
  const outer = side / Math.sqrt(3)
  return question({
    prompt: `Construct an equilateral triangle of side ${side} cm with its incircle and its circumcircle. Give both radii to one decimal.`,
    steps: [
      ['triangle; the bisectors of the angles bisect the sides as well', 1],
      [`$R = ${side}/sqrt(3) approx ${decimal(outer, 1)}$ cm`, 1],
      [`$r = R/2 approx ${decimal(outer / 2, 1)}$ cm`, 1],
    ],
    given: { side },
    result: { outer, inner: outer / 2 },
  })
}

export const centreOfCircle = (random: Random) => {
  const kind = random.pick(['acute', 'right', 'obtuse'])
  const place = {
    acute: 'inside the triangle',
    right: 'on the longest side',
    obtuse: 'outside the triangle',
  }[kind]
  const side = random.integer(5, 9)
  return question({
    prompt: `The longest side of ${kind === 'right' ? 'a' : 'an'} ${kind} triangle measures ${side} cm. Where does the centre of its circumcircle lie?`,
    steps: [[place, 1]],
    given: { kind },
    result: { place },
  })
}

export const equidistantFromTwo = (random: Random) => {
  const [half, height, distance] = random.pick([
    [3, 4, 5],
    [4, 3, 5],
    [6, 8, 10],
    [5, 12, 13],
  ] as const)
  return question({
    prompt: `$A$ and $B$ are ${2 * half} cm apart. Find by construction the points ${distance} cm from both. How far are they from the line $A B$?`,
    steps: [
      ['points at equal distance lie on the perpendicular bisector of $A B$', 1],
      [`arcs of ${distance} cm around $A$ cut it in two points`, 1],
      [`$sqrt(${distance}^2 - ${half}^2) = ${height}$ cm from the line`, 1],
    ],
    given: { apart: 2 * half, distance },
    result: { height },
  })
}

export const nameTheLocus = (random: Random) => {
  const distance = random.integer(2, 9)
  const [which, locus] = random.pick([
    [`points ${distance} cm from a fixed point`, `circle of radius ${distance} cm around the point`],
    [`points ${distance} cm from a fixed line`, `two parallels, ${distance} cm on either side of the line`],
    [
      `points at equal distance from two points ${distance} cm apart`,
      'perpendicular bisector of the segment that joins them',
    ],
    [
      `centres of circles of radius ${distance} cm through a fixed point`,
      `circle of radius ${distance} cm around the point`,
    ],
  ] as const)
  return question({
    prompt: `What is the locus of ${which}?`,
    steps: [[`the ${locus}`, 1]],
    given: { which, distance },
    result: { locus },
  })
}

export const lociMeet = (random: Random) => {
  const gap = random.integer(2, 6)
  const radius = gap + random.integer(-1, 2)
  const points = radius > gap ? 4 : radius === gap ? 3 : 2
  return question({
    prompt: `A point $Q$ lies ${gap} cm above a straight line $l$. How many points are at the same time ${gap} cm from $l$ and ${radius + gap} cm from $Q$? Draw both loci.`,
    steps: [
      [`points ${gap} cm from $l$: two parallels, one of them through $Q$`, 1],
      [`circle of ${radius + gap} cm around $Q$`, 1],
      [
        `the parallel through $Q$ is cut twice, the other (${2 * gap} cm away) ${radius > gap ? 'twice' : radius === gap ? 'once' : 'not at all'}: ${points} points`,
        1,
      ],
    ],
    given: { gap, radius: radius + gap },
    result: { points },
  })
}

export const wellBetweenVillages = (random: Random) => {
  const scale = random.pick([1, 2])
  const [half, height, reach] = random.pick([
    [3, 4, 5],
    [4, 3, 5],
  ] as const)
  return question({
    prompt: `Two villages are ${2 * half * scale} km apart. A well is to be dug at the same distance from both and ${height * scale} km from the straight road that joins them. How far is it from each village? Draw it with 1 cm for ${scale} km.`,
    steps: [
      ['perpendicular bisector of the road', 1],
      [`parallel at ${height} cm on the drawing; the crossing is the place`, 1],
      [`$sqrt(${half * scale}^2 + ${height * scale}^2) = ${reach * scale}$ km`, 1],
    ],
    given: { apart: 2 * half * scale, height: height * scale },
    result: { distance: reach * scale },
  })
}

export const goatOnARope = (random: Random) => {
  const radius = 7 * random.integer(1, 2)
  const area = ((22 / 7) * radius * radius) / 4
  return question({
    prompt: `A goat is tied by a rope of ${radius} m to the corner of a large square field. Describe the locus of the farthest points it reaches inside the field, and find the area it can graze ($pi = 22 slash 7$).`,
    steps: [
      [`a quarter of a circle of radius ${radius} m around the corner`, 1],
      [`$1/4 times 22/7 times ${radius}^2 = ${decimal(area)}$ m²`, 1],
    ],
    given: { radius },
    result: { area },
  })
}

import { simplifyRoot } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction, root } from '../typst.ts'

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [9, 12, 15],
] as const

export const tangentLength = (random: Random) => {
  const [radius, length, distance] = random.pick(triples)
  return question({
    prompt: `A point is ${distance} cm from the centre of a circle of radius ${radius} cm. Find the length of a tangent from it.`,
    figure: '#tangents()',
    steps: [
      ['the radius stands at right angles to the tangent', 1],
      [`$sqrt(${distance}^2 - ${radius}^2) = ${length}$ cm`, 1],
    ],
    given: { radius, distance },
    result: { length },
  })
}

export const angleBetweenTangents = (random: Random) => {
  const angle = 2 * random.integer(20, 70)
  return question({
    prompt: `Two tangents from $P$ touch a circle with centre $O$ at $A$ and $B$, and $angle A P B = ${angle}°$. Find $angle A O B$.`,
    figure: '#tangents()',
    steps: [[`$angle A O B = 180° - ${angle}° = ${180 - angle}°$`, 1]],
    given: { angle },
    result: { central: 180 - angle },
  })
}

export const quadrilateralAroundCircle = (random: Random) => {
  const parts = [
    random.integer(2, 7),
    random.integer(2, 7),
    random.integer(2, 7),
    random.integer(2, 7),
  ] as const
  const [a, b, c, d] = parts
  return question({
    prompt: `A quadrilateral $A B C D$ is drawn around a circle. $A B = ${a + b}$ cm, $B C = ${b + c}$ cm and $C D = ${c + d}$ cm. Find $D A$.`,
    steps: [
      ['tangents from one point are equal, so $A B + C D = B C + D A$', 1],
      [`$D A = ${a + b} + ${c + d} - ${b + c} = ${d + a}$ cm`, 1],
    ],
    given: { ab: a + b, bc: b + c, cd: c + d },
    result: { da: d + a },
  })
}

export const chordOfOuterCircle = (random: Random) => {
  const [inner, half, outer] = random.pick(triples)
  return question({
    prompt: `Two circles with the same centre have radii ${outer} cm and ${inner} cm. Find the length of a chord of the larger circle that touches the smaller.`,
    steps: [
      ['the radius to the point of contact bisects the chord at right angles', 1],
      [`half chord $sqrt(${outer}^2 - ${inner}^2) = ${half}$ cm`, 1],
      [`chord ${2 * half} cm`, 1],
    ],
    given: { inner, outer },
    result: { chord: 2 * half },
  })
}

export const proveTangentsEqual = (random: Random) => {
  const [radius, length, distance] = random.pick(triples)
  const perimeter = 2 * (radius + length)
  return question({
    prompt: `Prove that the two tangents from an outside point to a circle are equal. With radius ${radius} cm and a point $P$ at ${distance} cm from the centre $O$, find the perimeter of the kite $P A O B$.`,
    figure: '#tangents()',
    steps: [
      ['given, to prove, figure with $O A$, $O B$, $O P$', 1],
      ['$angle O A P = angle O B P = 90°$ (radius and tangent)', 1],
      ['$O A = O B$, $O P$ common, so $triangle O A P tilde.equiv triangle O B P$ (RHS) and $P A = P B$', 1],
      [`$P A = sqrt(${distance}^2 - ${radius}^2) = ${length}$ cm`, 1],
      [`perimeter $= 2 (${radius} + ${length}) = ${perimeter}$ cm`, 1],
    ],
    given: { radius, distance },
    result: { perimeter },
  })
}

export const angleInCircle = (random: Random) => {
  const inscribed = random.integer(25, 70)
  return question({
    prompt: `An arc of a circle makes an angle of ${2 * inscribed}° at the centre. What angle does it make at a point of the remaining circle?`,
    steps: [[`half of it: ${inscribed}°`, 1]],
    given: { central: 2 * inscribed },
    result: { inscribed },
  })
}

export const intersectingChords = (random: Random) => {
  const [a = 3, b = 4] = random.distinct(2, 3, 8)
  const c = random.pick([2, 2, 1])
  return question({
    prompt: `Two chords $A B$ and $C D$ meet at $X$ inside a circle. $A X = ${a * c}$ cm, $X B = ${b}$ cm, $C X = ${a}$ cm. Find $X D$.`,
    steps: [
      ['$A X times X B = C X times X D$', 1],
      [`$X D = (${a * c} times ${b})/${a} = ${b * c}$ cm`, 1],
    ],
    given: { ax: a * c, xb: b, cx: a },
    result: { xd: b * c },
  })
}

export const sectorArea = (random: Random) => {
  const radius = 7 * random.integer(1, 4)
  const angle = random.pick([30, 45, 60, 90, 120])
  const area = ((22 / 7) * radius * radius * angle) / 360
  return question({
    prompt: `Find the area of a sector of radius ${radius} cm and angle ${angle}° ($pi = 22 slash 7$).`,
    figure: `#sector(${angle}, "${radius} cm")`,
    steps: [
      [`$theta/360 times pi r^2 = ${angle}/360 times 22/7 times ${radius}^2$`, 1],
      [`$= ${decimal(area)}$ cm²`, 1],
    ],
    given: { radius, angle },
    result: { area },
  })
}

export const arcLength = (random: Random) => {
  const radius = 21 * random.integer(1, 3)
  const angle = random.pick([30, 60, 90, 120, 150])
  const length = (2 * (22 / 7) * radius * angle) / 360
  return question({
    prompt: `Find the length of an arc of ${angle}° in a circle of radius ${radius} cm ($pi = 22 slash 7$).`,
    steps: [[`$${angle}/360 times 2 times 22/7 times ${radius} = ${decimal(length)}$ cm`, 1]],
    given: { radius, angle },
    result: { length },
  })
}

export const segmentArea = (random: Random) => {
  const radius = 14 * random.integer(1, 3)
  const sector = ((22 / 7) * radius * radius) / 4
  const triangle = (radius * radius) / 2
  return question({
    prompt: `A chord of a circle of radius ${radius} cm makes a right angle at the centre. Find the area of the minor segment ($pi = 22 slash 7$).`,
    steps: [
      [`sector $1/4 times 22/7 times ${radius}^2 = ${decimal(sector)}$ cm²`, 1],
      [`triangle $1/2 times ${radius}^2 = ${decimal(triangle)}$ cm²`, 1],
      [`segment $= ${decimal(sector - triangle)}$ cm²`, 1],
    ],
    given: { radius },
    result: { area: sector - triangle },
  })
}

export const wiperArea = (random: Random) => {
  const length = random.pick([21, 28, 42])
  const angle = random.pick([90, 120])
  const wipers = 2
  const area = (wipers * (22 / 7) * length * length * angle) / 360
  return question({
    prompt: `A bus has two wipers which do not overlap. Each blade is ${length} cm long and sweeps ${angle}°. Find the area cleaned in one sweep ($pi = 22 slash 7$).`,
    steps: [
      ['each wiper cleans a sector', 0.5],
      [`$2 times ${angle}/360 times 22/7 times ${length}^2$`, 1],
      [`$= ${decimal(area)}$ cm²`, 1.5],
    ],
    given: { length, angle },
    result: { area },
  })
}

export const angleFromArc = (random: Random) => {
  const radius = 21
  const angle = random.pick([30, 60, 90, 120])
  const arc = (2 * (22 / 7) * radius * angle) / 360
  return question({
    prompt: `An arc of ${decimal(arc)} cm belongs to a circle of radius ${radius} cm. Find its angle and the area of the sector ($pi = 22 slash 7$).`,
    steps: [
      [`$theta = (${decimal(arc)} times 360)/(2 times 22/7 times ${radius}) = ${angle}°$`, 1.5],
      [`area $= 1/2 times ${decimal(arc)} times ${radius} = ${decimal((arc * radius) / 2)}$ cm²`, 1.5],
    ],
    given: { radius, arc },
    result: { angle, area: (arc * radius) / 2 },
  })
}

export const gardenInASquare = (random: Random) => {
  const side = 14 * random.integer(1, 4)
  const circle = ((22 / 7) * side * side) / 4
  const left = side * side - circle
  return question({
    prompt: `From a square sheet of side ${side} cm the largest possible circle is cut out. Find the area of the sheet that is left, and what part of the sheet it is ($pi = 22 slash 7$).`,
    steps: [
      [`radius ${side / 2} cm`, 1],
      [`circle $22/7 times ${side / 2}^2 = ${decimal(circle)}$ cm²`, 1],
      [`left: $${side * side} - ${decimal(circle)} = ${decimal(left)}$ cm²`, 1],
      [`part: $${decimal(left)}/${side * side} = ${fraction(3, 14)}$`, 1],
    ],
    given: { side },
    result: { left, part: left / (side * side) },
  })
}

export const drawTangents = (random: Random) => {
  const [radius = 3, distance = 7] = [random.integer(2, 4), random.integer(6, 9)]
  const square = distance * distance - radius * radius
  return question({
    prompt: `Draw a circle of radius ${radius} cm with centre $O$ and mark $P$ at ${distance} cm from $O$. Construct both tangents from $P$, measure them, and check by calculation.`,
    steps: [
      [`circle and point $P$; rough figure`, 1],
      ['perpendicular bisector of $O P$ gives the mid-point $M$', 1],
      [
        'circle with centre $M$ through $O$ meets the first circle at $A$ and $B$; $P A$ and $P B$ are the tangents',
        1,
      ],
      [
        `$P A = P B = sqrt(${distance}^2 - ${radius}^2) = ${root(square)} approx ${decimal(Math.sqrt(square), 1)}$ cm`,
        1,
      ],
    ],
    given: { radius, distance },
    result: { length: Math.sqrt(square), ...simplifyRoot(square) },
  })
}

export const tangentsAtAnAngle = (random: Random) => {
  const radius = random.integer(3, 5)
  const angle = random.pick([60, 90, 120])
  const length = radius / Math.tan((angle * Math.PI) / 360)
  return question({
    prompt: `Draw two tangents to a circle of radius ${radius} cm which meet at ${angle}°. Give the angle between the radii and the length of a tangent.`,
    steps: [
      [`angle between the radii: $180° - ${angle}° = ${180 - angle}°$`, 1],
      ['draw both radii at this angle, and perpendiculars at their ends; they meet at $P$', 1],
      [`length $${radius}/(tan ${angle / 2}°) approx ${decimal(length, 1)}$ cm`, 1],
    ],
    given: { radius, angle },
    result: { central: 180 - angle, length },
  })
}

export const tangentAtAPoint = (random: Random) => {
  const radius = random.integer(2, 6)
  return question({
    prompt: `Draw a circle of radius ${radius} cm, mark a point $A$ on it and construct the tangent at $A$ with ruler and compasses only. Name the steps.`,
    steps: [
      ['produce $O A$ beyond $A$; arcs of equal radius around $A$ cut it in two points', 1],
      ['equal arcs around these two points meet; the line through $A$ is the tangent', 1],
    ],
    given: { radius },
    result: { angle: 90 },
  })
}

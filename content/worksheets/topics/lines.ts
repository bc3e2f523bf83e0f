import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { combination, fraction, signed } from '../typst.ts'

const point = (x: number, y: number) => `(${x}, ${y})`

export const slopeOfPoints = (random: Random) => {
  const [x1, y1] = [random.integer(-6, 6), random.integer(-6, 6)] as const
  const dx = random.nonZero(-6, 6)
  const dy = random.nonZero(-8, 8)
  return question({
    prompt: `Find the slope of the line through $${point(x1, y1)}$ and $${point(x1 + dx, y1 + dy)}$.`,
    steps: [[`$m = (${y1 + dy} ${signed(-y1)})/(${x1 + dx} ${signed(-x1)}) = ${fraction(dy, dx)}$`, 1]],
    given: { from: [x1, y1] as const, to: [x1 + dx, y1 + dy] as const },
    result: { slope: dy / dx },
  })
}

export const lineThroughPoint = (random: Random) => {
  const slope = random.nonZero(-4, 4)
  const x = random.nonZero(-5, 5)
  const y = random.integer(-6, 6)
  const intercept = y - slope * x
  return question({
    prompt: `Find the equation of the line through $${point(x, y)}$ with slope $${slope}$, and the point where it meets the $y$ axis.`,
    steps: [
      [`$y ${signed(-y)} = ${slope} (x ${signed(-x)})$`, 1],
      [
        `$y = ${combination([
          [slope, 'x'],
          [intercept, ''],
        ])}$`,
        1,
      ],
      [`it meets the $y$ axis at $(0, ${intercept})$`, 1],
    ],
    given: { slope, x, y },
    result: { intercept },
  })
}

export const slopeAndIntercept = (random: Random) => {
  const a = random.integer(2, 6)
  const b = random.nonZero(-5, 5)
  const c = random.nonZero(-9, 9)
  return question({
    prompt: `Find the slope and the $y$ intercept of $${combination([
      [a, 'x'],
      [b, 'y'],
    ])} = ${c}$.`,
    steps: [
      [`$y = ${fraction(-a, b)} x ${c / b < 0 ? '-' : '+'} ${fraction(Math.abs(c), Math.abs(b))}$`, 1],
      [`slope $${fraction(-a, b)}$, intercept $${fraction(c, b)}$`, 1],
    ],
    given: { a, b, c },
    result: { slope: -a / b, intercept: c / b },
  })
}

export const perpendicularLine = (random: Random) => {
  const m = random.nonZero(-4, 4)
  const k = random.integer(-4, 4)
  const x = m * random.nonZero(-3, 3)
  const y = random.integer(-5, 5)
  // slope of the perpendicular is -1/m
  const intercept = y + x / m
  return question({
    prompt: `Find the equation of the line through $${point(x, y)}$ at right angles to $y = ${combination([
      [m, 'x'],
      [k, ''],
    ])}$.`,
    steps: [
      [`slopes multiply to $-1$: slope $${fraction(-1, m)}$`, 1],
      [`$y ${signed(-y)} = ${fraction(-1, m)} (x ${signed(-x)})$`, 1.5],
      [
        `$${combination([
          [1, 'x'],
          [m, 'y'],
        ])} = ${m * intercept}$`,
        1.5,
      ],
    ],
    given: { m, x, y },
    result: { intercept },
  })
}

export const collinearPoints = (random: Random) => {
  const [x, y] = [random.integer(-4, 4), random.integer(-4, 4)] as const
  const [dx, dy] = [random.integer(1, 3), random.nonZero(-3, 3)] as const
  const off = random.pick([0, 0, 1])
  const points = [
    [x, y],
    [x + dx, y + dy],
    [x + 3 * dx, y + 3 * dy + off],
  ] as const
  const [first, second, third] = points
  return question({
    prompt: `Use slopes to decide whether $${points.map(([px, py]) => point(px, py)).join('$, $')}$ lie on one line.`,
    steps: [
      [
        `slopes $${fraction(second[1] - first[1], second[0] - first[0])}$ and $${fraction(third[1] - second[1], third[0] - second[0])}$`,
        1,
      ],
      [off === 0 ? 'equal, with a common point: one line' : 'different: not on one line', 1],
    ],
    given: { points },
    result: { collinear: off === 0 },
  })
}

export const reflectPoint = (random: Random) => {
  const x = random.nonZero(-8, 8)
  const y = random.nonZero(-8, 8)
  const { axis, image } = random.pick([
    { axis: 'the $x$ axis', image: [x, -y] as const },
    { axis: 'the $y$ axis', image: [-x, y] as const },
    { axis: 'the origin', image: [-x, -y] as const },
  ])
  return question({
    prompt: `Find the image of $${point(x, y)}$ under reflection in ${axis}.`,
    steps: [[`$${point(...image)}$`, 1]],
    given: { x, y, axis },
    result: { image },
  })
}

export const reflectTwice = (random: Random) => {
  const x = random.nonZero(-7, 7)
  const y = random.nonZero(-7, 7)
  return question({
    prompt: `$P${point(x, y)}$ is reflected in the $x$ axis to $P'$, and $P'$ in the $y$ axis to $P''$. Write both images and one reflection that takes $P$ straight to $P''$.`,
    steps: [
      [`$P'${point(x, -y)}$`, 1],
      [`$P''${point(-x, -y)}$`, 1],
      ['reflection in the origin', 1],
    ],
    given: { x, y },
    result: { first: [x, -y] as const, second: [-x, -y] as const },
  })
}

export const mirrorLineOfPoints = (random: Random) => {
  const y = random.nonZero(-6, 6)
  const middle = random.nonZero(-4, 4)
  const half = random.integer(2, 5)
  return question({
    prompt: `A reflection takes $${point(middle - half, y)}$ to $${point(middle + half, y)}$. Find the mirror line.`,
    steps: [
      [`the mid-point is $${point(middle, y)}$`, 1],
      [`the mirror is the upright line $x = ${middle}$`, 1],
    ],
    given: { left: middle - half, right: middle + half },
    result: { middle },
  })
}

export const invariantPoint = (random: Random) => {
  const x = random.nonZero(-9, 9)
  const kind = random.pick(['x', 'y'])
  return question({
    prompt: `Is $${kind === 'x' ? point(x, 0) : point(0, x)}$ invariant under reflection in the $x$ axis? Give the reason.`,
    steps: [[kind === 'x' ? 'yes, it lies on the mirror line' : `no, its image is $${point(0, -x)}$`, 1]],
    given: { kind, x },
    result: { invariant: kind === 'x' },
  })
}

export const reflectTriangle = (random: Random) => {
  const base = random.integer(2, 6)
  const height = random.integer(2, 5)
  const x = random.integer(1, 3)
  const area = base * height
  return question({
    prompt: `Plot $A${point(x, 1)}$, $B${point(x + base, 1)}$ and $C${point(x, 1 + height)}$ and reflect the triangle in the $y$ axis. Write the images and the area of both triangles together.`,
    steps: [
      [`$A'${point(-x, 1)}$, $B'${point(-x - base, 1)}$, $C'${point(-x, 1 + height)}$`, 2],
      ['both triangles drawn', 1],
      [`$2 times 1/2 times ${base} times ${height} = ${area}$ square units`, 1],
    ],
    given: { base, height },
    result: { area },
  })
}

import { greatestCommonDivisor } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { bracketed, combination, fraction, root, signed } from '../typst.ts'

const point = (x: number, y: number) => `(${x}, ${y})`

export const distanceOfPoints = (random: Random) => {
  const [x1, y1, dx, dy] = [
    random.integer(-6, 6),
    random.integer(-6, 6),
    random.nonZero(-8, 8),
    random.nonZero(-8, 8),
  ] as const
  const square = dx * dx + dy * dy
  return question({
    prompt: `Find the distance between $${point(x1, y1)}$ and $${point(x1 + dx, y1 + dy)}$.`,
    steps: [
      [`$sqrt((${x1 + dx} ${signed(-x1)})^2 + (${y1 + dy} ${signed(-y1)})^2)$`, 1],
      [
        `$= sqrt(${dx * dx} + ${dy * dy})${root(square) === `sqrt(${square})` ? '' : ` = sqrt(${square})`} = ${root(square)}$`,
        1,
      ],
    ],
    given: { from: [x1, y1] as const, to: [x1 + dx, y1 + dy] as const },
    result: { square },
  })
}

export const midpoint = (random: Random) => {
  const [x1, y1, x2, y2] = [
    random.integer(-8, 8),
    random.integer(-8, 8),
    random.integer(-8, 8),
    random.integer(-8, 8),
  ] as const
  return question({
    prompt: `Find the mid-point of the segment from $${point(x1, y1)}$ to $${point(x2, y2)}$.`,
    steps: [
      [
        `$((${x1} ${signed(x2)})/2, (${y1} ${signed(y2)})/2) = (${fraction(x1 + x2, 2)}, ${fraction(y1 + y2, 2)})$`,
        1,
      ],
    ],
    given: { from: [x1, y1] as const, to: [x2, y2] as const },
    result: { middle: [(x1 + x2) / 2, (y1 + y2) / 2] as const },
  })
}

export const sectionPoint = (random: Random) => {
  const [m = 1, n = 2] = random.distinct(2, 1, 4)
  const x1 = random.integer(-6, 6)
  const y1 = random.integer(-6, 6)
  const stepX = random.nonZero(-3, 3)
  const stepY = random.nonZero(-3, 3)
  const x2 = x1 + (m + n) * stepX
  const y2 = y1 + (m + n) * stepY
  return question({
    prompt: `Find the point that divides the segment from $${point(x1, y1)}$ to $${point(x2, y2)}$ in the ratio $${m} : ${n}$ from the first point.`,
    steps: [
      [`$x = (${m} times ${bracketed(x2)} + ${n} times ${bracketed(x1)})/${m + n} = ${x1 + m * stepX}$`, 1],
      [`$y = (${m} times ${bracketed(y2)} + ${n} times ${bracketed(y1)})/${m + n} = ${y1 + m * stepY}$`, 1],
      [`the point is $${point(x1 + m * stepX, y1 + m * stepY)}$`, 1],
    ],
    given: { from: [x1, y1] as const, to: [x2, y2] as const, m, n },
    result: { point: [x1 + m * stepX, y1 + m * stepY] as const },
  })
}

export const ratioByAxis = (random: Random) => {
  const above = random.integer(1, 7)
  const below = random.integer(1, 7)
  const x1 = random.integer(-5, 5)
  const x2 = random.integer(-5, 5)
  const divisor = greatestCommonDivisor(above, below)
  return question({
    prompt: `In what ratio does the $x$ axis divide the segment from $${point(x1, above)}$ to $${point(x2, -below)}$?`,
    steps: [
      [`ratio $k : 1$; on the axis $y = 0$: $(${-below} k + ${above})/(k + 1) = 0$`, 1],
      [`$k = ${fraction(above, below)}$, so the ratio is $${above / divisor} : ${below / divisor}$`, 1],
    ],
    given: { above, below },
    result: { ratio: above / below },
  })
}

export const areaOfTriangle = (random: Random) => {
  const points = [
    [random.integer(-5, 0), random.integer(-5, 5)],
    [random.integer(1, 6), random.integer(-5, 0)],
    [random.integer(-2, 5), random.integer(3, 8)],
  ] as const
  const [[x1, y1], [x2, y2], [x3, y3]] = points
  const doubled = x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2)
  return question({
    prompt: `Find the area of the triangle with vertices $${points.map(([x, y]) => point(x, y)).join('$, $')}$.`,
    steps: [
      [
        `$1/2 |${x1} (${y2} ${signed(-y3)}) ${signed(x2)} (${y3} ${signed(-y1)}) ${signed(x3)} (${y1} ${signed(-y2)})|$`,
        1.5,
      ],
      [`$= 1/2 times ${Math.abs(doubled)} = ${fraction(Math.abs(doubled), 2)}$ square units`, 1.5],
    ],
    given: { points },
    result: { doubled: Math.abs(doubled) },
  })
}

export const fourthVertex = (random: Random) => {
  const [x1, y1] = [random.integer(-4, 2), random.integer(-4, 2)] as const
  const [ux, uy] = [random.integer(2, 6), random.integer(0, 3)] as const
  const [vx, vy] = [random.integer(-1, 2), random.integer(3, 6)] as const
  const b = [x1 + ux, y1 + uy] as const
  const c = [x1 + ux + vx, y1 + uy + vy] as const
  const d = [x1 + vx, y1 + vy] as const
  return question({
    prompt: `$A${point(x1, y1)}$, $B${point(...b)}$, $C${point(...c)}$ and $D(x, y)$ are the vertices of a parallelogram in order. Find $D$. Show by distances whether $A B = B C$.`,
    steps: [
      ['the diagonals bisect each other: mid-point of $A C$ = mid-point of $B D$', 1],
      [`$(${x1 + c[0]})/2 = (${b[0]} + x)/2$ and $(${y1 + c[1]})/2 = (${b[1]} + y)/2$`, 1],
      [`$D${point(...d)}$`, 1],
      [`$A B^2 = ${ux * ux + uy * uy}$ and $B C^2 = ${vx * vx + vy * vy}$`, 1],
      [
        ux * ux + uy * uy === vx * vx + vy * vy
          ? 'equal, so it is a rhombus'
          : 'not equal, so it is no rhombus',
        1,
      ],
    ],
    given: { a: [x1, y1] as const, b, c },
    result: { d, rhombus: ux * ux + uy * uy === vx * vx + vy * vy },
  })
}

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

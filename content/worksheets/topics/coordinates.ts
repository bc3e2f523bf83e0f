import { greatestCommonDivisor } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { bracketed, fraction, root, signed } from '../typst.ts'

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

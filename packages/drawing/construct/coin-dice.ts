import { arcTo, chalkSvg, circle, closed, ellipse, type Ink, line } from '../chalk.ts'
import { type Circle, fitted, type Placing, type Size } from '../geometry.ts'

/** The two edges of each visible face of the cube, and the turn of a circle drawn on that face, in degrees. */
const half = Math.sqrt(3) / 2
const faces = [
  { across: [half, 0.5], down: [-half, 0.5], turn: 0, spots: [[0.5, 0.5]] },
  {
    across: [-half, 0.5],
    down: [0, -1],
    turn: 60,
    spots: [
      [0.27, 0.27],
      [0.73, 0.73],
    ],
  },
  {
    across: [half, 0.5],
    down: [0, -1],
    turn: -60,
    spots: [
      [0.25, 0.25],
      [0.5, 0.5],
      [0.75, 0.75],
    ],
  },
] as const

/** A die in isometric view, whose round spots become true ellipses, and a coin next to it. */
export function coinDice(size: Size, ink: Ink): string {
  const { at, scale } = fitted({ x: [-half, 2.05], y: [-1, 1] }, size)
  const coin = { centre: at(1.5, -0.45), radius: scale * 0.54 }
  const spots = faces.flatMap(({ across, down, turn, spots: places }, index) =>
    places.map(([u, v]) => {
      const place = at(across[0] * u + down[0] * v, across[1] * u + down[1] * v)
      const radius = index === 0 ? 0.13 : 0.1
      return ellipse(place, radius * scale * Math.sqrt(1.5), radius * scale * Math.SQRT1_2, turn)
    }),
  )
  return chalkSvg(ink, {
    construction: [circle({ centre: coin.centre, radius: coin.radius * 0.8 })],
    figure: [...cube(at), circle(coin), ...rupee(coin)],
    filled: spots,
  })
}

function cube(at: Placing): string[] {
  const corner = (x: number, y: number) => at(x * half, y)
  const outline = closed(
    corner(0, 1),
    corner(1, 0.5),
    corner(1, -0.5),
    corner(0, -1),
    corner(-1, -0.5),
    corner(-1, 0.5),
  )
  return [outline, line(corner(-1, 0.5), at(0, 0), corner(1, 0.5)), line(at(0, 0), corner(0, -1))]
}

/** The rupee sign on the coin: two bars, the bowl and the leg. */
function rupee({ centre, radius }: Circle): string[] {
  const at = (x: number, y: number) => ({ x: centre.x + x * radius, y: centre.y + y * radius })
  return [
    line(at(-0.32, -0.45), at(0.34, -0.45)),
    line(at(-0.32, -0.17), at(0.34, -0.17)),
    `${line(at(-0.32, -0.45), at(-0.12, -0.45))}${arcTo(radius * 0.28, at(-0.12, 0.11), 'clockwise')}${line(at(-0.12, 0.11), at(-0.32, 0.11), at(0.22, 0.55))}`,
  ]
}

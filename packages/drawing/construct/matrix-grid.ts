import { chalkSvg, closed, type Ink, line } from '../chalk.ts'
import { fitted, type Placing, type Size } from '../geometry.ts'

type Row = readonly [number, number]
type Matrix = readonly [Row, Row]
const left: Matrix = [
  [2, 1],
  [0, 3],
]
const right: Matrix = [
  [1, 4],
  [2, 1],
]

/** Where the product begins, in entries from the left and from the top; the gap keeps the brackets apart. */
const start = 2.5

/**
 * A product of two matrices, with each entry where its row and its column meet: the left factor to the left of the
 * product, the right factor above it.
 */
export function matrixGrid(size: Size, ink: Ink): string {
  const { at } = fitted({ x: [0, start + 2], y: [-start - 2, 0] }, size)
  const entryOf = ([p, q]: Row, column: 0 | 1) => p * right[0][column] + q * right[1][column]
  const product = left.map((row): Row => [entryOf(row, 0), entryOf(row, 1)])
  const entries = (rows: readonly Row[], x: number, y: number, tint: 'point' | 'stroke') =>
    rows.flatMap((row, down) =>
      row.map((value, across) => ({ at: at(x + across + 0.5, y - down - 0.5), text: `${value}`, tint })),
    )
  return chalkSvg(ink, {
    shaded: [box(at, start, -start, 1, 1)],
    construction: [
      box(at, 0, -start, 2, 1),
      box(at, start, 0, 1, 2),
      line(at(2, -start - 0.5), at(start, -start - 0.5)),
      line(at(start + 0.5, -2), at(start + 0.5, -start)),
    ],
    figure: [...brackets(at, 0, -start), ...brackets(at, start, 0), ...brackets(at, start, -start)],
    texts: [
      ...entries(left, 0, -start, 'point'),
      ...entries(right, start, 0, 'point'),
      ...entries(product, start, -start, 'stroke'),
    ],
  })
}

/** The two square brackets of a two by two matrix with its top left corner at the place. */
function brackets(at: Placing, x: number, y: number): string[] {
  const hook = 0.2
  return [
    line(at(x + hook, y), at(x, y), at(x, y - 2), at(x + hook, y - 2)),
    line(at(x + 2 - hook, y), at(x + 2, y), at(x + 2, y - 2), at(x + 2 - hook, y - 2)),
  ]
}

/** A frame just inside a block of entries. */
function box(at: Placing, x: number, y: number, across: number, down: number): string {
  const [near, far, top, bottom] = [x + 0.09, x + across - 0.09, y - 0.09, y - down + 0.09]
  return closed(at(near, top), at(far, top), at(far, bottom), at(near, bottom))
}

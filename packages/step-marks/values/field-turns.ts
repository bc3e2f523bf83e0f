/** Sine and cosine in the prime field. */
import type { Angle } from './exact-value.ts'
import { type FieldPoint, letterAt, NotInField } from './field-point.ts'
import { rootOfWhole } from './field-roots.ts'
import { fieldSize, inverse, reduce } from './prime-field.ts'

/** Cosine and sine of the unit that angles are counted in. */
export type Turn = readonly [cosine: bigint, sine: bigint]

const turnBy = (a: Turn, b: Turn): Turn => [
  reduce(a[0] * b[0] - a[1] * b[1]),
  (a[0] * b[1] + a[1] * b[0]) % fieldSize,
]

function turnTimes(unit: Turn, count: bigint): Turn {
  let square: Turn = count < 0n ? [unit[0], reduce(-unit[1])] : unit
  let out: Turn = [1n, 0n]
  for (let left = count < 0n ? -count : count; left > 0n; left >>= 1n) {
    if (left & 1n) out = turnBy(out, square)
    square = turnBy(square, square)
  }
  return out
}

/** A turn by an angle of which nothing is known but its name. */
function namedTurn(name: string, point: FieldPoint): Turn {
  const t = letterAt(`turn ${name}`, point)
  const under = inverse(1n + t * t)
  return [reduce((1n - t * t) * under), reduce(2n * t * under)]
}

function fifteenDegrees(): Turn {
  const [r2, r6, quarter] = [rootOfWhole(2n), rootOfWhole(6n), inverse(4n)]
  return [((r6 + r2) * quarter) % fieldSize, reduce((r6 - r2) * quarter)]
}

/** Cosine and sine of an angle, each letter in it an angle of which nothing is known. */
export function turnOf(angle: Angle, point: FieldPoint): Turn {
  let turn: Turn = [1n, 0n]
  for (const [letter, by] of angle.letters) {
    if (2n % by.d !== 0n || by.n > 1000n || by.n < -1000n) throw new NotInField()
    turn = turnBy(turn, turnTimes(namedTurn(`${letter}/2`, point), (2n / by.d) * by.n))
  }
  const { n, d } = angle.degrees
  if (2n % d !== 0n) throw new NotInField()
  const halfDegrees = reduceTo((2n / d) * n, 720n)
  turn = turnBy(turn, turnTimes(fifteenDegrees(), halfDegrees / 30n))
  // Angles that 15° does not measure are taken as multiples of an unknown half degree.
  if (halfDegrees % 30n !== 0n)
    turn = turnBy(turn, turnTimes(namedTurn('half degree', point), halfDegrees % 30n))
  return turn
}

const reduceTo = (a: bigint, size: bigint) => ((a % size) + size) % size

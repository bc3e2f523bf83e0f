/** A place in the prime field, and why a tree may have no value there. */
import { elementFor, fieldSize } from './prime-field.ts'
import type { Rational } from './rational.ts'

/** The tree has no exact counterpart in the field: nested roots, logarithms, |x| and the like. */
export class NotInField extends Error {}
/** The tree has no real value at this point: it divides by 0 or takes the root of a negative number. */
export class NoValue extends Error {}

/** A point in the field at which trees are compared: every letter, angle and π has an element. */
export type FieldPoint = {
  readonly seed: number
  readonly pi?: Rational | undefined
  readonly letters: Map<string, bigint>
}

export const fieldPoint = (seed: number, pi?: Rational): FieldPoint => ({
  seed,
  letters: new Map(),
  pi,
})

/** Letters are squares, so that their roots are in the field too. */
export function letterAt(name: string, point: FieldPoint): bigint {
  const known = point.letters.get(name)
  if (known !== undefined) return known
  const root = elementFor(name, point.seed)
  const value = (root * root) % fieldSize
  point.letters.set(name, value)
  return value
}

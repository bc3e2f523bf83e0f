/** Floating point with an error bound, for what has no exact value here: nested roots, logarithms, |x|. */
import { countSteps } from '../budget.ts'
import type { Expression } from '../expression/tree.ts'
import { rationalValue } from './exact-value.ts'
import { type Rational, toNumber } from './rational.ts'

/** The true value lies within `error` of `value`; `value` is NaN where there is no real value. */
export type Bounded = { readonly value: number; readonly error: number }

const unit = 2 ** -52
const none: Bounded = { value: Number.NaN, error: Number.NaN }
const rounded = (value: number, error = 0): Bounded => ({ value, error: error + Math.abs(value) * unit })
const exactly = (value: number): Bounded => ({ value, error: 0 })

export type NumberPoint = {
  readonly letters: Readonly<Record<string, number>>
  readonly pi?: Rational | undefined
}

/** The value of a tree where its letters have the given values. Angles are in degrees. */
export function boundedValue(tree: Expression, point: NumberPoint): Bounded {
  countSteps()
  const at = (part: Expression) => boundedValue(part, point)
  switch (tree.type) {
    case 'number':
      return rounded(toNumber(tree.value))
    case 'letter':
      return rounded(point.letters[tree.name] ?? Number.NaN)
    case 'pi':
      return rounded(point.pi ? toNumber(point.pi) : Math.PI)
    case 'infinity':
      return exactly(Number.POSITIVE_INFINITY)
    case 'negative':
    case 'absolute': {
      const { value, error } = at(tree.of)
      return { value: tree.type === 'negative' ? -value : Math.abs(value), error }
    }
    case 'sum':
      return tree.items.map(at).reduce((a, b) => rounded(a.value + b.value, a.error + b.error))
    case 'product':
      return tree.items.map(at).reduce(multiply)
    case 'fraction':
      return divide(at(tree.top), at(tree.bottom))
    case 'power':
      return raise(at(tree.base), tree.exponent, point)
    case 'root':
      return root(at(tree.of), tree.degree)
    case 'degrees':
      return at(tree.of)
    case 'percent':
      return divide(at(tree.of), exactly(100))
    case 'plus-minus':
      return none
    case 'call':
      if (tree.name === 'ln') return natural(at(tree.of))
      if (tree.name !== 'log') return turned(tree.name, at(tree.of))
      return divide(natural(at(tree.of)), natural(tree.base ? at(tree.base) : exactly(10)))
  }
}

function multiply(a: Bounded, b: Bounded): Bounded {
  const error = Math.abs(a.value) * b.error + Math.abs(b.value) * a.error + a.error * b.error
  return rounded(a.value * b.value, error)
}

function divide(a: Bounded, b: Bounded): Bounded {
  const least = Math.abs(b.value) - b.error
  if (!(least > 0)) return none
  const value = a.value / b.value
  return rounded(value, (a.error + Math.abs(value) * b.error) / least)
}

/** The most that a monotonic function changes over the error, by its values at both ends. */
function across(of: Bounded, value: number, apply: (x: number) => number): Bounded {
  const spread = Math.max(
    Math.abs(apply(of.value + of.error) - value),
    Math.abs(value - apply(of.value - of.error)),
  )
  return rounded(value, spread + Math.abs(value) * 4 * unit)
}

function root(of: Bounded, degree: number): Bounded {
  if (degree % 2 === 1) return across(of, Math.cbrt(of.value), Math.cbrt)
  if (of.value < -of.error) return none
  const take = (x: number) => Math.max(x, 0) ** (1 / degree)
  return across(of, take(of.value), take)
}

function raise(base: Bounded, exponent: Expression, point: NumberPoint): Bounded {
  const exact = rationalValue(exponent, point.pi)
  if (exact?.d === 1n) {
    const times = Number(exact.n)
    if (times < 0 && !(Math.abs(base.value) - base.error > 0)) return none
    if (times === 0) return base.value === 0 ? none : exactly(1)
    return across(base, base.value ** times, (x) => x ** times)
  }
  if (exact !== undefined && exact.d % 2n === 1n && base.value < 0) {
    const positive = raise({ value: -base.value, error: base.error }, exponent, point)
    return exact.n % 2n === 0n ? positive : { value: -positive.value, error: positive.error }
  }
  const up = exact === undefined ? boundedValue(exponent, point) : rounded(toNumber(exact))
  if (base.value === 0 && base.error === 0) return up.value > 0 ? exactly(0) : none
  const raised = multiply(natural(base), up)
  return across(raised, Math.exp(raised.value), Math.exp)
}

function natural(of: Bounded): Bounded {
  if (!(of.value - of.error > 0)) return none
  const { value, error } = across(of, Math.log(of.value), Math.log)
  return { value, error: error + unit }
}

function turned(name: string, degrees: Bounded): Bounded {
  const scale = Math.PI / 180
  const error = degrees.error * scale + Math.abs(degrees.value) * scale * 3 * unit + unit
  const angle = degrees.value * scale
  const sine = { value: Math.sin(angle), error }
  const cosine = { value: Math.cos(angle), error }
  if (name === 'sin') return sine
  if (name === 'cos') return cosine
  const top = name === 'tan' ? sine : name === 'cot' ? cosine : exactly(1)
  return divide(top, name === 'tan' || name === 'sec' ? cosine : sine)
}

/** Whether two bounded values can be the same number: `undefined` where the bounds are too wide to say. */
export function canBeSame(a: Bounded, b: Bounded): boolean | undefined {
  const error = a.error + b.error
  if (a.value === b.value && error === 0) return true
  const apart = Math.abs(a.value - b.value)
  // An overflow is unknown.
  if (!Number.isFinite(error) || Number.isNaN(apart)) return undefined
  if (apart > error) return false
  return error <= 1e-7 * Math.max(1, Math.abs(a.value), Math.abs(b.value)) ? true : undefined
}

/** Whether two numerically found values are the same root; infinity is equal to nothing. */
export const isNear = (a: number, b: number, tolerance = 1e-9): boolean =>
  Number.isFinite(a) &&
  Number.isFinite(b) &&
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

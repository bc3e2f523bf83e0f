import { countSteps } from '../budget.ts'
import { type Expression, factorsOf } from '../expression/tree.ts'
import { angleOf, rationalValue } from './exact-value.ts'
import { type FieldPoint, letterAt, NotInField, NoValue } from './field-point.ts'
import { elementRoot, primesOf, rootOfWhole } from './field-roots.ts'
import { turnOf } from './field-turns.ts'
import { fieldOddRoot, fieldPower, fieldSize, fieldSquareRoot, inverse, reduce } from './prime-field.ts'

/** A value as a fraction, so that the division comes last. */
type Value = readonly [top: bigint, bottom: bigint]

/** Whether both trees have the same value at the point. */
export function isSameAt(a: Expression, b: Expression, point: FieldPoint): boolean {
  const [x, y] = [valueAt(a, point), valueAt(b, point)]
  return (x[0] * y[1] - y[0] * x[1]) % fieldSize === 0n
}

export function elementAt(tree: Expression, point: FieldPoint): bigint {
  const [top, bottom] = valueAt(tree, point)
  return bottom === 1n ? top : (top * inverse(bottom)) % fieldSize
}

function valueAt(tree: Expression, point: FieldPoint): Value {
  countSteps()
  switch (tree.type) {
    case 'number':
      return [reduce(tree.value.n), reduce(tree.value.d)]
    case 'letter':
      return [letterAt(tree.name, point), 1n]
    case 'pi':
      return point.pi ? [reduce(point.pi.n), reduce(point.pi.d)] : [letterAt('π', point), 1n]
    case 'negative': {
      const [top, bottom] = valueAt(tree.of, point)
      return [reduce(-top), bottom]
    }
    case 'sum':
      return tree.items.reduce<Value>((all, item) => plus(all, valueAt(item, point)), [0n, 1n])
    case 'product':
      return tree.items.reduce<Value>((all, item) => times(all, valueAt(item, point)), [1n, 1n])
    case 'fraction':
      return over(valueAt(tree.top, point), valueAt(tree.bottom, point))
    case 'power':
      return powerAt(tree.base, tree.exponent, point)
    case 'root':
      return rootAt(tree.of, BigInt(tree.degree), point)
    case 'call':
      return callAt(tree.name, tree.of, point)
    case 'degrees':
      return valueAt(tree.of, point)
    case 'percent':
      return over(valueAt(tree.of, point), [100n, 1n])
    default:
      throw new NotInField()
  }
}

const times = (a: Value, b: Value): Value => [(a[0] * b[0]) % fieldSize, (a[1] * b[1]) % fieldSize]
const plus = (a: Value, b: Value): Value =>
  a[1] === b[1]
    ? [(a[0] + b[0]) % fieldSize, a[1]]
    : [(a[0] * b[1] + b[0] * a[1]) % fieldSize, (a[1] * b[1]) % fieldSize]

function over(a: Value, b: Value): Value {
  if (b[0] === 0n) throw new NoValue()
  return [(a[0] * b[1]) % fieldSize, (a[1] * b[0]) % fieldSize]
}

function powerAt(base: Expression, exponent: Expression, point: FieldPoint): Value {
  const e = rationalValue(exponent, point.pi)
  if (e === undefined) return letterPower(base, exponent, point)
  const [top, bottom] = e.d === 1n ? valueAt(base, point) : rootAt(base, e.d, point)
  const size = e.n < 0n ? -e.n : e.n
  countSteps(size.toString(2).length)
  if (top === 0n && e.n <= 0n) throw new NoValue()
  const up: Value = [fieldPower(top, size), fieldPower(bottom, size)]
  return e.n < 0n ? [up[1], up[0]] : up
}

/** 2^n and the like: a whole number to a power that has letters in it, each with a whole or half multiple. */
function letterPower(base: Expression, exponent: Expression, point: FieldPoint): Value {
  const angle = angleOf(exponent)
  const number = rationalValue(base)
  if (angle === undefined || number === undefined || number.n < 1n) throw new NotInField()
  let out: Value = powerAt(base, { type: 'number', value: angle.degrees, style: 'whole', places: 0 }, point)
  for (const [name, by] of angle.letters) {
    if (by.d !== 1n) throw new NotInField()
    for (const [prime, count] of primesOf(number.n))
      out = times(out, raise([letterAt(`${prime}^${name}`, point), 1n], count * by.n))
    for (const [prime, count] of primesOf(number.d))
      out = times(out, raise([letterAt(`${prime}^${name}`, point), 1n], -count * by.n))
  }
  return out
}

function raise([top, bottom]: Value, exponent: bigint): Value {
  const size = exponent < 0n ? -exponent : exponent
  const up: Value = [fieldPower(top, size), fieldPower(bottom, size)]
  return exponent < 0n ? [up[1], up[0]] : up
}

function rootAt(of: Expression, degree: bigint, point: FieldPoint): Value {
  if (degree === 1n) return valueAt(of, point)
  if (degree > 30n) throw new NotInField()
  if (degree % 2n === 0n) {
    const half = evenRootAt(of, point)
    return degree === 2n ? half : rootOfElement(half, degree / 2n)
  }
  if (!isOddRootOnce(degree)) throw new NotInField()
  countSteps(100)
  const [top, bottom] = valueAt(of, point)
  return [fieldOddRoot(top, degree), fieldOddRoot(bottom, degree)]
}

const isOddRootOnce = (degree: bigint) =>
  (fieldSize - 1n) % degree !== 0n && [3n, 5n, 7n, 11n, 13n, 9n, 15n, 27n].includes(degree)

function rootOfElement(value: Value, degree: bigint): Value {
  if (degree % 2n === 1n) {
    if (!isOddRootOnce(degree)) throw new NotInField()
    return [fieldOddRoot(value[0], degree), fieldOddRoot(value[1], degree)]
  }
  countSteps(100)
  const [top, bottom] = [fieldSquareRoot(value[0]), fieldSquareRoot(value[1])]
  if (top === undefined || bottom === undefined) throw new NotInField()
  return degree === 2n ? [top, bottom] : rootOfElement([top, bottom], degree / 2n)
}

/**
 * A square root is taken factor by factor: of fractions, and of letters, powers and π, which are taken to be
 * positive below a root sign. The root of a sum with letters could be either of two elements.
 */
function evenRootAt(of: Expression, point: FieldPoint): Value {
  countSteps(100)
  const rational = rationalValue(of, point.pi)
  if (rational !== undefined) {
    if (rational.n < 0n) throw new NoValue()
    return over([rootOfWhole(rational.n), 1n], [rootOfWhole(rational.d), 1n])
  }
  switch (of.type) {
    case 'letter':
      return [elementRoot(letterAt(of.name, point)), 1n]
    case 'pi':
      return [elementRoot(letterAt('π', point)), 1n]
    case 'product':
      return factorsOf(of).reduce<Value>((all, item) => times(all, evenRootAt(item, point)), [1n, 1n])
    case 'fraction':
      return over(evenRootAt(of.top, point), evenRootAt(of.bottom, point))
    case 'power': {
      const e = rationalValue(of.exponent)
      if (e === undefined || e.d !== 1n) throw new NotInField()
      return raise(evenRootAt(of.base, point), e.n)
    }
    case 'root':
      if (rationalValue(of.of) === undefined) throw new NotInField()
      return rootOfElement(valueAt(of, point), 2n)
    default:
      throw new NotInField()
  }
}

function callAt(name: string, of: Expression, point: FieldPoint): Value {
  if (name === 'log' || name === 'ln') throw new NotInField()
  countSteps(20)
  const angle = angleOf(of)
  if (angle === undefined) throw new NotInField()
  const [cosine, sine] = turnOf(angle, point)
  switch (name) {
    case 'sin':
      return [sine, 1n]
    case 'cos':
      return [cosine, 1n]
    case 'tan':
      return over([sine, 1n], [cosine, 1n])
    case 'cot':
      return over([cosine, 1n], [sine, 1n])
    case 'sec':
      return over([1n, 1n], [cosine, 1n])
    default:
      return over([1n, 1n], [sine, 1n])
  }
}

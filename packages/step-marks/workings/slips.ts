/** The common slips of a class, each made on a tree at every place where it can be made. */
import { countSteps } from '../budget.ts'
import {
  childrenOf,
  type Expression,
  type ExpressionOf,
  fraction,
  hasLetters,
  integer,
  mapTree,
  negative,
  orderlessKey,
  times,
  unsigned,
  withChildren,
} from '../expression/tree.ts'
import { rationalValue } from '../values/exact-value.ts'
import { absolute } from '../values/rational.ts'
import type { SlipCode } from './problem.ts'
import { plus, square } from './question.ts'
import { slipsOfCall, slipsOfSquaredCall, type TrigonometrySlip } from './trigonometry-slips.ts'

export type SlippedTree = {
  readonly code: SlipCode
  /** the tree with the slip in it */
  readonly tree: Expression
  /** the term in which the slip was made */
  readonly part: Expression
}

/** Slips that are made the other way about too: a² + b² taken to (a + b)². */
export const isMutual = (code: SlipCode): boolean => /^(?:sign|square-of-sum|root-of-sum)$/.test(code)

const mostSlips = 400

/** Every tree that one common slip makes of `tree`. */
export function slipsOf(tree: Expression): SlippedTree[] {
  countSteps()
  const here = [...slipsHere(tree)].map(([code, made, part = tree]) => ({ code, tree: made, part }))
  const parts = childrenOf(tree)
  const inside = parts.slice(0, tree.type === 'power' ? 1 : undefined).flatMap((child, index) =>
    slipsOf(child).map((slip) => ({
      ...slip,
      tree: withChildren(
        tree,
        parts.map((part, k) => (k === index ? slip.tree : part)),
      ),
    })),
  )
  return [...here, ...inside].slice(0, mostSlips)
}

function* slipsHere(tree: Expression): Generator<TrigonometrySlip> {
  switch (tree.type) {
    case 'sum':
      yield* slipsOfSum(tree)
      return
    case 'product':
      yield* slipsOfProduct(tree)
      return
    case 'fraction':
      yield* slipsOfFraction(tree)
      return
    case 'power':
      yield* slipsOfPower(tree)
      return
    case 'root':
      if (tree.of.type === 'sum') {
        const roots = tree.of.items.map((item) => withSign(item, (of) => ({ ...tree, of })))
        yield ['root-of-sum', plus(...roots)]
      }
      yield ['formula', tree.of]
      return
    case 'number':
      if (tree.value.n !== 0n) yield ['sign', negative(tree)]
      return
    case 'negative':
      yield ['sign', tree.of]
      if (tree.of.type === 'sum')
        for (const [index, item] of tree.of.items.entries())
          yield ['sign', plus(...tree.of.items.map((term, k) => (k === index ? term : opposite(term)))), item]
      return
    case 'call':
      yield* slipsOfCall(tree)
      return
    default:
  }
}

/** `change` applied to what follows the minus signs. */
const withSign = (tree: Expression, change: (of: Expression) => Expression): Expression =>
  tree.type === 'negative' ? negative(withSign(tree.of, change)) : change(tree)

const opposite = (tree: Expression): Expression => (tree.type === 'negative' ? tree.of : negative(tree))
const isOne = (tree: Expression): boolean =>
  tree.type === 'number' && tree.value.n === 1n && tree.value.d === 1n

function* slipsOfSum(tree: ExpressionOf<'sum'>): Generator<TrigonometrySlip> {
  const { items } = tree
  // log a + log b as log (a + b)
  const logs = items.map(unsigned).filter((item) => item.type === 'call' && /^l/.test(item.name))
  if (logs.length === items.length)
    yield ['formula', { ...(logs[0] as ExpressionOf<'call'>), of: plus(...items.map(insideLog)) }]
  for (const [index, item] of items.entries())
    yield ['sign', plus(...items.map((other, k) => (k === index ? opposite(other) : other))), item]
  // a bracket opened with its first sign alone
  if (items.length > 2) yield ['sign', plus(items[0] as Expression, ...items.slice(1).map(opposite))]
  const [first, second, ...more] = items
  if (first === undefined || second === undefined || more.length > 0) return
  if (second.type === 'negative' && isOne(second.of) && hasLetters(first)) {
    yield ['formula', first]
    yield ['formula', plus(first, second.of)]
  }
  if (isOne(second) && hasLetters(first)) yield ['formula', first]
  const last = unsigned(second)
  // 3x₂ + 2x₁ for 2x₂ + 3x₁
  if (first.type === 'product' && last.type === 'product') {
    const [[a, ...more], [b, ...others]] = [first.items, last.items]
    if (a && b)
      yield [
        'swap',
        plus(
          times(b, ...more),
          withSign(second, () => times(a, ...others)),
        ),
      ]
  }
  if (last.type === 'product') {
    const [factor, ...rest] = last.items
    const joined = second.type === 'negative' ? negative(factor as Expression) : (factor as Expression)
    yield ['order', times(plus(first, joined), ...rest)]
    if (factor?.type === 'fraction')
      yield ['order', times(fraction(plus(first, factor.top), factor.bottom), ...rest)]
  }
  if (last.type === 'fraction' && !hasLetters(last.bottom))
    yield [
      'order',
      fraction(
        plus(
          first,
          withSign(second, () => last.top),
        ),
        last.bottom,
      ),
    ]
}

const insideLog = (item: Expression): Expression =>
  item.type === 'negative' ? negative(insideLog(item.of)) : (item as ExpressionOf<'call'>).of

function* slipsOfProduct(tree: ExpressionOf<'product'>): Generator<TrigonometrySlip> {
  const { items } = tree
  const sums = items.filter((item) => item.type === 'sum')
  const [one, other] = sums
  if (one !== undefined && other !== undefined) {
    const rest = items.filter((item) => item !== one && item !== other)
    if (orderlessKey(one) === orderlessKey(other))
      yield ['square-of-sum', times(...rest, plus(...one.items.map(squareOfTerm)))]
    const products = one.items.flatMap((a) => other.items.map((b) => times(a, b)))
    if (products.length === 4) {
      // (a - b)(a + b) as a² + b²
      const [p, , , q] = products as [Expression, Expression, Expression, Expression]
      yield ['sign', times(...rest, plus(p, negative(q)))]
    }
    // first by first and last by last alone
    if (one.items.length === other.items.length)
      yield [
        'distribution',
        times(...rest, plus(...one.items.map((item, k) => times(item, other.items[k] as Expression)))),
      ]
  }
  for (const sum of sums) {
    const rest = items.filter((item) => item !== sum)
    if (rest.length === 0) continue
    const isSign = absolute(rationalValue(times(...rest))?.n ?? 2n) === 1n
    const code: SlipCode = isSign ? 'sign' : 'distribution'
    for (const index of sum.items.keys())
      yield [code, plus(...sum.items.map((item, k) => (k === index ? times(...rest, item) : item)))]
    for (const index of sum.items.keys())
      if (sum.items.length > 2)
        yield [code, plus(...sum.items.map((item, k) => (k === index ? item : times(...rest, item))))]
    // 2x(x + 8) as 2x² + 8x
    if (rest.length === 2)
      for (const factor of rest.filter(({ type }) => type === 'number'))
        for (const index of sum.items.keys())
          yield [
            'distribution',
            plus(
              ...sum.items.map((item, k) =>
                times(...rest.filter((one) => k !== index || one !== factor), item),
              ),
            ),
          ]
    for (const [index, item] of sum.items.entries())
      yield [
        'sign',
        plus(...sum.items.map((term, k) => times(...rest, k === index ? opposite(term) : term))),
        item,
      ]
  }
  const last = items.at(-1)
  // 2 × 3⁷ as 6⁷
  if (last?.type === 'power') yield ['order', { ...last, base: times(...items.slice(0, -1), last.base) }]
  for (const [index, item] of items.entries()) {
    const rest = items.filter((_, k) => k !== index)
    if (item.type === 'number' || item.type === 'fraction') yield ['coefficient', times(...rest), item]
    else if (item.type === 'letter' || item.type === 'pi') yield ['formula', times(...rest), item]
  }
}

const squareOfTerm = (item: Expression): Expression => square(unsigned(item))

function* slipsOfPower(tree: ExpressionOf<'power'>): Generator<TrigonometrySlip> {
  const exponent = rationalValue(tree.exponent)
  if (hasLetters(tree.exponent))
    for (const slip of slipsOf(tree.exponent)) yield [slip.code, { ...tree, exponent: slip.tree }, slip.part]
  // 2ˣ = 16 as 2x = 16
  if (hasLetters(tree.exponent) && !hasLetters(tree.base)) yield ['inverse', times(tree.base, tree.exponent)]
  if (exponent === undefined || exponent.d !== 1n) return
  const { base } = tree
  // (7/2)² as 7²
  if (base.type === 'fraction' && rationalValue(base.bottom)?.n === 2n)
    yield ['diameter', { ...tree, base: base.top }]
  if (exponent.n === 2n && base.type === 'sum') {
    const squares = base.items.map(squareOfTerm)
    yield ['square-of-sum', plus(...squares)]
    if (base.items.length === 2) {
      const [p, q] = squares as [Expression, Expression]
      const [a, b] = base.items.map(unsigned) as [Expression, Expression]
      yield ['square-of-sum', plus(p, negative(q))]
      yield ['square-of-sum', plus(negative(p), q)]
      for (const middle of [times(a, b), negative(times(a, b))]) yield ['square-of-sum', plus(p, middle, q)]
      const double = times(integer(2), a, b)
      yield [
        'sign',
        plus(p, base.items.some((item) => item.type === 'negative') ? double : negative(double), q),
      ]
      yield [
        'sign',
        plus(p, base.items.some((item) => item.type === 'negative') ? negative(double) : double, negative(q)),
      ]
    }
  }
  if (exponent.n === 2n && base.type === 'product')
    for (const index of base.items.keys())
      yield ['distribution', times(...base.items.map((item, k) => (k === index ? square(item) : item)))]
  if (exponent.n === 2n && base.type === 'negative') yield ['sign', negative(square(base.of))]
  const code: SlipCode = hasLetters(base) ? 'formula' : 'arithmetic'
  yield [code, base]
  yield [code, times(tree.exponent, base)]
  if (exponent.n === 3n) yield [code, square(base)]
  if (exponent.n === 2n && base.type === 'call') yield* slipsOfSquaredCall(base)
}

function* slipsOfFraction(tree: ExpressionOf<'fraction'>): Generator<TrigonometrySlip> {
  const { top, bottom } = tree
  if (top.type === 'sum') {
    for (const index of top.items.keys())
      yield [
        'cancel-term',
        plus(...top.items.map((item, k) => (k === index ? fraction(item, bottom) : item))),
        top.items[index],
      ]
    for (const index of top.items.keys())
      if (top.items.length > 2)
        yield [
          'cancel-term',
          plus(...top.items.map((item, k) => (k === index ? item : fraction(item, bottom)))),
          top.items[index],
        ]
  }
  // a term cancelled from numerator and denominator
  if (top.type === 'sum' && bottom.type === 'sum')
    for (const item of top.items) {
      const twin = bottom.items.find((other) => orderlessKey(other) === orderlessKey(item))
      if (twin !== undefined)
        yield [
          'cancel-term',
          fraction(
            plus(...top.items.filter((o) => o !== item)),
            plus(...bottom.items.filter((o) => o !== twin)),
          ),
          item,
        ]
    }
  if (bottom.type === 'sum')
    yield ['cancel-term', plus(...bottom.items.map((item) => withSign(item, (of) => fraction(top, of))))]
  const code: SlipCode = 'coefficient'
  yield [code, top, bottom]
  if (bottom.type === 'product')
    for (const index of bottom.items.keys())
      yield [code, fraction(top, times(...bottom.items.filter((_, k) => k !== index))), bottom]
  yield [hasLetters(bottom) ? 'formula' : 'inverse', times(top, bottom), bottom]
  if (hasLetters(top) !== hasLetters(bottom)) yield ['inverse', fraction(bottom, top), tree]
}

/** (a + b)² as a² + b² at every place at once. */
export const squaredTermByTerm = (tree: Expression): Expression =>
  mapTree(tree, (part) =>
    part.type === 'power' && part.base.type === 'sum' && rationalValue(part.exponent)?.n === 2n
      ? plus(...part.base.items.map(squareOfTerm))
      : part,
  )

/** Every difference in a square taken as a sum, and the other way about, as where all signs of a formula are wrong. */
export const turnedInSquares = (tree: Expression): Expression =>
  mapTree(tree, (part) => {
    if (part.type !== 'power' || part.base.type !== 'sum') return part
    const [first, ...rest] = part.base.items
    return first === undefined ? part : { ...part, base: plus(first, ...rest.map(opposite)) }
  })

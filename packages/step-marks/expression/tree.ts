/** The abstract syntax tree of a student's text: as it was written, not simplified. */
import type { Rational } from '../values/rational.ts'

type NumberStyle = 'whole' | 'decimal' | 'mixed' | 'recurring'

export type Expression =
  /** `places`: the decimals that were written */
  | {
      readonly type: 'number'
      readonly value: Rational
      readonly style: NumberStyle
      readonly places: number
    }
  | { readonly type: 'letter'; readonly name: string }
  | { readonly type: 'pi' }
  | { readonly type: 'infinity' }
  | { readonly type: 'sum'; readonly items: readonly Expression[] }
  /** `implicit`: written without a sign between the last two */
  | { readonly type: 'product'; readonly items: readonly Expression[]; readonly implicit: boolean }
  | { readonly type: 'negative'; readonly of: Expression }
  | { readonly type: 'fraction'; readonly top: Expression; readonly bottom: Expression }
  | { readonly type: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly type: 'root'; readonly of: Expression; readonly degree: number }
  | {
      readonly type: 'call'
      readonly name: FunctionName
      readonly of: Expression
      readonly base?: Expression
    }
  | { readonly type: 'plus-minus'; readonly of: Expression }
  | { readonly type: 'absolute'; readonly of: Expression }
  | { readonly type: 'degrees'; readonly of: Expression }
  | { readonly type: 'percent'; readonly of: Expression }

export type FunctionName = 'sin' | 'cos' | 'tan' | 'cot' | 'sec' | 'cosec' | 'log' | 'ln'

export type ExpressionOf<Type extends Expression['type']> = Extract<Expression, { type: Type }>

export const number = (value: Rational): Expression => ({ type: 'number', value, style: 'whole', places: 0 })
export const integer = (n: bigint | number): Expression => number({ n: BigInt(n), d: 1n })
export const letter = (name: string): Expression => ({ type: 'letter', name })
export const negative = (of: Expression): Expression => ({ type: 'negative', of })
export const sum = (...items: Expression[]): Expression => ({ type: 'sum', items })
export const product = (...items: Expression[]): Expression => ({ type: 'product', items, implicit: false })
/** A product, or its one factor. */
export const times = (...items: Expression[]): Expression =>
  items.length === 1 ? (items[0] as Expression) : product(...items)
export const fraction = (top: Expression, bottom: Expression): Expression => ({
  type: 'fraction',
  top,
  bottom,
})
export const power = (base: Expression, exponent: Expression): Expression => ({
  type: 'power',
  base,
  exponent,
})
export const difference = (a: Expression, b: Expression): Expression => sum(a, negative(b))

/** The children of a tree that is no sum and no product; the others have one, `of`, or none. */
const partNames: Partial<Record<Expression['type'], readonly string[]>> = {
  fraction: ['top', 'bottom'],
  power: ['base', 'exponent'],
  call: ['of', 'base'],
}
const namesOf = ({ type }: Expression): readonly string[] => partNames[type] ?? ['of']

export function childrenOf(tree: Expression): readonly Expression[] {
  if ('items' in tree) return tree.items
  const parts = tree as unknown as Readonly<Record<string, Expression | undefined>>
  return namesOf(tree).flatMap((name) => parts[name] ?? [])
}

/** The tree with its children replaced. */
export function withChildren(tree: Expression, children: readonly Expression[]): Expression {
  if (children.length === 0) return tree
  if ('items' in tree) return { ...tree, items: children }
  const names = namesOf(tree)
  return { ...tree, ...Object.fromEntries(children.map((child, index) => [names[index], child])) }
}

/** The tree rebuilt bottom-up, each part replaced by the result of `change`. */
export const mapTree = (tree: Expression, change: (part: Expression) => Expression): Expression =>
  change(
    withChildren(
      tree,
      childrenOf(tree).map((part) => mapTree(part, change)),
    ),
  )

/** Whether the tree or any part of it matches. */
export function contains(tree: Expression, isSo: (part: Expression) => boolean): boolean {
  return isSo(tree) || childrenOf(tree).some((child) => contains(child, isSo))
}

export function lettersOf(tree: Expression, into = new Set<string>()): Set<string> {
  if (tree.type === 'letter') into.add(tree.name)
  for (const child of childrenOf(tree)) lettersOf(child, into)
  return into
}

/** The letters of several trees, each once. */
export const lettersIn = (trees: readonly Expression[]): string[] => [
  ...new Set(trees.flatMap((tree) => [...lettersOf(tree)])),
]

/** All parts of a tree that are of a type. */
export function partsOf<Type extends Expression['type']>(tree: Expression, type: Type): ExpressionOf<Type>[] {
  const found = tree.type === type ? [tree as ExpressionOf<Type>] : []
  return [...found, ...childrenOf(tree).flatMap((child) => partsOf(child, type))]
}

export const isZero = (tree: Expression): boolean => tree.type === 'number' && tree.value.n === 0n

export const has = (tree: Expression, type: Expression['type']): boolean =>
  contains(tree, (part) => part.type === type)

export const hasLetters = (tree: Expression): boolean => has(tree, 'letter')

/** The readings of every ±: all upper signs, then all lower signs, as books take them. */
export function signChoices(tree: Expression): Expression[] {
  if (!has(tree, 'plus-minus')) return [tree]
  return [(of: Expression) => of, negative].map((signed) =>
    mapTree(tree, (part) => (part.type === 'plus-minus' ? signed(part.of) : part)),
  )
}

/** The terms of a sum, sums within it included; a tree that is no sum is its own only term. */
export const termsOf = (tree: Expression): Expression[] =>
  tree.type === 'sum' ? tree.items.flatMap(termsOf) : [tree]

/** The factors of a product, signs left out. */
export function factorsOf(tree: Expression): Expression[] {
  if (tree.type === 'product') return tree.items.flatMap(factorsOf)
  return tree.type === 'negative' ? factorsOf(tree.of) : [tree]
}

/** The tree without the minus signs before it. */
export const unsigned = (tree: Expression): Expression =>
  tree.type === 'negative' ? unsigned(tree.of) : tree

/** A key that is equal for trees that differ only in the order of sums and products. */
export function orderlessKey(tree: Expression): string {
  switch (tree.type) {
    case 'number':
      return `${tree.value.n}/${tree.value.d}`
    case 'letter':
      return tree.name
    case 'sum':
      return `+(${termsOf(tree).map(orderlessKey).sort().join()})`
    case 'product':
      return `*(${tree.items
        .flatMap((item) => (item.type === 'product' ? item.items : [item]))
        .map(orderlessKey)
        .sort()
        .join()})`
    case 'degrees':
      return orderlessKey(tree.of)
    default: {
      const kind = tree.type === 'root' ? tree.degree : tree.type === 'call' ? tree.name : tree.type
      return `${kind}(${childrenOf(tree).map(orderlessKey).join()})`
    }
  }
}

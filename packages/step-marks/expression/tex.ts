import { toNumber } from '../values/rational.ts'
import type { Expression } from './tree.ts'

const greek: Record<string, string> = {
  θ: '\\theta',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  φ: '\\varphi',
}

function strength(written: Expression): number {
  const tree = flattened(written)
  if (tree.type === 'sum' || tree.type === 'plus-minus') return 1
  if (tree.type === 'negative' || (tree.type === 'fraction' && tree.top.type === 'negative')) return 2
  return tree.type === 'product' ? 3 : 4
}

/** `54/360*22/7` is a product of two fractions, and no fraction above another. */
function flattened(tree: Expression): Expression {
  if (tree.type !== 'fraction' || tree.top.type !== 'product' || tree.top.implicit) return tree
  const items = tree.top.items
  if (!items.some((item) => item.type === 'fraction')) return tree
  const last = items[items.length - 1] as Expression
  return { ...tree.top, items: [...items.slice(0, -1), { ...tree, top: last }] }
}

/** The expression in TeX, as it was written. */
export function toTeX(written: Expression): string {
  const tree = flattened(written)
  const inBrackets = (part: Expression) => {
    const inside = toTeX(part)
    return inside.includes('\\frac') ? `\\left(${inside}\\right)` : `(${inside})`
  }
  const within = (part: Expression, least: number) =>
    strength(part) < least ? inBrackets(part) : toTeX(part)
  // log (2 × 5), but sin 2x
  const withoutSign = (part: Expression, least: number) => {
    const { type, implicit } = { implicit: true, ...flattened(part) }
    return type === 'product' && !implicit ? inBrackets(part) : within(part, least)
  }
  const raised = (part: Expression) =>
    part.type === 'fraction' || part.type === 'power' ? inBrackets(part) : within(part, 4)
  switch (tree.type) {
    case 'number':
      return numeral(tree)
    case 'letter':
      return name(tree.name)
    case 'pi':
      return '\\pi'
    case 'infinity':
      return '\\infty'
    case 'negative':
      return `-${within(tree.of, 3)}`
    case 'plus-minus':
      return `\\pm ${within(tree.of, 3)}`
    case 'sum':
      return tree.items
        .map((item, index) => {
          if (index === 0) return toTeX(item)
          if (item.type === 'negative') return ` - ${within(item.of, 3)}`
          return item.type === 'plus-minus' ? ` \\pm ${within(item.of, 3)}` : ` + ${within(item, 3)}`
        })
        .join('')
    case 'product':
      return tree.items
        .map((item, index) => {
          const sign = index === 0 ? '' : tree.implicit ? ' ' : ' \\times '
          return sign + (tree.implicit && index > 0 ? withoutSign : within)(item, index === 0 ? 2 : 3)
        })
        .join('')
    case 'fraction':
      if (tree.top.type === 'negative') return `-\\frac{${toTeX(tree.top.of)}}{${toTeX(tree.bottom)}}`
      return `\\frac{${toTeX(tree.top)}}{${toTeX(tree.bottom)}}`
    case 'power':
      if (tree.base.type === 'call' && tree.base.base === undefined)
        return `${called(tree.base.name)}^{${toTeX(tree.exponent)}} ${withoutSign(tree.base.of, 3)}`
      return `${raised(tree.base)}^{${toTeX(tree.exponent)}}`
    case 'root':
      return `\\sqrt${tree.degree === 2 ? '' : `[${tree.degree}]`}{${toTeX(tree.of)}}`
    case 'call':
      return `${called(tree.name)}${tree.base ? `_{${toTeX(tree.base)}}` : ''} ${withoutSign(tree.of, 3)}`
    case 'absolute':
      return `\\left|${toTeX(tree.of)}\\right|`
    case 'degrees':
      return `${within(tree.of, 4)}^{\\circ}`
    case 'percent':
      return `${within(tree.of, 4)}\\%`
  }
}

const called = (name: string) => (name === 'cosec' ? '\\operatorname{cosec}' : `\\${name}`)

function name(written: string): string {
  const [letter = '', subscript] = written.split('_')
  const shown = greek[letter] ?? letter
  return subscript === undefined ? shown : `${shown}_{${greek[subscript] ?? subscript}}`
}

function numeral({ value, style, places }: Extract<Expression, { type: 'number' }>): string {
  const fraction = (n: bigint) => `\\frac{${n}}{${value.d}}`
  if (style === 'mixed') return `${value.n / value.d}${fraction(value.n % value.d)}`
  if (style === 'decimal') return toNumber(value).toFixed(Math.min(places, 100))
  return value.d === 1n ? String(value.n) : fraction(value.n)
}

import { toNumber } from '../values/rational.ts'
import type { Expression } from './tree.ts'

/** Operator precedence: brackets are put around what binds less tightly than its place requires. */
function tightness(tree: Expression): number {
  switch (tree.type) {
    case 'sum':
      return 1
    case 'plus-minus':
    case 'negative':
      return 2
    case 'product':
    case 'fraction':
      return 3
    case 'number':
      return tree.style === 'mixed' || tree.style === 'recurring' ? 3 : 5
    case 'power':
    case 'degrees':
    case 'percent':
    case 'call':
    case 'root':
      return 4
    default:
      return 5
  }
}

/** The expression as plain text that `readExpression` parses unambiguously to the same tree. */
export function toPlainText(tree: Expression): string {
  const within = (part: Expression, least: number) =>
    tightness(part) < least ? `(${toPlainText(part)})` : toPlainText(part)
  switch (tree.type) {
    case 'number':
      if (tree.style === 'mixed')
        return `${tree.value.n / tree.value.d} ${tree.value.n % tree.value.d}/${tree.value.d}`
      if (tree.style === 'decimal') return toNumber(tree.value).toFixed(Math.min(tree.places, 100))
      return tree.value.d === 1n ? String(tree.value.n) : `${tree.value.n}/${tree.value.d}`
    case 'letter':
      return tree.name
    case 'pi':
      return 'π'
    case 'infinity':
      return '∞'
    case 'sum':
      return tree.items
        .map((item, index) => {
          if (index === 0) return within(item, 2)
          if (item.type === 'negative') return ` - ${within(item.of, 3)}`
          return item.type === 'plus-minus' ? ` ± ${within(item.of, 3)}` : ` + ${within(item, 3)}`
        })
        .join('')
    case 'product':
      return tree.items.map((item, index) => within(item, index === 0 ? 3 : 4)).join('×')
    case 'negative':
      return `-${within(tree.of, 3)}`
    case 'plus-minus':
      return `±${within(tree.of, 3)}`
    case 'fraction':
      return `${within(tree.top, 4)}/${within(tree.bottom, 4)}`
    case 'power': {
      const text = `${within(tree.base, 5)}^${within(tree.exponent, 5)}`
      // x^1/2 could be read as a root.
      return /\^(-?1|\(-1\))$/.test(text) ? `(${text})` : text
    }
    case 'root':
      return `${{ 2: '√', 3: '∛', 4: '∜' }[tree.degree] ?? '√'}(${toPlainText(tree.of)})`
    case 'call':
      return `${tree.name}${tree.base ? `_${within(tree.base, 5)}` : ''}(${toPlainText(tree.of)})`
    case 'absolute':
      return `|${toPlainText(tree.of)}|`
    case 'degrees':
      return `${within(tree.of, 5)}°`
    case 'percent':
      return `${within(tree.of, 5)}%`
  }
}

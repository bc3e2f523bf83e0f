import { toNumber } from '../values/rational.ts'
import type { Expression } from './tree.ts'

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const element = (name: string, ...inside: string[]) => `<${name}>${inside.join('')}</${name}>`
const sign = (text: string) =>
  element(
    'mo',
    text.replace(/[&<>"]/g, (found) => escaped[found] ?? found),
  )
const row = (...inside: string[]) => element('mrow', ...inside)

function strength(tree: Expression): number {
  if (tree.type === 'sum' || tree.type === 'plus-minus') return 1
  if (tree.type === 'negative') return 2
  return tree.type === 'product' ? 3 : 4
}

/**
 * The expression as the inside of a `<math>` element, in MathML Core: no library and no font needed. Letters are
 * escaped; nothing else comes from the student's text.
 */
export function toMathML(tree: Expression): string {
  const within = (part: Expression, least: number) =>
    strength(part) < least ? row(sign('('), toMathML(part), sign(')')) : toMathML(part)
  const raised = (part: Expression) =>
    part.type === 'fraction' || part.type === 'call' || part.type === 'power'
      ? row(sign('('), toMathML(part), sign(')'))
      : within(part, 4)
  const product = (part: Extract<Expression, { type: 'product' }>, leastOfFirst: number) =>
    row(
      ...part.items.map(
        (item, index) =>
          (index > 0 && !part.implicit ? sign('×') : '') + within(item, index === 0 ? leastOfFirst : 3),
      ),
    )
  // Never puts two signs next to each other: 2 − (−3)x.
  const afterSign = (part: Expression) => (part.type === 'product' ? product(part, 3) : within(part, 3))
  switch (tree.type) {
    case 'number':
      return numeral(tree)
    case 'letter': {
      const [name = '', subscript] = tree.name
        .replace(/[&<>"]/g, (found) => escaped[found] ?? found)
        .split('_')
      return subscript ? element('msub', element('mi', name), element('mn', subscript)) : element('mi', name)
    }
    case 'pi':
      return element('mi', 'π')
    case 'infinity':
      return element('mi', '∞')
    case 'negative':
      return row(sign('−'), afterSign(tree.of))
    case 'plus-minus':
      return row(sign('±'), afterSign(tree.of))
    case 'sum':
      return row(
        ...tree.items.map((item, index) => {
          if (index === 0) return toMathML(item)
          if (item.type === 'negative') return sign('−') + afterSign(item.of)
          return item.type === 'plus-minus' ? sign('±') + afterSign(item.of) : sign('+') + afterSign(item)
        }),
      )
    case 'product':
      return product(tree, 2)
    case 'fraction':
      return element('mfrac', row(toMathML(tree.top)), row(toMathML(tree.bottom)))
    case 'power':
      return element('msup', row(raised(tree.base)), row(toMathML(tree.exponent)))
    case 'root':
      if (tree.degree === 2) return element('msqrt', toMathML(tree.of))
      return element('mroot', row(toMathML(tree.of)), element('mn', String(tree.degree)))
    case 'call': {
      const name = element('mtext', tree.name)
      const head = tree.base ? element('msub', name, row(toMathML(tree.base))) : name
      return row(head, sign('\u2061'), within(tree.of, 3))
    }
    case 'absolute':
      return row(sign('|'), toMathML(tree.of), sign('|'))
    case 'degrees':
      return row(within(tree.of, 4), sign('°'))
    case 'percent':
      return row(within(tree.of, 4), sign('%'))
  }
}

function numeral({ value, style, places }: Extract<Expression, { type: 'number' }>): string {
  const fraction = (n: bigint) => element('mfrac', element('mn', String(n)), element('mn', String(value.d)))
  if (style === 'mixed') return row(element('mn', String(value.n / value.d)), fraction(value.n % value.d))
  if (style === 'decimal') return element('mn', toNumber(value).toFixed(Math.min(places, 100)))
  return value.d === 1n ? element('mn', String(value.n)) : fraction(value.n)
}

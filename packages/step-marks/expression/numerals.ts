import { ratio } from '../values/rational.ts'
import { type Expression, type ExpressionOf, fraction, integer, sum } from './tree.ts'
import { Unreadable } from './unreadable.ts'

/** The value of a number token: 12, 1,25,000.50, 2 1/4, 0.333... or 0.1(6). */
export function numberFrom(text: string): Expression {
  const mixed = /^(\d+)\s+(\d+)\s?\/\s?(\d+)$/.exec(text)
  if (mixed) {
    const [whole = 0n, top = 0n, bottom = 0n] = mixed.slice(1).map(BigInt)
    if (top >= bottom) throw new Unreadable('two-numbers')
    const value = ratio(whole * bottom + top, bottom)
    // 2 2/4 stays as it was written: a mixed number is kept in lowest terms.
    if (value.d !== bottom) return sum(integer(whole), fraction(integer(top), integer(bottom)))
    return { type: 'number', value, style: 'mixed', places: 0 }
  }
  if (/\.\.\.$|\(|\u0305/.test(text)) return recurringNumber(text)
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.')
  const scale = 10n ** BigInt(decimals.length)
  const value = ratio(BigInt(whole || '0') * scale + BigInt(decimals || '0'), scale)
  return { type: 'number', value, style: text.includes('.') ? 'decimal' : 'whole', places: decimals.length }
}

function recurringNumber(text: string): ExpressionOf<'number'> {
  const [whole = '', part = ''] = text.replace(/\.\.\.$/, '').split('.')
  const [head, block] = recurringBlock(part)
  if (block === '') return numberFrom(`${whole || '0'}.${head}`) as ExpressionOf<'number'>
  const [scale, nines] = [10n ** BigInt(head.length), 10n ** BigInt(block.length) - 1n]
  const value = ratio(BigInt(`${whole || '0'}${head}`) * nines + BigInt(block), scale * nines)
  return { type: 'number', value, style: 'recurring', places: 0 }
}

/** The decimals before the block that recurs, and the block: marked, or the shortest that ends the digits twice. */
function recurringBlock(part: string): [head: string, block: string] {
  const marked = /^(\d*?)(?:\((\d+)\)|((?:\d\u0305)+))$/.exec(part)
  if (marked) return [marked[1] ?? '', marked[2] ?? marked[3]?.replaceAll('\u0305', '') ?? '']
  for (let size = 1; size * 2 <= part.length; size += 1) {
    const block = part.slice(-size)
    let times = 1
    while (part.slice(0, part.length - times * size).endsWith(block)) times += 1
    if (times > 1) return [part.slice(0, part.length - times * size), block]
  }
  return [part, '']
}

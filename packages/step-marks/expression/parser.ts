import { countSteps } from '../budget.ts'
import { numberFrom } from './numerals.ts'
import type { Token } from './tokenizer.ts'
import { type Expression, type FunctionName, letter, negative, power } from './tree.ts'
import { Unreadable } from './unreadable.ts'

const mostDepth = 40
const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

export type Parsed = {
  readonly tree: Expression
  /** Whether the text has a second reading, which `choice` 1 takes. */
  readonly isAmbiguous: boolean
}

/**
 * Parses all tokens as one expression. At an ambiguous place it takes the first reading for `choice` 0 and the second
 * for `choice` 1.
 */
export function parse(tokens: readonly Token[], choice: 0 | 1): Parsed {
  let at = 0
  let depth = 0
  let openBars = 0
  let isAmbiguous = false

  const next = () => tokens[at]
  const before = () => tokens[at - 1]
  const isSign = (text: string) => next()?.kind === 'sign' && next()?.text === text
  const take = (text: string) => {
    if (!isSign(text)) return false
    at += 1
    return true
  }
  /** Records an ambiguity and returns whether to take the first reading. */
  const takesFirst = () => {
    isAmbiguous = true
    return choice === 0
  }
  const nest = <Result>(read: () => Result): Result => {
    depth += 1
    countSteps()
    if (depth > mostDepth) throw new Unreadable('too-deep')
    const result = read()
    depth -= 1
    return result
  }

  function expression(): Expression {
    const items = [term()]
    for (;;) {
      if (take('+')) {
        if (isSign('+') || isSign('*') || isSign('/')) throw new Unreadable('two-signs')
        items.push(term())
      } else if (take('-')) items.push(negative(term()))
      else if (take('±')) items.push({ type: 'plus-minus', of: term() })
      else break
    }
    return items.length === 1 ? (items[0] as Expression) : { type: 'sum', items }
  }

  function term(): Expression {
    let left = signed()
    for (;;) {
      const isTimes = take('*')
      if (take('÷')) left = over(left, divisor())
      else if (isTimes || take('/')) {
        if (isSign('+')) throw new Unreadable('two-signs')
        left = isTimes ? times(left, signed(), false) : over(left, denominator())
      } else if (startsFactor()) left = beside(left)
      else return left
    }
  }

  /** A factor without a sign before it. */
  function beside(left: Expression): Expression {
    const [last, following] = [before(), next()]
    const part = left.type === 'product' ? left.items.at(-1) : left
    const isBare = part?.type === 'power' || part?.type === 'number' || part?.type === 'fraction'
    // 2 3, x²3, (1/2)3
    if (following?.kind === 'number' && (isBare || last?.kind === 'number'))
      throw new Unreadable('two-numbers')
    const isLikePower = last?.kind === 'letter' || part?.type !== 'sum'
    if (following?.kind === 'number' && isLikePower) {
      // x2: a power or a product? (n - 1)2 is a product.
      if (takesFirst()) return times(left, factor(), true)
      if (left.type !== 'product') return power(left, factor())
      return { ...left, items: [...left.items.slice(0, -1), power(part as Expression, factor())] }
    }
    return times(left, factor(), true)
  }

  /** Below a stroke letters stay together, a/bc; a number ends it, 1/3 πr²; anything else has two readings. */
  function denominator(): Expression {
    const startsWithNumber = next()?.kind === 'number'
    let bottom = signed()
    const isLetter = (token: Token | undefined) => token?.kind === 'letter'
    while (isLetter(before()) && isLetter(next()) && next()?.gap === false)
      bottom = times(bottom, factor(), true)
    if (startsWithNumber || !startsFactor() || isLetter(next())) return bottom
    if (next()?.kind === 'number') return bottom
    if (takesFirst()) return bottom
    while (startsFactor()) bottom = times(bottom, factor(), true)
    return bottom
  }

  /** 3/5 ÷ 4/5 divides by the fraction; read from the left on it would be 3/100. */
  function divisor(): Expression {
    const bottom = denominator()
    return isSign('/') && takesFirst() && take('/') ? over(bottom, denominator()) : bottom
  }

  function startsFactor(): boolean {
    const token = next()
    if (token === undefined) return false
    if (token.kind !== 'sign') return true
    return (
      ['(', '[', '{', '√', '∛', '∜', 'abs', 'frac'].includes(token.text) ||
      (token.text === '|' && openBars === 0)
    )
  }

  function signed(): Expression {
    return nest(() => {
      if (take('-')) return negative(signed())
      if (take('+')) return signed()
      if (take('±')) return { type: 'plus-minus', of: signed() }
      return factor()
    })
  }

  function factor(): Expression {
    const base = marked(atom())
    if (!take('^')) return base
    const raised = powerOf(base)
    if (!take('^')) return raised
    // a power of a power
    const top = exponent()
    if (raised.type !== 'power') return raised
    return takesFirst() ? power(base, power(raised.exponent, top)) : power(raised, top)
  }

  function powerOf(base: Expression): Expression {
    const start = next()
    const raised = exponent()
    const isBareOne = before()?.text === '1' && (start?.text === '1' || start?.text === '-')
    if (isBareOne && isSign('/') && tokens[at + 1]?.kind === 'number' && takesFirst()) {
      // x^1/2: nobody writes the power 1, so the half may belong to the power
      take('/')
      return power(base, { type: 'fraction', top: raised, bottom: marked(atom()) })
    }
    return marked(power(base, raised))
  }

  const exponent = (): Expression => (isSign('-') ? signed() : marked(atom()))

  /** A factor with the ° or % behind it. */
  function marked(tree: Expression): Expression {
    const type = take('°') ? 'degrees' : take('%') ? 'percent' : undefined
    if (type === undefined) return tree
    if (isSign('°') || isSign('%')) throw new Unreadable('two-signs')
    return { type, of: tree }
  }

  function atom(): Expression {
    const token = next()
    if (token === undefined) throw new Unreadable('missing-part')
    at += 1
    if (token.kind === 'number') return numberFrom(token.text)
    if (token.kind === 'letter') return token.text === 'π' ? { type: 'pi' } : letter(token.text)
    if (token.kind === 'function') return call(token.text as FunctionName)
    if (token.text === '∞') return { type: 'infinity' }
    const root = '√∛∜'.indexOf(token.text)
    if (root >= 0) return rootOf(root + 2)
    if (token.text === 'abs') return { type: 'absolute', of: nest(atom) }
    if (token.text === 'frac') return { type: 'fraction', top: nest(atom), bottom: nest(atom) }
    if (token.text === '|') {
      openBars += 1
      const of = nest(expression)
      if (!take('|')) throw new Unreadable('open-bracket')
      openBars -= 1
      return { type: 'absolute', of }
    }
    const close = closing[token.text]
    if (close === undefined)
      throw new Unreadable(next() === undefined && at > 1 ? 'missing-part' : 'unexpected-sign')
    const bars = openBars
    openBars = 0
    const inside = nest(expression)
    openBars = bars
    if (!take(close)) throw new Unreadable(next() === undefined ? 'open-bracket' : 'unexpected-sign')
    return inside
  }

  function rootOf(degree: number): Expression {
    if (degree === 2 && isSign('[') && tokens[at + 1]?.text === '3' && tokens[at + 2]?.text === ']') {
      at += 3
      return rootOf(3)
    }
    const startsWithLetter = next()?.kind === 'letter'
    let of = nest(() => (isSign('-') ? signed() : factor()))
    const isSecondLetter = () => next()?.kind === 'letter' && next()?.gap === false && next()?.text !== 'π'
    // √xy
    if (startsWithLetter && isSecondLetter() && !takesFirst())
      while (isSecondLetter()) of = times(of, factor(), true)
    return { type: 'root', of, degree }
  }

  function call(name: FunctionName): Expression {
    const base = name === 'log' && take('_') ? nest(atom) : undefined
    const raised = take('^') ? exponent() : undefined
    const of = nest(() => argument(name))
    const tree: Expression = { type: 'call', name, of, ...(base && { base }) }
    if (raised !== undefined) return power(tree, raised)
    return tree
  }

  function argument(name: FunctionName): Expression {
    const token = next()
    const isBracket = closing[token?.text ?? ''] !== undefined
    if (
      token === undefined ||
      token.kind === 'function' ||
      (token.kind === 'sign' && !isBracket && !['√', '∛', '-', '|', 'frac'].includes(token.text))
    )
      throw new Unreadable('missing-part')
    if (isBracket || token.text === 'frac') return marked(atom())
    let of: Expression = take('-') ? negative(marked(atom())) : marked(atom())
    const isNumber = before()?.kind === 'number'
    const staysTogether = () =>
      next()?.kind === 'letter' && (next()?.gap === false || (isNumber && before()?.kind === 'number'))
    if (name === 'log' || name === 'ln') {
      // log 2x: of 2x, or x times log 2?
      if (staysTogether() && !takesFirst()) while (staysTogether()) of = times(of, marked(atom()), true)
    } else while (staysTogether()) of = times(of, marked(atom()), true)
    if (isSign('^') && !takesFirst()) {
      take('^')
      return power(of, exponent())
    }
    const beyond = tokens[at + 1]
    const halves = isSign('/') && (beyond?.kind === 'number' || (name === 'log' && beyond?.kind === 'letter'))
    if (halves && !takesFirst()) {
      take('/')
      return { type: 'fraction', top: of, bottom: marked(atom()) }
    }
    return of
  }

  const tree = expression()
  if (next() !== undefined) throw new Unreadable(closes(next()) ? 'open-bracket' : 'unexpected-sign')
  return { tree, isAmbiguous }
}

const closes = (token: Token | undefined) => token !== undefined && ')]}|'.includes(token.text)

/** 15/2 % is 15/2 per cent. */
function over(top: Expression, bottom: Expression): Expression {
  if (bottom.type !== 'percent') return { type: 'fraction', top, bottom }
  return { type: 'percent', of: { type: 'fraction', top, bottom: bottom.of } }
}

function times(left: Expression, right: Expression, implicit: boolean): Expression {
  const items = left.type === 'product' && left.implicit === implicit ? left.items : [left]
  return { type: 'product', items: [...items, right], implicit }
}

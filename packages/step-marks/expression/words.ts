import type { LinePart, RelationSign } from './line.ts'
import { prettyText } from './line.ts'
import { toPlainText } from './plain-text.ts'
import type { Expression } from './tree.ts'

type UnaryWords = (a: string) => string
type BinaryWords = (a: string, b: string) => string

/** A language's words for mathematics; the order of the parts is the language's own. */
export type Speech = {
  readonly plus: BinaryWords
  readonly minus: BinaryWords
  readonly times: BinaryWords
  /** a fraction of two single numbers or letters */
  readonly over: BinaryWords
  /** any other fraction */
  readonly fraction: BinaryWords
  readonly power: BinaryWords
  readonly squared: UnaryWords
  readonly cubed: UnaryWords
  readonly squareRoot: UnaryWords
  readonly cubeRoot: UnaryWords
  readonly negative: UnaryWords
  readonly plusMinus: UnaryWords
  readonly brackets: UnaryWords
  readonly absolute: UnaryWords
  readonly degrees: UnaryWords
  readonly percent: UnaryWords
  /** names of relations; commas stay as they are */
  readonly relation: (sign: Exclude<RelationSign, ',' | ';' | ':'>) => string
}

/** A line in spoken form. */
export function partsToWords(parts: readonly LinePart[], speech: Speech): string {
  return parts
    .map((part) => {
      if (part.kind === 'expression') return toWords(part.tree, speech)
      if (part.kind !== 'relation') return prettyText(part.text)
      const { sign } = part
      return sign === ',' || sign === ';' || sign === ':' ? sign : speech.relation(sign)
    })
    .join(' ')
    .replace(/ +([,;:])/g, '$1')
}

/** An expression in spoken form. */
function toWords(tree: Expression, speech: Speech): string {
  const say = (part: Expression) => toWords(part, speech)
  const whole = (part: Expression) => (isLoose(part) ? speech.brackets(say(part)) : say(part))
  switch (tree.type) {
    case 'number':
    case 'letter':
    case 'pi':
    case 'infinity':
      return toPlainText(tree).replaceAll('_', ' ')
    case 'sum':
      return tree.items.slice(1).reduce(
        (spoken, item) => {
          if (item.type === 'negative') return speech.minus(spoken, whole(item.of))
          if (item.type === 'plus-minus') return `${spoken} ${speech.plusMinus(whole(item.of))}`
          return speech.plus(spoken, say(item))
        },
        say(tree.items[0] ?? tree),
      )
    case 'product':
      return tree.items
        .map(whole)
        .reduce((spoken, item) => (tree.implicit ? `${spoken} ${item}` : speech.times(spoken, item)))
    case 'fraction':
      return isSingle(tree.top) && isSingle(tree.bottom)
        ? speech.over(say(tree.top), say(tree.bottom))
        : speech.fraction(say(tree.top), say(tree.bottom))
    case 'power': {
      const base = isSingle(tree.base) ? say(tree.base) : speech.brackets(say(tree.base))
      const exponent = toPlainText(tree.exponent)
      if (exponent === '2') return speech.squared(base)
      return exponent === '3' ? speech.cubed(base) : speech.power(base, say(tree.exponent))
    }
    case 'root':
      return (tree.degree === 3 ? speech.cubeRoot : speech.squareRoot)(whole(tree.of))
    case 'call':
      return `${tree.name} ${tree.base ? `${say(tree.base)} ` : ''}${whole(tree.of)}`
    case 'negative':
      return speech.negative(whole(tree.of))
    case 'plus-minus':
      return speech.plusMinus(whole(tree.of))
    case 'absolute':
      return speech.absolute(say(tree.of))
    case 'degrees':
      return speech.degrees(whole(tree.of))
    case 'percent':
      return speech.percent(whole(tree.of))
  }
}

const isLoose = ({ type }: Expression) => type === 'sum' || type === 'plus-minus'
const isSingle = ({ type }: Expression) => type === 'number' || type === 'letter' || type === 'pi'

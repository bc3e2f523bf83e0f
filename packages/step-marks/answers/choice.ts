import { readExpression } from '../expression/read-expression.ts'
import { number, product } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { isEqual } from './judge-value.ts'
import { type Outcome, right, wrong } from './outcome.ts'
import type { AnswerRules } from './rules.ts'
import { plainAnswer } from './statement.ts'
import { conversion, splitUnit } from './units.ts'

const letters = 'abcd'
const ownScripts = ['कखगघ', 'అబసడ']

/** One of four options: its letter, its value, or both where they agree; or one of the accepted wordings. */
export function checkChoice(answer: string, rules: AnswerRules, input: string): Outcome {
  const text = plainAnswer(input)
    .toLowerCase()
    .replace(/^(?:the\s+)?(?:correct\s+)?(?:option|choice|answer)\s*(?:is\s*)?[:=-]?\s*/, '')
    .replace(/\s+is\s+(?:the\s+)?(?:correct|right)(?:\s+\p{L}+)?$/u, '')
  const expectedLetter = /^\(?([a-h])\)?$/i.exec(answer.trim())?.[1]?.toLowerCase()
  if (rules.words !== undefined && isAccepted(text, [...rules.words, ...(expectedLetter ? [] : [answer])]))
    return right
  if (expectedLetter === undefined)
    return rules.words === undefined && isAccepted(text, [answer]) ? right : wrong()
  // x = 2 is no option X, and a = 2 none A
  if (text.includes('=') && rules.option !== undefined && isOption(text, rules.option)) return right
  if (/^\(?[a-d]\)?\s*(?:,|\/|&|or|and|\s)\s*\(?[a-d]\)?$/.test(text)) return wrong('more-than-one-option')
  const marked =
    /^[([]?\s*(\p{L})(?:\s*$|(\s*[)\]]\s*[.:]?|\s*[.:=]|\s*-\s*(?=[\d√])|\s+-(?=\s)|\s+)\s*(.*))$/u.exec(text)
  const letter = marked?.[1] === undefined ? undefined : latinLetter(marked[1])
  if (letter === undefined || !(letters + expectedLetter).includes(letter)) return judgeOption(text, rules)
  if (letter !== expectedLetter) return wrong()
  const value = marked?.[3]
  if (!value || rules.option === undefined || isOption(value, rules.option)) return right
  if (/^\p{L}\s*-/u.test(text) && isOption(`-${value}`, rules.option)) return right
  return wrong('letter-and-value-differ')
}

function latinLetter(sign: string): string | undefined {
  for (const script of ownScripts) {
    const at = [...script].indexOf(sign)
    if (at >= 0) return letters[at]
  }
  return /^[a-z]$/.test(sign) ? sign : undefined
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<=\p{L})[-–](?=\p{L})|\s+/gu, ' ')
    .replace(/\s*([^\p{L}\p{M}\d\s])\s*/gu, '$1')
    .replace(/^(?:(?!(?:no|not|none|neither)\b)\p{L}+\s+){1,3}(?:is|are)\s+/u, '')
    .replace(/^(?:a|an|the)\s+/, '')
    .replace(/[.!]+$/, '')
    .trim()

const isAccepted = (text: string, words: readonly string[]): boolean =>
  words.some((word) => plainWords(word) === plainWords(text))

function judgeOption(text: string, { option, words }: AnswerRules): Outcome {
  if (option !== undefined && isOption(text, option)) return right
  if (words !== undefined) return wrong()
  if (option !== undefined && (/\d/.test(text) || (isWording(option) && isWording(text)))) return wrong()
  throw new Unreadable('no-such-option')
}

const isWording = (text: string) => /\p{L}{3}/u.test(text) && !/\d/.test(text)

/** 40-55 is a class, and no difference. */
const isClass = (text: string) => /^\d[\d.]*-\d[\d.]*$/.test(text)

function isOption(text: string, option: string): boolean {
  const [typedWords, words] = [text, option].map((one) => plainWords(one.replace(/[–—]| to /g, '-')))
  if (typedWords === words || (words && isClass(words))) return typedWords === words
  try {
    const read = (value: string) => readExpression(value, { groupedDigits: true })
    const [typed, asked] = [splitUnit(text), splitUnit(option)]
    if (asked.unit === undefined) return isEqual(read(text), read(option))
    // 12, 12 cm or 120 mm for the option 12 cm
    if (typed.unit === undefined) return isEqual(read(text), read(asked.value))
    const scale = number(conversion(typed.unit, asked.unit))
    return (
      typed.unit.dimension === asked.unit.dimension &&
      isEqual(product(read(typed.value), scale), read(asked.value))
    )
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}

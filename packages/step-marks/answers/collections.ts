/** Kinds of several values in brackets: matrix and set. */

import { readExpression } from '../expression/read-expression.ts'
import { insideBrackets, isBalanced, splitOutside } from '../expression/spelling.ts'
import { type Expression, number, orderlessKey, product, signChoices } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { rationalValue } from '../values/exact-value.ts'
import { isDecimalOf, isEqual } from './judge-value.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import type { AnswerRules } from './rules.ts'
import { andWords, equalsSign, isHead, nothingWords, plainAnswer, sidesOf } from './statement.ts'

type Matrix = readonly (readonly Expression[])[]

export function checkMatrix(answer: string, _rules: AnswerRules, input: string): Outcome {
  const expected = readMatrix(answer)
  if (expected === undefined) throw new Error('the answer is no matrix')
  const sides = splitOutside(plainAnswer(fromTex(input).replace(/\r?\n/g, ';')), equalsSign)
  const text = sides.findLast((side) => /[[(]/.test(side)) ?? sides.at(-1) ?? ''
  if (!sides.every((side) => side === text || isHead(side) || insideBrackets(side) !== undefined))
    throw new Unreadable('unexpected-sign')
  if (!isBalanced(text)) throw new Unreadable('open-bracket')
  const bare =
    /;|[\])]\s*,?\s*[[(]/.test(text) && insideBrackets(text) === undefined
      ? readMatrix(`[${text}]`)
      : undefined
  const typed = bare ?? readMatrix(text)
  if (typed === undefined) return wrong('no-matrix')
  const [w, t] = [expected.flat(), typed.flat()]
  const all = (isAlike: (cell: Expression, typed: Expression) => boolean) =>
    w.length === t.length && w.every((cell, index) => isAlike(cell, t[index] as Expression))
  const isSame = all(isEqual)
  const hasSize = expected.length === typed.length && expected[0]?.length === typed[0]?.length
  // rows in brackets one below the other
  const isWhole = bare === undefined || /[\])]\s*\n\s*[[(]/.test(input)
  if (hasSize && isSame) return isWhole ? right : form('brackets-missing')
  if (hasSize)
    return all((cell, one) => isEqual(cell, one) || isDecimalOf(one, cell)) ? form('rounded') : wrong()
  return isSame && /^\(.*,.*\)$/.test(text) && !text.includes(';')
    ? form('other-notation')
    : wrong('other-size')
}

/** \begin{bmatrix} 1 & 2 \\ 3 & 4 \end{bmatrix} */
const fromTex = (text: string): string =>
  /\\begin\{[a-zA-Z]?matrix\}/.test(text)
    ? text
        .replace(/\\begin\{\w+\}/, '[')
        .replace(/\\end\{\w+\}/, ']')
        .replaceAll('\\\\', ';')
        .replaceAll('&', ',')
    : text

/** Rows in brackets, or separated by semicolons; undefined if it is no matrix. */
function readMatrix(text: string): Matrix | undefined {
  const [, factor, of] = /^([^[(]*[\d)-])\s*\*?\s*(\[.*\]|\(.*;.*\))$/.exec(text) ?? []
  if (factor !== undefined && of !== undefined) {
    const by = readExpression(factor === '-' ? '-1' : factor)
    return readMatrix(of)?.map((row) => row.map((cell) => product(by, cell)))
  }
  const inside = insideBrackets(text)
  if (inside === undefined) return undefined
  const nested = insideRows(inside)
  const rows = nested ?? inside.split(';')
  const cells = rows.map((row) => {
    const t = row.trim()
    const parts = t.includes(',') ? splitOutside(t, /,/) : t.split(/\s+/)
    return parts.map((cell) => readExpression(cell))
  })
  if (new Set(cells.map((row) => row.length)).size > 1) throw new Unreadable('uneven-rows')
  return cells
}

/** The rows of `[1, 2], [3, 4]`, or undefined where a row is no bracket. */
function insideRows(text: string): string[] | undefined {
  const rows = splitOutside(text.replace(/([)\]])\s*([[(])/g, '$1,$2'), /,|;/).map((row) =>
    insideBrackets(row, '[('),
  )
  if (!/^[[(]/.test(text.trim()) || rows.includes(undefined)) return undefined
  return rows.map((row) => row ?? '')
}

export function checkSet(answer: string, _rules: AnswerRules, input: string): Outcome {
  const expected = membersOf(answer)
  const plain = plainAnswer(input)
  const { sides } = sidesOf(plain)
  const text = (sides.length > 1 ? (splitOutside(plain, equalsSign).at(-1) ?? '') : (sides[0] ?? '')).replace(
    /^\p{L}\s*∈\s*/u,
    '',
  )
  if (!isBalanced(text, true)) throw new Unreadable('open-bracket')
  if (nothingWords.test(text)) return expected.length === 0 ? right : wrong()
  if (/[<>]/.test(text)) return judgeBuilder(text, expected)
  const round = insideBrackets(text, '([')
  const isRound = round !== undefined && expected.length > 1 && splitOutside(round, /,|;/).length > 1
  const typed = membersOf(isRound ? `{${round}}` : text)
  if (!hasSameMembers(expected, typed))
    return wrong(
      expected.every((member) => typed.some((other) => isSameMember(member, other)))
        ? 'extra-value'
        : 'other-value',
    )
  return isRound ? form('brackets-missing') : right
}

/** A member: a number, or the text of a word, a pair or an outcome such as HT. */
type Member = Expression | string

function membersOf(text: string): Member[] {
  const inside = insideBrackets(text, '{') ?? text
  if (inside.trim() === '') return []
  if (/\.{3}/.test(inside)) return ['...']
  const isSpaced = /^(?:-?\d+|\p{L}+)(?:\s+(?:-?\d+|\p{L}+))+$/u.test(inside) && !/\sand\s/i.test(inside)
  const parts = isSpaced
    ? inside.split(/\s+/)
    : splitOutside(inside, new RegExp(`,|;|${andWords.source}`, 'iu'))
  if (parts.includes('')) throw new Unreadable('missing-part')
  return parts.flatMap(readMembers)
}

/** ±1 is two members. */
function readMembers(text: string): Member[] {
  const member = readMember(text)
  return typeof member === 'string' ? [member] : signChoices(member)
}

function readMember(text: string): Member {
  const pair = insideBrackets(text, '(')
  const parts = pair === undefined ? [] : splitOutside(pair, /,/)
  const word = (pair ?? text).replace(/[,\s]/g, '')
  if (/^\p{L}+$/u.test(word)) return word.toUpperCase()
  if (parts.length > 1) return parts.map((part) => memberKey(readExpression(part))).join()
  return readExpression(text)
}

const memberKey = (tree: Expression): string => {
  const value = rationalValue(tree)
  return orderlessKey(value === undefined ? tree : number(value))
}

const isSameMember = (a: Member, b: Member): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : isEqual(a, b)

const hasSameMembers = (a: readonly Member[], b: readonly Member[]): boolean =>
  a.every((member) => b.some((other) => isSameMember(member, other))) &&
  b.every((member) => a.some((other) => isSameMember(member, other)))

const mostListed = 200

/** `{x : x ∈ N, x < 5}`: the whole numbers that it describes, if they are finite. */
function judgeBuilder(text: string, expected: readonly Member[]): Outcome {
  const inside = (insideBrackets(text, '{') ?? text).replace(/^\p{L}\s*[:|]\s*/u, '')
  const kind = /∈\s*([NWZI])\b|(natural|whole|integer)/iu.exec(inside)
  const first = /^[Nn]/.test(kind?.[1] ?? kind?.[2] ?? '')
    ? 1n
    : /^[Ww]/.test(kind?.[1] ?? kind?.[2] ?? '')
      ? 0n
      : undefined
  const condition = inside
    .replace(
      /[,;]?\s*(?:and\s+)?(?:\p{L}\s*∈\s*[NWZI]\b|\p{L}?\s*is an?\s+(?:natural|whole)?\s*(?:number|integer))[,;]?/giu,
      ' ',
    )
    .trim()
  const bounds = /^(?:(-?\d+)\s*(<=?)\s*)?\p{L}(?:\s*(<=?|>=?)\s*(-?\d+))?$/u.exec(condition)
  if (kind === null || bounds === null) throw new Unreadable('unexpected-sign')
  let [low, high] = [first, undefined as bigint | undefined]
  const raise = (to: bigint) => {
    if (low === undefined || to > low) low = to
  }
  if (bounds[1] !== undefined) raise(BigInt(bounds[1]) + (bounds[2] === '<' ? 1n : 0n))
  if (bounds[4] !== undefined) {
    const bound = BigInt(bounds[4])
    if (bounds[3]?.startsWith('<')) high = bound - (bounds[3] === '<' ? 1n : 0n)
    else raise(bound + (bounds[3] === '>' ? 1n : 0n))
  }
  if (low === undefined || high === undefined || high - low > BigInt(mostListed)) return wrong()
  const typed: Member[] = []
  for (let n = low; n <= high; n += 1n) typed.push(number({ n, d: 1n }))
  return hasSameMembers(expected, typed) ? form('members-not-listed') : wrong()
}

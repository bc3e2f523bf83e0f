import { readExpression } from '../expression/read-expression.ts'
import { insideBrackets, isBalanced, splitOutside } from '../expression/spelling.ts'
import { contains, difference, type Expression, hasLetters, lettersOf } from '../expression/tree.ts'
import { Unreadable } from '../expression/unreadable.ts'
import { boundedValue } from '../values/bounded.ts'
import { exactRoots } from '../values/roots.ts'
import { compareValues } from '../values/same-value.ts'
import { form, type Outcome, right, wrong } from './outcome.ts'
import type { AnswerRules } from './rules.ts'
import { andWords, nothingWords, orWords, plainAnswer } from './statement.ts'

type End = { readonly value: number; readonly exact?: Expression; readonly isIn: boolean }
type Piece = { readonly low: End; readonly high: End }
type Reading = { readonly pieces: readonly Piece[]; readonly isSolved: boolean }

const least: End = { value: Number.NEGATIVE_INFINITY, isIn: false }
const greatest: End = { value: Number.POSITIVE_INFINITY, isIn: false }
const everything: readonly Piece[] = [{ low: least, high: greatest }]
const endAt = (exact: Expression, isIn: boolean): End => {
  const { value } = boundedValue(exact, { letters: {} })
  if (Number.isNaN(value)) throw new Unreadable('number-wanted')
  return Number.isFinite(value) ? { value, exact, isIn } : { value, isIn: false }
}

export function checkInterval(answer: string, rules: AnswerRules, input: string): Outcome {
  const variable = rules.variable ?? 'x'
  const expected = readPieces(spelled(answer), variable)
  const text = spelled(plainAnswer(input))
  const isOfPoints =
    expected !== 'other-letter' && expected.pieces.every(({ low, high }) => low.value === high.value)
  const listed = isOfPoints && /^(?:\p{L}\s*=\s*)?(-?\d+(?:\s*,\s*-?\d+)*)$/u.exec(text)
  const typed = readPieces(listed ? `{${listed[1]}}` : text, variable)
  if (typed === 'other-letter' || expected === 'other-letter') return wrong('other-letter')
  const isSame =
    expected.pieces.length === typed.pieces.length &&
    expected.pieces.every((piece, index) => {
      const other = typed.pieces[index]
      return other !== undefined && isSameEnd(piece.low, other.low) && isSameEnd(piece.high, other.high)
    })
  if (!isSame) return wrong()
  return typed.isSolved ? right : form('not-solved')
}

function isSameEnd(a: End, b: End): boolean {
  if (a.isIn !== b.isIn) return false
  if (a.exact && b.exact) return compareValues(a.exact, b.exact) === 'same'
  if (!Number.isFinite(a.value) || !Number.isFinite(b.value)) return a.value === b.value
  return Math.abs(a.value - b.value) <= 1e-12 * Math.max(1, Math.abs(a.value))
}

const spelled = (text: string): string =>
  text
    .replace(/\binf(?:inity)?\b/gi, '∞')
    .replace(/\bis\s+(?=less|greater|more|at)/gi, '')
    .replace(/\b(?:less than or equal to|at most|not more than)\b/gi, '<=')
    .replace(/\b(?:greater than or equal to|at least|not less than)\b/gi, '>=')
    .replace(/\bless than\b/gi, '<')
    .replace(/\b(?:greater|more) than\b/gi, '>')
    .trim()

const isReals = /^(?:R|ℝ|all real(?: numbers)?|\(\s*-\s*∞\s*,\s*\+?∞\s*\))$/i

function readPieces(text: string, variable: string): Reading | 'other-letter' {
  const member = /^(\p{L})\s*(?:∈|belongs to|\bin\b)\s*(.+)$/u.exec(text)
  if (member && member[1]?.toLowerCase() !== variable.toLowerCase() && /^\p{L}$/u.test(member[1] ?? ''))
    return 'other-letter'
  const t = withoutDomain(member?.[2] ?? text)
  if (t === '') throw new Unreadable('empty')
  if (isReals.test(t)) return { pieces: everything, isSolved: true }
  if (nothingWords.test(t)) return { pieces: [], isSolved: true }
  const without = /^(?:R|ℝ)\s*[-\\]\s*\{(.*)\}$/.exec(t)
  if (without)
    return readPieces(
      splitOutside(without[1] ?? '', /,/)
        .map((part) => `${variable}!=${part}`)
        .join(' and '),
      variable,
    )
  const outside = /^(?:R|ℝ)\s*[-\\]\s*([[(].*[\])])$/.exec(t)
  const [taken, ...others] = (outside && readInterval(outside[1] ?? '')?.pieces) || []
  if (taken !== undefined && others.length === 0) {
    const turn = (end: End): End => ({ ...end, isIn: !end.isIn && Number.isFinite(end.value) })
    const left = [
      { low: least, high: turn(taken.low) },
      { low: turn(taken.high), high: greatest },
    ]
    return { pieces: united(left.filter((piece) => !isEmpty(piece))), isSolved: true }
  }
  const builder = /^\{\s*(\p{L})\s*(?:∈\s*R\s*)?[:|]\s*(.*)\}$/u.exec(t)
  if (builder)
    return readPieces(
      (builder[2] ?? '').trim(),
      builder[1]?.toLowerCase() === variable.toLowerCase() ? variable : (builder[1] ?? ''),
    )
  const unions = splitOutside(t, new RegExp(`∪|(?<=[\\s)\\]])[Uu](?=[\\s([])|${orWords.source}`, 'iu'))
  if (unions.length > 1) return combine(unions, variable, (all) => united(all.flat()))
  const joined = splitOutside(t, new RegExp(`${andWords.source}|∩|,|;`, 'iu'))
  if (joined.length > 1 && joined.every((part) => /[<>=]|^[([]/.test(part))) {
    const both = combine(joined, variable, (all) => all.reduce(meet, everything))
    // x < 2, x > 3: a comma that can hardly mean "and"
    if (both !== 'other-letter' && both.pieces.length === 0 && /,/.test(t))
      throw new Unreadable('two-readings')
    return both
  }
  return readInterval(t) ?? readPoints(t) ?? readChain(t, variable)
}

/** `x < 3, x ∈ R`: that the numbers are real is implied. */
const withoutDomain = (text: string): string =>
  text
    .replace(/[,;]?\s*(?:(?:where|and)\s+)?\p{L}\s*∈\s*(?:R|ℝ|real numbers)\s*(?=\}?$)/u, '')
    .replace(/(^|[:|]\s*)\p{L}\s*∈\s*(?:R|ℝ)\s*(?:[,;&]|and\s)\s*/u, '$1')
    .trim()

function combine(
  parts: readonly string[],
  variable: string,
  join: (all: readonly (readonly Piece[])[]) => readonly Piece[],
): Reading | 'other-letter' {
  const all = parts.map((part) => readPieces(part, variable))
  const readings = all.filter((reading) => reading !== 'other-letter')
  if (readings.length < all.length) return 'other-letter'
  return {
    pieces: join(readings.map(({ pieces }) => pieces)),
    isSolved: readings.every(({ isSolved }) => isSolved),
  }
}

function readInterval(text: string): Reading | undefined {
  const brackets = /^([([\]])(.*)([)\][])$/.exec(text)
  if (brackets === null) return undefined
  const ends = splitOutside(brackets[2] ?? '', /,|;/)
  if (ends.length !== 2) return undefined
  const [low, high] = ends.map((end) => readExpression(end, { letters: [] })) as [Expression, Expression]
  if (hasLetters(low) || hasLetters(high)) throw new Unreadable('number-wanted')
  const piece = { low: endAt(low, brackets[1] === '['), high: endAt(high, brackets[3] === ']') }
  return { pieces: isEmpty(piece) ? [] : [piece], isSolved: true }
}

/** A set of single numbers: {1, 2, 3}. */
function readPoints(text: string): Reading | undefined {
  const inside = insideBrackets(text, '{')
  if (inside === undefined) {
    if (!isBalanced(text, true)) throw new Unreadable('open-bracket')
    return undefined
  }
  const points = splitOutside(inside, /,|;/).map((part) => endAt(readExpression(part, { letters: [] }), true))
  return { pieces: united(points.map((point) => ({ low: point, high: point }))), isSolved: true }
}

/** -4 <= x < 3 and the like: each sign with the sides next to it. */
function readChain(text: string, variable: string): Reading | 'other-letter' {
  const signs = [...text.matchAll(/<=|>=|!=|<|>|=/g)].map(([sign]) => sign)
  if (signs.length === 0) throw new Unreadable('inequality-wanted')
  const sides = splitOutside(text, /<=|>=|!=|<|>|=/)
  if (sides[0] === '') sides[0] = variable
  if (sides.includes('') || sides.length !== signs.length + 1) throw new Unreadable('missing-part')
  const trees = sides.map((side) => readExpression(side, { letters: [variable] }))
  if (trees.some((tree) => [...lettersOf(tree)].some((name) => name !== variable))) return 'other-letter'
  if (trees.some((tree) => contains(tree, (part) => part.type === 'plus-minus')))
    return { pieces: [], isSolved: true }
  let pieces = everything
  let isSolved = true
  for (const [index, sign] of signs.entries()) {
    const [left, other] = [trees[index], trees[index + 1]]
    if (left === undefined || other === undefined) continue
    if (left.type === 'letter' && !hasLetters(other)) pieces = meet(pieces, half(sign, other))
    else if (other.type === 'letter' && !hasLetters(left))
      pieces = meet(pieces, half(turned[sign] ?? sign, left))
    else {
      if (!isBareAbsolute(left) && !isBareAbsolute(other)) isSolved = false
      pieces = meet(pieces, solved(difference(left, other), sign, variable))
    }
  }
  return { pieces: united(pieces), isSolved }
}

const turned: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
const isBareAbsolute = (tree: Expression) => tree.type === 'absolute' && tree.of.type === 'letter'

function half(sign: string, bound: Expression): readonly Piece[] {
  if (sign === '!=')
    return [
      { low: least, high: endAt(bound, false) },
      { low: endAt(bound, false), high: greatest },
    ]
  const end = endAt(bound, sign.endsWith('='))
  if (sign === '=') return [{ low: end, high: end }]
  return [sign.startsWith('<') ? { low: least, high: end } : { low: end, high: greatest }]
}

/** The numbers for which `zero` has the required sign, between its roots. */
function solved(zero: Expression, sign: string, variable: string): readonly Piece[] {
  const valueAt = (x: number) => boundedValue(zero, { letters: { [variable]: x } }).value
  const roots = exactRoots(zero, variable)
  if (roots === undefined) return sign.endsWith('=') && sign !== '!=' ? everything : []
  const isIn = sign.endsWith('=') && sign !== '!='
  const ends: End[] = roots.map(({ value, exact }) => ({ value, isIn, ...(exact && { exact }) }))
  const points = ends.map((end) => ({ low: end, high: end }))
  if (sign === '=') return points
  const edges = [least, ...ends, greatest]
  const pieces: Piece[] = isIn ? points : []
  for (const [index, low] of edges.slice(0, -1).entries()) {
    const high = edges[index + 1] ?? greatest
    const middle = Number.isFinite(low.value)
      ? Number.isFinite(high.value)
        ? (low.value + high.value) / 2
        : low.value + 1
      : Number.isFinite(high.value)
        ? high.value - 1
        : 0
    const y = valueAt(middle)
    if (sign === '!=' || (sign.startsWith('<') ? y < 0 : y > 0)) pieces.push({ low, high })
  }
  return united(pieces)
}

const isEmpty = ({ low, high }: Piece) =>
  low.value > high.value || (low.value === high.value && !(low.isIn && high.isIn))

function meet(a: readonly Piece[], b: readonly Piece[]): readonly Piece[] {
  const both = a.flatMap((p) => b.map((q) => ({ low: later(p.low, q.low), high: sooner(p.high, q.high) })))
  return both.filter((piece) => !isEmpty(piece))
}
const later = (a: End, b: End): End => (a.value > b.value || (a.value === b.value && !a.isIn) ? a : b)
const sooner = (a: End, b: End): End => (a.value < b.value || (a.value === b.value && !a.isIn) ? a : b)

/** Pieces in order, with adjacent ones merged. */
function united(pieces: readonly Piece[]): readonly Piece[] {
  const out: Piece[] = []
  const inOrder = [...pieces].sort(
    (a, b) => a.low.value - b.low.value || Number(b.low.isIn) - Number(a.low.isIn),
  )
  for (const piece of inOrder) {
    const last = out.at(-1)
    const touches =
      last &&
      (piece.low.value < last.high.value ||
        (piece.low.value === last.high.value && (piece.low.isIn || last.high.isIn)))
    if (!last || !touches) out.push(piece)
    else if (piece.high.value > last.high.value || (piece.high.value === last.high.value && piece.high.isIn))
      out[out.length - 1] = { low: last.low, high: piece.high }
  }
  return out
}

import { toMathML } from './mathml.ts'
import { readExpression } from './read-expression.ts'
import { insideBrackets, normalise } from './spelling.ts'
import type { Expression } from './tree.ts'
import { Unreadable } from './unreadable.ts'

/** A piece of a typed line, as far as it can be parsed so far. */
export type LinePart =
  | { readonly kind: 'expression'; readonly tree: Expression }
  | { readonly kind: 'relation'; readonly sign: RelationSign }
  | { readonly kind: 'text'; readonly text: string }
  /** two readings: the student is asked; `from` and `to` are its place in the line */
  | {
      readonly kind: 'unclear'
      readonly text: string
      readonly from: number
      readonly to: number
      readonly readings: readonly string[]
    }

const relationSigns = ['=', '≠', '<', '>', '≤', '≥', '≈', '⇒', '∴', '∵', ',', ';', ':'] as const
export type RelationSign = (typeof relationSigns)[number]

const spellings: Readonly<Record<string, RelationSign>> = {
  '!=': '≠',
  '<=': '≤',
  '>=': '≥',
  '=>': '⇒',
  '→': '⇒',
  '⟹': '⇒',
  ...Object.fromEntries(relationSigns.map((sign) => [sign, sign])),
}

/** A relation outside brackets, or a word; a comma between digits groups them (1,25,000) where three follow. */
const joint = /!=|<=|>=|=>|[=≠<>≤≥≈⇒→⟹∴∵;:]|,(?!\d\d(?:,\d\d)*,?\d{3}(?!\d)|\d{3}(?!\d))|[\p{L}\p{M}]{2,}/gu
const readWords =
  /^(?:sin|cos|tan|cosec|csc|cot|sec|log|ln|sqrt|root|pi|theta|alpha|beta|gamma|delta|phi)(?=$|[^a-z]|.$)/i

/**
 * Cuts a line into expressions, relations and words, to show it while it is typed. Nothing is refused: unreadable
 * parts are text.
 *
 * @param letters the names of the question; without them one letter, or two small ones, are values
 */
export function readParts(line: string, letters?: readonly string[]): LinePart[] {
  const parts: LinePart[] = []
  let start = 0
  const read = (end: number) => {
    if (line.slice(start, end).trim() !== '') parts.push(...readPiece(line, start, end, letters))
  }
  for (const { 0: found, index } of line.matchAll(joint)) {
    const isWord = /^\p{L}/u.test(found)
    if (isWord ? isValue(found, letters) : depthAt(line, start, index) > 0) continue
    read(index)
    start = index + found.length
    parts.push(isWord ? { kind: 'text', text: found } : { kind: 'relation', sign: spellings[found] ?? '=' })
  }
  read(line.length)
  return parts
}

/** The inside of a `<math>` element. */
export function partsToMathML(parts: readonly LinePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'expression') return toMathML(part.tree)
      if (part.kind === 'relation') return `<mo>${escapeText(part.sign)}</mo>`
      const text = escapeText(prettyText(part.text))
      return isWordText(part.text) ? `<mtext>\u00a0${text}\u00a0</mtext>` : `<mtext>${text}</mtext>`
    })
    .join('')
}

/** A typed text in printed signs, for browsers without MathML: x^2 - 3*x is x² − 3×x. */
export function prettyText(text: string): string {
  return text
    .replaceAll('sqrt', '√')
    .replace(/\^(?:\((-?\d+)\)|(-?\d+))/g, (_, held: string, bare: string) =>
      [...(held ?? bare)].map((digit) => raised[digit]).join(''),
    )
    .replaceAll('*', '×')
    .replaceAll('-', '−')
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replaceAll('!=', '≠')
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'-0123456789'].map((digit, index) => [digit, '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'[index] ?? '']),
)

/** Names of segments and angles are set close to what follows: AB². */
const isWordText = (text: string) => /\p{L}{2}/u.test(text) && !/^[A-Z]{2,3}$/.test(text)

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A run of letters that is values, not a word or a unit. */
function isValue(run: string, letters?: readonly string[]): boolean {
  if (letters?.some((name) => name === run || name.startsWith(`${run}_`))) return true
  let rest = run
  for (let found = readWords.exec(rest); found; found = readWords.exec(rest))
    rest = rest.slice(found[0].length)
  if (rest !== run && [...rest].length <= 1) return true
  if (letters !== undefined) return [...rest].every((sign) => letters.includes(sign))
  return /^[a-z]{2}$/.test(rest) && !/^(?:cm|mm|km|kg|ml|or|is|so|if|to|by|of|as|at|be|we|in)$/.test(rest)
}

function depthAt(line: string, start: number, index: number): number {
  let depth = 0
  for (const sign of line.slice(start, index)) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
  }
  return depth
}

function readPiece(line: string, from: number, to: number, letters?: readonly string[]): LinePart[] {
  const text = line.slice(from, to).trim()
  const money = /^(₹|Rs\.?)\s*(.*)$/i.exec(text)
  if (money) return [{ kind: 'text', text: money[1] ?? '' }, ...readInside(money[2] ?? '', letters)]
  try {
    const tree = readExpression(text, { groupedDigits: true, ...(letters && { letters }) })
    return [{ kind: 'expression', tree }]
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    if (error.reason === 'two-readings')
      return [{ kind: 'unclear', text, from, to, readings: error.readings }]
  }
  const inside = insideBrackets(normalise(text))
  if (inside === undefined || inside === '') return [{ kind: 'text', text }]
  return [
    { kind: 'text', text: text[0] ?? '(' },
    ...readInside(inside, letters),
    { kind: 'text', text: text.at(-1) ?? ')' },
  ]
}

/** Content of brackets has no position in the line: two readings are shown as text. */
const readInside = (text: string, letters?: readonly string[]): LinePart[] =>
  readParts(text, letters).map((part) => (part.kind === 'unclear' ? { kind: 'text', text: part.text } : part))

import { countSteps } from '../budget.ts'
import { normalise } from './spelling.ts'
import type { FunctionName } from './tree.ts'
import { Unreadable } from './unreadable.ts'

export type Token = {
  readonly kind: 'number' | 'letter' | 'function' | 'sign'
  readonly text: string
  /** whether there is a space before it */
  readonly gap: boolean
}

export type ReadOptions = {
  /**
   * Letters and longer names (`CI`, `S_22`) that the question uses. With them an x that is none of them is a times
   * sign; without them every letter is a name.
   */
  readonly letters?: readonly string[]
  /** Read 1,25,000 and 125,000 as numbers. Leave it out where a comma separates. */
  readonly groupedDigits?: boolean
}

const functions = ['sin', 'cos', 'tan', 'cot', 'sec', 'cosec', 'log', 'ln'] as const
const functionNames: Record<string, FunctionName> = {
  ...Object.fromEntries(functions.map((name) => [name, name])),
  sine: 'sin',
  csc: 'cosec',
}
const greek = { theta: 'θ', alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', phi: 'φ', pi: 'π' }
/** Words with their signs; \frac and \sqrt arrive without their backslash. */
const words: Record<string, string> = {
  sqrt: '√',
  root: '√',
  'under root': '√',
  underroot: '√',
  'square root of': '√',
  'square root': '√',
  'root of': '√',
  cbrt: '∛',
  'cube root of': '∛',
  'cube root': '∛',
  abs: 'abs',
  mod: 'abs',
  frac: 'frac',
  dfrac: 'frac',
  degrees: '°',
  degree: '°',
  deg: '°',
  percent: '%',
  'per cent': '%',
  infinity: '∞',
  inf: '∞',
  infty: '∞',
  plus: '+',
  minus: '-',
  times: '*',
  into: '*',
  of: '*',
  cdot: '*',
  pm: '±',
  'divided by': '÷',
  upon: '/',
  over: '/',
  by: '/',
  squared: '^2',
  square: '^2',
  cubed: '^3',
  cube: '^3',
  'to the power of': '^',
  'to the power': '^',
  'raised to': '^',
  left: '',
  right: '',
}
/** The names of functions and of Greek letters. */
export const names = [...Object.keys(functionNames), ...Object.keys(greek)]
const wordsByLength = [...Object.keys(words), ...names].sort((a, b) => b.length - a.length)
const word = new RegExp(`\\\\?(?:${wordsByLength.join('|')})`, 'iy')
const mixed = /(\d+)\s+(\d+)\s?\/\s?(\d+)(?![\d.])/y
const recurring = /\d*\.(?:\d*\(\d+\)|\d+\.{3}|\d*(?:\d\u0305)+)/y
const grouped = /\d{1,3}(?:(?:,\d{2})*,\d{3}|(?:,\d{3})+)(?:\.\d+)?(?![\d,])/y
const plain = /\d+(?:\.\d+)?|\.\d+/y
const mostTokens = 200

/** Cuts a text into numbers, letters, functions and signs. */
export function tokenize(text: string, options: ReadOptions = {}): Token[] {
  const t = normalise(text)
  const knownLetters = new Set(options.letters ?? [])
  const longNames = [...knownLetters].filter((name) => name.length > 1).sort((a, b) => b.length - a.length)
  const tokens: Token[] = []
  let at = 0
  let gap = false

  const push = (kind: Token['kind'], value: string, length: number) => {
    countSteps()
    tokens.push({ kind, text: value, gap })
    if (tokens.length > mostTokens) throw new Unreadable('too-long')
    at += length
    gap = false
  }
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(t)?.[0]
  }
  const endsOperand = () => {
    const last = tokens.at(-1)
    return (
      last !== undefined && (last.kind === 'number' || last.kind === 'letter' || ')]}°%'.includes(last.text))
    )
  }

  while (at < t.length) {
    const sign = t[at] ?? ''
    if (/\s/.test(sign)) {
      at += 1
      gap = true
      continue
    }
    // a dot behind a number may be its decimal point
    const isPlain = !gap && tokens.at(-1)?.kind !== 'number'
    if (endsOperand() && (isPlain ? /^\.(?!\.)/ : /^\.(?!\.|\s*(?:\d|$))/).test(t.slice(at))) {
      push('sign', '*', 1)
      continue
    }
    const digits = readDigits(match, options, tokens.at(-1))
    if (digits !== undefined) {
      if (/^\.\d/.test(t.slice(at + digits.length))) throw new Unreadable('decimal-point')
      push('number', digits, digits.length)
      continue
    }
    const longName = longNames.find(
      (name) => t.startsWith(name, at) && !/[\p{L}\d]/u.test(t[at + name.length] ?? ''),
    )
    if (longName !== undefined) {
      push('letter', longName, longName.length)
      continue
    }
    const found = match(word)
    if (found !== undefined && isWordHere(found, t, at, knownLetters)) {
      readWord(found.replace('\\', '').toLowerCase(), found.length, push)
      continue
    }
    if (/\p{L}/u.test(sign)) {
      const run = /^\p{L}+/u.exec(t.slice(at))?.[0] ?? sign
      const [name, length] = letterAt(t, at, knownLetters)
      if (isTimesSign(name, t.slice(at + 1).trimStart(), tokens.at(-1), options) && endsOperand()) {
        push('sign', '*', 1)
        continue
      }
      if (run.length >= 4 && knownLetters.size > 0 && !knownLetters.has(name))
        throw new Unreadable('unknown-word')
      push('letter', name, length)
      continue
    }
    const mark = /^(?:[<>!=]=|\.{3}|[-+*/÷^()[\]{}|=<>,;:√∛∜±°%!≈∞_])/.exec(t.slice(at))?.[0]
    if (mark === undefined) throw new Unreadable(sign === '.' ? 'decimal-point' : 'unknown-sign')
    push('sign', mark, mark.length)
  }
  return tokens
}

/** An x between two operands where the question has no letter x; between two digits in any question without one. */
function isTimesSign(
  name: string,
  after: string,
  before: Token | undefined,
  { letters }: ReadOptions,
): boolean {
  if (!/^x$/i.test(name) || letters?.includes('x') || letters?.includes('X')) return false
  if (letters === undefined) return before?.kind === 'number' && /^[\d√]/.test(after)
  return /^[\d(√∛.\p{L}π[-]/u.test(after)
}

function readDigits(
  match: (pattern: RegExp) => string | undefined,
  options: ReadOptions,
  before: Token | undefined,
): string | undefined {
  // x^2 1/2, and two fractions side by side: 4/5 3/5
  const isPart = /[/^]/.test(before?.text ?? '')
  return (
    (isPart ? undefined : match(mixed)) ??
    match(recurring) ??
    (options.groupedDigits ? match(grouped) : undefined) ??
    match(plain)
  )
}

/** A word is read where it is not a part of a longer one: `sinθ` and `sqrt3` are, `since` is not. */
function isWordHere(found: string, text: string, at: number, known: ReadonlySet<string>): boolean {
  if (known.has(found)) return false
  const name = found.toLowerCase()
  if (name in functionNames || found.startsWith('\\')) return true
  const after = text[at + found.length] ?? ''
  const before = text[at - 1] ?? ''
  if (name === 'sqrt' || name === 'root' || name in greek)
    return !(name === 'pi' && /[a-qs-z]{2}/.test(text.slice(at + 2, at + 4)))
  return !/\p{L}/u.test(after) && !/\p{L}/u.test(before)
}

function readWord(
  name: string,
  length: number,
  push: (kind: Token['kind'], text: string, length: number) => void,
) {
  const called = functionNames[name]
  if (called !== undefined) push('function', called, length)
  else if (name in greek) push('letter', greek[name as keyof typeof greek], length)
  else {
    const sign = words[name] ?? ''
    push('sign', sign.replace(/\d/, ''), length)
    if (/\d/.test(sign)) push('number', sign.slice(1), 0)
  }
}

/** The letter at a place with its subscript, in the case that the question uses, and the length it takes. */
function letterAt(text: string, at: number, known: ReadonlySet<string>): [name: string, length: number] {
  const first = String.fromCodePoint(text.codePointAt(at) ?? 0)
  const subscript = /^_(?:\{([\p{L}\d]+)\}|(\d+|\p{L}))/u.exec(text.slice(at + first.length))
  const prime = subscript === null && text[at + first.length] === "'" ? "'" : ''
  const tail = subscript === null ? prime : `_${subscript[1] ?? subscript[2]}`
  const length = first.length + (subscript === null ? prime.length : subscript[0].length)
  const cases = [first, first.toUpperCase(), first.toLowerCase()].map((one) => one + tail)
  return [cases.find((one) => known.has(one)) ?? first + tail, length]
}

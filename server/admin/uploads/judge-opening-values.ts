/** Parses one value of a PDF exactly, or fails: a guess could differ from a reader's. */

/** PDF white space and comments, as a regular expression. */
export const white = '\\0\\t\\n\\f\\r '
const regular = `[^${white}()<>[\\]{}/%]`
/** End of a name or word. */
export const wordEnd = `(?!${regular})`

/** Limits beyond anything that is looked up here. */
const longestValue = 16_384
const deepestValue = 20

export type Value =
  | { kind: 'dictionary'; entries: ReadonlyMap<string, Value> }
  | { kind: 'reference'; object: number }
  | { kind: 'name'; name: string }
  | { kind: 'number'; number: number }
  | { kind: 'array' | 'string' | 'word' }

/** The value at a position and the position after it; null when it cannot be parsed. */
export function valueAt(text: string, at: number): { value: Value; end: number } | null {
  const isCut = at + longestValue < text.length
  const reader = new ValueReader(text.slice(at, at + longestValue), isCut)
  try {
    return { value: reader.value(), end: at + reader.at }
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

class Unreadable extends Error {}

/** Bounded: white space and comments could hide what follows from a partial check. */
const gap = new RegExp(`(?:[${white}]{1,200}|%[^\\r\\n]{0,200}[\\r\\n]){0,20}`, 'y')
const gapGoesOn = new RegExp(`[${white}%]`, 'y')
const name = new RegExp(`/${regular}*`, 'y')
const word = new RegExp(`${regular}+`, 'y')
const referenceEnd = new RegExp(`R${wordEnd}`, 'y')
const partOfText = /[^()\\]*(?:\\[\s\S]|[()])/y
const textOfDigits = new RegExp(`<[${white}0-9a-fA-F]*>`, 'y')
const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)$/
const whole = /^\d{1,10}$/

class ValueReader {
  at = 0
  readonly #text: string
  readonly #isCut: boolean

  constructor(text: string, isCut: boolean) {
    this.#text = text
    this.#isCut = isCut
  }

  value(depth = 0): Value {
    if (depth > deepestValue) throw new Unreadable()
    this.#skipGap()
    if (this.#take(/<</y) !== null) return this.#dictionary(depth)
    if (this.#take(/\[/y) !== null) return this.#array(depth)
    if (this.#take(/\(/y) !== null) return this.#string()
    if (this.#take(textOfDigits) !== null) return { kind: 'string' }
    const named = this.#take(name)
    if (named !== null) return { kind: 'name', name: plainName(named) }
    const written = this.#take(word) ?? ''
    if (/^(?:true|false|null)$/.test(written)) return { kind: 'word' }
    return this.#numberOrReference(written)
  }

  #dictionary(depth: number): Value {
    const entries = new Map<string, Value>()
    for (;;) {
      this.#skipGap()
      if (this.#take(/>>/y) !== null) return { kind: 'dictionary', entries }
      const key = plainName(this.#take(name) ?? '')
      // Duplicate keys are refused: some PDF readers take the first value, others the last.
      if (key === '' || entries.has(key)) throw new Unreadable()
      entries.set(key, this.value(depth + 1))
    }
  }

  #array(depth: number): Value {
    for (;;) {
      this.#skipGap()
      if (this.#take(/\]/y) !== null) return { kind: 'array' }
      this.value(depth + 1)
    }
  }

  #string(): Value {
    for (let open = 1; open > 0; ) {
      const part = this.#take(partOfText)
      if (part === null) throw new Unreadable()
      if (part.at(-2) !== '\\') open += part.endsWith('(') ? 1 : -1
    }
    return { kind: 'string' }
  }

  #numberOrReference(written: string): Value {
    if (!numeric.test(written)) throw new Unreadable()
    this.#skipGap()
    const behind = this.at
    const generation = this.#take(word) ?? ''
    if (numeric.test(generation)) {
      this.#skipGap()
      if (this.#take(referenceEnd) !== null) {
        if (!whole.test(written) || !whole.test(generation)) throw new Unreadable()
        return { kind: 'reference', object: Number(written) }
      }
    } else if (/^[\d+.-]/.test(generation)) throw new Unreadable()
    this.at = behind
    return { kind: 'number', number: Number(written) }
  }

  #skipGap(): void {
    this.#take(gap)
    if (this.#take(gapGoesOn) !== null) throw new Unreadable()
    if (this.#isCut && this.at === this.#text.length) throw new Unreadable()
  }

  /** What a sticky pattern matches here. */
  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const [found] = pattern.exec(this.#text) ?? []
    if (found === undefined) return null
    this.at += found.length
    return found
  }
}

/** Any letter of a name may be hex-escaped. */
function plainName(written: string): string {
  return written.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

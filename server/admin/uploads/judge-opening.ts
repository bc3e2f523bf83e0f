/**
 * Checks the actions of a PDF when it opens or a page is turned. Programs use them to choose the first page shown; a
 * reader would also open a web address, and so reveal who reads, when and where. Therefore an open action is accepted
 * only if it is parsed completely and shows a page of the document itself.
 */
import { type Value, valueAt, white, wordEnd } from './judge-opening-values.ts'

/** A stream's content, unpacked if packed, and what comes before it. */
export type PackedObjects = { content: string; isUnpacked: boolean; before: string }

const opensBy = keyAsWritten('OpenAction')
const furtherActions = keyAsWritten('AA')

/** Any letter of a name may be hex-escaped. */
function keyAsWritten(name: string): RegExp {
  const letters = [...name].map((letter) => {
    const digits = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${digits.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  })
  return new RegExp(`/${letters.join('')}${wordEnd}`, 'g')
}

/** A document has one open action, and a few after edits. */
const mostOpenings = 10
/** More than any real document has, and parsed within seconds. */
const mostCharactersRead = 100_000_000
const mostHeads = 1_000_000

const keysOfPlace = new Set(['/Type', '/S', '/D', '/SD', '/N'])
/** Triggers of additional actions: a page, annotation, field or the document is entered, left or changed. */
const occasions = 'O C E X D U Fo Bl PO PC PV PI K F V WC WS DS WP DP'.split(' ').map((name) => `/${name}`)

export class Opening {
  readonly #opened = new Set<number>()
  readonly #turned = new Set<number>()
  readonly #found = new Set<number>()
  #charactersRead = 0
  #heads = 0

  /** Whether a text leads elsewhere automatically. Objects that it refers to are collected. */
  leadsOn(text: string): boolean {
    for (const { 0: key, index } of text.matchAll(opensBy)) {
      const value = this.#read(text, index + key.length)?.value
      if (value?.kind === 'reference') this.#opened.add(value.object)
      else if (!isPlace(value)) return true
    }
    for (const { 0: key, index } of text.matchAll(furtherActions)) {
      // A glyph in a list: what follows belongs to another, or ends the list.
      if (isNoValue(text, index + key.length)) continue
      const value = this.#read(text, index + key.length)?.value
      if (value?.kind === 'reference') this.#turned.add(value.object)
      else if (acts(value)) return true
    }
    return this.#opened.size > mostOpenings
  }

  get leavesToObjects(): boolean {
    return this.#opened.size + this.#turned.size > 0
  }

  /** A referenced object was not found, so it was not checked. */
  get lacksObjects(): boolean {
    return [...this.#opened, ...this.#turned].some((object) => !this.#found.has(object))
  }

  /** Whether one of the referenced objects leads elsewhere, in the document's plain text. */
  objectsLeadOn(text: string): boolean {
    for (const { object, end } of this.#headsOf(text)) {
      if (object === null || this.#objectLeadsOn(object, text, end)) return true
    }
    return this.#heads > mostHeads
  }

  /** The same for the content of one stream, whatever its declared type. */
  packedLeadsOn({ content, isUnpacked, before }: PackedObjects): boolean {
    if (!startsWithNumber.test(content)) return false
    const dictionary = this.#dictionaryBefore(before)
    // A page may begin with numbers too.
    if (dictionary === null) return this.#mayBeNamed(content)
    if (!dictionary.has('/First')) return false
    if (!isUnpacked && dictionary.has('/Filter')) return true
    const first = numberIn(dictionary, '/First')
    const places = content.slice(0, first).match(words) ?? []
    if (places.length !== 2 * numberIn(dictionary, '/N')) return true
    if (!places.every((place) => /^\d{1,10}$/.test(place))) return true
    return places.some(
      (object, at) =>
        at % 2 === 0 && this.#objectLeadsOn(Number(object), content, first + Number(places[at + 1])),
    )
  }

  /** Whether numbers at the beginning of a stream may be those of referenced objects. */
  #mayBeNamed(content: string): boolean {
    const [numbers = ''] = leadingNumbers.exec(content) ?? []
    if (numbers.includes('%')) return true
    return (numbers.match(words) ?? []).some(
      (number) => this.#opened.has(Number(number)) || this.#turned.has(Number(number)),
    )
  }

  #objectLeadsOn(object: number, text: string, at: number): boolean {
    const isOpened = this.#opened.has(object)
    const isTurned = this.#turned.has(object)
    if (!isOpened && !isTurned) return false
    this.#found.add(object)
    const value = this.#read(text, at)?.value
    return (isOpened && !isPlace(value)) || (isTurned && acts(value))
  }

  /** The dictionary before a stream's start; null where it may be part of a string or a comment. */
  #dictionaryBefore(before: string): ReadonlyMap<string, Value> | null {
    const at = before.lastIndexOf('obj')
    const line =
      before
        .slice(0, Math.max(at, 0))
        .split(/[\r\n]/)
        .at(-1) ?? ''
    if (!head.test(before.slice(Math.max(0, at - longestHead), Math.max(at, 0)))) return null
    const found = this.#read(before, at + 3)
    if (found?.value.kind !== 'dictionary' || !onlyStream.test(before.slice(found.end))) return null
    if (line.includes('%') || /[()%]/.test(before.slice(at, found.end))) return null
    return found.value.entries
  }

  /** Possible object starts; one whose number is unclear may be any. */
  *#headsOf(text: string): Generator<{ object: number | null; end: number }> {
    for (const { index } of text.matchAll(/(?<!end)obj(?![A-Za-z])/g)) {
      this.#heads += 1
      if (this.#heads > mostHeads) return yield { object: null, end: index }
      const before = text.slice(Math.max(0, index - longestHead), index)
      const [, digits] = head.exec(before) ?? []
      if (digits !== undefined) yield { object: Number(digits), end: index + 3 }
      else if (mayBeHead.test(before)) yield { object: null, end: index + 3 }
    }
  }

  #read(text: string, at: number): ReturnType<typeof valueAt> {
    if (this.#charactersRead > mostCharactersRead) return null
    const read = valueAt(text, at)
    this.#charactersRead += (read?.end ?? at) - at
    return read
  }
}

const startsWithNumber = new RegExp(`^[${white}]*[\\d+.%-]`)
const leadingNumbers = new RegExp(`^[${white}\\d+.%-]*`)
const words = new RegExp(`[^${white}]+`, 'g')
const onlyStream = new RegExp(`^[${white}]*stream[^\\r\\n]*(?:\\r\\n?|\\n)?$`)
const longestHead = 100
const head = new RegExp(`(?<![\\d+.-])(\\d{1,10})[${white}]{1,20}\\d{1,10}[${white}]{0,20}$`)
/** After a number: many blanks, or a line with a comment or that is cut off. */
const mayBeHead = new RegExp(
  `(?:^|[${white}+.-])[\\d+.-]+[${white}]*$|[${white}]{20}$|(?:^|%)[^\\r\\n]*[\\r\\n][${white}]*$`,
)

/** Shows a page of the document itself, with no action after it. */
function isPlace(value: Value | undefined): boolean {
  if (value?.kind !== 'dictionary') return ['array', 'name', 'string'].includes(value?.kind ?? '')
  const kind = value.entries.get('/S')
  if (kind?.kind !== 'name' || !['/GoTo', '/Named'].includes(kind.name)) return false
  return [...value.entries.keys()].every((key) => keysOfPlace.has(key))
}

/** Whether a value may be additional actions; a font, a glyph or a colour may have the same name. */
function acts(value: Value | undefined): boolean {
  if (value === undefined || value.kind === 'reference') return true
  if (value.kind !== 'dictionary') return false
  return occasions.some((occasion) =>
    ['dictionary', 'reference'].includes(value.entries.get(occasion)?.kind ?? ''),
  )
}

function numberIn(dictionary: ReadonlyMap<string, Value>, key: string): number {
  const value = dictionary.get(key)
  return value?.kind === 'number' && Number.isInteger(value.number) && value.number >= 0
    ? value.number
    : Number.NaN
}

const noValue = new RegExp(`[${white}]{0,200}[^${white}%<\\d+.-]`, 'y')
function isNoValue(text: string, at: number): boolean {
  noValue.lastIndex = at
  return noValue.test(text)
}

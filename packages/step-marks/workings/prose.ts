import { normalise, withoutInitialDots } from '../expression/spelling.ts'
import { names } from '../expression/tokenizer.ts'
import type { Question } from './question.ts'

const knownWords = new Set([...names, ...'sqrt root cbrt abs frac dfrac cdot times pm by of'.split(' ')])
const units =
  'k?m\\/(?:h(?:ou)?r?|s(?:ec)?|min)|kmph|[mck]m|[km]?g|m?l|cc|m|(?<=\\s)s|rs\\.?|(?:litre|hour|hr|minute|min|second|day|year|yr|month|unit|metre|meter|rupee|term|student|mark|ball|card|outcome)s?'

/** Words of two letters; other pairs are adjacent letters. */
const shortWords = new Set('of is in so or we to by at as an be it on no if do he my us up go'.split(' '))
/** Units and the ends of 1st and 2nd, which may be letters of the question. */
const ends = new Set('cm mm km kg ml hr yr rs sq cu eq st nd rd th'.split(' '))

/** x̄ and Mean (x̄) */
const meanSign = /(?:\bmean\s*)?(?:\bx(?:[\u0304\u0305]|[\s-]?bar\b)|\(x(?:[\u0304\u0305]|[\s-]?bar)\))/gi

const spoken: Record<string, string> = { plus: '+', minus: '-', into: '×', upon: '/' }
const single = '(?<!\\p{L})(?:\\p{L}|[A-Z]{2}|[Aa]lpha|[Bb]eta|[Tt]heta)'
const spokenSigns = '[Pp]lus|[Mm]inus|[Ii]nto|[Uu]pon'
/** "x square plus 3 into y", and not "36 square cm", "25 square" or "put x = 2 into (1)" */
const spokenSquare = RegExp(
  `(?<=[\\d)]|${single})\\s+(?:[Ss]quare|([Cc]ube))d?(?=\\s*(?:[-–+=*×/),]|(?:${spokenSigns}|by)\\b)|(?<!\\d\\s+\\w+)\\s*$)`,
  'gu',
)
const spokenSign = RegExp(
  `(?<=[\\d)°²³]|${single})\\s+(?:([Pp]lus\\s+(?:or\\s+)?minus)|(${spokenSigns}))\\s+(?!\\((?:\\d|i+)\\))(?=-?(?:[\\d(√]|root\\b|${single}(?!\\p{L})))`,
  'gu',
)
/** What is made into something, where "into" is no sign. */
const isMadeInto = /\b(?:factori|split|break|express|convert|chang|divid|resolv)/i
/** "x into x plus 3" is spoken of x(x + 3) too. */
const isUnclear = /\binto\s+\p{L}\s*(?:[-–+]|plus\b|minus\b)/iu

/** "A(1, 2) and B = (4, 6)," before what follows from them */
const points =
  /(?<!\p{L})(?:[A-Z]|\(\w*[12],\s*\w*[12]\)\s*=)\s*=?\s*\(\s*-?[\d./]+\s*,\s*-?[\d./]+\s*\)\s*(?:,|\band\b)(?=.*=)/gu

/**
 * Leaves out reasons in brackets, reasons after ∵ up to what follows from them, and numbers of equations. Words of signs
 * become signs; (or) is printed for or.
 */
export function withoutReasons(text: string): string {
  return withoutInitialDots(text)
    .replace(/\+\s*(?:or|\/)\s*[-–]/gi, '±')
    .replace(/\(or\)/gi, ' or ')
    .replace(/(?:\(|\b(?:as|being)\b)(?!.*not\b|.*n't)[^()=]*(?:[+-]ve|positive)\b[^()=]*\)?/gi, '')
    .replace(/\+ve\b/gi, 'positive')
    .replace(/(?<=[\u0900-\u0d7f])\.(?=\s*[\u0900-\u0d7f=])/g, '')
    .replace(/\b(?:(?:is )?equal to|equals|is(?=\s+(?:₹|rs\.?)?\s*-?\d))\b(?![^(]*\))/gi, '=')
    .replace(spokenSquare, (_, cube?: string) => (cube ? '³' : '²'))
    .replace(/^(\W*(?:\w+\s+){0,2}(?:put|sub)[a-z]*\b[^;]*?)\s+into\s+/i, '$1; ')
    .replace(spokenSign, (all, both: unknown, sign = '', _: number, line: string) =>
      (/into/i.test(sign) && isMadeInto.test(line)) || isUnclear.test(line)
        ? all
        : ` ${both ? '±' : spoken[sign.toLowerCase()]} `,
    )
    .replace(/\bminus\s+(?=[\d(√]|root\b|\p{L}(?!\p{L}))/giu, '-')
    .replace(/\b(root)(?=\s*=)/gi, '$1s')
    .replace(/\bvalues?\s+of\s+(?=\p{L}\s*=)/iu, '')
    .replace(/(\p{L})\s*%(?=\s*=)/gu, '$1 percent')
    .replace(meanSign, 'mean')
    .replace(/\bd\s*\(\s*([A-Z])\s*,\s*([A-Z])\s*\)/g, '$1$2')
    .replace(/@\s*[\d.]+\s*%?/, '')
    .replace(/[∠△Δ](?=\s*[A-Z])/g, '')
    .replace(/₹|\b(?:rs\.?|inr\b)\s*(?=[\d(])/gi, '')
    .replace(
      /\[\s*(?:∵|since|because|using|as|by|from|given|[a-z]+ing|(?!cosec)[a-z]{4,}(?=\s+[a-z]|\]))(?![a-z])[^\]]*\]/gi,
      ' ',
    )
    .replace(/\(\s*(?:∵|since|because|using|as|by|from|given)(?![a-z])(?:[^()]|\([^()]*\))*\)\s*$/i, ' ')
    .replace(points, '')
    .replace(/(\S.*?)\s*(?:∵|\bsince\b|\bbecause\b)(?:[^=]*(?:,|\bso\b)\s*(?=\p{L}\s*=)|.*$)/iu, '$1; ')
    .replace(
      /(?:(?:\.{2,}|…|-{2,}|—+|–{2,})\s*[([]?\s*(?:eq\w*\.?\s*)?|(?<==.*[^\s*/+×÷·⋅^√-])\s+\((?=[^,]*$))(?:\d|i{1,3}|iv|v|[A-C*])\s*(?:[)\]]?\s*$|[)\]]\s*(?=,[^=]*=))/gi,
      '',
    )
    .replace(
      /^\s*(?:(?:step\s*\d+|sol(?:utio)?n?|ans(?:wer)?|proof)\s*[:.)-]?|(?:[•*]|(?:\([iv]+\)\s*[-+]\s*)?\(?[ivx]+\)|\(?[a-h]\)|\d\))\s*[:.)]?)\s+(?=\S)/i,
      '',
    )
    .replace(
      /^\s*(?:[⇒∴→]|=>)?\s*(?:or|so|and|since|now|then|also|thus|hence|therefore|i\.e|that is|but)\b[\s,:.]*(?=\S)/i,
      '',
    )
    .replace(/(?<==.*)\b(?:check(?:ing)?|where|toh|then|we get|gives|implies|i\.?e)\b[.:]?(?=.*=)/gi, '; ')
    .replace(/(^|;)[^;]*[^\s:;]\s*:(?:-\s)?\s*(?=\S[^;]*=)/g, '$1')
    .trim()
}

/** The words before and after a side, and a label before the first equals sign. */
export function withoutProse(text: string, question: Question): { text: string; label?: string } {
  const proof = text.replace(/(?:^|=)\s*[LR]\.?\s?H\.?\s?S\.?\s*(?:proved\W*)?$/i, '')
  const marked = sideLabel(proof) ?? functionLabel(proof, question)
  if (marked !== undefined) return marked
  let t = proof.replace(/\s*\((?:[^()+×*]*\b[a-z]{3,}\b[^()+×*]*)\)\s*$/i, (all) =>
    hasProse(all, question) ? '' : all,
  )
  t = t.replace(/(?<![<>])\s*(?:<=|>=|<|>)[^=]*$/, '')
  const parts = t.split(/([=≈])/)
  const [first = '', ...others] = parts
  const head = labelOf(afterProse(first, question), others.join(''))
  const last = others.pop()
  if (last === undefined) return { text: head.isProse ? '' : beforeProse(head.rest, question) }
  const after = others.join('') + beforeProse(last, question)
  if (head.isProse && head.rest === '') return { text: after.replace(/^[=≈]/, ''), label: first.trim() }
  return { text: head.rest + after }
}

function sideLabel(text: string): { text: string; label: string } | undefined {
  const found = /^[LR]\.?\s?H\.?\s?S\.?\s*[=:]?\s*(?=\S)/i.exec(text)
  if (!found) return undefined
  return { text: text.slice(found[0].length), label: /^l/i.test(text) ? 'LHS' : 'RHS' }
}

/** `f(-4) =` and `(f∘g)(x) =`, where the question has no letter f. */
function functionLabel(text: string, { letters }: Question): { text: string; label: string } | undefined {
  const found = /^\(?\s*([fghp])(?:\s*[o∘]\s*[fgh])*\s*\)?\s*\((?:[^()=]|\([^()=]*\))*\)\s*=\s*(?=\S)/.exec(
    text,
  )
  if (!found || letters.includes(found[1] ?? '')) return undefined
  return { text: text.slice(found[0].length), label: found[0].replace(/\s*=\s*$/, '') }
}

const isProse = (word: string, { letters }: Question) =>
  word.length > 1 &&
  !knownWords.has(word.toLowerCase()) &&
  !letters.includes(word) &&
  !isFormula(word, letters)

/** Adjacent letters of the question, or a function with its letter: `ac`, `sinA`. */
function isFormula(word: string, letters: readonly string[]): boolean {
  const isLetter = (sign: string) =>
    sign === 'π' || letters.includes(sign) || letters.includes(sign.toLowerCase())
  // sinθ and sinAcosB; "cost", "logs" and "tank" are words
  const [before, ...rest] = word.split(/(?:cosec|sin|cos|tan|cot|sec|sqrt|log)+/i)
  if (before === '' && rest.every((part) => part.length <= 2 && [...part].every(isLetter))) return true
  if (word.length <= 4 && !shortWords.has(word) && [...word].every(isLetter)) return true
  return /^(?:[a-zα-ω]{2}|π[a-z]{0,2})$/.test(word) && !shortWords.has(word) && !ends.has(word)
}

export const hasProse = (text: string, question: Question) =>
  (text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).some((word) => isProse(word, question))

/** What follows the last word before the mathematics. */
function afterProse(text: string, question: Question): { rest: string; isProse: boolean } {
  // TSA is a name, and no product of T, S and A
  if (/^[A-Z]{2,4}$/.test(text.trim()) && !question.letters.includes(text.trim()))
    return { rest: '', isProse: true }
  let at = 0
  // "Sum of 22 terms": among words a unit is a word too
  for (const found of text.matchAll(/(?<!_\{|[_^\p{L}])\p{L}[\p{L}\p{M}]+/gu))
    if (isProse(found[0], question) && (at > 0 || !isUnit(found[0], text.slice(0, found.index))))
      at = found.index + found[0].length
  if (at === 0) return { rest: text, isProse: false }
  // a dash, and not the sign of -13y
  const rest = text.slice(at).replace(/^-?(?:[\s.,:'’?]|-\s)*(?=\s|\S)/, '')
  const isName =
    /^(?:(?:\(?[A-Z]?\)?|\(\p{L}\d?\))\s*$|of\b)/u.test(rest) && !question.letters.includes(rest.trim())
  return { rest: isName ? '' : rest, isProse: true }
}

/** "Return on 100" and "Outcomes for 8" are labels before numbers, and "Adding, 14" is a side where letters follow. */
const labelOf = (head: { rest: string; isProse: boolean }, after: string) =>
  head.isProse && /^\d+$/.test(head.rest.trim()) && !/[a-zα-ω]/i.test(after) ? { ...head, rest: '' } : head

/** The text before the first word after the mathematics. */
function beforeProse(text: string, question: Question): string {
  for (const found of text.matchAll(/(?<!_\{|[_^\p{L}])\p{L}[\p{L}\p{M}]+/gu))
    if (isProse(found[0], question) && !isUnit(found[0], text.slice(0, found.index)))
      return /^\(.*[+×*]/.test(text.slice(found.index - 1)) || /[a-z]{2}\($/.test(text.slice(0, found.index))
        ? ''
        : text
            .slice(0, found.index)
            .replace(/[\s.,:(]+$/, '')
            .replace(/.*[-+*/×÷–]$/, '')
  return text.replace(/[\s.,]+$/, '')
}

const isUnit = (word: string, before: string) =>
  /m\/$|[\d)π.]\s*(?:(?:sq|square|cu|cubic)\.?\s*)?$/i.test(before) &&
  new RegExp(`^(?:${units}|sq|square|cu|cubic)$`, 'i').test(word)

const measure = `(?:(?:sq|square|cu|cubic)\\.?\\s*)?(${units})(?:\\s*\\^?\\s*\\(?-?[23]\\)?)?`
const unitAfterNumber = new RegExp(`([\\d)π}])\\s*${measure}(?![\\p{L}\\d_])`, 'giu')
/** `x m`, at the end alone */
const unitAfterLetter = new RegExp(`([a-z)])\\s+${measure}\\s*$`, 'giu')

/** A side without its units and signs of money; a unit that is a letter of the question stays. */
export function withoutUnits(text: string, letters: readonly string[]): string {
  const keep = (all: string, end: string, unit: string) => (letters.includes(unit) ? all : `${end} `)
  return normalise(text)
    .replace(/(\d)\s*\/-(?![√(\w])/g, '$1')
    .replace(unitAfterNumber, keep)
    .replace(unitAfterLetter, keep)
    .trim()
}

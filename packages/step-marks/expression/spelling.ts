/** Normalises the spellings that phones, keyboards and copied text produce. */
const isRaised = (sign: string) => /[²³¹⁰-ⁿʰ-ʸᵃ-ᵛ]/.test(sign)
const isLowered = (sign: string) => /[₀-ₜᵢ-ᵥ]/.test(sign)
/** ² as 2, ₙ as n, ⁻ as - */
const onLine = (sign: string) => sign.normalize('NFKC').replace('−', '-')
/** Minus signs, and digits of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam: each 0 ends in 6. */
export const withPlainSigns = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replace(/(?=[\u0900-\u0d7f])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) % 16) - 6))

const signs: readonly [RegExp, string][] = [
  [/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff“”"„✓✔☑]/g, ''],
  [/[\u00a0\u2000-\u200a\u202f\t∴⟹]/g, ' '],
  [/[–—‒―﹣‐‑]/g, '-'],
  [/\*\*/g, '^'],
  [/[×✕✖∗⋅·•∙](?=[*×✕✖∗⋅·•∙])/g, '* '],
  [/[×✕✖∗⋅·•∙]/g, '*'],
  [/[⁄∕]/g, '/'],
  [/[′’‘`´]/g, "'"],
  [/[≤⩽≦]|=<|<\s+=/g, '<='],
  [/[≥⩾≧]|>\s+=/g, '>='],
  [/≠|=\/=/g, '!='],
  [/≅|≃|~=?/g, '≈'],
  [/∑/g, 'Σ'],
  [/[Π∏]/g, 'π'],
  [/∓|\+\s?\/\s?-/g, '±'],
  [/…/g, '...'],
  [/[º˚]|\^\s*\{?\s*(?:°|\\circ)\s*\}?/g, '°'],
  [/[ϴϑΘ]/g, 'θ'],
  [/[φϕΦ∅Øø]/g, 'φ'],
  [/₨/g, '₹'],
  [/\s*(?:प्रतिशत|శాతం)/g, '%'],
  [/(?<=[\d°])\s*(?:डिग्री|अंश|డిగ్రీలు|డిగ్రీ)/g, '°'],
  [/∣/g, '|'],
  [/\u0964/g, '.'],
]

/** ³⁄₈ */
const raisedFraction = /([⁰¹²³⁴-⁹]+)[⁄∕]([₀-₉]+)/g

/** sin 30⁰: nobody takes the sine of 30 to the power 0. */
const raisedDegrees = /((?:sin|cos|tan|cot|sec|csc)[²³]?\s*\(?\s*[\p{Nd}.]+)(?:⁰|\^0)(?![\d⁰-⁹])/giu

/** Rewrites the signs of a text; its words and its letters stay. */
export function normalise(text: string): string {
  let out = ''
  let run = ''
  let below = ''
  const endRun = (following = '') => {
    // sin²60: the digits after a raised one are not raised.
    if (below !== '') out += `_{${below}}`
    if (run !== '') out += run.length === 1 && !/[\d.]/.test(following) ? `^${run}` : `^(${run})`
    run = ''
    below = ''
  }
  const plainFractions = withPlainSigns(text)
    .replace(raisedDegrees, '$1°')
    .replace(raisedFraction, (all: string, _top: string, _bottom: string, at: number, whole: string) =>
      beside(whole.slice(0, at), onLine(all).replace('⁄', '/')),
    )
  for (const sign of plainFractions) {
    if (isRaised(sign)) {
      run += onLine(sign)
      continue
    }
    if (isLowered(sign)) {
      below += onLine(sign)
      continue
    }
    if (sign === '√' && (run === '3' || run === '4') && !/[\p{L}\d)]$/u.test(out)) {
      out += run === '3' ? '∛' : '∜'
      run = ''
      continue
    }
    const plain = plainSign(sign, out)
    endRun(plain)
    out += plain
  }
  endRun()
  for (const [from, to] of signs) out = out.replace(from, to)
  return out
    .replace(/^(\s|=>|⇒|→)+/, '')
    .replace(/=>/g, '>=')
    .trim()
}

/** A dot at half height between two numbers, as in 25·6, which many books print for 25.6; not the dots of 2·3·5. */
const middleDot = /(?<![.^·•∙]\s*|\p{Nd})(\p{Nd}+)[·•∙](\p{Nd}+)(?!\s*[\p{Nd}.^·•∙⁰¹²³⁴-⁹])/gu

/** The text with dots at half height as times signs, and as decimal points; undefined where it has none. */
export function dotReadings(text: string): readonly [product: string, decimal: string] | undefined {
  const decimal = text.replace(middleDot, '$1.$2')
  return decimal === text ? undefined : [text.replace(middleDot, '$1×$2'), decimal]
}

function plainSign(sign: string, before: string): string {
  const code = sign.codePointAt(0) ?? 0
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0)
  if (/[¼-¾⅐-⅞]/.test(sign)) {
    return beside(before, sign.normalize('NFKD').replace('⁄', '/'))
  }
  return sign
}

/** A fraction behind a number makes it a mixed one: 3½ is 3 1/2. */
const beside = (before: string, parts: string): string =>
  /\d$/.test(before) ? ` ${parts}` : /\d\s$/.test(before) ? parts : `(${parts})`

const initials = /(?<![\p{L}.])(?:(?:\p{Lu}\.\s?){2,}\p{Lu}\.?|\p{Lu}\.\p{Lu}\.)(?=[\s=:(]|$)/gu
const withoutDots = (word: string): string => word.replace(/[.\s]/g, '')

/** L.C.M. as LCM, and S.P. as SP. */
export const withoutInitialDots = (text: string): string => text.replace(initials, withoutDots)

/** The names that are written as initials with dots; "A.T.Q. 5x = 10" has none. */
export const initialsIn = (text: string): string[] =>
  (text.match(RegExp(`${initials.source}(?!\\s*[\\p{L}\\d(√])`, 'gu')) ?? []).map(withoutDots)

/** Cuts a text at a separator outside brackets; a word separates only between spaces. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  const at = new RegExp(separator.source, `${separator.flags.replace(/[gy]/g, '')}y`)
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? ''
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (depth !== 0) continue
    at.lastIndex = index
    const found = at.exec(text)?.[0]
    if (!found) continue
    parts.push(text.slice(start, index))
    start = index + found.length
    index = start - 1
  }
  parts.push(text.slice(start))
  return parts.map((part) => part.trim())
}

/** Whether every bracket is closed by one of its kind. Half-open intervals close as they like: `[2, 3)`. */
export function isBalanced(text: string, mayMix = false): boolean {
  const open: string[] = []
  for (const sign of text) {
    if ('([{'.includes(sign)) open.push(sign)
    if (!')]}'.includes(sign)) continue
    const opened = open.pop()
    if (opened === undefined) return false
    if (mayMix && opened !== '{' && sign !== '}') continue
    if ('([{'.indexOf(opened) !== ')]}'.indexOf(sign)) return false
  }
  return open.length === 0
}

/** The inside of the one pair of brackets of these kinds around the whole text. */
export function insideBrackets(text: string, kinds = '([{'): string | undefined {
  const t = text.trim()
  if (t.length < 2 || !kinds.includes(t[0] ?? '.') || !')]}'.includes(t.at(-1) ?? '.')) return undefined
  let depth = 0
  for (let index = 0; index < t.length; index += 1) {
    if ('([{'.includes(t[index] ?? '.')) depth += 1
    if (')]}'.includes(t[index] ?? '.')) depth -= 1
    if (depth === 0 && index < t.length - 1) return undefined
  }
  return depth === 0 ? t.slice(1, -1).trim() : undefined
}

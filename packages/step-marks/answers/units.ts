import { divide, multiply, one, power, type Rational, ratio, whole } from '../values/rational.ts'

export type Unit = {
  /** what is measured, as powers of the base dimensions: `L2`, `L1 T-1` */
  readonly dimension: string
  /** how many of the base unit it is */
  readonly factor: Rational
}
type Base = { readonly powers: Readonly<Record<string, number>>; readonly factor: Rational }

const bases = new Map<string, Base>()
const define = (names: string, powers: Record<string, number>, n: number, d = 1) => {
  for (const name of names.split(' ')) bases.set(name, { powers, factor: ratio(BigInt(n), BigInt(d)) })
}
define('mm millimetre millimetres millimeter millimeters मिमी మిమీ', { L: 1 }, 1, 1000)
define('cm cms centimetre centimetres centimeter centimeters सेमी सेंटीमीटर సెంమీ', { L: 1 }, 1, 100)
define('dm', { L: 1 }, 1, 10)
define('m mt mts mtr mtrs metre metres meter meters मी मीटर మీ మీటర్లు మీటరు', { L: 1 }, 1)
define('km kms kilometre kilometres kilometer kilometers किमी किलोमीटर కిమీ', { L: 1 }, 1000)
define('ft foot feet', { L: 1 }, 3048, 10000)
define('are ares', { L: 2 }, 100)
define('ha hectare hectares', { L: 2 }, 10000)
define('ml millilitre millilitres cc', { L: 3 }, 1, 1_000_000)
define('l ltr ltrs litre litres liter liters लीटर లీటర్లు', { L: 3 }, 1, 1000)
define('kl kilolitre kilolitres', { L: 3 }, 1)
define('mg', { M: 1 }, 1, 1_000_000)
define('g gm gms gram grams ग्राम గ్రాములు', { M: 1 }, 1, 1000)
define('kg kgs kilogram kilograms किग्रा కిలోలు కిగ్రా', { M: 1 }, 1)
define('quintal quintals', { M: 1 }, 100)
define('tonne tonnes', { M: 1 }, 1000)
define('s sec secs second seconds', { T: 1 }, 1)
define('min mins minute minutes मिनट నిమిషాలు', { T: 1 }, 60)
define('h hr hrs hour hours घंटे घंटा గంటలు', { T: 1 }, 3600)
define('day days दिन రోజులు', { T: 1 }, 86400)
define('week weeks', { T: 1 }, 604800)
define('month months', { Y: 1 }, 1)
define('year years yr yrs y वर्ष साल సంవత్సరాలు', { Y: 1 }, 12)
define('kmph kph kmh kmhr', { L: 1, T: -1 }, 1000, 3600)
define('mps', { L: 1, T: -1 }, 1)
define('degree degrees deg °', { angle: 1 }, 1)
define('unit units इकाई यूनिट యూనిట్లు', { unit: 1 }, 1)
define('paise paisa', { money: 1 }, 1, 100)
define('₹ rs re inr rupee rupees रुपये रुपए रु రూపాయలు రూ', { money: 1 }, 1)

/** A unit as it is written: `cm³`, `sq. m`, `cubic cm`, `km/h`, `m s^-1`; or undefined. */
export function readUnit(text: string, own?: string): Unit | undefined {
  const t = text
    .toLowerCase()
    .replace(/[().]/g, ' ')
    .replace(/\bc c\b/, 'cc')
    .replace(/(?<=\b(?:years?|yrs?)) old\b|(?<=\S) (?:long|high|wide|deep|tall)$/, '')
    .replace(/\b([ckm]) m\b/, '$1m')
    .replace(/(से|मि|कि) (मी|ग्रा)/g, '$1$2')
    .replace(/(సెం|మి|కి) (మీ|గ్రా)/g, '$1$2')
    .replace(/\s*\^\s*/g, '^')
    .replace(/(?<!\p{L})(km|m)([hs])\^-1/u, '$1/$2')
    .replace(/(?<!\p{L})(sq|square|cu|cubic)(?=(?:mm|cm|m|km|metres?|meters?|units?)(?!\p{L}))/gu, '$1 ')
    .replace(/\bper\b/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
  if (t === '') return undefined
  if (own !== undefined && singular(t) === singular(own.toLowerCase()))
    return { dimension: `own ${singular(t)}`, factor: one }
  const [top = '', bottom, ...more] = t.split('/').map((part) => part.trim())
  if (more.length > 0) return undefined
  const above = readProduct(top)
  const below = bottom === undefined ? undefined : readProduct(bottom)
  if (above === undefined || (bottom !== undefined && below === undefined)) return undefined
  return joined([above, ...(below ? [raised(below, -1)] : [])])
}

const singular = (text: string) => text.replace(/\^1$/, '').replace(/s$/, '')

function readProduct(text: string): Base | undefined {
  const words = text.split(' ').filter(Boolean)
  const parts: Base[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const ahead = /^(?:sq|square|वर्ग|चौ|చ|చదరపు)$/.test(word)
      ? 2
      : /^(?:cu|cubic|घन|ఘ|ఘనపు)$/.test(word)
        ? 3
        : undefined
    if (ahead !== undefined) {
      const base = bases.get(words[at + 1] ?? '')
      if (base === undefined) return undefined
      parts.push(raised(base, ahead))
      at += 1
      continue
    }
    const [, name = '', exponent] = /^([^\d^-]+)(?:\^?(-?[123]))?$/u.exec(word) ?? []
    const base = bases.get(name)
    if (base === undefined) return undefined
    const behind = /^(?:sq|squared|square)$/.test(words[at + 1] ?? '')
      ? 2
      : /^(?:cu|cubed?)$/.test(words[at + 1] ?? '')
        ? 3
        : undefined
    const isLast = words[at + 2] === undefined
    if (behind !== undefined && isLast) at += 1
    parts.push(raised(base, exponent ? Number(exponent) : behind !== undefined && isLast ? behind : 1))
  }
  return parts.length === 0 ? undefined : parts.reduce(times)
}

function raised(base: Base, by: number): Base {
  const powers = Object.fromEntries(Object.entries(base.powers).map(([name, count]) => [name, count * by]))
  return { powers, factor: power(base.factor, BigInt(by)) ?? one }
}

function times(a: Base, b: Base): Base {
  const powers: Record<string, number> = { ...a.powers }
  for (const [name, count] of Object.entries(b.powers)) powers[name] = (powers[name] ?? 0) + count
  return { powers, factor: multiply(a.factor, b.factor) }
}

function joined(parts: readonly Base[]): Unit {
  const { powers, factor } = parts.reduce(times)
  const dimension = Object.entries(powers)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name}${count}`)
    .sort()
    .join(' ')
  return { dimension, factor }
}

/** How many of `to` one of `from` is. */
export const conversion = (from: Unit, to: Unit): Rational => divide(from.factor, to.factor) ?? whole(1)

/** Cuts `154 cm²` into its number and its unit; the unit is the longest tail that is one. */
export function splitUnit(text: string, own?: string): { value: string; unit: Unit | undefined } {
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (!/[\p{L}°₹]/u.test(sign) || /[\p{L}\p{M}]/u.test(text[at - 1] ?? '')) continue
    // 20 tan 60° m is a length
    if (/^°\s*\p{L}/u.test(text.slice(at))) continue
    const unit = readUnit(text.slice(at), own)
    if (unit !== undefined) return { value: text.slice(0, at).trim(), unit }
  }
  return { value: text, unit: undefined }
}

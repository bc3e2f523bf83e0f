/** Pseudorandom numbers, deterministic for a seed, and the ways in which students write. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** from 0 up to 1 */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  /** a whole number other than those left out, and other than 0 */
  nonZero(from: number, to: number, ...leftOut: number[]): number {
    for (;;) {
      const value = this.whole(from, to)
      if (value !== 0 && !leftOut.includes(value)) return value
    }
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)] as Item
  }

  isHeads(): boolean {
    return this.next() < 0.5
  }
}

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b))

/** A fraction in lowest terms as text. */
export function fractionText(top: number, bottom: number): string {
  const shared = divisor(top, bottom) * Math.sign(bottom)
  return bottom / shared === 1 ? `${top / shared}` : `${top / shared}/${bottom / shared}`
}

/** ` + 3` or ` - 3`; nothing for 0 */
export const signed = (value: number, unit = ''): string => {
  if (value === 0) return ''
  const size = Math.abs(value)
  return ` ${value < 0 ? '-' : '+'} ${size === 1 && unit !== '' ? '' : size}${unit}`
}

/** `3x`, `-x` */
export const times = (value: number, unit: string): string =>
  value === 1 ? unit : value === -1 ? `-${unit}` : `${value}${unit}`

export const bracketed = (value: number): string => (value < 0 ? `(${value})` : `${value}`)

/** Rounded so that floating point does not show. */
export const short = (value: number): string => `${Number(value.toFixed(6))}`

/** The lines as a student may type them: other signs, words before, arrows. */
export function handwriting(lines: readonly string[], random: Random): string[] {
  const style = random.whole(0, 3)
  return lines.map((line, index) => {
    let out = line
    if (style === 1) out = out.replaceAll(' - ', ' − ').replaceAll('^2', '²').replaceAll('*', '×')
    if (style === 2) out = out.replaceAll(' + ', '+').replaceAll(' - ', '-').replaceAll(' = ', '=')
    if (index > 0 && style !== 0 && !out.startsWith('=') && random.next() < 0.3)
      out = `${random.pick(['⇒ ', '∴ ', 'So ', '=> ', 'Hence ', 'or '])}${out}`
    return out
  })
}

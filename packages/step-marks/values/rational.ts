/** Exact fractions of whole numbers. */
export type Rational = {
  readonly n: bigint /** more than 0, without a factor in common with `n` */
  readonly d: bigint
}

/** Longer numbers than this are not worked out: no answer in school has 600 digits. */
const mostBits = 2000n

export const zero: Rational = { n: 0n, d: 1n }
export const one: Rational = { n: 1n, d: 1n }

export const whole = (n: bigint | number): Rational => ({ n: BigInt(n), d: 1n })

export const absolute = (n: bigint): bigint => (n < 0n ? -n : n)

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [absolute(a), absolute(b)]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** `n / d` in lowest terms; `d` is not 0. */
export function ratio(n: bigint, d: bigint): Rational {
  if (d === 1n) return { n, d }
  const shared = greatestCommonDivisor(n, d) * (d < 0n ? -1n : 1n)
  return { n: n / shared, d: d / shared }
}

export const add = (a: Rational, b: Rational): Rational => ratio(a.n * b.d + b.n * a.d, a.d * b.d)
export const multiply = (a: Rational, b: Rational): Rational => ratio(a.n * b.n, a.d * b.d)
export const negate = (a: Rational): Rational => ({ n: -a.n, d: a.d })
export const isSame = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d

/** `a / b`, or undefined where `b` is 0. */
export const divide = (a: Rational, b: Rational): Rational | undefined =>
  b.n === 0n ? undefined : ratio(a.n * b.d, a.d * b.n)

const bitsOf = (n: bigint) => BigInt(absolute(n).toString(16).length * 4)

/** `a` to a whole power, or undefined for a power of 0 that has no value and for a number far too long. */
export function power(a: Rational, exponent: bigint): Rational | undefined {
  const times = absolute(exponent)
  if (times * (bitsOf(a.n) + bitsOf(a.d)) > mostBits && absolute(a.n) + a.d > 2n) return undefined
  if (a.n === 0n) return exponent > 0n ? zero : undefined
  const small = absolute(a.n) + a.d === 2n ? times % 2n : times
  const up = ratio(a.n ** small, a.d ** small)
  return exponent < 0n ? divide(one, up) : up
}

/** The greatest whole number whose square is at most `n`. */
export function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n
  let guess = 1n << (bitsOf(n) / 2n + 1n)
  for (;;) {
    const next = (guess + n / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}

/** The exact square root, or undefined where it is no fraction. */
export function exactRoot(a: Rational): Rational | undefined {
  if (a.n < 0n) return undefined
  const [n, d] = [wholeRoot(a.n), wholeRoot(a.d)]
  return n * n === a.n && d * d === a.d ? { n, d } : undefined
}

export const toNumber = (a: Rational): number => {
  const plain = Number(a.n) / Number(a.d)
  if (Number.isFinite(plain)) return plain
  const shift = BigInt(Math.max(a.n.toString(2).length, a.d.toString(2).length) - 900)
  return Number(a.n >> shift) / Number(a.d >> shift)
}

/** Rounded to `places` decimals, half away from zero. */
export function roundTo(a: Rational, places: number): Rational {
  const scale = 10n ** BigInt(places)
  const [n, d] = [absolute(a.n) * scale * 2n + a.d, a.d * 2n]
  return ratio((a.n < 0n ? -1n : 1n) * (n / d), scale)
}

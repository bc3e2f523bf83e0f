/**
 * Arithmetic in the field of the whole numbers modulo a large prime. The prime is -1 modulo 8 and modulo every prime
 * below 200, and so each of these has a square root in the field, raising to (P + 1) / 4 gives consistent roots (√2 √3
 * = √6), and every number has exactly one root of each odd degree.
 */
const isPrime = (n: number): boolean => {
  for (let factor = 2; factor * factor <= n; factor += 1) if (n % factor === 0) return false
  return true
}
const oddPrimes = Array.from({ length: 99 }, (_, index) => 2 * index + 3).filter(isPrime)
export const fieldSize: bigint = oddPrimes.reduce((all, prime) => all * BigInt(prime), 57n * 8n) - 1n

export const reduce = (a: bigint): bigint => {
  const rest = a % fieldSize
  return rest < 0n ? rest + fieldSize : rest
}

export function fieldPower(base: bigint, exponent: bigint): bigint {
  let out = 1n
  let square = reduce(base)
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) out = (out * square) % fieldSize
    square = (square * square) % fieldSize
  }
  return out
}

/** 1 / a by Euclid's algorithm; `a` is not 0. */
export function inverse(a: bigint): bigint {
  let [r, s] = [fieldSize, reduce(a)]
  let [t, u] = [0n, 1n]
  while (s !== 0n) {
    const times = r / s
    ;[r, s] = [s, r - times * s]
    ;[t, u] = [u, t - times * u]
  }
  return reduce(t)
}

/** The root that is itself a square, or undefined where there is none. */
export function fieldSquareRoot(a: bigint): bigint | undefined {
  const root = fieldPower(a, (fieldSize + 1n) / 4n)
  return (root * root) % fieldSize === reduce(a) ? root : undefined
}

/** The one root of an odd degree that shares no factor with the size of the field. */
export function fieldOddRoot(a: bigint, degree: bigint): bigint {
  const order = fieldSize - 1n
  let k = 1n
  while ((k * order + 1n) % degree !== 0n) k += 1n
  return fieldPower(a, (k * order + 1n) / degree)
}

/** A pseudorandom element, deterministic for a name and seed. */
export function elementFor(name: string, seed: number): bigint {
  let out = 0n
  let state = seed | 0
  for (let block = 0; block < 9; block += 1) {
    for (const sign of `${name}#${block}`) {
      state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
      state = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
      state ^= state >>> 13
    }
    out = (out << 32n) | BigInt(state >>> 0)
  }
  return reduce(out)
}

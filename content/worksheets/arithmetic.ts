export function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? Math.abs(left) : greatestCommonDivisor(right, left % right)
}

/** The prime factors of a whole number above 1, smallest first, repeated as often as they divide. */
export function primeFactors(value: number): number[] {
  const factors: number[] = []
  let rest = value
  for (let candidate = 2; candidate * candidate <= rest; candidate += 1) {
    while (rest % candidate === 0) {
      factors.push(candidate)
      rest /= candidate
    }
  }
  return rest > 1 ? [...factors, rest] : factors
}

/** Rounds half away from zero, free of the binary error of `1.005`. */
export function roundTo(value: number, places: number): number {
  const scale = 10 ** places
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The largest square factor taken out: 72 gives outside 6, inside 2. */
export function simplifyRoot(radicand: number): { outside: number; inside: number } {
  let outside = 1
  let inside = radicand
  for (let root = Math.floor(Math.sqrt(radicand)); root > 1; root -= 1) {
    if (inside % (root * root) === 0) {
      outside *= root
      inside /= root * root
    }
  }
  return { outside, inside }
}

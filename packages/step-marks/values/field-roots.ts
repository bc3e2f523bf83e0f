/** Square roots in the prime field. */
import { countSteps } from '../budget.ts'
import { NotInField } from './field-point.ts'
import { fieldSquareRoot, reduce } from './prime-field.ts'
import { exactRoot, wholeRoot } from './rational.ts'

export function elementRoot(square: bigint): bigint {
  const root = fieldSquareRoot(square)
  if (root === undefined) throw new NotInField()
  return root
}

const roots = new Map<bigint, bigint>()
const mostKept = 500
/** The square root of a whole number, which the field knows where it knows that of each prime in it. */
export function rootOfWhole(n: bigint): bigint {
  const kept = roots.get(n)
  if (kept !== undefined) return kept
  const root = findRootOfWhole(n)
  if (roots.size < mostKept) roots.set(n, root)
  return root
}

/** Squares are taken out first: the root of q² is q, whether or not q has a root itself. */
function findRootOfWhole(n: bigint): bigint {
  if (n > 10n ** 30n && exactRoot({ n, d: 1n }) === undefined) throw new NotInField()
  let [rest, out, square] = [n, 1n, wholeRoot(n)]
  if (square * square === n) return reduce(square)
  for (let factor = 2n; factor * factor <= rest && factor < 1000n; factor += 1n) {
    for (; rest % (factor * factor) === 0n; rest /= factor * factor) out *= factor
  }
  square = wholeRoot(rest)
  if (square * square === rest) return reduce(out * square)
  // Beyond this a square of a large prime could still be hidden in it.
  if (rest > 10n ** 12n) throw new NotInField()
  for (const [prime] of primesOf(rest)) if (fieldSquareRoot(prime) === undefined) throw new NotInField()
  return reduce(out * elementRoot(reduce(rest)))
}

/** The primes in a number with their powers; what is left above a million stays whole. */
export function primesOf(n: bigint): Map<bigint, bigint> {
  const out = new Map<bigint, bigint>()
  let rest = n
  for (let prime = 2n; prime * prime <= rest && prime < 1000n; prime += 1n) {
    countSteps()
    for (; rest % prime === 0n; rest /= prime) out.set(prime, (out.get(prime) ?? 0n) + 1n)
  }
  if (rest > 1n) out.set(rest, (out.get(rest) ?? 0n) + 1n)
  return out
}

import { greatestCommonDivisor, primeFactors, roundTo, simplifyRoot } from './arithmetic.ts'

/** Typst mathematics for `a x^n + ... + c`; coefficients from the highest power down. */
export function polynomial(coefficients: readonly number[], variable = 'x'): string {
  const degree = coefficients.length - 1
  return combination(
    coefficients.map((coefficient, index) => {
      const power = degree - index
      if (power === 0) return [coefficient, '']
      return [coefficient, power === 1 ? variable : `${variable}^${power}`]
    }),
  )
}

/** Typst mathematics for a sum of terms; ones and zero terms are left out as in handwriting. */
export function combination(terms: readonly (readonly [number, string])[]): string {
  const parts = terms
    .filter(([coefficient]) => coefficient !== 0)
    .map(([coefficient, symbol], index) => {
      const size = Math.abs(coefficient)
      const body = symbol === '' ? `${size}` : size === 1 ? symbol : `${size} ${symbol}`
      if (index === 0) return coefficient < 0 ? `-${body}` : body
      return coefficient < 0 ? ` - ${body}` : ` + ${body}`
    })
  return parts.length === 0 ? '0' : parts.join('')
}

/** `+ 3` or `- 3`, for a number that follows another. */
export function signed(value: number): string {
  return value < 0 ? `- ${-value}` : `+ ${value}`
}

/** A negative number in brackets, for a place after a sign. */
export function bracketed(value: number): string {
  return value < 0 ? `(${value})` : `${value}`
}

/** Typst mathematics for a fraction in lowest terms. */
export function fraction(numerator: number, denominator: number): string {
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator)
  const top = numerator / divisor
  const bottom = denominator / divisor
  if (bottom === 1) return `${top}`
  return top < 0 ? `-${-top}/${bottom}` : `${top}/${bottom}`
}

/** Typst mathematics for the square root of a whole number, its square factor taken out. */
export function root(radicand: number): string {
  const { outside, inside } = simplifyRoot(radicand)
  if (inside === 1) return `${outside}`
  return outside === 1 ? `sqrt(${inside})` : `${outside} sqrt(${inside})`
}

/** Typst mathematics for a product of prime powers: `2^3 times 5`. */
export function primeProduct(value: number): string {
  const powers = new Map<number, number>()
  for (const prime of primeFactors(value)) powers.set(prime, (powers.get(prime) ?? 0) + 1)
  return [...powers].map(([prime, power]) => (power === 1 ? `${prime}` : `${prime}^${power}`)).join(' times ')
}

const inIndia = (digits: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })
// Created once: a paper has hundreds of amounts, and creating a format takes far longer than using it.
const [wholeRupees, rupeesAndPaise] = [inIndia(0), inIndia(2)]

/** Digits grouped the Indian way; paise only when there are some. */
export function rupees(amountInRupees: number): string {
  const amount = roundTo(amountInRupees, 2)
  return `₹${(Number.isInteger(amount) ? wholeRupees : rupeesAndPaise).format(amount)}`
}

/** The same amount for use inside mathematics. */
export function rupeesInMath(amountInRupees: number): string {
  return `"${rupees(amountInRupees)}"`
}

/** At most `places` decimals, without trailing zeros. */
export function decimal(value: number, places = 2): string {
  return `${roundTo(value, places)}`
}

/** A ruled table with a bold head; cells are Typst markup. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head.map((cell) => `*${cell}*`), ...rows].flat()
  return `#data(${head.length}, ${cells.map((cell) => `[${cell}]`).join(', ')})`
}

/** A two-line table with its labels on the left, as frequency tables are printed. */
export function rowTable(
  lines: readonly (readonly [label: string, values: readonly (string | number)[]])[],
): string {
  const width = lines[0]?.[1].length ?? 0
  const cells = lines.flatMap(([label, values]) => [`*${label}*`, ...values])
  return `#data(${width + 1}, ${cells.map((cell) => `[${cell}]`).join(', ')})`
}

/** A program as it is typed. */
export function program(lines: readonly string[], language = 'python'): string {
  return `#program(${JSON.stringify(lines.join('\n'))}, ${JSON.stringify(language)})`
}

export const studentSorts = ['newest', 'oldest', 'name'] as const
export type StudentSort = (typeof studentSorts)[number]

/** Students are counted no further than this: a longer list is searched, not read. */
export const mostCounted = 1000

/** How far ahead access may be granted. */
export const mostGrantYears = 5

/**
 * A search query, normalised: lower case, and a phone number in any spelling without its country code. Null when empty.
 */
export function searchedText(text: string): string | null {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const digits = plain.replace(/[\s()+-]/g, '')
  if (/^\d{10,}$/.test(digits)) return digits.slice(-10)
  if (/^[\d\s()+-]+$/.test(plain) && digits !== '') return digits.replace(/^0+(?=\d)/, '')
  return plain === '' ? null : plain
}

import { randomInt } from 'node:crypto'
import { codeLetters } from '../domain/payments/coupons/rules.ts'

/** So many letters and digits by chance, five bits each, of those that nobody mistakes for one another. */
export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => codeLetters[randomInt(codeLetters.length)]).join('')
}

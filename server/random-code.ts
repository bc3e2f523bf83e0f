import { randomInt } from 'node:crypto'
import { codeAlphabet } from '../domain/payments/coupons/rules.ts'

/** So many letters and digits by chance, five bits each, of those that nobody mistakes for one another. */
export function randomCode(count: number): string {
  return Array.from({ length: count }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
}

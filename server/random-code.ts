import { randomInt } from 'node:crypto'
import { codeAlphabet } from '../domain/payments/coupons/rules.ts'

/** Random letters and digits, five bits each, without characters that are easily confused. */
export function randomCode(count: number): string {
  return Array.from({ length: count }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
}

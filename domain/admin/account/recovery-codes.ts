import { codeAlphabet } from '../../payments/coupons/rules.ts'

/** Recovery codes that a member of staff has at a time. */
export const recoveryCodes = 10
/** Characters of one: sixty bits, which cannot be guessed. */
export const recoveryCodeLength = 12

const shape = new RegExp(`^[${codeAlphabet}]{${recoveryCodeLength}}$`)

/** A typed recovery code, normalised for comparison, `ABCDEFGH2345`; null for an invalid one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return shape.test(code) ? code : null
}

/** As it is displayed: `ABCD-EFGH-2345`. */
export function writeRecoveryCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

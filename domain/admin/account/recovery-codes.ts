import { codeAlphabet } from '../../payments/coupons/rules.ts'

/** How many recovery codes a member of staff has at a time. */
export const recoveryCodes = 10
/** Characters of one: sixty bits, which nobody guesses. */
export const recoveryCodeLength = 12

const shape = new RegExp(`^[${codeAlphabet}]{${recoveryCodeLength}}$`)

/** A typed recovery code as it is compared, `ABCDEFGH2345`; null for what is none. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return shape.test(code) ? code : null
}

/** As it is shown and written down: `ABCD-EFGH-2345`. */
export function writeRecoveryCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

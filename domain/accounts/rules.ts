/** Digits of a one-time code (specification, section 9). */
export const codeLength = 6
/** Wrong guesses that end a code. */
export const codeTries = 5

export type CodePurpose = 'registration' | 'login' | 'reset'

/** Seconds for which the screens count down and the server accepts a code (specification, sections 4 and 9). */
export const codeLifetimeSeconds = { registration: 600, login: 180, reset: 180 } as const satisfies Record<CodePurpose, number>

/** Seconds until a code may be asked for again: 30 after the first, 60 after later ones. */
export function resendWaitSeconds(codesSent: number): number {
  return codesSent <= 1 ? 30 : 60
}

export const passwordMinimum = 8
export const passwordMaximum = 128
/** Longest password of the reset and create screens (specification, section 9). */
export const resetPasswordMaximum = 15

/** Seconds a bearer token lives before the session cookie renews it. */
export const tokenLifetimeSeconds = 12 * 60
/** Days a session lives after its last use. */
export const sessionLifetimeDays = 60

/** An email as it is stored and compared: trimmed, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** `ananya@gmail.com` as `a****a@gmail.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const name = email.slice(0, at)
  const last = name.length > 2 ? name.slice(-1) : ''
  return `${name.slice(0, 1)}****${last}${email.slice(at)}`
}

/** True when the password is one of those tried first by everyone who guesses, or a run of one sign. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return commonPasswords.has(plain) || /^(.)\1+$/.test(plain)
}

const commonPasswords = new Set([
  '12345678', '123456789', '1234567890', '87654321', '987654321', '11223344', '12341234', '123123123',
  'password', 'password1', 'password12', 'password123', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'p@ssword1', 'p@ssw0rd1',
  'qwertyui', 'qwertyuiop', 'qwerty123', 'qwerty12', 'asdfghjkl', '1q2w3e4r', '1qaz2wsx', 'zaq12wsx', 'abcd1234', 'abc12345',
  'abcdefgh', 'a1b2c3d4', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'welcome1', 'welcome123',
  'admin123', 'administrator', 'letmein1', 'trustno1', 'whatever', 'computer', 'internet', 'samsung1', 'india123', 'india@123',
  'krishna1', 'krishna123', 'jaihind1', 'jaishreeram', 'sairam123', 'omsairam', 'ganesh123', 'lakshmi1', 'hyderabad', 'bangalore',
  'chennai1', 'telangana', 'student1', 'student123', 'stepmark', 'stepmark1', 'stepmark123', 'test1234', 'testtest', 'changeme',
  'changeit', 'default1', 'pass1234', 'pass@123', 'pass@1234', 'admin@123', 'welcome@123', 'abc@1234', 'abcd@1234', 'qwerty@123',
])

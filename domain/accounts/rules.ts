/** Digits of a one-time code (specification, section 9). */
export const codeLength = 6
/** Wrong guesses that end a series of codes: a new code in the series gives no new guesses. */
export const codeTries = 5
/** Seconds after its first code when a series ends and wrong guesses are counted from zero again. */
export const codeSeriesSeconds = 60 * 60

/**
 * The screen that requests a code: after registration, after sign-in with an unverified address, for a new password.
 */
export type CodePurpose = 'registration' | 'login' | 'reset'

/** Seconds for which the screens count down and the server accepts a code (specification, sections 4 and 9). */
export const codeLifetimeSeconds = {
  registration: 600,
  login: 180,
  reset: 180,
} as const satisfies Record<CodePurpose, number>

/** Seconds until a code can be requested again: 30 after the first, 60 after later ones (specification, section 9). */
export function resendWaitSeconds(codesSent: number): number {
  return codesSent <= 1 ? 30 : 60
}

/** Lifetime of both codes for a new email address. */
export const emailChangeSeconds = 15 * 60

export const passwordMinimum = 8
export const passwordMaximum = 128
/** Longest password of the reset and create screens (specification, section 9). */
export const resetPasswordMaximum = 15

/** Seconds a bearer token lives before the session cookie renews it. */
export const tokenLifetimeSeconds = 12 * 60
/** Days a session lives after its last use. */
export const sessionLifetimeDays = 60
/** Concurrent sessions of a student; one more ends the least recently used. */
export const mostSessions = 20
/**
 * Hours for which a mailed link works. Longer than the window in which code mails are counted, so that someone over the
 * limit still has a working link.
 */
export const mailedLinkHours = 2

/** Days for which a browser counts as the one that started a registration. */
export const attemptLifetimeDays = 7
/**
 * Days for which a device counts as known to an account after the last sign-in. The longest a browser keeps a cookie.
 */
export const deviceLifetimeDays = 400

/** Replaces the name and the phone of a deleted account. */
export const erasedName = 'Deleted account'
export const erasedPhone = '+910000000000'
const erasedHost = '@erased.invalid'

/** Replaces the address of a deleted account: nobody can own it, or guess it. */
export function erasedEmail(randomPart: string): string {
  return `erased-${randomPart.toLowerCase()}${erasedHost}`
}

/** True for the address of a deleted account: it gets no mail. */
export function isErasedEmail(email: string): boolean {
  return email.endsWith(erasedHost)
}

/**
 * An email as it was stored before Unicode normalisation: trimmed, lower case. Only for finding rows of that time;
 * every other address is an `accountAddress`.
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/**
 * Whether an account is one of the demo's invented people, whose passwords are public. The domain is reserved (RFC
 * 2606): nobody receives mail there.
 */
export function isDemoAddress(email: string): boolean {
  return email.endsWith('@stepmark.example')
}

/**
 * An address as it is stored and compared, for students, staff and forms. Compatibility characters (`ａ`, `ﬁ`) are
 * normalised (Unicode NFKC), so that one mailbox has one account.
 */
export function accountAddress(email: string): string {
  return normaliseEmail(email.normalize('NFKC')).normalize('NFKC')
}

/** `ananya@gmail.com` as `a****a@gmail.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const name = email.slice(0, at)
  const last = name.length > 2 ? name.slice(-1) : ''
  return `${name.slice(0, 1)}****${last}${email.slice(at)}`
}

/** "+91 98480 12345" as "•••• •2345": enough to identify who leaked something, not enough to call. */
export function maskPhone(phone: string): string {
  return `•••• •${phone.replace(/\D/g, '').slice(-4)}`
}

/** True for a commonly used password, a run of one character, or a keyboard row. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return commonPasswords.has(plain) || /^(.)\1+$/u.test(plain) || isPartOfARow(plain)
}

// biome-ignore format: a list reads better in rows of many
const commonPasswords = new Set([
  '11223344', '12341234', '123123123', '12344321', '123456ab', '1234567a', '12345678a', '123456789a', '1234abcd', '102030405060',
  'password', 'password1', 'password12', 'password123', 'password@1', 'password@123', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'p@ssword1', 'p@ssw0rd1',
  'qwerty12', 'qwerty123', 'qwerty1234', 'qwerty@123', '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx', 'zaq12wsx', 'abcd1234', 'abc12345', 'abc@1234',
  'abcd@1234', 'a1b2c3d4', 'iloveyou', 'iloveyou1', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'welcome1', 'welcome123',
  'welcome@123', 'admin123', 'admin@123', 'administrator', 'letmein1', 'trustno1', 'whatever', 'computer', 'internet', 'samsung1',
  'india123', 'india@123', 'krishna1', 'krishna123', 'krishna@123', 'jaihind1', 'jaishreeram', 'jaishriram', 'sairam123', 'omsairam',
  'ganesh123', 'lakshmi1', 'hyderabad', 'bangalore', 'bengaluru', 'chennai1', 'telangana', 'student1', 'student123', 'student@123',
  'stepmark', 'stepmark1', 'stepmark123', 'stepmark@123', 'test1234', 'test@123', 'test@1234', 'testtest', 'changeme', 'changeit',
  'default1', 'pass1234', 'pass@123', 'pass@1234', 'cricket1', 'cricket123', 'mathematics', 'maths123',
])

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** `12345678`, `87654321`, `qwertyui`: eight or more neighbouring keys, in either direction. */
function isPartOfARow(plain: string): boolean {
  if (plain.length < passwordMinimum) return false
  const backwards = [...plain].reverse().join('')
  return rows.some((row) => row.includes(plain) || row.includes(backwards))
}

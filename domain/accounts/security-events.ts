/** Security events that the account holder is notified of. */
export const securityEventKinds = [
  'signInRefused',
  'codeRefused',
  'newDevice',
  'passwordChanged',
  'phoneChanged',
  'emailChanged',
  'authenticatorChanged',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Retention of events. */
export const securityEventDays = 90

/** How many of them the account page shows. */
export const shownSecurityEvents = 20

/** Events that strangers can cause at will: counted in one row an hour. */
export function isCounted(kind: SecurityEventKind): boolean {
  return kind === 'signInRefused' || kind === 'codeRefused'
}

/**
 * The part of an IP address that tells only its rough location and provider: half of an IPv4 address, a quarter of an
 * IPv6 address. Null for an invalid address.
 */
export function maskedNetwork(network: string): string | null {
  const four = network.match(/^(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/)
  if (four) return `${four[1]}.*.*`
  const six = network.match(/^([\da-f]{1,4}:[\da-f]{1,4}):/i)
  return six ? `${six[1]}:*` : null
}

/** Wrong codes that count as typing errors. */
const freeWrongCodes = 4
const longestCodeWaitMinutes = 12 * 60

/**
 * Minutes until another authenticator code is accepted after this many wrong ones in a row: none after four, then one,
 * doubling up to twelve hours. A guesser with the right password gets 15 attempts on the first day and two on each
 * later day; three in a million are right.
 */
export function codeWaitMinutes(wrongCodes: number): number {
  if (wrongCodes <= freeWrongCodes) return 0
  return Math.min(2 ** Math.min(wrongCodes - freeWrongCodes - 1, 20), longestCodeWaitMinutes)
}

/** Wrong codes within 24 hours that trigger an alert, even with right ones in between. */
const alertAfterWrongCodesPerDay = 5
/** Wrong codes in total that trigger an alert. */
const alertAfterWrongCodes = 20

type WrongCodes = { inRow: number; inDay: number; untold: number }

/**
 * Whether the person and the owners are alerted about wrong authenticator codes: when the first wait begins and at
 * every tenth after that; and of those without an alert, at five within 24 hours or twenty in all.
 */
export function areWrongCodesTold({ inRow, inDay, untold }: WrongCodes): boolean {
  if (inRow > freeWrongCodes && (inRow - freeWrongCodes) % 10 === 1) return true
  return untold >= alertAfterWrongCodes || Math.min(inDay, untold) >= alertAfterWrongCodesPerDay
}

/** Wrong passwords for a staff account within 24 hours after which its holder is mailed. */
const alertAfterRefusalsPerDay = 3
/** Wrong passwords within an hour after which the owners are mailed too. */
const alertAfterRefusalsPerHour = 10

/** Recipients of a mail about a refused sign-in to the admin. */
export function recipientsOfRefusalAlert({
  inHour,
  inDay,
}: {
  inHour: number
  inDay: number
}): 'holder' | 'all' | null {
  if (inHour === alertAfterRefusalsPerHour) return 'all'
  return inDay === alertAfterRefusalsPerDay ? 'holder' : null
}

/** What is told to the holder of an account. */
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

/** How long events are kept. */
export const securityEventDays = 90

/** How many of them the account page shows. */
export const shownSecurityEvents = 20

/** What strangers can cause as often as they like: counted in one row an hour. */
export function isCounted(kind: SecurityEventKind): boolean {
  return kind === 'signInRefused' || kind === 'codeRefused'
}

/**
 * The part of a network's address that says no more than about where it is and whose: half of an IPv4
 * address, a quarter of an IPv6 address. Null for what is no address.
 */
export function maskedNetwork(network: string): string | null {
  const four = network.match(/^(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/)
  if (four) return `${four[1]}.*.*`
  const six = network.match(/^([\da-f]{1,4}:[\da-f]{1,4}):/i)
  return six ? `${six[1]}:*` : null
}

/** Wrong codes that are a person's own slips. */
const freeWrongCodes = 4
const longestCodeWaitMinutes = 12 * 60

/**
 * How long no further code of an authenticator is judged after so many wrong ones in a row, in minutes:
 * none after four, then one, doubling to twelve hours. A guesser with the right password tries 15 on the
 * first day and two on each that follows, of which three in a million are right.
 */
export function codeWaitMinutes(wrongCodes: number): number {
  if (wrongCodes <= freeWrongCodes) return 0
  return Math.min(2 ** Math.min(wrongCodes - freeWrongCodes - 1, 20), longestCodeWaitMinutes)
}

/** Wrong codes within 24 hours that trigger an alert, whatever right ones came between them. */
const alertAfterWrongCodesPerDay = 5
/** Wrong codes in total that trigger an alert. */
const alertAfterWrongCodes = 20

type WrongCodes = { inRow: number; inDay: number; untold: number }

/**
 * Whether the person and the owners are told of wrong codes of an authenticator: when the first wait begins and at
 * every tenth that follows; and of those that nobody was told of, five within 24 hours or twenty in all.
 */
export function areWrongCodesTold({ inRow, inDay, untold }: WrongCodes): boolean {
  if (inRow > freeWrongCodes && (inRow - freeWrongCodes) % 10 === 1) return true
  return untold >= alertAfterWrongCodes || Math.min(inDay, untold) >= alertAfterWrongCodesPerDay
}

/** Wrong passwords for a staff account within 24 hours after which its holder is mailed. */
const alertAfterRefusalsPerDay = 3
/** Wrong passwords within an hour after which the owners are mailed too. */
const alertAfterRefusalsPerHour = 10

/** Who gets a mail about a refused sign-in to the admin. */
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

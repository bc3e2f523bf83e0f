import { createHash, randomBytes } from 'node:crypto'
import { accountAddress, deviceLifetimeDays } from '../../domain/accounts/rules.ts'
import type { Context } from '../services.ts'
import { readClaim, signClaim } from '../signed-claims.ts'
import { findDevicesKnownSince } from './queries/students.ts'

type Browser = Pick<Context, 'knownDevice' | 'settings' | 'clock'>

/** Accounts that one device is remembered for, each by email and phone. */
const mostMarks = 12

/** What a device is known for, and since when, in milliseconds; of a cookie of before nobody knows since when. */
type Mark = { name: string; since: number }

/**
 * The device's own name, if somebody signed in to this account (an email or a phone) on it since its password is what it
 * is; else null. What it does for the account is counted apart from what strangers do.
 */
export async function deviceFor(
  browser: Browser & Pick<Context, 'database'>,
  account: string,
): Promise<string | null> {
  const device = readDevice(browser)
  const mark = device?.marks.find(({ name }) => name === markOf(account))
  if (!device || mark === undefined) return null
  const known = await browser.database.first(findDevicesKnownSince(account))
  return (known?.since ?? null) === null || Number(known?.since) <= mark.since ? device.id : null
}

/** Marks this device as known to the student. */
export function rememberDevice(
  browser: Browser,
  { email, phone }: { email: string; phone?: string | undefined },
): void {
  const { knownDevice, settings, clock } = browser
  const device = readDevice(browser)
  const now = clock.now().getTime()
  const proven = [email, phone].flatMap((name) => (name === undefined ? [] : [markOf(name)]))
  const others = (device?.marks ?? []).filter(({ name }) => !proven.includes(name))
  const marks = [...proven.map((name) => ({ name, since: now })), ...others]
    .slice(0, mostMarks)
    .map(({ name, since }) => `${name}.${since.toString(36)}`)
  const expiresAt = new Date(now + deviceLifetimeDays * 24 * 3600 * 1000)
  const ends = String(Math.floor(expiresAt.getTime() / 1000))
  const id = device?.id ?? randomBytes(16).toString('hex')
  knownDevice.keep(signClaim(settings, 'device', [id, marks.join('-'), ends]), expiresAt)
}

function readDevice({ knownDevice, settings, clock }: Browser): { id: string; marks: Mark[] } | null {
  const value = knownDevice.read()
  const [id, marks, ends] = (value && readClaim(settings, 'device', value)) || []
  if (!id || !marks || Number(ends) * 1000 <= clock.now().getTime()) return null
  const read = marks.split('-').map((mark) => {
    const [name = '', since = '0'] = mark.split('.')
    return { name, since: Number.parseInt(since, 36) }
  })
  return { id, marks: read }
}

/** One mark for a mailbox, also where an account of before is kept under letters that only look otherwise. */
function markOf(account: string): string {
  return createHash('sha256').update(accountAddress(account)).digest('hex').slice(0, 24)
}

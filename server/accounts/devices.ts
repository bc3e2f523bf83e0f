import { createHash, randomBytes } from 'node:crypto'
import { accountAddress, deviceLifetimeDays } from '../../domain/accounts/rules.ts'
import type { Context } from '../services.ts'
import { readClaim, signClaim } from '../signed-claims.ts'

type Browser = Pick<Context, 'knownDevice' | 'settings' | 'clock'>

/** Accounts that one device is remembered for, each by email and phone. */
const mostMarks = 12

/**
 * The device's own name, if somebody signed in to this account (an email or a phone) on it before; else null. What it
 * does for the account is counted apart from what strangers do.
 */
export function deviceFor(browser: Browser, account: string): string | null {
  const device = readDevice(browser)
  return device?.marks.includes(markOf(account)) ? device.id : null
}

/** Marks this device as known to the student. */
export function rememberDevice(
  browser: Browser,
  { email, phone }: { email: string; phone?: string | undefined },
): void {
  const { knownDevice, settings, clock } = browser
  const device = readDevice(browser)
  const proven = [email, phone].flatMap((name) => (name === undefined ? [] : [markOf(name)]))
  const marks = [...new Set([...proven, ...(device?.marks ?? [])])].slice(0, mostMarks)
  const expiresAt = new Date(clock.now().getTime() + deviceLifetimeDays * 24 * 3600 * 1000)
  const ends = String(Math.floor(expiresAt.getTime() / 1000))
  const id = device?.id ?? randomBytes(16).toString('hex')
  knownDevice.keep(signClaim(settings, 'device', [id, marks.join('-'), ends]), expiresAt)
}

function readDevice({ knownDevice, settings, clock }: Browser): { id: string; marks: string[] } | null {
  const value = knownDevice.read()
  const [id, marks, ends] = (value && readClaim(settings, 'device', value)) || []
  if (!id || !marks || Number(ends) * 1000 <= clock.now().getTime()) return null
  return { id, marks: marks.split('-') }
}

/** One mark for a mailbox, also where an account of before is kept under letters that only look otherwise. */
function markOf(account: string): string {
  return createHash('sha256').update(accountAddress(account)).digest('hex').slice(0, 24)
}

import { createHash, randomBytes } from 'node:crypto'
import { accountAddress, deviceLifetimeDays } from '../domain/accounts/rules.ts'
import { daysAfter } from '../domain/durations.ts'
import type { Context } from './services.ts'
import { readClaim, signClaim } from './signed-claims.ts'

type Browser = Pick<Context, 'knownDevice' | 'settings' | 'clock'>

/** Names that a device is remembered under: for a student the email and the phone. */
const mostMarks = 12

/** The names a device is known under, and since when, in milliseconds; unknown for an old cookie. */
type Mark = { name: string; since: number }

/** The device's own name, and since when it is known under this name of an account; null if it is not. */
export function knownDevice(browser: Browser, name: string): { id: string; since: number } | null {
  const device = readDevice(browser)
  const mark = device?.marks.find((one) => one.name === markOf(name))
  return device && mark ? { id: device.id, since: mark.since } : null
}

/** Marks this device as known under these names from now on. */
export function rememberDeviceAs(browser: Browser, names: readonly string[]): void {
  const { settings, clock } = browser
  const device = readDevice(browser)
  const now = clock.now()
  const proven = names.map(markOf)
  const others = (device?.marks ?? []).filter(({ name }) => !proven.includes(name))
  const marks = [...proven.map((name) => ({ name, since: now.getTime() })), ...others]
    .slice(0, mostMarks)
    .map(({ name, since }) => `${name}.${since.toString(36)}`)
  const expiresAt = daysAfter(now, deviceLifetimeDays)
  const ends = String(Math.floor(expiresAt.getTime() / 1000))
  const id = device?.id ?? randomBytes(16).toString('hex')
  browser.knownDevice.keep(signClaim(settings, 'device', [id, marks.join('-'), ends]), expiresAt)
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

/** One key per mailbox, also for an account stored before addresses were normalised. */
function markOf(name: string): string {
  return createHash('sha256').update(accountAddress(name)).digest('hex').slice(0, 24)
}

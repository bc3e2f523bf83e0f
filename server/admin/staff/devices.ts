import { knownDevice, rememberDeviceAs } from '../../known-devices.ts'
import type { Context } from '../../services.ts'
import { findStaffDevicesKnownSince } from './queries/accounts.ts'

type Browser = Pick<Context, 'knownDevice' | 'settings' | 'clock'>

/** A passkey and a mailed link say themselves whose they are: by them anybody of staff comes in. */
const anyStaff = 'staff'
/** Not that of a student under the same address. */
const nameOf = (email: string) => `staff ${email}`

/**
 * The device's own name, if whoever is staff under this address came in on it since their password is what it is, or, where
 * none is given, if anybody of staff did; else null. What it does is counted apart from what its network does.
 */
export async function deviceForStaff(
  browser: Browser & Pick<Context, 'database'>,
  email: string,
): Promise<string | null> {
  if (email === '') return knownDevice(browser, anyStaff)?.id ?? null
  const device = knownDevice(browser, nameOf(email))
  if (device === null) return null
  const known = await browser.database.first(findStaffDevicesKnownSince(email))
  return (known?.since ?? null) === null || Number(known?.since) <= device.since ? device.id : null
}

export function rememberStaffDevice(browser: Browser, { email }: { email: string }): void {
  rememberDeviceAs(browser, [anyStaff, nameOf(email)])
}

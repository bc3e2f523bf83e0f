import { knownDevice, rememberDeviceAs } from '../../known-devices.ts'
import type { Context } from '../../services.ts'
import { findStaffDevicesKnownSince } from './queries/accounts.ts'

type Browser = Pick<Context, 'knownDevice' | 'settings' | 'clock'>

/** A passkey and a mailed link identify their owner themselves: these limits are shared by all staff. */
const anyStaff = 'staff'
/** Different from a student's under the same address. */
const nameOf = (email: string) => `staff ${email}`

/**
 * The device's own name, if the staff member with this address has signed in on it since the password was last set,
 * or, without an address, if any member of staff has; else null. Its limits are counted separately from its network's.
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

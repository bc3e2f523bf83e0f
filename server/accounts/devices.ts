import { knownDevice, rememberDeviceAs } from '../known-devices.ts'
import type { Context } from '../services.ts'
import { findDevicesKnownSince } from './queries/students.ts'

type Browser = Pick<Context, 'knownDevice' | 'settings' | 'clock'>

/**
 * The device's own name if it signed in to this account (an email or a phone) since its password
 * was last set; else null. Its limits are counted separately from strangers'.
 */
export async function deviceFor(
  browser: Browser & Pick<Context, 'database'>,
  account: string,
): Promise<string | null> {
  const device = knownDevice(browser, account)
  if (device === null) return null
  const known = await browser.database.first(findDevicesKnownSince(account))
  return (known?.since ?? null) === null || Number(known?.since) <= device.since ? device.id : null
}

/** Marks this device as known to the student. */
export function rememberDevice(
  browser: Browser,
  { email, phone }: { email: string; phone?: string | undefined },
): void {
  rememberDeviceAs(browser, phone === undefined ? [email] : [email, phone])
}

import { m } from '../messages/compiled/messages.js'
import { textBy } from '../messages/text-by.ts'
import type { SecurityEventKind } from './security-events.ts'

type SecurityEvent = { times: number; browser: string | null; system: string | null; network: string | null }

/** A security event, in words for the account holder. */
export const securityEventTitle = textBy<SecurityEventKind>({
  signInRefused: m.account_activity_refused,
  codeRefused: m.account_activity_code_refused,
  newDevice: m.account_activity_new_device,
  passwordChanged: m.account_activity_password_changed,
  phoneChanged: m.account_activity_phone_changed,
  emailChanged: m.account_activity_email_changed,
  authenticatorChanged: m.account_activity_authenticator_changed,
})

/** How often, on which device, from which network, as far as known. */
export function securityEventDetails({ times, browser, system, network }: SecurityEvent): string[] {
  const device =
    browser !== null && system !== null ? m.account_device({ browser, system }) : browser || system
  return [
    ...(times > 1 ? [m.account_activity_times({ count: times })] : []),
    ...(device ? [device] : []),
    ...(network ? [m.account_activity_network({ network })] : []),
  ]
}

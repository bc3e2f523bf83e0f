import { securityEventDays } from '../../domain/accounts/security-events.ts'
import type { OutputOf } from '../../domain/calls.ts'
import { timeText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { getLocale } from '../../domain/messages/compiled/runtime.js'
import { AccountSection } from './account-section.tsx'

type SecurityEvent = OutputOf<'getSecurityEvents'>[number]

const titles: Record<SecurityEvent['kind'], () => string> = {
  signInRefused: m.account_activity_refused,
  codeRefused: m.account_activity_code_refused,
  newDevice: m.account_activity_new_device,
  passwordChanged: m.account_activity_password_changed,
  phoneChanged: m.account_activity_phone_changed,
}

/** What the student should know of the account, the newest first. */
export function AccountActivity({ events }: { events: readonly SecurityEvent[] }) {
  const days = securityEventDays
  return (
    <AccountSection id="activity" title={m.account_activity()} lead={m.account_activity_lead({ days })}>
      {events.length === 0 && <p className="text-ink-2">{m.account_activity_empty({ days })}</p>}
      <ul aria-labelledby="activity" className="grid gap-3">
        {events.map((event) => (
          <li key={event.kind + event.at} className="rounded-card border border-rule bg-card p-4">
            <p className="font-semibold">{titles[event.kind]()}</p>
            <p className="text-[15px] text-ink-2">
              <time dateTime={event.at}>{timeText(new Date(event.at), getLocale())}</time>
              {detailsOf(event).map((detail) => ` · ${detail}`)}
            </p>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

function detailsOf({ times, browser, system, network }: SecurityEvent): string[] {
  const device =
    browser !== null && system !== null ? m.account_device({ browser, system }) : browser || system
  return [
    ...(times > 1 ? [m.account_activity_times({ count: times })] : []),
    ...(device ? [device] : []),
    ...(network ? [m.account_activity_network({ network })] : []),
  ]
}

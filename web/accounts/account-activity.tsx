import { securityEventDetails, securityEventTitle } from '../../domain/accounts/security-event-texts.ts'
import { securityEventDays } from '../../domain/accounts/security-events.ts'
import type { OutputOf } from '../../domain/calls.ts'
import { timeText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { getLocale } from '../../domain/messages/compiled/runtime.js'
import { AccountSection } from './account-section.tsx'

type SecurityEvent = OutputOf<'getSecurityEvents'>[number]

/** Recent account activity, newest first. */
export function AccountActivity({ events }: { events: readonly SecurityEvent[] }) {
  const days = securityEventDays
  return (
    <AccountSection id="activity" title={m.account_activity()} lead={m.account_activity_lead({ days })}>
      {events.length === 0 && <p className="text-ink-2">{m.account_activity_empty({ days })}</p>}
      <ul aria-labelledby="activity" className="grid gap-3">
        {events.map((event) => (
          <li key={event.kind + event.at} className="rounded-card border border-rule bg-card p-4">
            <p className="font-semibold">{securityEventTitle(event.kind)}</p>
            <p className="text-small text-ink-2">
              <time dateTime={event.at}>{timeText(new Date(event.at), getLocale())}</time>
              {securityEventDetails(event).map((detail) => ` · ${detail}`)}
            </p>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

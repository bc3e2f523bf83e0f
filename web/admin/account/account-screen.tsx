import { useQuery } from '@tanstack/react-query'
import { securityEventDetails, securityEventTitle } from '../../../domain/accounts/security-event-texts.ts'
import { securityEventDays } from '../../../domain/accounts/security-events.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call } from '../query.ts'
import { useMe } from '../session.ts'
import { rolesText } from '../ui/labels.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading, When } from '../ui/parts.tsx'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { RecoverySection } from './recovery-section.tsx'

/** The current user's own account: profile, sign-in methods and history. */
export function AccountScreen() {
  const me = useMe()
  const events = useQuery(call('getOwnActivity', {}))
  const days = securityEventDays
  return (
    <>
      <Heading>{m.admin_account()}</Heading>
      <p className="mb-5 wrap-anywhere text-ink-2">{`${me.name} · ${me.email} · ${rolesText(me.roles)}`}</p>
      <PasskeysSection />
      <RecoverySection />
      <AuthenticatorSection />
      <h2 id="activity" className="text-lg font-bold">
        {m.admin_account_activity()}
      </h2>
      <p className="mb-3 max-w-3xl text-ink-2">{m.admin_account_activity_lead({ days })}</p>
      <NotLoaded of={events} />
      {events.data?.length === 0 && <p className="text-ink-2">{m.account_activity_empty({ days })}</p>}
      <ul aria-labelledby="activity" className="grid max-w-[860px] gap-3">
        {events.data?.map((event) => (
          <li key={event.kind + event.at} className="rounded-card border border-rule bg-card p-4">
            <p className="font-semibold">{securityEventTitle(event.kind)}</p>
            <p className="text-small text-ink-2">
              <When at={event.at} />
              {securityEventDetails(event).map((detail) => ` · ${detail}`)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

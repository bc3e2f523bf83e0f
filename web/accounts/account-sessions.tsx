import { useRef, useState } from 'react'
import { deviceName } from '../../domain/accounts/device-name.ts'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { AccountSection, Confirmation } from './account-section.tsx'
import { DeviceRow } from './device-row.tsx'
import { ErrorSummary } from './error-summary.tsx'

type Session = OutputOf<'getSessions'>[number]

type AccountSessionsProps = { sessions: readonly Session[]; onEnded(ids: readonly string[]): void }

/** The student's active sessions, each with a button that ends it. */
export function AccountSessions({ sessions, onEnded }: AccountSessionsProps) {
  const [busy, setBusy] = useState<string | null>(null)
  const [done, setDone] = useState('')
  const [problem, setProblem] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)

  async function end(key: string, ids: readonly string[]): Promise<void> {
    setBusy(key)
    setDone('')
    const [id = ''] = ids
    const answer =
      key === 'others'
        ? await send('revokeOtherSessions', {})
        : await send('revokeSession', { sessionId: id })
    setBusy(null)
    // A session that has already ended disappears too.
    if (!answer.success && answer.status !== 404) {
      setProblem(answer.message || m.something_went_wrong())
      return
    }
    setProblem('')
    setDone(answer.message)
    onEnded(ids)
    // The pressed button disappears with its row.
    list.current?.focus()
  }

  return (
    <AccountSection id="sessions" title={m.account_sessions()} lead={m.account_sessions_lead()}>
      <ErrorSummary message={problem} />
      <ul ref={list} tabIndex={-1} aria-labelledby="sessions" className="grid gap-3">
        {sessions.map((session) => (
          <DeviceRow
            key={session._id}
            name={nameOf(session)}
            isThisDevice={session.isCurrent}
            lastUsedAt={session.lastUsedAt}
          >
            {!session.isCurrent && (
              <Button
                variant="quiet"
                isBusy={busy === session._id}
                aria-label={m.account_sign_out_device({ device: nameOf(session) })}
                onClick={() => void end(session._id, [session._id])}
              >
                {m.account_sign_out()}
              </Button>
            )}
          </DeviceRow>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {others.length > 0 && (
          <Button
            variant="secondary"
            isBusy={busy === 'others'}
            onClick={() =>
              void end(
                'others',
                others.map(({ _id }) => _id),
              )
            }
          >
            {m.account_sign_out_others()}
          </Button>
        )}
        <Confirmation message={done} />
      </div>
    </AccountSection>
  )
}

function nameOf({ device }: Session): string {
  const { browser, system } = deviceName(device)
  if (browser !== null && system !== null) return m.account_device({ browser, system })
  return browser ?? system ?? m.account_device_unknown()
}

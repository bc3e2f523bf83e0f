import { useRef, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { timeText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { getLocale } from '../../domain/messages/compiled/runtime.js'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { AccountSection, Confirmation } from './account-section.tsx'
import { ErrorSummary } from './error-summary.tsx'

type Device = OutputOf<'getSavedDevices'>[number]

/** Devices that keep lessons of courses that were bought, each with a way to free its place. */
export function AccountSavedDevices({ devices: known }: { devices: readonly Device[] }) {
  const [devices, setDevices] = useState(known)
  const [busy, setBusy] = useState<string | null>(null)
  const [done, setDone] = useState('')
  const [problem, setProblem] = useState('')
  const list = useRef<HTMLUListElement>(null)

  async function free({ device }: Device): Promise<void> {
    setBusy(device)
    setDone('')
    const answer = await send('freeSavedDevice', { device })
    setBusy(null)
    setProblem(answer.success ? '' : answer.message || m.something_went_wrong())
    if (!answer.success) return
    setDone(answer.message)
    setDevices(devices.filter((one) => one.device !== device))
    // The pressed button goes with its line.
    list.current?.focus()
  }

  return (
    <AccountSection id="saved-devices" title={m.saved_devices()} lead={m.saved_devices_lead()}>
      <ErrorSummary message={problem} />
      <ul ref={list} tabIndex={-1} aria-labelledby="saved-devices" className="grid gap-3">
        {devices.map((device) => (
          <li
            key={device.device}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-card p-4"
          >
            <div>
              <p className="font-semibold">
                {nameOf(device)}
                {device.isThisDevice && (
                  <span className="ml-2 rounded-ctl bg-ok-soft px-2 py-0.5 text-small text-ok">
                    {m.account_this_device()}
                  </span>
                )}
              </p>
              <p className="text-small text-ink-2">{device.courses.join(', ')}</p>
              <p className="text-small text-ink-2">
                {m.account_last_used({ time: timeText(new Date(device.lastSeenAt), getLocale()) })}
              </p>
            </div>
            <Button
              variant="quiet"
              isBusy={busy === device.device}
              aria-label={m.saved_device_free_named({ device: nameOf(device) })}
              onClick={() => void free(device)}
            >
              {m.saved_device_free()}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Confirmation message={done} />
      </div>
    </AccountSection>
  )
}

function nameOf({ name }: Device): string {
  return name === '' ? m.account_device_unknown() : name
}

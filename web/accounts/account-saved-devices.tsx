import { useRef, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { AccountSection, Confirmation } from './account-section.tsx'
import { DeviceRow } from './device-row.tsx'
import { ErrorSummary } from './error-summary.tsx'

type Device = OutputOf<'getSavedDevices'>[number]

/** Devices with saved lessons of purchased courses, each with a button that frees its slot. */
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
    // The pressed button disappears with its row.
    list.current?.focus()
  }

  return (
    <AccountSection id="saved-devices" title={m.saved_devices()} lead={m.saved_devices_lead()}>
      <ErrorSummary message={problem} />
      <ul ref={list} tabIndex={-1} aria-labelledby="saved-devices" className="grid gap-3">
        {devices.map((device) => (
          <DeviceRow
            key={device.device}
            name={nameOf(device)}
            isThisDevice={device.isThisDevice}
            lastUsedAt={device.lastSeenAt}
            about={device.courses.join(', ')}
          >
            <Button
              variant="quiet"
              isBusy={busy === device.device}
              aria-label={m.saved_device_free_named({ device: nameOf(device) })}
              onClick={() => void free(device)}
            >
              {m.saved_device_free()}
            </Button>
          </DeviceRow>
        ))}
      </ul>
      <div className="mt-4">
        <Confirmation message={done} />
      </div>
    </AccountSection>
  )
}

function nameOf({ name }: Device): string {
  const [browser = '', system] = name.split(', ')
  if (system !== undefined) return m.account_device({ browser, system })
  return browser === '' ? m.account_device_unknown() : browser
}

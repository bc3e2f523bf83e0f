import type { ReactNode } from 'react'
import { timeText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { getLocale } from '../../domain/messages/compiled/runtime.js'

type Props = {
  name: string
  isThisDevice: boolean
  lastUsedAt: string
  /** What it is used for. */
  about?: string
  /** The button that ends it. */
  children: ReactNode
}

/** A device of the student, with when it was last used. */
export function DeviceRow({ name, isThisDevice, lastUsedAt, about, children }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-card p-4">
      <div>
        <p className="font-semibold">
          {name}
          {isThisDevice && (
            <span className="ml-2 rounded-ctl bg-ok-soft px-2 py-0.5 text-small text-ok">
              {m.account_this_device()}
            </span>
          )}
        </p>
        {about !== undefined && <p className="text-small text-ink-2">{about}</p>}
        <p className="text-small text-ink-2">
          {m.account_last_used({ time: timeText(new Date(lastUsedAt), getLocale()) })}
        </p>
      </div>
      {children}
    </li>
  )
}

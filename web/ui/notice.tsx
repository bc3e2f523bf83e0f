import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The result of a form, in its place; it stays after the toast has closed. */
export function Notice({ kind, children }: { kind: 'good' | 'bad'; children: ReactNode }) {
  return (
    <div
      role={kind === 'bad' ? 'alert' : 'status'}
      className={`flex gap-2 rounded-ctl p-3 font-medium ${kind === 'bad' ? 'bg-bad-soft text-bad' : 'bg-ok-soft text-ok'}`}
    >
      <span className="mt-0.5 shrink-0">
        <Icon name={kind === 'bad' ? 'alert' : 'check'} size={22} />
      </span>
      <div>{children}</div>
    </div>
  )
}

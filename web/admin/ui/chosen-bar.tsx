import type { ReactNode } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { SmallButton } from './small-button.tsx'

type Props = { count: number; onClear(): void; children: ReactNode }

/** The number of selected rows, and the bulk actions. */
export function ChosenBar({ count, onClear, children }: Props) {
  return (
    <section
      aria-label={m.admin_many()}
      className="mb-3 flex flex-wrap items-end gap-3 rounded-card border border-brand bg-brand-soft p-3"
    >
      <p className="min-h-10 content-center font-semibold">{m.admin_many_chosen({ count })}</p>
      {children}
      <SmallButton label={m.admin_many_clear()} onClick={onClear} />
    </section>
  )
}

import type { ReactNode } from 'react'

type Props = { title: string; empty?: string | false; children: ReactNode }

/** A card of the student's screen; `empty` is shown instead of missing content. */
export function Section({ title, empty = false, children }: Props) {
  return (
    <section className="rounded-card border border-rule bg-card p-4 text-small">
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      {empty === false ? children : <p className="text-ink-2">{empty}</p>}
    </section>
  )
}

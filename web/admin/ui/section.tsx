import type { ReactNode } from 'react'

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`section-${id}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-rule bg-card p-4 md:p-5"
    >
      <h2 id={`section-${id}`} className="text-xl leading-tight font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

/** One small form on its own sheet. */
export function Sheet({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="graph-paper px-4 py-10 md:py-16">
      <section className="mx-auto w-full max-w-[560px] rounded-card border border-rule bg-card p-5 shadow-2 sm:p-8">
        <h1 className="text-sheet-head text-balance">{title}</h1>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
        <div className="mt-6">{children}</div>
      </section>
    </div>
  )
}

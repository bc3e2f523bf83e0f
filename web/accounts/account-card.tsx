import type { ReactNode } from 'react'

type AccountCardProps = { title: string; lead?: ReactNode; children: ReactNode; footer?: ReactNode }

/** The frame of every account form. */
export function AccountCard({ title, lead, children, footer }: AccountCardProps) {
  return (
    <div className="graph-paper min-h-[70vh] px-4 py-8 md:py-16">
      <section className="mx-auto w-full max-w-[480px] rounded-card border border-rule bg-card p-5 shadow-2 sm:p-8">
        <h1 className="text-sheet-head text-balance">{title}</h1>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
        <div className="mt-6">{children}</div>
        {footer && <div className="mt-6 border-t border-rule pt-4 text-ink-2">{footer}</div>}
      </section>
    </div>
  )
}

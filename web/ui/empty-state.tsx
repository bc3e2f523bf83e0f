import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** Our own drawing, as SVG. */
  drawing: string
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** An empty state: one drawing, one sentence, one action. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-12 text-center text-ink-2">
      {/* Drawn by our own functions, never from user text. */}
      <div
        aria-hidden="true"
        className="w-[200px] text-ink-3"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <p className="text-lead font-semibold text-ink text-balance">{title}</p>
      {children}
      {action}
    </div>
  )
}

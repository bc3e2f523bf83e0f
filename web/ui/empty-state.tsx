import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** A drawing of our own, as SVG. */
  drawing: string
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** A place with nothing to show: one drawing, one sentence, one action. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-12 text-center text-ink-2">
      {/* The drawing is made by our own functions, never by anybody's text. */}
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

import { type ReactNode, Suspense, useId, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Props = {
  icon: IconName
  title: string
  /** What it belongs to, for screen readers. */
  about?: string | undefined
  children: ReactNode
}

/** A collapsed part behind a button. Its content is not rendered before it is opened. */
export function Folded({ icon, title, about, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-link underline underline-offset-2"
      >
        <Icon name={icon} size={20} />
        {title}
        {about !== undefined && <span className="sr-only">({about})</span>}
      </button>
      <div id={id} hidden={!isOpen} className="mt-2 rounded-card border border-rule bg-card p-4">
        {isOpen && <Suspense>{children}</Suspense>}
      </div>
    </div>
  )
}

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** A landmark that screen reader users can jump to by its title. */
  isRegion?: boolean
  className?: string
  children: ReactNode
}

/** A section of a screen with its heading. */
export function Card({ title, isRegion = false, className, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={isRegion ? id : undefined}
      className={clsx('rounded-card border border-rule bg-card p-4', className)}
    >
      <h2 id={id} className="text-lg font-bold wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  )
}

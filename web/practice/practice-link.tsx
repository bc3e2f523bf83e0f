import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  /** The lesson by which they may be practised; null where none is needed. */
  item: string | null
  /** None: what is due. */
  skills: readonly string[]
  className: string
  children: ReactNode
}

/** Leads to questions of some skills. */
export function PracticeLink({ item, skills, className, children }: Props) {
  return (
    <Link
      to="/practice"
      search={{ item: item ?? undefined, skills: skills.length > 0 ? skills.join(',') : undefined }}
      className={className}
    >
      {children}
    </Link>
  )
}

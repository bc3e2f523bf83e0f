import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  /** The lesson that gives access to them; null where none is needed. */
  item: string | null
  /** None: what is due. */
  skills: readonly string[]
  className: string
  children: ReactNode
}

/** Links to questions of some skills. */
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

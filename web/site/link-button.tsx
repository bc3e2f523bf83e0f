import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'

/** A link that looks like a secondary button. */
export function LinkButton({ to, children }: { to: NonNullable<LinkProps['to']>; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {children}
    </Link>
  )
}

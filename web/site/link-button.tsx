import { Link, type LinkProps } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'

/** A link that looks like a secondary button. */
export function LinkButton({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <Link to={to} className={buttonClass('secondary')}>
      {children}
    </Link>
  )
}

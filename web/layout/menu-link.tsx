import { Link } from '@tanstack/react-router'
import type { MenuPlace } from './menu.ts'

type MenuLinkProps = {
  place: MenuPlace
  className: string
  /** Additional classes for the link to the current page. */
  currentClass?: string
  onClick?: () => void
}

/** A link of a menu or of the footer; the current page is marked. */
export function MenuLink({ place, className, currentClass = '', onClick }: MenuLinkProps) {
  return (
    <Link
      to={place.to}
      search={place.search ?? {}}
      className={className}
      activeOptions={{ exact: place.to === '/', includeSearch: place.search !== undefined }}
      activeProps={{ className: currentClass }}
      onClick={onClick}
    >
      {place.label()}
    </Link>
  )
}

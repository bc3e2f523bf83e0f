import { Link } from '@tanstack/react-router'
import type { MenuPlace } from './menu.ts'

type MenuLinkProps = {
  place: MenuPlace
  className: string
  /** Classes beside the others where the link leads to the page that is open. */
  currentClass?: string
  onClick?: () => void
}

/** A link of a menu or of the footer; the page that is open is marked as current. */
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

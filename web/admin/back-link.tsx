import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { lastAddressOf, PlaceLink } from './place.tsx'

/** Back to a list as it was left: its filters, its order and its page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PlaceLink
      to={lastAddressOf(to)}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-link"
    >
      <Icon name="chevron-left" size={18} />
      {children}
    </PlaceLink>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { parseSearch } from '../../ui/search-text.ts'
import { lastSearchOf } from '../last-lists.ts'
import type { Screen } from '../screens.ts'
import { Link } from './link.tsx'

type Props = {
  to: Screen
  /** Articles and resources share a list: a resource leads back to resources. */
  kind?: 'article' | 'resource'
  children: ReactNode
}

/** Back to a list with its last filters, order and page. */
export function BackLink({ to, kind = 'article', children }: Props) {
  const last = parseSearch(lastSearchOf(to) ?? '')
  const isSame = (last['kind'] ?? 'article') === kind || to !== '/admin/articles'
  return (
    <Link
      to={to}
      // The list's route validates the remembered search parameters.
      search={(isSame ? last : kind === 'resource' ? { kind } : {}) as never}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-link"
    >
      <Icon name="chevron-left" size={18} />
      {children}
    </Link>
  )
}

import { m } from '../../domain/messages/compiled/messages.js'
import { PlaceLink, usePlace } from './place.tsx'

const shapes = new Set(['sort', 'limit'])

type Props = {
  /** What is said when no filter stands in the way: there is nothing at all. */
  none: string
  /** What is said when a filter leaves nothing. */
  noneFits?: string
  seeAll?: string
}

/** What stands in place of a list without rows. */
export function EmptyList({
  none,
  noneFits = m.admin_inbox_empty(),
  seeAll = m.admin_inbox_see_all(),
}: Props) {
  const { path, search } = usePlace()
  const isNarrowed = [...search.keys()].some((name) => !shapes.has(name))
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-rule bg-card p-6">
      <p className="font-semibold">{isNarrowed ? noneFits : none}</p>
      {isNarrowed && (
        <PlaceLink to={path} className="inline-flex min-h-6 font-semibold text-link">
          {seeAll}
        </PlaceLink>
      )}
    </div>
  )
}

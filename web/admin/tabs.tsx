import { clsx } from 'clsx'
import { PlaceLink } from './place.tsx'

type Tab = {
  name: string
  to: string
  isCurrent: boolean
  /** How many there are behind it, in words of the list; nothing while that is not known. */
  count?: string | undefined
}

/** The parts of a list, each an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="my-4">
      <ul className="flex flex-wrap gap-1 border-b border-rule">
        {tabs.map(({ name, to, isCurrent, count }) => (
          <li key={name}>
            <PlaceLink
              to={to}
              aria-current={isCurrent ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 border-b-[3px] px-3 no-underline',
                isCurrent
                  ? 'border-margin font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {name}
              {count !== undefined && <span className="text-sm tabular-nums">{count}</span>}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

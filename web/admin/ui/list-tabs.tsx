import { clsx } from 'clsx'
import { numberText } from '../../../domain/formats.ts'
import type { ListSearch } from '../search-parameters.ts'
import { Link } from './link.tsx'
import type { Option } from './parts.tsx'

export type Tabs = {
  name: string
  label: string
  options: readonly Option[]
  /** Label of the option that shows all; without it the first option is the default. */
  all?: string
  /** Row count by option id; the total is `all`. */
  counts?: Readonly<Record<string, number>> | undefined
  /** Maximum count. */
  countedTo?: number
}

/** The tabs of a list, each with its own URL. */
export function ListTabs({
  name,
  label,
  options,
  all,
  counts,
  countedTo,
  search,
}: Tabs & { search: ListSearch }) {
  const shown = all === undefined ? options : [{ id: 'all', name: all }, ...options]
  const textOf = (count: number) =>
    countedTo === undefined || count < countedTo ? numberText(count, 'en') : `${numberText(countedTo, 'en')}+`
  return (
    <nav aria-label={label} className="my-4">
      <ul className="flex flex-wrap gap-1 border-b border-rule">
        {shown.map(({ id, name: text }, index) => {
          const value = index === 0 ? undefined : id
          const isCurrent = search[name] === value
          const count = counts?.[id]
          return (
            <li key={id}>
              <Link
                to="."
                search={{ ...search, page: undefined, [name]: value } as never}
                resetScroll={false}
                current={isCurrent ? 'true' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center gap-1.5 border-b-3 px-3 no-underline',
                  isCurrent
                    ? 'border-margin font-semibold text-ink'
                    : 'border-transparent text-ink-2 hover:text-ink',
                )}
              >
                {text}
                {count !== undefined && <span className="text-sm tabular-nums">{textOf(count)}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

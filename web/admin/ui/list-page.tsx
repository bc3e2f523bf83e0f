import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageSizes } from '../../../domain/admin/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { ListSearch } from '../search-parameters.ts'
import { Link } from './link.tsx'
import { type Filter, ListFilters } from './list-filters.tsx'
import { ListRows, type Row, type RowsProps } from './list-rows.tsx'
import { ListTabs, type Tabs } from './list-tabs.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Pages } from './pages.tsx'
import { Choice, Heading, named } from './parts.tsx'

type Props<Item extends Row> = Pick<RowsProps<Item>, 'title' | 'rows' | 'bulk'> & {
  list: UseQueryResult<{ items: Item[]; total: number; hasMore: boolean; totalPages: number }>
  /** Next to the heading. */
  actions?: ReactNode
  /** Below the heading. */
  lead?: ReactNode
  tabs?: Tabs
  /** The parameter that selects the list: not a filter. */
  view?: string
  /** Describes what can be searched. */
  searchHint?: string
  filters?: readonly Filter[]
  /** Between the tabs and the filters. */
  children?: ReactNode
  /** Message for an empty list. */
  none: string
}

/** A list of the admin, with its filters in the URL. */
export function ListPage<Item extends Row>(props: Props<Item>) {
  const { title, list, actions, lead, tabs, view, searchHint, filters = [], children, none } = props
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const narrow = (changes: ListSearch) =>
    void navigate({
      to: '.',
      // Any list may be here: its route validates the parameters. The latest navigation may still be pending.
      search: ((before: ListSearch) => ({ ...before, page: undefined, ...changes })) as never,
      resetScroll: false,
    })
  const { data } = list
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading>{title}</Heading>
        <p aria-live="polite" className="mr-auto text-ink-2">
          {data !== undefined && countText(data)}
        </p>
        {actions}
      </div>
      {lead}
      {tabs && <ListTabs {...tabs} search={search} />}
      {children}
      <ListFilters searchHint={searchHint} filters={filters} search={search} onNarrow={narrow} />
      <NotLoaded of={list} />
      {data !== undefined && data.items.length === 0 && <Empty none={none} search={search} view={view} />}
      {data !== undefined && data.items.length > 0 && <ListRows {...props} items={data.items} />}
      {data !== undefined && (
        <div className="flex flex-wrap items-end justify-between gap-x-3">
          <Pages totalPages={data.totalPages} />
          {(data.hasMore || data.total > pageSizes[0] || search['limit'] !== undefined) && (
            <Choice
              label={m.admin_page_size()}
              className="mt-4"
              value={search['limit'] ?? pageSizes[0]}
              onChange={({ target }) => narrow({ limit: target.value })}
              options={named(pageSizes, String)}
            />
          )}
        </div>
      )}
    </>
  )
}

/** The number of results; above the counting limit "more than". */
function countText({ total, hasMore }: { total: number; hasMore: boolean }): string {
  const count = numberText(total, 'en')
  return hasMore ? m.admin_count_more({ count }) : m.admin_inbox_count({ count })
}

type EmptyProps = { none: string; search: ListSearch; view: string | undefined }

/** Shown instead of rows: the list is empty, or the filter matches nothing. */
function Empty({ none, search, view }: EmptyProps) {
  const shapes = new Set(['sort', 'limit', view])
  const isNarrowed = Object.entries(search).some(([name, value]) => value !== undefined && !shapes.has(name))
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-rule bg-card p-6">
      <p className="font-semibold">{isNarrowed ? m.admin_inbox_empty() : none}</p>
      {isNarrowed && (
        <Link
          to="."
          search={(view === undefined ? {} : { [view]: search[view] }) as never}
          className="inline-flex min-h-6 font-semibold text-link"
        >
          {m.admin_inbox_see_all()}
        </Link>
      )}
    </div>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { pageSizes } from '../../../domain/admin/rules.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Form, Submit } from '../../ui/form.tsx'
import { Link } from './link.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Choice, DayField, Heading, named, type Option } from './parts.tsx'
import { type Said, SaidNotice } from './said.tsx'
import { SmallButton } from './small-button.tsx'
import { AdminTable, type Column } from './table.tsx'

type Filter = { name: string; label: string; className?: string } & (
  | { options: readonly Option[]; all?: string }
  /** The first option is the default. */
  | { options: readonly Option[]; hasDefault: true }
  | { isDay: true }
)
type Tabs = {
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

/** Sort orders; the first is the default. */
export function sortBy(options: readonly Option[]): Filter {
  return { name: 'sort', label: m.admin_sort(), hasDefault: true, options }
}

/** Fields of every row of a list. */
type Row = { id: string } | { mediaId: string }

type Props<Item extends Row> = {
  title: string
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
  /** The table's columns, or another rendering of the rows. */
  rows: readonly Column<Item>[] | ((items: readonly Item[]) => ReactNode)
  /** Bulk actions, and the name of each row. */
  bulk?: {
    nameOf(item: Item): string
    bar(chosen: readonly Item[], onDone: (said: Said) => void, onClear: () => void): ReactNode
  }
}

type Search = Readonly<Record<string, string | number | undefined>>

/** A list of the admin, with its filters in the URL. */
export function ListPage<Item extends Row>(props: Props<Item>) {
  const { title, list, actions, lead, tabs, view, searchHint, filters = [], children, none } = props
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const narrow = (changes: Search) =>
    void navigate({
      to: '.',
      // Any list may be here: its route validates the parameters. The latest navigation may still be pending.
      search: ((before: Search) => ({ ...before, page: undefined, ...changes })) as never,
      resetScroll: false,
    })
  const { data } = list
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading>{title}</Heading>
        <p aria-live="polite" className="mr-auto text-ink-2">
          {data !== undefined && countText(data)}
        </p>
        {actions}
      </div>
      {lead}
      {tabs && <ListTabs {...tabs} search={search} />}
      {children}
      <div className="my-4 flex flex-wrap items-end gap-3">
        {searchHint !== undefined && (
          <SearchForm
            words={String(search['search'] ?? '')}
            hint={searchHint}
            onSearch={(words) => narrow({ search: words })}
          />
        )}
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={String(search[filter.name] ?? '')}
            onChange={(value) => narrow({ [filter.name]: value })}
          />
        ))}
        <Choice
          label={m.admin_page_size()}
          value={search['limit'] ?? pageSizes[0]}
          onChange={({ target }) => narrow({ limit: target.value })}
          options={named(pageSizes, String)}
        />
      </div>
      <NotLoaded of={list} />
      {data !== undefined && data.items.length === 0 && <Empty none={none} search={search} view={view} />}
      {data !== undefined && data.items.length > 0 && <Rows {...props} items={data.items} />}
      {data !== undefined && <Pages totalPages={data.totalPages} />}
    </>
  )
}

/** The number of results; above the counting limit "more than". */
function countText({ total, hasMore }: { total: number; hasMore: boolean }): string {
  const count = numberText(total, 'en')
  return hasMore ? m.admin_count_more({ count }) : m.admin_inbox_count({ count })
}

/** The tabs of a list, each with its own URL. */
function ListTabs({ name, label, options, all, counts, countedTo, search }: Tabs & { search: Search }) {
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

type SearchProps = { words: string; hint: string; onSearch: (words: string) => void }

function SearchForm({ words, hint, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(words)
  const [shown, setShown] = useState(words)
  const [searched, setSearched] = useState(words)
  const id = useId()
  // A changed URL replaces the input; after a search, further typing is kept.
  if (shown !== words) {
    setShown(words)
    setSearched(words)
    if (searched !== words) setTyped(words)
  }
  return (
    <Form
      role="search"
      className="flex min-w-0 flex-1 basis-64 items-end gap-2"
      onSubmit={() => {
        setSearched(typed.trim())
        onSearch(typed.trim())
      }}
    >
      <div className="min-w-0 flex-1 text-sm">
        <label htmlFor={id} className="block font-semibold">
          {m.admin_search()}
        </label>
        <p id={`${id}-hint`} className="mb-1 text-ink-2">
          {hint}
        </p>
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-10 w-full rounded-ctl border-ctl border-line bg-card px-3 text-small text-ink"
        />
      </div>
      <Submit variant="secondary" size="dense">
        {m.admin_search()}
      </Submit>
    </Form>
  )
}

type FilterProps = { filter: Filter; value: string; onChange: (value: string) => void }

function FilterField({ filter, value, onChange }: FilterProps) {
  if ('isDay' in filter)
    return <DayField label={filter.label} value={value} onChange={({ target }) => onChange(target.value)} />
  const hasDefault = 'hasDefault' in filter
  const first = String(filter.options[0]?.id)
  return (
    <Choice
      label={filter.label}
      className={filter.className}
      value={hasDefault && value === '' ? first : value}
      onChange={({ target }) => onChange(hasDefault && target.value === first ? '' : target.value)}
      none={hasDefault ? undefined : (filter.all ?? m.admin_filter_all())}
      options={filter.options}
    />
  )
}

type EmptyProps = { none: string; search: Search; view: string | undefined }

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

type RowsProps<Item extends Row> = Pick<Props<Item>, 'title' | 'list' | 'rows' | 'bulk'> & {
  items: readonly Item[]
}

/** The rows, which may be selected for bulk actions. */
function Rows<Item extends Row>({ title, list, rows, bulk, items }: RowsProps<Item>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<Said | null>(null)
  // Rows hidden by a filter or page are never changed.
  const chosen = items.filter((item) => ids.has(idOf(item)))

  function choose(changed: readonly Item[], isChosen: boolean): void {
    const left = chosen.filter((item) => !changed.includes(item))
    setIds(new Set([...left, ...(isChosen ? changed : [])].map(idOf)))
    setSaid(null)
  }
  function finish(done: Said): void {
    setSaid(done)
    if (done.kind === 'bad') return
    setIds(new Set())
    void list.refetch()
  }

  if (typeof rows === 'function')
    return (
      <div aria-busy={list.isPlaceholderData} className={clsx(list.isPlaceholderData && 'opacity-70')}>
        {rows(items)}
      </div>
    )
  return (
    <>
      <SaidNotice said={said} className="mb-3" />
      {chosen.length > 0 && bulk?.bar(chosen, finish, () => setIds(new Set()))}
      <AdminTable<Item>
        label={title}
        columns={rows}
        rows={items}
        keyOf={idOf}
        isLoading={list.isPlaceholderData}
        boxOf={
          bulk &&
          ((item) => (
            <ChooseBox
              label={item !== null ? m.admin_many_one({ reference: bulk.nameOf(item) }) : m.admin_many_all()}
              isChosen={item !== null ? chosen.includes(item) : chosen.length === items.length}
              onChoose={(isChosen) => choose(item !== null ? [item] : items, isChosen)}
            />
          ))
        }
      />
    </>
  )
}

function idOf(row: Row): string {
  return 'id' in row ? row.id : row.mediaId
}

type BoxProps = { label: string; isChosen: boolean; onChoose(isChosen: boolean): void }

function ChooseBox({ label, isChosen, onChoose }: BoxProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </label>
  )
}

type PagesProps = {
  totalPages: number
  /** The current page and pagination, unless it is in the URL. */
  held?: { page: number; show(page: number): void }
}

/** Pagination buttons. */
export function Pages({ totalPages, held }: PagesProps) {
  const search: Search = useSearch({ strict: false })
  const page = held?.page ?? Number(search['page'] ?? 1)
  // After the last row of the last page was removed, go to the previous page.
  const before = Math.min(page - 1, Math.max(totalPages, 1))
  const place = useRef<HTMLSpanElement>(null)
  if (totalPages <= 1 && before === 0) return null
  const step = (to: number, rel: 'prev' | 'next', text: string) => {
    // The last button in a direction disappears: focus the one next to it.
    const keepFocus = () => (to === 1 || to === totalPages) && place.current?.focus()
    return held ? (
      <SmallButton
        label={text}
        onClick={() => {
          keepFocus()
          held.show(to)
        }}
      />
    ) : (
      <Link
        to="."
        search={{ ...search, page: to === 1 ? undefined : to } as never}
        resetScroll={false}
        rel={rel}
        onClick={keepFocus}
        className="inline-flex min-h-11 items-center px-2 font-semibold text-link"
      >
        {text}
      </Link>
    )
  }
  return (
    <nav aria-label={m.admin_pages()} className="mt-4 flex items-center gap-3 text-small">
      {before > 0 && step(before, 'prev', m.admin_page_before())}
      <span ref={place} tabIndex={-1} aria-live="polite">
        {page <= totalPages && m.admin_page_of({ page, pages: totalPages })}
      </span>
      {page < totalPages && step(page + 1, 'next', m.admin_page_next())}
    </nav>
  )
}

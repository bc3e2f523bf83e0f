import { useId, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Form, Submit } from '../../ui/form.tsx'
import type { ListSearch } from '../search-parameters.ts'
import { Choice, DayField, type Option } from './parts.tsx'

export type Filter = { name: string; label: string; className?: string } & (
  | { options: readonly Option[]; all?: string }
  /** The first option is the default. */
  | { options: readonly Option[]; hasDefault: true }
  | { isDay: true }
)

/** Sort orders; the first is the default. */
export function sortBy(options: readonly Option[]): Filter {
  return { name: 'sort', label: m.admin_sort(), hasDefault: true, options }
}

type Props = {
  searchHint: string | undefined
  filters: readonly Filter[]
  search: ListSearch
  onNarrow(changes: ListSearch): void
}

/** The search and the filters of a list. */
export function ListFilters({ searchHint, filters, search, onNarrow }: Props) {
  return (
    <div className="my-4 flex flex-wrap items-end gap-3">
      {searchHint !== undefined && (
        <SearchForm
          words={String(search['search'] ?? '')}
          hint={searchHint}
          onSearch={(words) => onNarrow({ search: words })}
        />
      )}
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={String(search[filter.name] ?? '')}
          onChange={(value) => onNarrow({ [filter.name]: value })}
        />
      ))}
    </div>
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

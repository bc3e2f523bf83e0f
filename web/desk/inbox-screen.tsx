import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { DeskInputOf, DeskOutputOf } from '../../domain/desk/calls.ts'
import { matterKinds, pageSizes } from '../../domain/desk/rules.ts'
import { numberText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { ticketStatuses } from '../../domain/support/rules.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { send } from './api.ts'
import { MatterCards, MatterTable } from './matter-list.tsx'
import { Choice, Pages } from './parts.tsx'
import { go, PlaceLink, usePlace, withSearch } from './place.tsx'
import { kindText, statusText } from './texts.ts'
import { useLoaded } from './use-loaded.ts'

type Inbox = DeskOutputOf<'getInbox'>

/** Tickets, contact requests, applications and reports; what is shown stands in the address. */
export function InboxScreen() {
  const place = usePlace()
  const { search } = place
  const filter = {
    kind: search.get('kind') ?? undefined,
    status: search.get('status') ?? undefined,
    assignee: search.get('assignee') ?? undefined,
    search: search.get('search') ?? undefined,
    page: Number(search.get('page') ?? 1),
    limit: Number(search.get('limit') ?? pageSizes[0]),
    // The address is anybody's text: the server judges it.
  } as DeskInputOf<'getInbox'>
  const inbox = useLoaded(search.toString(), () => send('getInbox', filter))
  const assignees = useLoaded('', () => send('getAssignees', {}), { isRefreshed: false })
  const address = (changes: Record<string, string | number | null>) =>
    withSearch(place, { page: null, ...changes })

  useEffect(() => {
    document.title = m.desk_title({ screen: m.desk_inbox() })
  }, [])

  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-[26px] leading-tight font-bold">{m.desk_inbox()}</h1>
        <p aria-live="polite" className="text-ink-2">
          {inbox.data !== null && m.desk_inbox_count({ count: numberText(inbox.data.total, 'en') })}
        </p>
      </div>
      <StatusTabs current={search.get('status')} counts={inbox.data?.counts} addressOf={address} />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={search.get('search')}
          words={search.get('search') ?? ''}
          onSearch={(words) => go(address({ search: words }))}
        />
        <Choice
          label={m.desk_filter_kind()}
          value={search.get('kind') ?? ''}
          onChange={({ target }) => go(address({ kind: target.value }))}
        >
          <option value="">{m.desk_filter_all()}</option>
          {matterKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindText(kind)}
            </option>
          ))}
        </Choice>
        <Choice
          label={m.desk_filter_assignee()}
          value={search.get('assignee') ?? ''}
          onChange={({ target }) => go(address({ assignee: target.value }))}
        >
          <option value="">{m.desk_filter_anyone()}</option>
          <option value="me">{m.desk_filter_me()}</option>
          <option value="none">{m.desk_filter_nobody()}</option>
          {assignees.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={m.desk_page_size()}
          value={search.get('limit') ?? String(pageSizes[0])}
          onChange={({ target }) => go(address({ limit: target.value }))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Choice>
      </div>
      {inbox.failure !== null && (
        <div className="mb-4 grid justify-items-start gap-3">
          <Notice kind="bad">{inbox.failure}</Notice>
          <Button variant="secondary" onClick={inbox.reload}>
            {m.desk_try_again()}
          </Button>
        </div>
      )}
      {inbox.data === null && inbox.failure === null && <p className="text-ink-2">{m.desk_loading()}</p>}
      {inbox.data !== null && <Found inbox={inbox.data} isLoading={inbox.isLoading} />}
      {inbox.data !== null && (
        <Pages
          page={filter.page ?? 1}
          totalPages={inbox.data.totalPages}
          addressOf={(page) => withSearch(place, { page })}
        />
      )}
    </>
  )
}

function Found({ inbox, isLoading }: { inbox: Inbox; isLoading: boolean }) {
  if (inbox.items.length === 0)
    return (
      <div className="grid justify-items-start gap-3 rounded-card border border-rule bg-card p-6">
        <p className="font-semibold">{m.desk_inbox_empty()}</p>
        <PlaceLink to="/desk/inbox" className="font-semibold text-link">
          {m.desk_inbox_see_all()}
        </PlaceLink>
      </div>
    )
  return (
    <div aria-busy={isLoading} className={clsx(isLoading && 'opacity-70')}>
      <MatterTable items={inbox.items} />
      <MatterCards items={inbox.items} />
    </div>
  )
}

type TabsProps = {
  current: string | null
  counts: Inbox['counts'] | undefined
  addressOf: (changes: Record<string, string | null>) => string
}

function StatusTabs({ current, counts, addressOf }: TabsProps) {
  return (
    <nav aria-label={m.desk_filter_status()} className="my-4">
      <ul className="flex flex-wrap gap-1 border-b border-rule">
        {[null, ...ticketStatuses].map((status) => (
          <li key={status}>
            <PlaceLink
              to={addressOf({ status })}
              aria-current={current === status ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-1.5 border-b-[3px] px-3 no-underline',
                current === status
                  ? 'border-margin font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {status === null ? m.desk_filter_all() : statusText(status)}
              {counts !== undefined && (
                <span className="text-sm tabular-nums">
                  {numberText(
                    status === null ? counts.open + counts.waiting + counts.solved : counts[status],
                    'en',
                  )}
                </span>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchForm({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words)
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 basis-64 items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <label className="min-w-0 flex-1 text-sm font-semibold">
        <span className="mb-1 block">{m.desk_search()}</span>
        <input
          type="search"
          maxLength={100}
          value={typed}
          placeholder={m.desk_search_hint()}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-10 w-full rounded-ctl border-[1.5px] border-line bg-card px-3 text-[15px] font-normal text-ink placeholder:text-ink-3"
        />
      </label>
      <Button type="submit" variant="secondary" size="dense">
        {m.desk_search()}
      </Button>
    </form>
  )
}

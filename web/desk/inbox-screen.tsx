import { useEffect } from 'react'
import type { DeskInputOf, DeskOutputOf } from '../../domain/desk/calls.ts'
import { matterKinds, mostMattersCounted, pageSizes } from '../../domain/desk/rules.ts'
import { numberText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { type TicketStatus, ticketStatuses } from '../../domain/support/rules.ts'
import { send } from './api.ts'
import { FoundMatters } from './found-matters.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Choice, Pages } from './parts.tsx'
import { go, usePlace, withSearch } from './place.tsx'
import { SearchForm } from './search-form.tsx'
import { Tabs } from './tabs.tsx'
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
    due: search.get('due') ?? undefined,
    sort: search.get('sort') ?? undefined,
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
          {inbox.data !== null && totalText(inbox.data)}
        </p>
      </div>
      <Tabs
        label={m.desk_filter_status()}
        tabs={[null, ...ticketStatuses].map((status) => ({
          name: status === null ? m.desk_filter_all() : statusText(status),
          to: address({ status }),
          isCurrent: search.get('status') === status,
          count: inbox.data === null ? undefined : countText(countOf(inbox.data.counts, status)),
        }))}
      />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={search.get('search')}
          words={search.get('search') ?? ''}
          hint={m.desk_search_hint()}
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
          className="max-w-60"
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
          label={m.desk_filter_due()}
          value={search.get('due') ?? ''}
          onChange={({ target }) => go(address({ due: target.value }))}
        >
          <option value="">{m.desk_filter_all()}</option>
          <option value="late">{m.desk_filter_late()}</option>
        </Choice>
        <Choice
          label={m.desk_sort()}
          value={search.get('sort') ?? ''}
          onChange={({ target }) => go(address({ sort: target.value }))}
        >
          <option value="">{m.desk_sort_activity()}</option>
          <option value="due">{m.desk_sort_due()}</option>
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
      <NotLoaded of={inbox} />
      {inbox.data !== null && (
        <FoundMatters
          inbox={inbox.data}
          people={assignees.data ?? []}
          isLoading={inbox.isLoading}
          onChanged={inbox.reload}
        />
      )}
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

function countOf(counts: Inbox['counts'], status: TicketStatus | null): number {
  return status === null ? counts.open + counts.waiting + counts.solved : counts[status]
}

/** A count that ends at a thousand says that there are more. */
function countText(count: number): string {
  return count < mostMattersCounted
    ? numberText(count, 'en')
    : `${numberText(Math.min(count, mostMattersCounted), 'en')}+`
}

function totalText({ total, hasMore }: Inbox): string {
  const count = numberText(total, 'en')
  return m.desk_inbox_count({ count: hasMore ? `${count}+` : count })
}

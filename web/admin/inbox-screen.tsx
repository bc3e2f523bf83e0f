import { useEffect } from 'react'
import type { AdminInputOf, AdminOutputOf } from '../../domain/admin/calls.ts'
import { caseKinds, mostCasesCounted, pageSizes } from '../../domain/admin/rules.ts'
import { numberText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { type TicketStatus, ticketStatuses } from '../../domain/support/rules.ts'
import { send } from './api.ts'
import { FoundCases } from './found-cases.tsx'
import { kindText, statusText } from './labels.ts'
import { NotLoaded } from './not-loaded.tsx'
import { Choice, Pages } from './parts.tsx'
import { go, usePlace, withSearch } from './place.tsx'
import { SearchForm } from './search-form.tsx'
import { Tabs } from './tabs.tsx'
import { useLoaded } from './use-loaded.ts'

type Inbox = AdminOutputOf<'getInbox'>

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
  } as AdminInputOf<'getInbox'>
  const inbox = useLoaded(search.toString(), () => send('getInbox', filter))
  const assignees = useLoaded('', () => send('getAssignees', {}), { isRefreshed: false })
  const address = (changes: Record<string, string | number | null>) =>
    withSearch(place, { page: null, ...changes })

  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_inbox() })
  }, [])

  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-head leading-tight font-bold">{m.admin_inbox()}</h1>
        <p aria-live="polite" className="text-ink-2">
          {inbox.data !== null && totalText(inbox.data)}
        </p>
      </div>
      <Tabs
        label={m.admin_filter_status()}
        tabs={[null, ...ticketStatuses].map((status) => ({
          name: status === null ? m.admin_filter_all() : statusText(status),
          to: address({ status }),
          isCurrent: search.get('status') === status,
          count: inbox.data === null ? undefined : countText(countOf(inbox.data.counts, status)),
        }))}
      />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={search.get('search')}
          words={search.get('search') ?? ''}
          hint={m.admin_search_hint()}
          onSearch={(words) => go(address({ search: words }))}
        />
        <Choice
          label={m.admin_filter_kind()}
          value={search.get('kind') ?? ''}
          onChange={({ target }) => go(address({ kind: target.value }))}
        >
          <option value="">{m.admin_filter_all()}</option>
          {caseKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindText(kind)}
            </option>
          ))}
        </Choice>
        <Choice
          label={m.admin_filter_assignee()}
          className="max-w-60"
          value={search.get('assignee') ?? ''}
          onChange={({ target }) => go(address({ assignee: target.value }))}
        >
          <option value="">{m.admin_filter_anyone()}</option>
          <option value="me">{m.admin_filter_me()}</option>
          <option value="none">{m.admin_filter_nobody()}</option>
          {assignees.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={m.admin_filter_due()}
          value={search.get('due') ?? ''}
          onChange={({ target }) => go(address({ due: target.value }))}
        >
          <option value="">{m.admin_filter_all()}</option>
          <option value="late">{m.admin_filter_late()}</option>
        </Choice>
        <Choice
          label={m.admin_sort()}
          value={search.get('sort') ?? ''}
          onChange={({ target }) => go(address({ sort: target.value }))}
        >
          <option value="">{m.admin_sort_activity()}</option>
          <option value="due">{m.admin_sort_due()}</option>
        </Choice>
        <Choice
          label={m.admin_page_size()}
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
        <FoundCases
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
  return count < mostCasesCounted
    ? numberText(count, 'en')
    : `${numberText(Math.min(count, mostCasesCounted), 'en')}+`
}

function totalText({ total, hasMore }: Inbox): string {
  const count = numberText(total, 'en')
  return m.admin_inbox_count({ count: hasMore ? `${count}+` : count })
}

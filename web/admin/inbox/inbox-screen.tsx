import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { caseKinds, mostCasesCounted } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { ticketStatuses } from '../../../domain/support/rules.ts'
import { call, useList } from '../query.ts'
import { kindText, statusText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { sortBy } from '../ui/list-filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Due, named, StatusChip, When } from '../ui/parts.tsx'
import { BulkBar } from './bulk-bar.tsx'

/** Tickets, contact requests, applications and reports. */
export function InboxScreen() {
  const inbox = useList('getInbox', useSearch({ from: '/admin/inbox' }))
  const people = useQuery(call('getAssignees', {})).data ?? []
  const counts = inbox.data?.counts
  return (
    <ListPage
      title={m.admin_inbox()}
      list={inbox}
      tabs={{
        name: 'status',
        label: m.admin_filter_status(),
        all: m.admin_filter_all(),
        options: named(ticketStatuses, statusText),
        counts: counts && { ...counts, all: counts.open + counts.waiting + counts.solved },
        countedTo: mostCasesCounted,
      }}
      searchHint={m.admin_search_hint()}
      filters={[
        {
          name: 'kind',
          label: m.admin_filter_kind(),
          options: named(caseKinds, kindText),
        },
        {
          name: 'assignee',
          label: m.admin_filter_assignee(),
          className: 'max-w-60',
          all: m.admin_filter_anyone(),
          options: [
            { id: 'me', name: m.admin_filter_me() },
            { id: 'none', name: m.admin_filter_nobody() },
            ...people,
          ],
        },
        {
          name: 'due',
          label: m.admin_filter_due(),
          options: [{ id: 'late', name: m.admin_filter_late() }],
        },
        sortBy([
          { id: 'activity', name: m.admin_sort_activity() },
          { id: 'due', name: m.admin_sort_due() },
        ]),
      ]}
      none={m.admin_inbox_none()}
      rows={[
        {
          title: m.admin_column_case(),
          className: 'max-w-[380px]',
          cell: ({ kind, id, reference, title }) => (
            <>
              <Link
                to="/admin/inbox/$kind/$name"
                params={{ kind, name: kind === 'ticket' ? reference : id }}
                look="row"
              >
                {title}
              </Link>
              <span className="block text-sm text-ink-2">
                {kindText(kind)} · {reference}
              </span>
            </>
          ),
        },
        { title: m.admin_column_person(), isClear: true, cell: ({ person }) => person },
        {
          title: m.admin_column_status(),
          isClear: true,
          cell: (item) => <StatusChip status={item.status} />,
        },
        { title: m.admin_column_activity(), cell: (item) => <When at={item.lastActivityAt} /> },
        { title: m.admin_column_due(), isClear: true, cell: (item) => <Due {...item} /> },
        {
          title: m.admin_column_assignee(),
          cell: ({ assignee }) =>
            assignee?.name ?? <span className="text-ink-3">{m.admin_filter_nobody()}</span>,
        },
      ]}
      bulk={{
        nameOf: ({ reference }) => reference,
        bar: (chosen, onDone, onClear) => (
          <BulkBar
            cases={chosen.map(({ kind, id }) => ({ kind, id }))}
            people={people}
            onDone={onDone}
            onClear={onClear}
          />
        ),
      }}
    />
  )
}

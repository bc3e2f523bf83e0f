import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { caseKinds, mostCasesCounted } from '../../domain/admin/rules.ts'
import { numberText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { ticketStatuses } from '../../domain/support/rules.ts'
import { BulkBar } from './bulk-bar.tsx'
import { kindText, statusText } from './labels.ts'
import { Link } from './link.tsx'
import { ListPage } from './list-page.tsx'
import { Due, named, StatusChip, When } from './parts.tsx'
import { call, useList } from './query.ts'
import { AdminCell } from './table.tsx'

type Item = AdminOutputOf<'getInbox'>['items'][number]

const route = getRouteApi('/admin/inbox')

/** Tickets, contact requests, applications and reports. */
export function InboxScreen() {
  const inbox = useList('getInbox', route.useSearch())
  const people = useQuery(call('getAssignees', {})).data ?? []
  const counts = inbox.data?.counts
  return (
    <ListPage
      title={m.admin_inbox()}
      list={inbox}
      tabs={{
        name: 'status',
        label: m.admin_filter_status(),
        options: [
          {
            name: m.admin_filter_all(),
            count: counts && countText(counts.open + counts.waiting + counts.solved),
          },
          ...ticketStatuses.map((status) => ({
            id: status,
            name: statusText(status),
            count: counts && countText(counts[status]),
          })),
        ],
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
        {
          name: 'sort',
          label: m.admin_sort(),
          hasDefault: true,
          options: [
            { id: 'activity', name: m.admin_sort_activity() },
            { id: 'due', name: m.admin_sort_due() },
          ],
        },
      ]}
      none={m.admin_inbox_none()}
      rows={{
        columns: [
          m.admin_column_case(),
          m.admin_column_person(),
          m.admin_column_status(),
          m.admin_column_activity(),
          m.admin_column_due(),
          m.admin_column_assignee(),
        ],
        cells: (item) => <CaseCells item={item} />,
      }}
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

function CaseCells({ item }: { item: Item }) {
  const { kind, id, reference, title } = item
  return (
    <>
      <AdminCell className="max-w-[380px]">
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
      </AdminCell>
      <AdminCell>{item.person}</AdminCell>
      <AdminCell>
        <StatusChip status={item.status} />
      </AdminCell>
      <AdminCell title={m.admin_column_activity()}>
        <When at={item.lastActivityAt} />
      </AdminCell>
      <AdminCell>
        <Due {...item} />
      </AdminCell>
      <AdminCell title={m.admin_column_assignee()}>
        {item.assignee?.name ?? <span className="text-ink-3">{m.admin_filter_nobody()}</span>}
      </AdminCell>
    </>
  )
}

/** A count that ends at a thousand says that there are more. */
function countText(count: number): string {
  return count < mostCasesCounted
    ? numberText(count, 'en')
    : `${numberText(Math.min(count, mostCasesCounted), 'en')}+`
}

import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { call, useList } from '../query.ts'
import { actionText } from '../ui/action-labels.ts'
import { momentText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { named } from '../ui/parts.tsx'
import { changesOf, changeText } from './audit-changes.ts'
import { shortId, subjectKinds, subjectOf, subjectText } from './subjects.ts'

type Entry = AdminOutputOf<'getAuditLog'>['items'][number]

/** The audit log, newest first, filtered by person or action. */
export function AuditScreen() {
  const { staff, action, kind, subject, from, to, page, limit } = useSearch({ from: '/admin/audit' })
  const people = useQuery(call('getStaff', {}))
  return (
    <ListPage
      title={m.admin_audit()}
      list={useList('getAuditLog', { staffId: staff, action, kind, subject, from, to, page, limit })}
      lead={
        <>
          <p className="mt-1 mb-4 text-ink-2">{m.admin_audit_about()}</p>
          {(staff ?? action ?? subject) !== undefined && (
            <Link to="/admin/audit" look="alone" className="mb-3">
              {m.admin_audit_all()}
            </Link>
          )}
        </>
      }
      filters={[
        {
          name: 'staff',
          label: m.admin_audit_who(),
          options: people.data ?? [],
        },
        {
          name: 'kind',
          label: m.admin_audit_subject(),
          options: named(subjectKinds, subjectText),
        },
        { name: 'from', label: m.admin_from(), isDay: true },
        { name: 'to', label: m.admin_to(), isDay: true },
      ]}
      none={m.admin_audit_none()}
      rows={[
        {
          title: m.admin_audit_at(),
          className: 'whitespace-nowrap',
          cell: ({ at, requestId }) => (
            <>
              <time dateTime={at}>{momentText(at)}</time>
              {requestId !== null && <code className="block text-sm text-ink-2">{requestId}</code>}
            </>
          ),
        },
        {
          title: m.admin_audit_who(),
          cell: ({ staff: one }) =>
            one === null ? (
              m.admin_audit_command_line()
            ) : (
              <Narrowed by={{ staff: one.id }}>{one.name}</Narrowed>
            ),
        },
        {
          title: m.admin_audit_what(),
          cell: (entry) => <Narrowed by={{ action: entry.action }}>{actionText(entry.action)}</Narrowed>,
        },
        {
          title: m.admin_audit_subject(),
          className: 'wrap-anywhere lg:min-w-28',
          cell: (entry) => <Subject entry={entry} />,
        },
        {
          title: m.admin_audit_change(),
          isClear: true,
          cell: ({ before, after }) => (
            <ul className="grid gap-0.5 text-sm wrap-anywhere">
              {changesOf(before, after).map((change) => (
                <li key={change.field}>{changeText(change)}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

type NarrowedProps = {
  by: Partial<Record<'staff' | 'action' | 'kind' | 'subject', string>>
  className?: string
  children: string
}

/** Link to the entries with the same value. */
function Narrowed({ by, className = 'text-link', children }: NarrowedProps) {
  return (
    <Link
      to="/admin/audit"
      search={(before) => ({ ...before, page: undefined, ...by })}
      className={className}
    >
      {children}
    </Link>
  )
}

/** Subject of an entry, linked to its screen if its kind is known. */
function Subject({ entry: { subjectKind: kind, subjectId, subjectName } }: { entry: Entry }) {
  const subject = subjectOf(kind)
  const name = subjectName ?? shortId(subjectId)
  return (
    <>
      {subjectText(kind)}{' '}
      {subject === undefined ? (
        name
      ) : (
        <Link {...subject.screen(subjectId)} className="wrap-anywhere text-link underline">
          {name}
        </Link>
      )}
      <Narrowed by={{ kind, subject: subjectId }} className="block text-sm text-link">
        {m.admin_audit_all_of_it()}
      </Narrowed>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { actText, subjectKind, subjectKinds, subjectText } from './action-labels.ts'
import { changesOf, changeText } from './audit-changes.ts'
import { momentText } from './labels.ts'
import { Link } from './link.tsx'
import { ListPage } from './list-page.tsx'
import { named } from './parts.tsx'
import { call, useList } from './query.ts'
import { subjectScreens } from './subject-screens.ts'
import { AdminCell } from './table.tsx'

type Entry = AdminOutputOf<'getAuditLog'>['items'][number]

const route = getRouteApi('/admin/audit')

/** What staff did, the newest first; a name or an act narrows it. */
export function AuditScreen() {
  const { staff, action, kind, subject, from, to, page, limit } = route.useSearch()
  const people = useQuery(call('getStaff', {}))
  return (
    <ListPage
      title={m.admin_audit()}
      list={useList('getAuditLog', { staffId: staff, action, kind, subject, from, to, page, limit })}
      lead={
        <>
          <p className="mt-1 mb-4 text-ink-2">{m.admin_audit_about()}</p>
          {(staff ?? action ?? subject) !== undefined && (
            <Link
              to="/admin/audit"
              className="mb-3 inline-flex min-h-11 items-center font-semibold text-link"
            >
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
      rows={{
        columns: [
          m.admin_audit_at(),
          m.admin_audit_who(),
          m.admin_audit_what(),
          m.admin_audit_subject(),
          m.admin_audit_change(),
        ],
        cells: (entry) => <EntryCells entry={entry} />,
      }}
    />
  )
}

function EntryCells({ entry }: { entry: Entry }) {
  const { at, staff, action, subjectKind: kind, subjectId, subjectName, before, after, requestId } = entry
  const name = subjectName ?? subjectId.slice(0, 8)
  const screen = screenOf(kind, subjectId)
  return (
    <>
      <AdminCell className="whitespace-nowrap">
        <time dateTime={at}>{momentText(at)}</time>
        {requestId !== null && <code className="block text-sm text-ink-2">{requestId}</code>}
      </AdminCell>
      <AdminCell title={m.admin_audit_who()}>
        {staff === null ? (
          m.admin_audit_command_line()
        ) : (
          <Link
            to="/admin/audit"
            search={(before) => ({ ...before, page: undefined, staff: staff.id })}
            className="text-link"
          >
            {staff.name}
          </Link>
        )}
      </AdminCell>
      <AdminCell title={m.admin_audit_what()}>
        <Link
          to="/admin/audit"
          search={(before) => ({ ...before, page: undefined, action })}
          className="text-link"
        >
          {actText(action)}
        </Link>
      </AdminCell>
      <AdminCell title={m.admin_audit_subject()} className="wrap-anywhere lg:min-w-28">
        {subjectText(kind)}{' '}
        {screen !== null ? (
          <Link {...screen} className="text-link underline">
            {name}
          </Link>
        ) : (
          name
        )}
        <Link
          to="/admin/audit"
          search={(was) => ({ ...was, page: undefined, kind, subject: subjectId })}
          className="block text-sm text-link"
        >
          {m.admin_audit_all_of_it()}
        </Link>
      </AdminCell>
      <AdminCell>
        <ul className="grid gap-0.5 text-sm wrap-anywhere">
          {changesOf(before, after).map((change) => (
            <li key={change.field}>{changeText(change)}</li>
          ))}
        </ul>
      </AdminCell>
    </>
  )
}

/** The screen of what an entry is about, where it is of a kind that is known. */
function screenOf(kind: string, id: string) {
  const known = subjectKind(kind)
  return known === undefined ? null : subjectScreens[known](id)
}

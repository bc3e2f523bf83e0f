import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { caseKinds } from '../../domain/admin/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { actText, subjectText } from './action-labels.ts'
import { momentText } from './labels.ts'
import { Link } from './link.tsx'
import { ListPage } from './list-page.tsx'
import { useList } from './query.ts'
import { AdminCell } from './table.tsx'

type Entry = AdminOutputOf<'getAuditLog'>['items'][number]

const route = getRouteApi('/admin/audit')

/** What staff did, the newest first; a name or an act narrows it. */
export function AuditScreen() {
  const { staff, action, page, limit } = route.useSearch()
  return (
    <ListPage
      title={m.admin_audit()}
      list={useList('getAuditLog', { staffId: staff, action, page, limit })}
      lead={
        <>
          <p className="mt-1 mb-4 text-ink-2">{m.admin_audit_about()}</p>
          {(staff ?? action) !== undefined && (
            <Link
              to="/admin/audit"
              className="mb-3 inline-flex min-h-11 items-center font-semibold text-link"
            >
              {m.admin_audit_all()}
            </Link>
          )}
        </>
      }
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
  const { at, staff, action, subjectKind, subjectId, before, after, requestId } = entry
  const screen = screenOf(subjectKind, subjectId)
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
        {screen !== null ? (
          <Link {...screen} className="text-link">
            {subjectText(subjectKind)} {subjectId.slice(0, 8)}
          </Link>
        ) : (
          `${subjectText(subjectKind)} ${subjectId.slice(0, 8)}`
        )}
      </AdminCell>
      <AdminCell>
        {before !== null && (
          <code className="block text-sm wrap-anywhere text-ink-2">− {JSON.stringify(before)}</code>
        )}
        {after !== null && <code className="block text-sm wrap-anywhere">+ {JSON.stringify(after)}</code>}
      </AdminCell>
    </>
  )
}

/** The screen of what an entry is about, where there is one. */
function screenOf(kind: string, id: string) {
  if (kind === 'order') return linkOptions({ to: '/admin/orders/$orderId', params: { orderId: id } })
  const caseKind = caseKinds.find((one) => one === kind)
  return caseKind === undefined
    ? null
    : linkOptions({ to: '/admin/inbox/$kind/$name', params: { kind: caseKind, name: id } })
}

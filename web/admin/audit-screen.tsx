import { useQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { articleKinds } from '../../domain/admin/articles/rules.ts'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { caseKinds } from '../../domain/admin/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { actText, subjectKinds, subjectText } from './action-labels.ts'
import { changesOf, changeText } from './audit-changes.ts'
import { momentText } from './labels.ts'
import { Link } from './link.tsx'
import { ListPage } from './list-page.tsx'
import { call, useList } from './query.ts'
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
          options: (people.data ?? []).map(({ id, name }) => ({ value: id, name })),
        },
        {
          name: 'kind',
          label: m.admin_audit_subject(),
          options: subjectKinds.map((one) => ({ value: one, name: subjectText(one) })),
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
  const { at, staff, action, subjectKind, subjectId, subjectName, before, after, requestId } = entry
  const name = subjectName ?? subjectId.slice(0, 8)
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
        {subjectText(subjectKind)}{' '}
        {screen !== null ? (
          <Link {...screen} className="text-link underline">
            {name}
          </Link>
        ) : (
          name
        )}
        <Link
          to="/admin/audit"
          search={(was) => ({ ...was, page: undefined, kind: subjectKind, subject: subjectId })}
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

/** The screen of what an entry is about, where there is one. */
function screenOf(kind: string, id: string) {
  if (kind === 'order') return linkOptions({ to: '/admin/orders/$orderId', params: { orderId: id } })
  if (kind === 'course') return linkOptions({ to: '/admin/courses/$courseId', params: { courseId: id } })
  if (kind === 'lesson') return linkOptions({ to: '/admin/lessons/$id', params: { id } })
  if (kind === 'student') return linkOptions({ to: '/admin/students/$id', params: { id } })
  if (kind === 'batch') return linkOptions({ to: '/admin/batches/$id', params: { id } })
  if (kind === 'import') return linkOptions({ to: '/admin/imports/$id', params: { id } })
  if (kind === 'mailing') return linkOptions({ to: '/admin/mailings/$id', params: { id } })
  if (kind === 'site') return linkOptions({ to: '/admin/site/$key', params: { key: id } })
  if (kind === 'policy') return linkOptions({ to: '/admin/policies/$slug', params: { slug: id } })
  if (kind === 'staff') return linkOptions({ to: '/admin/staff' })
  const articleKind = articleKinds.find((one) => one === kind)
  if (articleKind !== undefined)
    return linkOptions({ to: '/admin/texts/$kind/$id', params: { kind: articleKind, id } })
  const caseKind = caseKinds.find((one) => one === kind)
  return caseKind === undefined
    ? null
    : linkOptions({ to: '/admin/inbox/$kind/$name', params: { kind: caseKind, name: id } })
}

import { useEffect } from 'react'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { actText, subjectText } from './action-labels.ts'
import { send } from './api.ts'
import { EmptyList } from './empty-list.tsx'
import { momentText } from './labels.ts'
import { NotLoaded } from './not-loaded.tsx'
import { Pages } from './parts.tsx'
import { PlaceLink, usePlace, withSearch } from './place.tsx'
import { AdminCell, AdminRow, AdminTable } from './table.tsx'
import { useLoaded } from './use-loaded.ts'

type Entry = AdminOutputOf<'getAuditLog'>['items'][number]

/** What staff did, the newest first; a name or an act narrows it. */
export function AuditScreen() {
  const place = usePlace()
  const { search } = place
  const page = Number(search.get('page') ?? 1)
  const staffId = search.get('staff') ?? undefined
  const action = search.get('action') ?? undefined
  const log = useLoaded(search.toString(), () =>
    send('getAuditLog', { page, limit: 50, ...(staffId && { staffId }), ...(action && { action }) }),
  )
  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_audit() })
  }, [])
  const narrowed = (changes: Record<string, string>) => withSearch(place, { page: null, ...changes })

  return (
    <>
      <h1 className="text-head leading-tight font-bold">{m.admin_audit()}</h1>
      <p className="mt-1 mb-4 text-ink-2">{m.admin_audit_about()}</p>
      {(staffId ?? action) !== undefined && (
        <PlaceLink
          to="/admin/audit"
          className="mb-3 inline-flex min-h-11 items-center font-semibold text-link"
        >
          {m.admin_audit_all()}
        </PlaceLink>
      )}
      <NotLoaded of={log} />
      {log.data !== null && log.data.items.length === 0 && <EmptyList none={m.admin_audit_none()} />}
      {log.data !== null && log.data.items.length > 0 && (
        <>
          <AdminTable
            label={m.admin_audit()}
            titles={[
              m.admin_audit_at(),
              m.admin_audit_who(),
              m.admin_audit_what(),
              m.admin_audit_subject(),
              m.admin_audit_change(),
            ]}
          >
            {log.data.items.map((entry) => (
              <Row key={entry.id} entry={entry} narrowed={narrowed} />
            ))}
          </AdminTable>
          <Pages
            page={page}
            totalPages={log.data.totalPages}
            addressOf={(next) => withSearch(place, { page: next })}
          />
        </>
      )}
    </>
  )
}

type RowProps = { entry: Entry; narrowed: (changes: Record<string, string>) => string }

function Row({ entry, narrowed }: RowProps) {
  const { at, staff, action, subjectKind, subjectId, before, after, requestId } = entry
  const address = addressOf(subjectKind, subjectId)
  return (
    <AdminRow>
      <AdminCell className="whitespace-nowrap">
        <time dateTime={at}>{momentText(at)}</time>
        {requestId !== null && <code className="block text-sm text-ink-2">{requestId}</code>}
      </AdminCell>
      <AdminCell title={m.admin_audit_who()}>
        {staff === null ? (
          m.admin_audit_command_line()
        ) : (
          <PlaceLink to={narrowed({ staff: staff.id })} className="text-link">
            {staff.name}
          </PlaceLink>
        )}
      </AdminCell>
      <AdminCell title={m.admin_audit_what()}>
        <PlaceLink to={narrowed({ action })} className="text-link">
          {actText(action)}
        </PlaceLink>
      </AdminCell>
      <AdminCell title={m.admin_audit_subject()} className="wrap-anywhere lg:min-w-28">
        {address !== null ? (
          <PlaceLink to={address} className="text-link">
            {subjectText(subjectKind)} {subjectId.slice(0, 8)}
          </PlaceLink>
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
    </AdminRow>
  )
}

/** The screen of what an entry is about, where there is one. */
function addressOf(kind: string, id: string): string | null {
  if (kind === 'order') return `/admin/orders/${id}`
  return /^(ticket|contact|application|report)$/.test(kind) ? `/admin/inbox/${kind}/${id}` : null
}

import type { AuditSubjectKind } from '../../../domain/admin/audit/contract.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listPage, rowsCountedAhead } from '../../list-page.ts'
import { currentRequestId } from '../../scope.ts'
import type { Context, StaffContext } from '../../services.ts'
import { countAuditEntries, insertAuditEntry, listAuditEntries, listEntriesOf } from './queries.ts'

/** Such as `ticket.answer`: the kind of the subject and the action; or with a subject of another kind. */
type AuditedAction =
  | { action: `${AuditSubjectKind}.${string}`; kind?: never }
  | { action: string; kind: AuditSubjectKind }

/** An action, as the audit log stores it. */
export type AuditEvent = AuditedAction & {
  id: string
  /**
   * What changed, before and after: states and names of rows, and the reason that staff gave. Never
   * another person's text, and no personal data beyond the row's id: the log cannot be erased.
   */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Audits what a member of staff did, in the same transaction. */
export async function audit(
  tx: Queryable,
  { clock, staff }: Pick<Context, 'clock'> & { staff: Pick<StaffContext['staff'], 'id'> | null },
  auditEvent: AuditEvent,
): Promise<void> {
  const [acted = ''] = auditEvent.action.split('.')
  const { kind = acted, id } = auditEvent
  const entry = { ...auditEvent, subject: { kind, id } }
  await tx.first(insertAuditEntry(staff?.id ?? null, entry, clock.now(), currentRequestId()))
}

type SubjectEvent = {
  id: string
  at: Date
  staff: string | null
  action: string
  after: Record<string, unknown> | null
}

/** What staff did with one subject, of one action or of all, newest first. */
export async function auditEventsOf(
  tx: Queryable,
  subject: { kind: string; id: string },
  { action = null, limit }: { action?: string | null; limit: number },
): Promise<SubjectEvent[]> {
  return tx.all(listEntriesOf(subject, action, limit))
}

export async function getAuditLog(
  { database }: StaffContext,
  { page, limit, ...given }: AdminInput<'getAuditLog'>,
): Promise<AdminOutput<'getAuditLog'>> {
  const filter = {
    staffId: given.staffId ?? null,
    action: given.action || null,
    kind: given.kind || null,
    subject: given.subject || null,
    from: given.from ?? null,
    to: given.to ?? null,
  }
  const offset = (page - 1) * limit
  const most = offset + rowsCountedAhead
  const [rows, counted] = await Promise.all([
    database.all(listAuditEntries(filter, limit, offset)),
    database.first(countAuditEntries(filter, most + 1)),
  ])
  const items = rows.map(({ at, staffId: id, staffName: name, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    staff: id === null || name === null ? null : { id, name },
  }))
  return listPage(items, counted?.count ?? 0, { limit, most })
}

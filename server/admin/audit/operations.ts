import type * as contract from '../../../domain/admin/contract.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { currentRequestId } from '../../scope.ts'
import type { Context, StaffContext } from '../../services.ts'
import { listPage } from '../list-page.ts'
import { countedAhead } from '../queries/plans.ts'
import { countAuditEntries, insertAuditEntry, listAuditEntries } from './queries.ts'

/** What was done, as the log keeps it. */
export type AuditEvent = {
  /** Such as `ticket.answer`: the kind of the subject and the act. */
  action: string
  subject: { kind: string; id: string }
  /**
   * What changed, before and after: states and names of rows, and the reason that staff gave. Never
   * what another person wrote, and no more personal data than the row's own id: the log cannot be erased.
   */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes down what a member of staff did, in the transaction that does it. */
export async function audit(
  tx: Queryable,
  { clock, staff }: Pick<Context, 'clock'> & { staff: Pick<StaffContext['staff'], 'id'> | null },
  auditEvent: AuditEvent,
): Promise<void> {
  await tx.first(insertAuditEntry(staff?.id ?? null, auditEvent, clock.now(), currentRequestId()))
}

export async function getAuditLog(
  { database }: StaffContext,
  { page, limit, staffId, action }: ParsedInput<typeof contract.getAuditLog>,
): Promise<CallOutput<typeof contract.getAuditLog>> {
  const filter = { staffId: staffId ?? null, action: action || null }
  const offset = (page - 1) * limit
  const most = offset + countedAhead
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

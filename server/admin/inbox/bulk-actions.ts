import type { CaseKind } from '../../../domain/admin/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { assignIn, type Change, refuseOthers, setStatusIn } from './cases.ts'
import { type CaseRow, findCase } from './queries/inbox.ts'

type BulkResult = AdminOutput<'assignMany'>

/** All of them, or none if one cannot be assigned. */
export async function assignMany(
  context: StaffContext,
  { cases, staffId }: AdminInput<'assignMany'>,
): Promise<BulkResult> {
  return changeMany(context, cases, async (tx, before) => assignIn(tx, before, staffId), {
    first: (tx) => refuseOthers(tx, context, staffId),
  })
}

export async function setStatusOfMany(
  context: StaffContext,
  { cases, status }: AdminInput<'setStatusOfMany'>,
): Promise<BulkResult> {
  const now = context.clock.now()
  return changeMany(context, cases, (tx, before) => setStatusIn(tx, before, status, now))
}

type CaseName = { kind: CaseKind; id: string }

/** Changes each in one transaction, in the order of their ids, so that two concurrent runs do not deadlock. */
async function changeMany(
  context: StaffContext,
  cases: readonly CaseName[],
  work: (tx: Queryable, before: CaseRow) => Promise<Change>,
  { first }: { first?: (tx: Queryable) => Promise<void> } = {},
): Promise<BulkResult> {
  const ordered = [...cases].sort((one, other) => one.id.localeCompare(other.id))
  return context.database.transaction(async (tx) => {
    await first?.(tx)
    let count = 0
    for (const { kind, id } of ordered) {
      const before = await tx.first(findCase(kind, id))
      const changed = before === null ? null : await work(tx, before)
      if (changed === null) continue
      await audit(tx, context, { ...changed, kind, id })
      count += 1
    }
    return { count }
  })
}

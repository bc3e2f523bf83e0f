import type { Role } from '../../../domain/addresses.ts'
import { owners, peopleEditors } from '../../../domain/admin/access.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { Failure } from '../../../domain/failure.ts'
import { endOfDay } from '../../../domain/india-time.ts'
import type { MessageKey } from '../../../domain/messages/message-key.ts'
import { addStudentIn } from '../../accounts/invitations/operations.ts'
import { unknownPassword } from '../../accounts/passwords/operations.ts'
import { databaseErrorCode, type Queryable } from '../../adapters/database/database.ts'
import type { JobPayloads } from '../../jobs/operations.ts'
import { grantAccessIn } from '../../payments/access/operations.ts'
import type { Services } from '../../services.ts'
import { addMember } from '../batches/operations.ts'
import { finishImport, finishRow, lockNextRow, type StoredRow } from './queries.ts'

/** Processes the rows of an import, each in its own transaction, so that a failed row does not stop the others. */
export async function importPeople(
  services: Services,
  { importId }: JobPayloads['importPeople'],
  stopping?: AbortSignal,
): Promise<void> {
  const passwordHash = await unknownPassword()
  while (await workOffNext(services, importId, passwordHash)) stopping?.throwIfAborted()
  await services.database.first(finishImport(importId, services.clock.now()))
}

async function workOffNext(services: Services, importId: string, passwordHash: string): Promise<boolean> {
  let refusedRow: { row: number; refusal: string } | null = null
  try {
    return await services.database.transaction(async (tx) => {
      const next = await tx.first(lockNextRow(importId))
      if (next === null) return false
      try {
        const outcome = await importRow(tx, services, { ...next, passwordHash })
        await tx.first(finishRow(importId, next.row, { ...outcome, refusal: null }))
        return true
      } catch (error) {
        // The row's changes are rolled back with its transaction; the reason is stored afterwards.
        const refusal = refusalOf(error)
        if (refusal !== null) refusedRow = { row: next.row, refusal }
        if (refusal === unstorable)
          services.log.error(
            { err: error, import: importId, row: next.row },
            'a row was refused by the database',
          )
        throw error
      }
    })
  } catch (error) {
    if (refusedRow === null) throw error
    const { row, refusal } = refusedRow as { row: number; refusal: string }
    await services.database.first(finishRow(importId, row, { studentId: null, isNew: false, refusal }))
    return true
  }
}

const unstorable = 'admin_import_unstorable'

/** Why a row failed permanently; null for a temporary error, such as a lost connection. */
function refusalOf(error: unknown): MessageKey | null {
  if (error instanceof Failure) return error.key
  // Data and constraint errors: an unknown id, or an invalid value.
  return /^2[23]/.test(databaseErrorCode(error) ?? '') ? unstorable : null
}

type RowWork = {
  asked: StoredRow
  batchId: string | null
  staffId: string
  roles: readonly Role[]
  passwordHash: string
}

async function importRow(
  tx: Queryable,
  services: Services,
  { asked, batchId, staffId, roles, passwordHash }: RowWork,
): Promise<{ studentId: string; isNew: boolean }> {
  // Nothing more is added or granted on behalf of a member of staff who has since been blocked.
  if (!holdsAny(roles, asked.grant === null ? peopleEditors : owners))
    throw new Failure('notYourRole', 'admin_not_your_role')
  const now = services.clock.now()
  const { id: studentId, isNew } =
    'person' in asked
      ? await addStudentIn(tx, services, { person: asked.person, passwordHash })
      : { id: asked.studentId, isNew: false }
  if (batchId !== null && 'person' in asked) await addMember(tx, batchId, studentId, now)
  if (asked.grant !== null) {
    const until = endOfDay(asked.grant.until)
    if (until === null || until <= now) throw new Failure('invalid', 'admin_grant_day')
    const { courseId } = asked.grant
    try {
      await grantAccessIn(tx, services, { studentId, courseId, until, staffId, now, byDay: true })
    } catch (error) {
      // Access until that day is what was requested.
      if (!(error instanceof Failure) || error.key !== 'admin_grant_covered') throw error
    }
  }
  return { studentId, isNew }
}

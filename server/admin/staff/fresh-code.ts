import { freshCodeMinutes } from '../../../domain/admin/rules.ts'
import { secondsAfter } from '../../../domain/durations.ts'
import { Failure, fieldFailure } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { hashOf } from '../../hash-of.ts'
import type { Services, SignedInStaff, StaffContext } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { judgeCode } from './judge-code.ts'
import { updateCodeGiven } from './queries/accounts.ts'

/**
 * Takes a code in this session, which allows calls that need a fresh one for some minutes. A code
 * works once, for sign-in or confirmation.
 *
 * @throws Failure `badCode` for a wrong or used code, `tooMany` after several wrong ones.
 */
export async function confirmCode(context: StaffContext, { code }: AdminInput<'confirmCode'>): Promise<null> {
  const isRight = await judgeCode(context, { staffId: context.staff.id, code }, async (tx) => {
    await confirmIn(tx, context)
    return true
  })
  if (isRight === null) throw fieldFailure('badCode', 'code', 'admin_code_wrong')
  return null
}

/** Records in this session that its person has just confirmed their identity. */
export async function confirmIn(tx: Queryable, context: StaffContext): Promise<void> {
  const { clock, session, staff } = context
  const confirmed = await tx.first(updateCodeGiven(hashOf(session.read() ?? ''), clock.now()))
  if (confirmed === null) throw new Failure('noSession', 'admin_session_ended')
  await audit(tx, context, { action: 'staff.confirm', id: staff.id })
}

/** Whether a fresh code was given is checked where calls are authorised. */
export async function checkFreshCode(): Promise<AdminOutput<'checkFreshCode'>> {
  return null
}

/** @throws Failure `codeNeeded` when the last code of the session is too long ago. */
export function refuseStaleCode({ clock }: Pick<Services, 'clock'>, { codeGivenAt }: SignedInStaff): void {
  if (clock.now() >= secondsAfter(codeGivenAt, freshCodeMinutes * 60))
    throw new Failure('codeNeeded', 'admin_code_needed')
}

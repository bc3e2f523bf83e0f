import { areWrongCodesTold, codeWaitMinutes } from '../../../domain/accounts/security-events.ts'
import { readRecoveryCode } from '../../../domain/admin/account/recovery-codes.ts'
import { secondsAfter } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { hashOf } from '../../hash-of.ts'
import { notify } from '../../notifications/operations.ts'
import { countInDay, recordSecurityEvent } from '../../security/operations.ts'
import type { Context } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { openSecret, stepOfCode } from './codes.ts'
import { recoveryCodeNotice, wrongCodesNotice } from './notices.ts'
import {
  type CodesRow,
  endWrongCodes,
  listAlarmed,
  lockCodes,
  restartStanding,
  takeStep,
  updateWrongCodes,
} from './queries/accounts.ts'
import { countRecoveryCodes, deleteRecoveryCode } from './queries/recovery.ts'

/**
 * Checks a code (authenticator or recovery) of a member of staff whose password, session or mailed link was already
 * verified, and does `work` in the transaction that uses the code up. Null for a wrong code, which is counted: after
 * four in a row no code is accepted for a time that doubles, the person and the owners are mailed, and it is audited.
 * Throws `tooMany` during that time. A right code ends the streak, not the count: wrong codes between logins are
 * reported as well. Only someone with the right password or the person's mailbox can cause the wait, and those wrong
 * codes were already mailed.
 */
export async function judgeCode<Result>(
  context: Context,
  { staffId, code }: { staffId: string; code: string },
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result | null> {
  const { database, clock } = context
  const now = clock.now()
  // The count must persist, so the transaction commits before the refusal.
  const verdict = await database.transaction(async (tx) => {
    const row = await tx.first(lockCodes(staffId))
    if (row === null) return { result: null, waitsUntil: null }
    if (row.waitUntil !== null && row.waitUntil > now) return { result: null, waitsUntil: row.waitUntil }
    const judged = await spendCode(tx, context, { ...row, staffId, code, now })
    if (judged === 'right') return { result: await work(tx), waitsUntil: null }
    if (judged === 'wrong') await countWrongCode(tx, context, { ...row, staffId, now })
    return { result: null, waitsUntil: null }
  })
  if (verdict.waitsUntil === null) return verdict.result
  const retryAfterSeconds = Math.max(1, Math.ceil((verdict.waitsUntil.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new Failure('tooMany', 'admin_codes_wait', { retryAfterSeconds, values: { minutes } })
}

type SubmittedCode = Pick<CodesRow, 'totpSecret' | 'lastStep'> & { staffId: string; code: string; now: Date }

/** A code that was already used, or cannot be checked, is not a guess. */
async function spendCode(
  tx: Queryable,
  context: Context,
  { staffId, code, now, totpSecret, lastStep }: SubmittedCode,
): Promise<'right' | 'wrong' | 'no guess'> {
  const recoveryCode = readRecoveryCode(code)
  if (recoveryCode !== null)
    return (await spendRecoveryCode(tx, context, staffId, recoveryCode)) ? 'right' : 'wrong'
  const secret = totpSecret && openSecret(context.settings, staffId, totpSecret)
  if (secret === null) return 'no guess'
  const step = stepOfCode(secret, code, now, lastStep === null ? null : Number(lastStep))
  if (step === null) return stepOfCode(secret, code, now, null) === null ? 'wrong' : 'no guess'
  await tx.first(takeStep(staffId, step))
  return 'right'
}

/**
 * Uses up a recovery code and notifies the person and the owners. It may have been stolen, so it
 * never makes its user count as one of two approvers.
 */
async function spendRecoveryCode(
  tx: Queryable,
  context: Context,
  staffId: string,
  recoveryCode: string,
): Promise<boolean> {
  if ((await tx.first(deleteRecoveryCode(staffId, hashOf(recoveryCode)))) === null) return false
  await tx.first(endWrongCodes(staffId))
  const now = context.clock.now()
  await tx.first(restartStanding(staffId, now, context.settings.isDemo))
  const left = (await tx.first(countRecoveryCodes(staffId)))?.count ?? 0
  await audit(
    tx,
    { ...context, staff: { id: staffId } },
    { action: 'staff.recovery-code', id: staffId, after: { left } },
  )
  for (const person of await tx.all(listAlarmed(staffId, context.settings.isDemo)))
    await notify(tx, person, recoveryCodeNotice(person, { left, now }), { now })
  return true
}

type WrongCode = Pick<CodesRow, 'wrongCodes' | 'untoldWrongCodes'> & { staffId: string; now: Date }

async function countWrongCode(
  tx: Queryable,
  context: Context,
  { staffId, wrongCodes, untoldWrongCodes, now }: WrongCode,
): Promise<void> {
  await recordSecurityEvent(tx, context, { kind: 'codeRefused', staff: [staffId] })
  const inRow = wrongCodes + 1
  const untoldCount = untoldWrongCodes + 1
  const inDay = await countInDay(tx, context, { kind: 'codeRefused', staffId })
  const isTold = areWrongCodesTold({ inRow, inDay, untold: untoldCount })
  const waitMinutes = codeWaitMinutes(inRow)
  const waitUntil = waitMinutes === 0 ? null : secondsAfter(now, waitMinutes * 60)
  await tx.first(updateWrongCodes(staffId, { inRow, untold: isTold ? 0 : untoldCount, waitUntil }))
  if (waitMinutes > 0 || isTold)
    await audit(
      tx,
      { ...context, staff: { id: staffId } },
      {
        action: 'staff.wrong-codes',
        id: staffId,
        after: { wrongCodes: inRow, inDay, untold: untoldCount, waitMinutes },
      },
    )
  if (!isTold) return
  for (const person of await tx.all(listAlarmed(staffId, context.settings.isDemo)))
    await notify(
      tx,
      person,
      wrongCodesNotice(person, { inRow, inDay, untold: untoldCount, waitMinutes, now }),
      { now },
    )
}

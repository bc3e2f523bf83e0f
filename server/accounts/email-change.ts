import { createHmac, randomInt } from 'node:crypto'
import {
  accountAddress,
  codeLength,
  emailChangeSeconds,
  maskEmail,
  resendWaitSeconds,
} from '../../domain/accounts/rules.ts'
import { secondsAfter, secondsBefore } from '../../domain/durations.ts'
import { Failure, fieldFailure } from '../../domain/failure.ts'
import { type Queryable, transactionUnlessTaken } from '../adapters/database/database.ts'
import type { Input, Output } from '../calls.ts'
import { moveEnquiries } from '../enquiries/operations.ts'
import { isWithinLimit } from '../limits/operations.ts'
import { notify } from '../notifications/operations.ts'
import { recordSecurityEvent } from '../security/operations.ts'
import type { StudentContext } from '../services.ts'
import { checkOwnPassword } from './account/operations.ts'
import { rememberDevice } from './devices.ts'
import { forgetUnproven, isUnclaimed, senderOf } from './erasure/operations.ts'
import { judgeGuess } from './guesses.ts'
import { believedKeys } from './keys.ts'
import { alreadyRegisteredNotice, emailChangedNotice, emailChangeNotice } from './notices.ts'
import {
  deleteEmailChangeOf,
  judgeEmailChange,
  lockEmailChange,
  replaceEmailChange,
  updateEmail,
} from './queries/email-changes.ts'
import { deleteCodesOf } from './queries/erasure.ts'
import { findWithGuardian } from './queries/invitations.ts'
import { deleteLinksOf } from './queries/links.ts'
import { revokeSessionsBut } from './queries/sessions.ts'
import { findStudent, findStudentByEmail } from './queries/students.ts'
import { signToken } from './tokens.ts'

/**
 * Mails a code to the current address and one to the new one. The response is the same if the new
 * address has an account: its owner is notified, and no code for it exists. Throws `invalid` for a
 * wrong password and for the same address.
 */
export async function askEmailChange(
  context: StudentContext,
  { password, newEmail }: Input<'askEmailChange'>,
): Promise<Output<'askEmailChange'>> {
  const { database, settings, clock } = context
  const { id, ...student } = await checkOwnPassword(context, password, 'password')
  const address = accountAddress(newEmail)
  if (address === accountAddress(student.email))
    throw fieldFailure('invalid', 'newEmail', 'account_email_same')
  const now = clock.now()
  const [oldCode, newCode] = [newCodeText(), newCodeText()]
  const { locale } = student
  // Limits the mail that accounts can send to an address by claiming to move there.
  const isMailed = await isWithinLimit(context, 'movePerAddress', address)
  await database.transaction(async (tx) => {
    const stored = await tx.first(
      replaceEmailChange({
        studentId: id,
        newEmail: address,
        oldCodeHmac: hmacsOf(context, 'old', address, oldCode)[0],
        newCodeHmac: hmacsOf(context, 'new', address, newCode)[0],
        now,
        expiresAt: secondsAfter(now, emailChangeSeconds),
        waitSince: secondsBefore(now, resendWaitSeconds(1)),
      }),
    )
    if (stored === null) return
    const about = { now, studentId: id }
    const toOld = emailChangeNotice({ locale, code: oldCode, newEmail: maskEmail(address) })
    await notify(tx, student, toOld, about)
    if (!isMailed) return
    const owner = await tx.first(findStudentByEmail(address))
    if (owner === null || (await isUnclaimed(tx, owner)))
      await notify(
        tx,
        { email: address, locale },
        emailChangeNotice({ locale, code: newCode, newEmail: null }),
        about,
      )
    else if ((await tx.first(findWithGuardian(owner.id))) === null) {
      // Without a verified address, the name may be a stranger's choice.
      const greeted = owner.isVerified ? owner : { ...owner, name: null }
      await notify(tx, greeted, alreadyRegisteredNotice(settings, owner), { now })
    }
  })
  return { newEmail: address }
}

/**
 * Moves the account to the new address by both codes: every other session, code and mailed link
 * ends, and both addresses are notified. Throws `badCode`.
 */
export async function confirmEmailChange(
  context: StudentContext,
  { oldCode, newCode }: Input<'confirmEmailChange'>,
): Promise<Output<'confirmEmailChange'>> {
  const { database, student } = context
  const account = await database.first(findStudent(student.id))
  if (account === null) throw new Failure('noSession', 'session_ended')
  // A wrong guess must stay counted, so the transaction commits before the refusal.
  const changed = await judgeGuess(context, { email: account.email, proves: 'reset' }, () =>
    transactionUnlessTaken(
      database,
      async (tx) => {
        const change = await tx.first(lockEmailChange(student.id, context.clock.now()))
        if (change === null) return null
        const judged = await tx.first(
          judgeEmailChange(student.id, {
            oldCodeHmacs: hmacsOf(context, 'old', change.newEmail, oldCode),
            newCodeHmacs: hmacsOf(context, 'new', change.newEmail, newCode),
          }),
        )
        return judged?.isRight ? moveAddress(tx, context, change.newEmail) : null
      },
      // Two verifications of one address may race; the second is discarded.
      () => null,
    ),
  )
  if (changed === null) throw fieldFailure('badCode', 'oldCode', 'account_email_codes')
  rememberDevice(context, changed)
  return { token: await signToken(context, changed, student.sessionId), email: changed.email }
}

async function moveAddress(tx: Queryable, context: StudentContext, newEmail: string) {
  const { clock, student } = context
  const now = clock.now()
  const { id } = student
  // Lock order, the same everywhere: codes and links before the student.
  await tx.first(deleteCodesOf(id))
  await tx.first(deleteLinksOf(id))
  const before = await tx.first(findStudent(id))
  if (before === null) return null
  const sender = await senderOf(tx, before)
  await forgetUnproven(tx, newEmail, now)
  const changed = await tx.first(updateEmail(id, newEmail, now))
  await tx.first(deleteEmailChangeOf(id))
  if (changed === null) return null
  // Enquiries sent under the old address stay with the account, which can no longer be found by it.
  await moveEnquiries(tx, { from: sender.email, to: newEmail })
  await tx.first(revokeSessionsBut(student.sessionId, id, now))
  await recordSecurityEvent(tx, context, { kind: 'emailChanged', students: [id] })
  const notice = emailChangedNotice(context.settings, changed, {
    changedAt: now,
    newEmail: maskEmail(newEmail),
  })
  for (const email of [before.email, newEmail])
    await notify(tx, { ...changed, email }, notice, { now, studentId: id })
  return changed
}

function newCodeText(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
}

/** A stored code is bound to the new address and its purpose. */
function hmacsOf(
  { settings }: Pick<StudentContext, 'settings'>,
  which: 'old' | 'new',
  newEmail: string,
  code: string,
): [Buffer, ...Buffer[]] {
  const [own, ...others] = believedKeys(settings, 'code').map((key) =>
    createHmac('sha256', key).update(`email-change/${which}\n${newEmail}\n${code}`).digest(),
  )
  if (own === undefined) throw new Error('there is no key')
  return [own, ...others]
}

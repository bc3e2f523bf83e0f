import { Failure } from '../../domain/failure.ts'
import type { Input, Output } from '../calls.ts'
import { hashOf } from '../hash-of.ts'
import type { Context, Services } from '../services.ts'
import { proveAddress } from './attempts.ts'
import { rememberDevice } from './devices.ts'
import { newLink } from './link-tokens.ts'
import { setFirstPasswordIn, setPasswordIn } from './new-password.ts'
import { hashPassword, refuseCommonPassword } from './passwords/operations.ts'
import type { CodeProof } from './queries/codes.ts'
import { deleteEndedEmailChanges } from './queries/email-changes.ts'
import { deleteEndedInvitations, findInvitation, takeInvitation } from './queries/invitations.ts'
import { deleteEndedLinks, findLink, insertLink, takeLinks, useCode } from './queries/links.ts'

/** Verifies an address by the link that came with a code. Throws `badCode` for a used or expired link. */
export async function confirmByLink(
  context: Context,
  { token }: Input<'confirmByLink'>,
): Promise<Output<'confirmByLink'>> {
  const { database, clock } = context
  const now = clock.now()
  const { next, ...link } = await findLiveLink(context, token, 'address')
  const passwordLink = newLink(now)
  const needsPassword = await database.transaction(async (tx) => {
    const { studentId, email } = link
    // Lock order: codes before the student.
    await tx.first(useCode(studentId, 'address', now))
    if ((await tx.first(takeLinks(link, 'address'))) === null) throw linkEnded()
    const isDropped = await proveAddress(context, tx, { studentId, email, by: 'link' })
    if (isDropped) await tx.first(insertLink({ studentId, proves: 'reset', ...passwordLink }))
    return isDropped
  })
  rememberDevice(context, link)
  if (needsPassword) return { needsPassword, token: passwordLink.token, ...wayOn(next) }
  return next === null ? null : { needsPassword: false, next }
}

/**
 * Sets a new password by a link, as `resetPassword` does by a code, or the first one by an
 * invitation link. Throws `badCode` for a used or expired link.
 */
export async function choosePasswordByLink(
  context: Context,
  { token, newPassword }: Input<'choosePasswordByLink'>,
): Promise<Output<'choosePasswordByLink'>> {
  refuseCommonPassword(newPassword, 'newPassword')
  const tokenHash = hashOf(token)
  const invitation = await context.database.first(findInvitation(tokenHash, context.clock.now()))
  if (invitation !== null) {
    const passwordHash = await hashPassword(newPassword)
    await context.database.transaction(async (tx) => {
      if ((await tx.first(takeInvitation(tokenHash))) === null) throw linkEnded()
      if (invitation.provesAddress) await setPasswordIn(context, tx, { ...invitation, passwordHash })
      else if (!(await setFirstPasswordIn(tx, invitation.studentId, passwordHash))) throw linkEnded()
    })
    rememberDevice(context, invitation)
    return { email: invitation.email }
  }
  // Checked before the costly hash.
  const { next, ...link } = await findLiveLink(context, token, 'reset')
  const passwordHash = await hashPassword(newPassword)
  await context.database.transaction(async (tx) => {
    await tx.first(useCode(link.studentId, 'reset', context.clock.now()))
    if ((await tx.first(takeLinks(link, 'reset'))) === null) throw linkEnded()
    await setPasswordIn(context, tx, { ...link, passwordHash })
  })
  // A known device has its own sign-in limit, whatever strangers used up.
  rememberDevice(context, link)
  context.session.forget()
  return { email: link.email, ...wayOn(next) }
}

function wayOn(next: string | null): { next?: string } {
  return next === null ? {} : { next }
}

/** Deletes expired links. */
export async function forgetEndedLinks({ database, clock }: Services): Promise<void> {
  await database.first(deleteEndedLinks(clock.now()))
  await database.first(deleteEndedInvitations(clock.now()))
  await database.first(deleteEndedEmailChanges(clock.now()))
}

async function findLiveLink({ database, clock }: Context, token: string, proves: CodeProof) {
  const tokenHash = hashOf(token)
  const found = await database.first(findLink(tokenHash, proves, clock.now()))
  if (found === null) throw linkEnded()
  return { ...found, tokenHash }
}

function linkEnded(): Failure {
  return new Failure('badCode', 'mailed_link_ended')
}

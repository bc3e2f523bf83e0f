import { randomBytes } from 'node:crypto'
import { deviceName } from '../../domain/accounts/device-name.ts'
import { mostSessions, sessionLifetimeDays } from '../../domain/accounts/rules.ts'
import { daysAfter } from '../../domain/durations.ts'
import { Failure } from '../../domain/failure.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { orWhileFull } from '../adapters/database/full.ts'
import { hashOf } from '../hash-of.ts'
import { notify } from '../notifications/operations.ts'
import { isNewDevice, recordSecurityEvent } from '../security/operations.ts'
import type { Context, SessionCookie } from '../services.ts'
import { blockedFailure } from './blocked.ts'
import { rememberDevice } from './devices.ts'
import { newDeviceNotice } from './notices.ts'
import { findBlockedByCookie } from './queries/for-staff.ts'
import {
  findSession,
  findUnprefixedSession,
  insertSession,
  renewSession,
  revokeSession,
  revokeSessionsBeyond,
} from './queries/sessions.ts'
import type { StudentRow } from './queries/students.ts'
import { signToken } from './tokens.ts'

/**
 * Opens a session for a student whose password was just checked: sets its cookie and returns a
 * bearer token. This browser's earlier session ends, and so does one beyond the limit.
 */
export async function openSession(context: Context, student: StudentRow): Promise<string> {
  const { database, device, session, settings } = context
  if (student.isDemo && !settings.isDemo) throw new Failure('badSignIn', 'sign_in_wrong')
  const now = context.clock.now()
  const expiresAt = sessionEnd(now)
  const value = randomBytes(32).toString('base64url')
  const replaced = valuesOf(session)
  const opened = await database.transaction(async (tx) => {
    for (const ended of replaced) await tx.first(revokeSession(hashOf(ended), now))
    const { id: studentId, passwordHash } = student
    const isNew = await isNewDevice(tx, context, { student: studentId })
    const stored = await tx.first(
      insertSession({ studentId, passwordHash, tokenHash: hashOf(value), device, now, expiresAt }),
    )
    if (stored !== null)
      await tx.first(revokeSessionsBeyond(mostSessions, { studentId, newest: stored.id, now }))
    if (stored !== null && isNew) await tellOfNewDevice(tx, context, student)
    return stored
  })
  if (opened === null) throw new Failure('badSignIn', 'sign_in_wrong')
  rememberDevice(context, student)
  session.keep(value, expiresAt)
  return signToken(context, student, opened.id)
}

/**
 * A new bearer token for the browser's session, which is extended. The cookie's value stays, so that two tabs may
 * renew at once. While the database's disk is full the expiry is unchanged. A session from before cookie names had a
 * prefix gets the new name, with the same expiry. Throws `noSession` when it has ended.
 */
export async function renewToken(context: Context): Promise<string> {
  const { database, session } = context
  const own = session.read()
  const value = own ?? session.readUnprefixed?.()
  if (value === undefined || value === null) throw new Failure('noSession', 'session_ended')
  const now = context.clock.now()
  const expiresAt = sessionEnd(now)
  const renewed =
    own === null
      ? await database.first(findUnprefixedSession(hashOf(value), now))
      : await orWhileFull(database.first(renewSession(hashOf(value), now, expiresAt)), () =>
          database.first(findSession(hashOf(value), now)),
        )
  if (renewed === null) {
    session.forget()
    throw (await database.first(findBlockedByCookie(hashOf(value)))) === null
      ? new Failure('noSession', 'session_ended')
      : blockedFailure(context)
  }
  session.keep(value, expiresAt)
  return signToken(context, renewed, renewed.sessionId)
}

/** Ends the browser's session, if any. The cookie is deleted even if that cannot be stored. */
export async function closeSession({ database, clock, session }: Context): Promise<void> {
  const values = valuesOf(session)
  session.forget()
  for (const value of values) await database.first(revokeSession(hashOf(value), clock.now()))
}

async function tellOfNewDevice(tx: Queryable, context: Context, student: StudentRow): Promise<void> {
  const { settings, clock, device } = context
  const now = clock.now()
  await recordSecurityEvent(tx, context, { kind: 'newDevice', students: [student.id] })
  const notice = newDeviceNotice(settings, student, { ...deviceName(device), signedInAt: now })
  await notify(tx, student, notice, { now })
}

/** Candidates for the browser's session, under either cookie name. */
function valuesOf({ read, readUnprefixed }: SessionCookie): string[] {
  return [read(), readUnprefixed?.()].filter((value) => typeof value === 'string')
}

function sessionEnd(now: Date): Date {
  return daysAfter(now, sessionLifetimeDays)
}

import { type Count, type Id, sql } from '../../../adapters/database/sql.ts'

export function countRecoveryCodes(staffId: string) {
  return sql<Count>`
    select count(*)::int as "count" from staff_recovery_codes where staff_id = ${staffId}`
}

/** Uses up a recovery code; no row when it is not the person's. */
export function deleteRecoveryCode(staffId: string, codeHash: Buffer) {
  return sql<Id>`
    delete from staff_recovery_codes where staff_id = ${staffId} and code_hash = ${codeHash} returning staff_id as id`
}

export function deleteRecoveryCodes(staffId: string) {
  return sql`delete from staff_recovery_codes where staff_id = ${staffId}`
}

export function insertRecoveryCodes(staffId: string, codeHashes: readonly Buffer[]) {
  return sql`
    insert into staff_recovery_codes (staff_id, code_hash)
    select ${staffId}::uuid, code_hash from unnest(${[...codeHashes]}::bytea[]) code_hash`
}

/** Stores a link unless too many are open; no row then. */
export function insertPasswordLink(
  staffId: string,
  tokenHash: Buffer,
  { now, expiresAt, most }: { now: Date; expiresAt: Date; most: number },
) {
  return sql<Id>`
    insert into staff_password_links (token_hash, staff_id, expires_at)
    select ${tokenHash}, ${staffId}::uuid, ${expiresAt}
    where (select count(*) from staff_password_links where staff_id = ${staffId} and expires_at > ${now}) < ${most}
    returning staff_id as id`
}

/** The owner of an open link, if the person has a password and is not blocked. */
export function findPasswordLink(tokenHash: Buffer, now: Date) {
  return sql<{ id: string; name: string; email: string }>`
    select st.id, st.name, st.email
    from staff_password_links l join staff st on st.id = l.staff_id
    where l.token_hash = ${tokenHash} and l.expires_at > ${now} and st.disabled_at is null
      and st.password_hash is not null`
}

/** Ends every link of a person; the row of each. */
export function deletePasswordLinks(staffId: string) {
  return sql<{ tokenHash: Buffer }>`
    delete from staff_password_links where staff_id = ${staffId} returning token_hash as "tokenHash"`
}

export function deleteEndedPasswordLinks(now: Date) {
  return sql`delete from staff_password_links where expires_at <= ${now}`
}

/** All devices become unknown: somebody who knew the old password may have registered some. */
export function updateStaffPassword(staffId: string, passwordHash: string, now: Date) {
  return sql`
    update staff set password_hash = ${passwordHash}, devices_known_since = ${now} where id = ${staffId}`
}

/** Stores another authenticator, of which one code was used. */
export function updateAuthenticator(staffId: string, totpSecret: Buffer, step: number) {
  return sql`
    update staff set totp_secret = ${totpSecret}, totp_last_step = ${step}, wrong_codes = 0, codes_wait_until = null
    where id = ${staffId}`
}

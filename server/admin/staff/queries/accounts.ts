import type { Role } from '../../../../domain/addresses.ts'
import { type Id, sql } from '../../../adapters/database/sql.ts'

export type StaffRow = {
  id: string
  email: string
  name: string
  roles: Role[]
  passwordHash: string | null
  totpSecret: Buffer | null
  /** As text: PostgreSQL's big integers. */
  totpLastStep: string | null
  isDemo: boolean
  disabledAt: Date | null
}

const staffColumns = sql<StaffRow>`
  st.id, st.email, st.name, st.roles, st.password_hash as "passwordHash", st.totp_secret as "totpSecret",
  st.totp_last_step as "totpLastStep", st.is_demo as "isDemo", st.disabled_at as "disabledAt"`

/** By the address; a row stored before addresses were normalised is found by its exact spelling, and comes first. */
export function findStaffByEmail(address: string, asBefore = address) {
  return sql<StaffRow>`
    select ${staffColumns} from staff st where st.email in (${address}, ${asBefore})
    order by st.email = ${asBefore} desc limit 1`
}

/** Since when known devices of a staff address count; null: without a limit. */
export function findStaffDevicesKnownSince(address: string) {
  return sql<{ since: Date | null }>`
    select max(devices_known_since) as "since" from staff where lower(normalize(email, NFKC)) = ${address}`
}

export function findStaffById(id: string) {
  return sql<StaffRow>`select ${staffColumns} from staff st where st.id = ${id}`
}

/** Staff who sign in by an address whose mailbox is another row's too. */
export function listLookAlikes() {
  return sql<{ email: string; other: string }>`
    select email, lower(normalize(email, NFKC)) as "other" from staff
    where has_look_alike_address and disabled_at is null order by email`
}

export function listSealedSecrets() {
  return sql<{ id: string; totpSecret: Buffer }>`
    select id, totp_secret as "totpSecret" from staff where totp_secret is not null`
}

export function replaceSealedSecret(staffId: string, was: Buffer, sealed: Buffer) {
  return sql`update staff set totp_secret = ${sealed} where id = ${staffId} and totp_secret = ${was}`
}

export type CodesRow = {
  totpSecret: Buffer | null
  /** As text: PostgreSQL's big integers. */
  lastStep: string | null
  wrongCodes: number
  untoldWrongCodes: number
  waitUntil: Date | null
}

/** Locks the row for checking a code: a concurrent check waits. */
export function lockCodes(staffId: string) {
  return sql<CodesRow>`
    select totp_secret as "totpSecret", totp_last_step as "lastStep", wrong_codes as "wrongCodes",
      wrong_codes_untold as "untoldWrongCodes", codes_wait_until as "waitUntil"
    from staff where id = ${staffId} for update`
}

/** Uses up a code's step and ends the streak of wrong ones; wrong codes not yet reported stay counted. */
export function takeStep(staffId: string, step: number) {
  return sql`
    update staff set totp_last_step = ${step}, wrong_codes = 0, codes_wait_until = null where id = ${staffId}`
}

/** Ends the streak of wrong codes, as a right code of another kind does. */
export function endWrongCodes(staffId: string) {
  return sql`update staff set wrong_codes = 0, codes_wait_until = null where id = ${staffId}`
}

export function updateWrongCodes(
  staffId: string,
  { inRow, untold, waitUntil }: { inRow: number; untold: number; waitUntil: Date | null },
) {
  return sql`
    update staff set wrong_codes = ${inRow}, wrong_codes_untold = ${untold}, codes_wait_until = ${waitUntil}
    where id = ${staffId}`
}

export type AlarmedStaff = { name: string; email: string; isHolder: boolean; holder: string }

/** Recipients of account notices: the account holder and the owners. */
export function listAlarmed(staffId: string, withDemo: boolean) {
  return sql<AlarmedStaff>`
    select st.name, st.email, st.id = holder.id as "isHolder", holder.name as "holder"
    from staff holder
    join staff st on st.id = holder.id or st.role = 'owner'
    where holder.id = ${staffId} and st.disabled_at is null and (${withDemo} or not st.is_demo)
    order by st.email`
}

type NewSession = { staffId: string; tokenHash: Buffer; device: string; now: Date }

export function insertStaffSession({ staffId, tokenHash, device, now }: NewSession) {
  return sql`
    insert into staff_sessions (staff_id, token_hash, device, created_at, last_used_at)
    values (${staffId}, ${tokenHash}, ${device}, ${now}, ${now})`
}

export type SessionStaff = Pick<StaffRow, 'id' | 'name' | 'email' | 'roles' | 'isDemo'> & {
  signedInAt: Date
  moneyRoleSince: Date | null
  codeGivenAt: Date
}

const sessionColumns = sql<SessionStaff>`
  st.id, st.name, st.email, st.roles, st.is_demo as "isDemo", ss.created_at as "signedInAt",
  st.money_role_since as "moneyRoleSince", coalesce(ss.code_given_at, ss.created_at) as "codeGivenAt"`

/** Uses a session that began after one time and was last used after another: neither expired nor idle. */
export function updateSessionUse(tokenHash: Buffer, now: Date, begunAfter: Date, usedAfter: Date) {
  return sql<SessionStaff>`
    update staff_sessions ss set last_used_at = ${now}
    from staff st
    where ss.token_hash = ${tokenHash} and st.id = ss.staff_id and st.disabled_at is null
      and ss.ended_at is null and ss.created_at > ${begunAfter} and ss.last_used_at > ${usedAfter}
    returning ${sessionColumns}`
}

/** The same session without using it. */
export function findStaffSession(tokenHash: Buffer, begunAfter: Date, usedAfter: Date) {
  return sql<SessionStaff>`
    select ${sessionColumns}
    from staff_sessions ss join staff st on st.id = ss.staff_id
    where ss.token_hash = ${tokenHash} and st.disabled_at is null
      and ss.ended_at is null and ss.created_at > ${begunAfter} and ss.last_used_at > ${usedAfter}`
}

/** The owner of a live session, locked: a concurrent sign-out or role change waits until the transaction ends. */
export function holdStaffSession(tokenHash: Buffer) {
  return sql<{ roles: Role[] }>`
    select st.roles from staff_sessions ss join staff st on st.id = ss.staff_id
    where ss.token_hash = ${tokenHash} and ss.ended_at is null and st.disabled_at is null for no key update`
}

/** Records that a session was confirmed by a code; no row when it has ended. */
export function updateCodeGiven(tokenHash: Buffer, now: Date) {
  return sql<Id>`
    update staff_sessions set code_given_at = ${now} where token_hash = ${tokenHash} and ended_at is null returning id`
}

export function endStaffSession(tokenHash: Buffer, now: Date) {
  return sql`update staff_sessions set ended_at = ${now} where token_hash = ${tokenHash} and ended_at is null`
}

/** Ends the sessions of a person, except one. */
export function endSessionsOfStaff(staffId: string, now: Date, exceptTokenHash: Buffer | null = null) {
  return sql`
    update staff_sessions set ended_at = ${now}
    where staff_id = ${staffId} and ended_at is null and token_hash is distinct from ${exceptTokenHash}::bytea`
}

type NewStaff = {
  email: string
  name: string
  roles: readonly Role[]
  isDemo: boolean
  now: Date
  /** Since when the roles count, if one of them handles money. */
  moneyRoleSince: Date
}

/**
 * Creates a member of staff, or updates name and roles of an existing one, who is unblocked. A demo
 * member loses the publicly known password.
 */
export function upsertStaff({ email, name, roles, isDemo, now, moneyRoleSince }: NewStaff) {
  return sql<Id>`
    insert into staff (email, name, roles, is_demo, created_at, money_role_since)
    values (${email}, ${name}, ${roles}, ${isDemo}, ${now}, ${moneyRoleSince})
    on conflict (email) do update set name = excluded.name, roles = excluded.roles, is_demo = excluded.is_demo, disabled_at = null,
      money_role_since = excluded.money_role_since,
      password_hash = case when staff.is_demo then null else staff.password_hash end,
      totp_secret = case when staff.is_demo then null else staff.totp_secret end
    returning id`
}

type NewSetUp = {
  staffId: string
  /** The owner who adds the person; null for the server's command line. */
  madeBy: string | null
  tokenHash: Buffer
  totpSecret: Buffer
  expiresAt: Date
}

export function upsertSetUp({ staffId, madeBy, tokenHash, totpSecret, expiresAt }: NewSetUp) {
  return sql`
    insert into staff_set_ups (staff_id, made_by, token_hash, totp_secret, expires_at)
    values (${staffId}, ${madeBy}, ${tokenHash}, ${totpSecret}, ${expiresAt})
    on conflict (staff_id) do update set made_by = excluded.made_by, token_hash = excluded.token_hash,
      totp_secret = excluded.totp_secret, expires_at = excluded.expires_at`
}

export type SetUpRow = {
  staffId: string
  /** The link replaces an existing password and authenticator. */
  isRenewal: boolean
  name: string
  email: string
  roles: Role[]
  isDemo: boolean
  totpSecret: Buffer
}

/** For a row `su`: the creator of the link is still an owner. */
const isOfOwner = sql`
  not exists (
    select from staff maker where maker.id = su.made_by and (maker.disabled_at is not null or maker.role <> 'owner'))`

export function findSetUp(tokenHash: Buffer, now: Date) {
  return sql<SetUpRow>`
    select st.id as "staffId", st.password_hash is not null as "isRenewal", st.name, st.email, st.roles, st.is_demo as "isDemo", su.totp_secret as "totpSecret"
    from staff_set_ups su join staff st on st.id = su.staff_id
    where su.token_hash = ${tokenHash} and su.expires_at > ${now} and st.disabled_at is null
      and ${isOfOwner}`
}

/** Uses the link up; no row if it was already used or its creator is blocked. */
export function deleteSetUp(tokenHash: Buffer) {
  return sql<Id>`
    delete from staff_set_ups su where su.token_hash = ${tokenHash} and ${isOfOwner} returning staff_id as id`
}

/** Someone else who has ever completed set-up here, blocked or not; demo members count only in a demo. */
export function findOtherSetUpStaff(staffId: string, withDemo: boolean) {
  return sql<Id>`
    select id from staff
    where id <> ${staffId} and password_hash is not null and (${withDemo} or not is_demo) limit 1`
}

export function updateStaffSecrets(
  staffId: string,
  passwordHash: string,
  totpSecret: Buffer,
  step: number | null,
  { moneyRoleSince, now }: { moneyRoleSince: Date; now: Date },
) {
  return sql`
    update staff set password_hash = ${passwordHash}, totp_secret = ${totpSecret}, totp_last_step = ${step},
      money_role_since = ${moneyRoleSince}, wrong_codes = 0,
      wrong_codes_untold = 0, codes_wait_until = null, devices_known_since = ${now}
    where id = ${staffId}`
}

/** Owners who can sign in, except one; demo members count only in a demo. */
export function listOwners(withDemo: boolean, exceptId: string | null = null) {
  return sql<{ name: string; email: string }>`
    select name, email from staff
    where role = 'owner' and disabled_at is null and (${withDemo} or not is_demo)
      and id is distinct from ${exceptId}::uuid order by email`
}

/**
 * Someone counts as one of two approvers once they have held their current authenticator for long enough; the time
 * starts again with a new one. If nobody else has ever signed in there is nobody to notify, so waiting would not help.
 */
export function restartStanding(staffId: string, now: Date, withDemo: boolean) {
  return sql`
    update staff set money_role_since = ${now}
    where id = ${staffId} and money_role_since is not null and exists (
      select from staff other
      where other.id <> staff.id and other.password_hash is not null and (${withDemo} or not other.is_demo))`
}

export function listStaffOfRoles(roles: readonly Role[], withDemo: boolean) {
  return sql<{ id: string; name: string }>`
    select id, name from staff
    where roles && ${roles} and disabled_at is null and (${withDemo} or not is_demo) order by name, id`
}

import { type Id, sql } from '../../../adapters/database/sql.ts'

export type PasskeyRow = { id: string; name: string; madeAt: Date; usedAt: Date | null }

export function listPasskeys(staffId: string) {
  return sql<PasskeyRow>`
    select id, name, made_at as "madeAt", used_at as "usedAt"
    from staff_passkeys where staff_id = ${staffId} order by made_at, id`
}

type NewPasskey = {
  id: string
  staffId: string
  publicKey: Buffer
  counter: number
  name: string
  now: Date
}

/** No row if the passkey is already registered, or the person is at the limit. */
export function insertPasskey(passkey: NewPasskey, most: number) {
  const { id, staffId, publicKey, counter, name, now } = passkey
  return sql<Id>`
    insert into staff_passkeys (id, staff_id, public_key, counter, name, made_at)
    select ${id}, ${staffId}, ${publicKey}, ${counter}, ${name}, ${now}
    where (select count(*) from staff_passkeys where staff_id = ${staffId}) < ${most}
    on conflict (id) do nothing returning id`
}

export type HeldPasskey = { staffId: string; publicKey: Buffer; counter: number }

/** The passkey, locked until the transaction ends. */
export function lockPasskey(id: string) {
  return sql<HeldPasskey>`
    select staff_id as "staffId", public_key as "publicKey", counter::float8 as "counter"
    from staff_passkeys where id = ${id} for update`
}

export function updatePasskeyUse(id: string, counter: number, now: Date) {
  return sql`update staff_passkeys set counter = ${counter}, used_at = ${now} where id = ${id}`
}

export function deletePasskey(staffId: string, id: string) {
  return sql<{ name: string }>`
    delete from staff_passkeys where staff_id = ${staffId} and id = ${id} returning name`
}

/** All of a person's except one. */
export function deletePasskeys(staffId: string, kept: string | null) {
  return sql<Id>`
    delete from staff_passkeys where staff_id = ${staffId} and id is distinct from ${kept} returning id`
}

/** No row for a challenge that was already answered. */
export function insertAnsweredChallenge(hash: Buffer, endsAt: Date) {
  return sql<{ endsAt: Date }>`
    insert into staff_passkey_challenges (challenge_hash, ends_at) values (${hash}, ${endsAt})
    on conflict do nothing returning ends_at as "endsAt"`
}

export function deleteEndedChallenges(now: Date) {
  return sql`delete from staff_passkey_challenges where ends_at < ${now}`
}

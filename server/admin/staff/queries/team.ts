import type { Role } from '../../../../domain/addresses.ts'
import { type Count, type Id, sql } from '../../../adapters/database/sql.ts'

export type ListedStaff = {
  id: string
  name: string
  email: string
  roles: Role[]
  hasSignedUp: boolean
  isBlocked: boolean
  sessions: number
  lastUsedAt: Date | null
}

/** All current and former staff; sessions that began and were used after two times are live. */
export function listStaff(withDemo: boolean, begunAfter: Date, usedAfter: Date) {
  return sql<ListedStaff>`
    select st.id, st.name, st.email, st.roles, st.password_hash is not null as "hasSignedUp",
      st.disabled_at is not null as "isBlocked", s.sessions, s.last_used_at as "lastUsedAt"
    from staff st
    cross join lateral (
      select count(*) filter (where ended_at is null and created_at > ${begunAfter} and last_used_at > ${usedAfter})::int
        as sessions, max(last_used_at) as last_used_at
      from staff_sessions where staff_id = st.id
    ) s
    where ${withDemo} or not st.is_demo
    order by st.disabled_at is not null, st.name, st.id`
}

export type KnownStaff = { id: string; name: string; email: string; roles: Role[]; isBlocked: boolean }

export function lockStaff(id: string) {
  return sql<KnownStaff>`
    select id, name, email, roles, disabled_at is not null as "isBlocked" from staff where id = ${id} for update`
}

/** No row when the address is taken. */
export function insertStaff(person: { name: string; email: string; roles: readonly Role[]; now: Date }) {
  const { name, email, roles, now } = person
  return sql<Id>`
    insert into staff (email, name, roles, created_at, money_role_since)
    values (${email}, ${name}, ${roles}, ${now}, ${now})
    on conflict do nothing returning id`
}

/** A role that handles money counts from now on, unless the person already had one. */
export function updateRoles(id: string, roles: readonly Role[], now: Date) {
  return sql<Id>`
    update staff set roles = ${roles}, money_role_since = coalesce(money_role_since, ${now}) where id = ${id} returning id`
}

export function disableStaff(id: string, now: Date) {
  return sql<Id>`update staff set disabled_at = ${now} where id = ${id} returning id`
}

/** After an unblock, the time in a money role counts from now. */
export function enableStaff(id: string, now: Date) {
  return sql<Id>`
    update staff set disabled_at = null, money_role_since = case when disabled_at is null then money_role_since else ${now} end
    where id = ${id} returning id`
}

export function deleteSetUpOf(staffId: string) {
  return sql<Id>`delete from staff_set_ups where staff_id = ${staffId} returning staff_id as id`
}

/** Owners who can sign in. Demo owners count only in a demo. */
export function countOwnerRows(withDemo: boolean) {
  return sql<Count>`
    select count(*)::int as "count" from staff
    where role = 'owner' and password_hash is not null and disabled_at is null and (${withDemo} or not is_demo)`
}

import { sql } from '../../adapters/database/sql.ts'

export type ClaimRow = { subjectId: string; staffId: string; name: string; endsAt: Date }

/** Takes a free or expired claim, or extends one's own. No row while someone else has it. */
export function upsertClaim(
  subjectId: string,
  staffId: string,
  { now, endsAt }: { now: Date; endsAt: Date },
) {
  return sql<{ staffId: string }>`
    insert into answer_claims (subject_id, staff_id, ends_at) values (${subjectId}, ${staffId}, ${endsAt})
    on conflict (subject_id) do update set staff_id = excluded.staff_id, ends_at = excluded.ends_at
      where answer_claims.staff_id = excluded.staff_id or answer_claims.ends_at <= ${now}
    returning staff_id as "staffId"`
}

export function findClaim(subjectId: string, now: Date) {
  return sql<ClaimRow>`
    select c.subject_id as "subjectId", c.staff_id as "staffId", s.name, c.ends_at as "endsAt"
    from answer_claims c join staff s on s.id = c.staff_id where c.subject_id = ${subjectId} and c.ends_at > ${now}`
}

export function deleteClaim(subjectId: string, staffId: string) {
  return sql`delete from answer_claims where subject_id = ${subjectId} and staff_id = ${staffId}`
}

export function deleteEndedClaims(now: Date) {
  return sql`delete from answer_claims where ends_at <= ${now}`
}

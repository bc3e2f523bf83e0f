import { sql } from '../../adapters/database/sql.ts'
import type { CodeProof } from './codes.ts'
import { isWithGuardian } from './invitations.ts'

type NewLink = { studentId: string; proves: CodeProof; tokenHash: Buffer; expiresAt: Date }

export function insertLink({ studentId, proves, tokenHash, expiresAt }: NewLink) {
  return sql`
    insert into mailed_links (token_hash, student_id, proves, expires_at)
    values (${tokenHash}, ${studentId}, ${proves}, ${expiresAt})`
}

/** `next`: where its reader was going when the code with it was requested. */
type FoundLink = { studentId: string; email: string; next: string | null }

export function findLink(tokenHash: Buffer, proves: CodeProof, now: Date) {
  return sql<FoundLink>`
    select students.id as "studentId", students.email, codes.next
    from mailed_links links join students on students.id = links.student_id
      left join codes on codes.student_id = links.student_id and codes.proves = links.proves
    where links.token_hash = ${tokenHash} and links.proves = ${proves} and links.expires_at >= ${now}
      and not ${isWithGuardian}`
}

/** Ends every link of a student with this purpose; no row when the used one has ended meanwhile. */
export function takeLinks(
  { studentId, tokenHash }: { studentId: string; tokenHash: Buffer },
  proves: CodeProof,
) {
  return sql<{ studentId: string }>`
    with taken as (
      delete from mailed_links where student_id = ${studentId} and proves = ${proves} returning token_hash
    )
    select ${studentId}::uuid as "studentId" from taken where token_hash = ${tokenHash}`
}

/** Ends the student's links with this purpose, or with any. */
export function deleteLinksOf(studentId: string, proves: CodeProof | null = null) {
  return sql`
    delete from mailed_links
    where student_id = ${studentId} and (${proves}::text is null or proves = ${proves}::text)`
}

export function deleteEndedLinks(now: Date) {
  return sql`delete from mailed_links where expires_at < ${now}`
}

/** The code mailed with a link is used up with it. */
export function useCode(studentId: string, proves: CodeProof, now: Date) {
  return sql`
    update codes set used_at = ${now} where student_id = ${studentId} and proves = ${proves} and used_at is null`
}

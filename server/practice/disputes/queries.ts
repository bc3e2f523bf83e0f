import { type Statement, sql } from '../../adapters/database/sql.ts'

type DisputeStatus = 'open' | 'corrected' | 'declined'

export type OwnDisputeRow = {
  attempt: string
  skill: string
  words: string
  status: DisputeStatus
  reply: string
  createdAt: Date
}

/** The marks that a student disputed last. */
export function listDisputesOf(studentId: string): Statement<OwnDisputeRow> {
  return sql<OwnDisputeRow>`
    select a.id as "attempt", a.skill, d.words, d.status, d.reply, d.created_at as "createdAt"
    from practice_disputes d join practice_attempts a on a.id = d.attempt_id
    where d.student_id = ${studentId} order by d.created_at desc limit 20`
}

/** None for a try of another student; no `disputeId` where the mark was disputed before. */
export function insertDispute(
  attemptId: string,
  studentId: string,
  words: string,
  now: Date,
): Statement<{ id: string; isNew: boolean }> {
  return sql<{ id: string; isNew: boolean }>`
    with stored as (
      insert into practice_disputes (attempt_id, student_id, words, created_at)
      select id, student_id, ${words}, ${now} from practice_attempts
      where id = ${attemptId} and student_id = ${studentId}
      on conflict (attempt_id) do nothing returning id
    )
    select a.id, exists (select from stored) as "isNew"
    from practice_attempts a where a.id = ${attemptId} and a.student_id = ${studentId}`
}

import type { DisputeStatus } from '../../../domain/admin/practice/schemas.ts'
import type { Board } from '../../../domain/practice/rules.ts'
import type { Verdict } from '../../../packages/step-marks/answers/outcome.ts'
import { type Count, type Id, sql } from '../../adapters/database/sql.ts'

export type OwnDisputeRow = {
  attempt: string
  skill: string
  words: string
  status: DisputeStatus
  reply: string
  createdAt: Date
}

/** The student's latest disputed marks. */
export function listDisputesOf(studentId: string) {
  return sql<OwnDisputeRow>`
    select a.id as "attempt", a.skill, d.words, d.status, d.reply, d.created_at as "createdAt"
    from practice_disputes d join practice_attempts a on a.id = d.attempt_id
    where d.student_id = ${studentId} order by d.created_at desc limit 20`
}

/** No row for another student's try; no id where the mark was already disputed. */
export function insertDispute(attemptId: string, studentId: string, words: string, now: Date) {
  return sql<{ id: string | null }>`
    with stored as (
      insert into practice_disputes (attempt_id, student_id, words, created_at)
      select id, student_id, ${words}, ${now} from practice_attempts
      where id = ${attemptId} and student_id = ${studentId}
      on conflict (attempt_id) do nothing returning id
    )
    select (select id from stored) as "id" from practice_attempts a where a.id = ${attemptId} and a.student_id = ${studentId}`
}

/** A student's last try at an issued question, unless one of them is disputed. */
export function findDisputable(issueId: string, studentId: string) {
  return sql<Id>`
    select a.id from practice_attempts a where a.student_id = ${studentId} and a.issue_id = ${issueId}
      and not exists (
        select from practice_disputes d join practice_attempts o on o.id = d.attempt_id
        where o.student_id = ${studentId} and o.issue_id = ${issueId})
    order by a.answered_at desc, a.id limit 1`
}

/** The text, for the reviewer of a flagged dispute. */
export function findDisputeWords(id: string) {
  return sql<{
    student: string
    words: string
    createdAt: Date
    staff: string | null
    reply: string
    decidedAt: Date | null
  }>`
    select s.name as "student", d.words, d.created_at as "createdAt", st.name as "staff", d.reply, d.decided_at as "decidedAt"
    from practice_disputes d join students s on s.id = d.student_id left join staff st on st.id = d.decided_by
    where d.id = ${id}`
}

export type DisputeRow = {
  id: string
  maker: string
  version: number
  seed: number
  skill: string
  board: Board
  lines: string[]
  answer: string
  verdict: string
  marks: number
  mostMarks: number
  words: string
  status: DisputeStatus
  reply: string
  createdAt: Date
}

const disputeColumns = sql<DisputeRow>`
  d.id, a.maker, a.maker_version as "version", a.seed::float8 as "seed", a.skill, a.board, a.lines, a.answer, a.verdict,
  a.marks::float8 as "marks", a.most_marks::float8 as "mostMarks", d.words, d.status, d.reply, d.created_at as "createdAt"
  from practice_disputes d join practice_attempts a on a.id = d.attempt_id`

type DisputeList = { status: DisputeStatus; limit: number; offset: number }

/** Open ones oldest first, decided ones newest first. */
export function listDisputes({ status, limit, offset }: DisputeList) {
  const order = status === 'open' ? sql`d.created_at, d.id desc` : sql`d.created_at desc, d.id`
  return sql<DisputeRow>`
    select ${disputeColumns} where d.status = ${status} order by ${order} limit ${limit} offset ${offset}`
}

/** Disputes of one state, counted up to a limit. */
export function countDisputes(status: DisputeStatus, limit: number) {
  return sql<Count>`
    select count(*)::int as "count" from (
      select from practice_disputes where status = ${status} order by created_at desc, id limit ${limit}
    ) counted`
}

export function findOpenDispute(id: string) {
  return sql<DisputeRow>`select ${disputeColumns} where d.id = ${id} and d.status = 'open'`
}

/** An open dispute, locked until the transaction ends. */
export function lockOpenDispute(id: string) {
  return sql<DisputeRow & { studentId: string }>`
    select d.student_id as "studentId", ${disputeColumns} where d.id = ${id} and d.status = 'open' for update of d`
}

type DisputeOutcome = { status: DisputeStatus; reply: string; staffId: string; now: Date }

export function updateDispute(id: string, { status, reply, staffId, now }: DisputeOutcome) {
  return sql`
    update practice_disputes set status = ${status}, reply = ${reply}, decided_by = ${staffId}, decided_at = ${now}
    where id = ${id}`
}

type Correction = {
  maker: string
  version: number
  seed: number | null
  acceptedAnswer: string | null
  staffId: string
  now: Date
}

export function insertCorrection(correction: Correction) {
  const { maker, version, seed, acceptedAnswer, staffId, now } = correction
  return sql<Id>`
    insert into practice_corrections (maker, maker_version, seed, accepted_answer, made_by, made_at)
    values (${maker}, ${version}, ${seed}, ${acceptedAnswer}, ${staffId}, ${now}) returning id`
}

export type CorrectionRecord = { maker: string; version: number; seed: number | null }

export function findCorrection(id: string) {
  return sql<CorrectionRecord>`
    select maker, maker_version as "version", seed::float8 as "seed" from practice_corrections where id = ${id}`
}

/** The students who met a question, or any of its kind, after a given one by id; without deleted ones. */
export function listConcerned(
  { maker, version, seed }: CorrectionRecord,
  after: string | null,
  limit: number,
) {
  const ofSeed = seed === null ? sql`` : sql`and seed = ${seed}`
  const beyond = after === null ? sql`` : sql`and student_id > ${after}`
  return sql<{ studentId: string }>`
    select distinct student_id as "studentId" from practice_attempts
    where maker = ${maker} and maker_version = ${version} ${ofSeed} ${beyond}
      and exists (select from students s where s.id = student_id and s.erased_at is null)
    order by student_id limit ${limit}`
}

export type ConcernedRow = {
  id: string
  item: string | null
  seed: number
  skill: string
  board: Board
  lines: string[]
  answer: string
  verdict: Verdict | 'void'
  marks: number
}

/** One student's tries at a question, or at all of its kind. */
export function listConcernedTries(studentId: string, { maker, version, seed }: CorrectionRecord) {
  const ofSeed = seed === null ? sql`` : sql`and seed = ${seed}`
  return sql<ConcernedRow>`
    select id, item_id as "item", seed::float8 as "seed", skill, board, lines, answer, verdict, marks::float8 as "marks"
    from practice_attempts
    where maker = ${maker} and maker_version = ${version} and student_id = ${studentId} ${ofSeed}`
}

/**
 * Another correction may have marked it since it was read: a withdrawn question stays withdrawn,
 * and nobody loses a mark by a correction.
 */
export function updateMark(id: string, verdict: string, marks: number) {
  return sql`
    update practice_attempts set verdict = ${verdict}, marks = ${marks}
    where id = ${id} and verdict <> 'void' and (${verdict} = 'void' or marks < ${marks})`
}

export type QuestionFigureRow = {
  maker: string
  tries: number
  rightShare: number | null
  medianSeconds: number | null
  slips: { slip: string; count: number }[]
  mistakes: { mistake: string; count: number }[]
  wrongAnswers: { answer: string; count: number }[]
}

/** Figures over the last five hundred first tries of each maker version, up to the newest given. */
export function listQuestionFigures(makers: readonly { id: string; version: number }[]) {
  return sql<QuestionFigureRow>`
    with latest as (
      select given.id as maker, tried.*
      from unnest(${makers.map(({ id }) => id)}::text[], ${makers.map(({ version }) => version)}::int[]) as given (id, newest)
      cross join lateral generate_series(1, given.newest) version
      cross join lateral (
        select a.maker_version, a.seed, a.student_id, a.verdict, a.seconds_taken, a.answer, a.slip, a.mistake
        from practice_attempts a
        where a.maker = given.id and a.maker_version = version and a.is_first_try
        order by a.answered_at desc limit 500
      ) tried
      where tried.verdict in ('right', 'form', 'wrong')
    )
    select maker, count(*)::int as "tries",
      avg((verdict in ('right', 'form'))::int)::float8 as "rightShare",
      percentile_cont(0.5) within group (order by seconds_taken)::float8 as "medianSeconds",
      (
        select coalesce(json_agg(json_build_object('slip', slip, 'count', count) order by count desc, slip), '[]')
        from (
          select slip, count(*)::int as count from latest other
          where other.maker = latest.maker and slip is not null group by slip order by 2 desc, 1 limit 3
        ) common
      ) as "slips",
      (
        select coalesce(json_agg(json_build_object('mistake', mistake, 'count', count) order by count desc, mistake), '[]')
        from (
          select mistake, count(*)::int as count from latest other
          where other.maker = latest.maker and verdict = 'wrong' and mistake is not null group by mistake order by 2 desc, 1 limit 3
        ) common
      ) as "mistakes",
      (
        select coalesce(json_agg(json_build_object('answer', answer, 'count', count) order by count desc, answer), '[]')
        from (
          select answer, count(distinct student_id)::int as count from latest other
          where other.maker = latest.maker and verdict = 'wrong' and answer <> ''
          group by maker_version, seed, answer having count(distinct student_id) > 1 order by 2 desc, 1 limit 3
        ) common
      ) as "wrongAnswers"
    from latest group by maker`
}

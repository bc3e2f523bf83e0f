import type { AccessFacts } from '../../domain/catalog/rules.ts'
import type { Board } from '../../domain/practice/rules.ts'
import type { SkillState } from '../../domain/practice/today.ts'
import { accessColumns, withAccess } from '../adapters/database/item-access.ts'
import { sql } from '../adapters/database/sql.ts'

export type PracticeItemRow = AccessFacts & {
  item: string
  title: string
  course: string
  board: Board
  skills: string[]
}

const itemColumns = sql<PracticeItemRow>`
  i.id as "item", i.title, c.slug as "course", coalesce(i.board, '') as "board", coalesce(i.skills, '{}') as "skills", ${accessColumns}`

/** One practice lesson with whether the student has access. */
export function findPracticeItem(itemId: string, studentId: string | null, now: Date) {
  return sql<PracticeItemRow>`
    select ${itemColumns}
    from items i
    ${withAccess(studentId, now)}
    where i.id = ${itemId} and i.kind = 'practice'
      and is_offered(c.status, access.runs)`
}

/** The practice lessons of some skills: of the student's courses, and free ones, which may appear twice. */
export function listPracticeItems(studentId: string, skills: readonly string[], now: Date) {
  return sql<PracticeItemRow>`
    select ${itemColumns}
    from (
      select i.id from enrolments e
      join modules m on m.course_id = e.course_id
      join items i on i.module_id = m.id and i.kind = 'practice'
      where e.student_id = ${studentId} and e.revoked_at is null
      union all
      select i.id from items i where i.kind = 'practice' and i.is_free
    ) found
    join items i on i.id = found.id
    ${withAccess(studentId, now)}
    where i.skills && ${[...skills]}::text[] and (i.is_free or access.runs)
      and is_offered(c.status, access.runs)
    order by access.runs desc, c.position, m.position, i.position`
}

/** The skills of each open practice lesson in the student's courses, in the order of the lessons. */
export function listCourseSkills(studentId: string, now: Date) {
  return sql<{ skills: string[] }>`
    select coalesce(i.skills, '{}') as "skills"
    from (select distinct course_id from enrolments where student_id = ${studentId} and revoked_at is null) held
    join courses c on c.id = held.course_id and c.status in ('published', 'archived')
    join modules m on m.course_id = c.id
    join items i on i.module_id = m.id and i.kind = 'practice'
    cross join lateral opening_day(i, m, ${studentId}) opening
    where exists (select from running_access(${studentId}, c.id, ${now}))
      and (i.is_free or coalesce(opening.day <= (${now} at time zone 'Asia/Kolkata')::date, true))
    order by c.position, m.position, i.position`
}

/** Serialises one student's tries until the transaction ends. */
export function lockPracticeOf(studentId: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(${`practice:${studentId}`}, 0))`
}

const corrections = sql`hashtextextended('practice corrections', 0)`

/**
 * Locks out corrections until the transaction ends: a try is either marked with a correction, or
 * found by the correction's job.
 */
export function holdCorrections() {
  return sql`select pg_advisory_xact_lock_shared(${corrections})`
}

/** Waits for tries that are being stored; later tries wait for the correction. */
export function lockCorrections() {
  return sql`select pg_advisory_xact_lock(${corrections})`
}

export type CorrectionRow = {
  maker: string
  version: number
  /** Null where the correction is for every question of the maker. */
  seed: number | null
  /** Null where the question is withdrawn. */
  acceptedAnswer: string | null
}

export function listCorrections(makers: readonly string[]) {
  return sql<CorrectionRow>`
    select maker, maker_version as "version", seed::float8 as "seed", accepted_answer as "acceptedAnswer"
    from practice_corrections where maker = any(${[...makers]}::text[])`
}

export type NewAttempt = {
  clientKey: string
  issueId: string
  itemId: string | null
  board: Board
  maker: string
  version: number
  seed: number
  skill: string
  isReview: boolean
  isFirstTry: boolean
  lines: readonly string[]
  answer: string
  hintsUsed: number
  secondsTaken: number
  verdict: string
  marks: number
  mostMarks: number
  slip: string | null
  mistake: string | null
  answeredAt: Date
}

/** Stores new ones, and returns them. */
export function insertAttempts(studentId: string, attempts: readonly NewAttempt[], now: Date) {
  return sql<StoredAttemptRow>`
    insert into practice_attempts (student_id, client_key, issue_id, item_id, board, maker, maker_version, seed, skill,
      is_review, is_first_try, lines, answer, hints_used, seconds_taken, verdict, marks, most_marks, slip, mistake,
      answered_at, received_at)
    select ${studentId}, "clientKey", "issueId", "itemId", board, maker, version, seed, skill, "isReview", "isFirstTry",
      array(select jsonb_array_elements_text(lines)), answer, "hintsUsed", "secondsTaken", verdict, marks, "mostMarks",
      slip, mistake, "answeredAt", ${now}
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as given ("clientKey" text, "issueId" uuid, "itemId" uuid,
      board text, maker text, version integer, seed bigint, skill text, "isReview" boolean, "isFirstTry" boolean,
      lines jsonb, answer text, "hintsUsed" integer, "secondsTaken" integer, verdict text, marks real, "mostMarks" real,
      slip text, mistake text, "answeredAt" timestamptz)
    on conflict (student_id, client_key) do nothing
    returning id, client_key as "key", verdict, marks::float8 as "marks"`
}

export type StoredAttemptRow = { id: string; key: string; verdict: string; marks: number }

/** The stored state of some tries, and the first tries of some issued questions. */
export function listTriesBefore(studentId: string, keys: readonly string[], issueIds: readonly string[]) {
  return sql<StoredAttemptRow & { issueId: string; isFirstTry: boolean }>`
    select id, client_key as "key", verdict, marks::float8 as "marks", issue_id as "issueId",
      is_first_try as "isFirstTry"
    from practice_attempts
    where student_id = ${studentId} and (client_key = any(${[...keys]}::text[])
      or (issue_id = any(${[...issueIds]}::uuid[]) and is_first_try))`
}

export type FirstTryRow = {
  skill: string
  question: string
  isRight: boolean
  hintsUsed: number
  isReview: boolean
  at: Date
}

/** First tries that count at questions of some skills, in order; the last three hundred of each skill. */
export function listFirstTries(studentId: string, skills: readonly string[]) {
  return sql<FirstTryRow>`
    select tried.skill, tried.question, tried."isRight", tried."hintsUsed", tried."isReview", tried.at
    from unnest(${[...skills]}::text[]) as wanted (skill)
    cross join lateral (
      select a.skill, a.maker || ' ' || a.maker_version || ' ' || a.seed as "question",
        a.verdict in ('right', 'form') as "isRight", a.hints_used as "hintsUsed", a.is_review as "isReview",
        a.answered_at as "at"
      from practice_attempts a
      where a.student_id = ${studentId} and a.skill = wanted.skill and a.is_first_try
        and a.verdict in ('right', 'form', 'wrong')
      order by a.answered_at desc limit 300
    ) tried
    order by tried.at`
}

export type LessonTryRow = {
  item: string
  isDone: boolean
  question: string
  isRight: boolean
  hintsUsed: number
  marks: number
  mostMarks: number
}

/** The latest first tries that count in some lessons, in order, each with whether its lesson is done. */
export function listLessonTries(studentId: string, items: readonly string[]) {
  return sql<LessonTryRow>`
    select tried.*
    from unnest(${[...items]}::uuid[]) as wanted (item)
    cross join lateral (
      select wanted.item, p.done_at is not null as "isDone",
        a.maker || ' ' || a.maker_version || ' ' || a.seed as "question",
        a.verdict in ('right', 'form') as "isRight", a.hints_used as "hintsUsed",
        a.marks::float8 as "marks", a.most_marks::float8 as "mostMarks"
      from practice_attempts a
      left join lesson_progress p on p.student_id = ${studentId} and p.item_id = wanted.item
      where a.student_id = ${studentId} and a.item_id = wanted.item and a.is_first_try
        and a.verdict in ('right', 'form', 'wrong')
      order by a.answered_at desc limit 40
    ) tried`
}

export function putSkillStates(studentId: string, states: readonly SkillState[]) {
  return sql`
    insert into practice_skill_states (student_id, skill, level, due_at, last_tried_at)
    select ${studentId}, skill, level, "dueAt", "lastTriedAt"
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as given (skill text, level text, "dueAt" timestamptz, "lastTriedAt" timestamptz)
    on conflict (student_id, skill) do update set level = excluded.level, due_at = excluded.due_at,
      last_tried_at = excluded.last_tried_at`
}

/** Skills without any try that still counts. */
export function deleteSkillStates(studentId: string, skills: readonly string[]) {
  return sql`
    delete from practice_skill_states where student_id = ${studentId} and skill = any(${[...skills]}::text[])`
}

/** Every skill that the student tried: bounded by the number of skills. */
export function listSkillStates(studentId: string) {
  return sql<SkillState>`
    select skill, level, due_at as "dueAt", last_tried_at as "lastTriedAt"
    from practice_skill_states where student_id = ${studentId}`
}

/** Practice data for the student's data export. */
export function listAttemptRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select a.maker as "question", a.maker_version as "version", a.seed::float8 as "seed", a.skill, a.board,
      a.is_review as "isReview", a.lines, a.answer, a.hints_used as "hintsUsed",
      a.seconds_taken as "secondsTaken", a.verdict, a.marks::float8 as "marks", a.most_marks::float8 as "mostMarks",
      a.slip, a.answered_at as "answeredAt",
      d.words as "dispute", d.created_at as "disputedAt", d.status as "disputeStatus", d.reply
    from practice_attempts a left join practice_disputes d on d.attempt_id = a.id and d.student_id = ${studentId}
    where a.student_id = ${studentId} order by a.answered_at`
}

export function listSkillRecords(studentId: string) {
  return sql<Record<string, unknown>>`
    select skill, level, due_at as "dueAt", last_tried_at as "lastTriedAt"
    from practice_skill_states where student_id = ${studentId} order by skill`
}

/** What is flagged stays until an owner closes it. */
export function deleteAttemptsOf(studentId: string) {
  return sql`
    delete from practice_attempts a where student_id = ${studentId} and not exists (
      select from practice_disputes d join safeguarding_flags f on f.dispute_id = d.id and f.closed_at is null
      where d.attempt_id = a.id)`
}

export function deleteSkillStatesOf(studentId: string) {
  return sql`delete from practice_skill_states where student_id = ${studentId}`
}

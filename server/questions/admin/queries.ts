import type { QuestionStatus } from '../../../domain/questions/rules.ts'
import { type Count, containing, type Id, sql } from '../../adapters/database/sql.ts'
import { excerpt, type QuestionRow } from '../queries.ts'

/** The questions a teacher may see: all, or those of their own courses. */
export type Reader = { staffId: string; readsAll: boolean }

function readBy({ staffId, readsAll }: Reader) {
  return readsAll
    ? sql`true`
    : sql`q.course_id in (select a.course_id from course_authors a where a.staff_id = ${staffId})`
}

export type QueueFilter = Reader & {
  status: QuestionStatus
  courseId: string | null
  /** Only those due before this time. */
  lateAt: Date | null
}

function queued({ status, courseId, lateAt, ...reader }: QueueFilter) {
  return sql`
    from questions q where q.status = ${status} and ${readBy(reader)}
      ${status === 'open' ? sql`and q.status = 'open' and q.merged_into is null` : sql``}
      ${courseId === null ? sql`` : sql`and q.course_id = ${courseId}`}
      ${lateAt === null ? sql`` : sql`and q.due_at < ${lateAt}`}`
}

export type QueueRow = {
  id: string
  status: QuestionStatus
  title: string
  courseId: string | null
  courseTitle: string | null
  student: string
  excerpt: string
  createdAt: Date
  lastMessageAt: Date
  dueAt: Date | null
  answeringName: string | null
  answeringEndsAt: Date | null
}

/** Open ones by due time, the others by latest message. */
export function listQueue(
  filter: QueueFilter,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
) {
  const order = filter.status === 'open' ? sql`q.due_at, q.id` : sql`q.last_message_at desc, q.id`
  return sql<QueueRow>`
    with page as materialized (select q.* ${queued(filter)} order by ${order} limit ${limit} offset ${offset})
    select q.id, q.status, q.title, q.course_id as "courseId", c.title as "courseTitle", s.name as "student", ${excerpt},
      q.created_at as "createdAt", q.last_message_at as "lastMessageAt", q.due_at as "dueAt",
      st.name as "answeringName", cl.ends_at as "answeringEndsAt"
    from page q join students s on s.id = q.student_id left join courses c on c.id = q.course_id
    left join answer_claims cl on cl.subject_id = q.id and cl.ends_at > ${now} and cl.staff_id <> ${filter.staffId}
    left join staff st on st.id = cl.staff_id
    order by ${order}`
}

export function countQueue(filter: QueueFilter, most: number) {
  return sql<Count>`
    select count(*)::int as "count" from (select ${queued(filter)} limit ${most}) counted`
}

type FoundThreadRow = { id: string; title: string; student: string; excerpt: string }

/** Threads in which one message contains all the words. */
export function listByWords(words: readonly string[], reader: Reader) {
  const patterns = words.map((word) => containing(word))
  const hasAll = patterns.reduce((all, pattern) => sql`${all} and m.text ilike ${pattern}`, sql`true`)
  return sql<FoundThreadRow>`
    select q.id, q.title, s.name as "student", ${excerpt}
    from questions q join students s on s.id = q.student_id
    where ${readBy(reader)}
      and q.id in (select m.question_id from question_messages m where m.sender_kind <> 'system' and ${hasAll})
    order by q.last_message_at desc, q.id limit 5`
}

export function listCoursesOf({ staffId, readsAll }: Reader) {
  const theirs = readsAll
    ? sql`true`
    : sql`c.id in (select a.course_id from course_authors a where a.staff_id = ${staffId})`
  return sql<{ id: string; name: string }>`
    select c.id, c.title as "name" from courses c where c.status <> 'draft' and ${theirs} order by c.title, c.id limit 500`
}

/** Whether a person may read the questions of a course; those outside courses need the right to read all. */
export function findReadable(id: string, reader: Reader) {
  return sql<Id>`select q.id from questions q where q.id = ${id} and ${readBy(reader)}`
}

/** Open ones of the same course, those of the same lesson first. */
export function listAlike(question: Pick<QuestionRow, 'id' | 'courseId' | 'itemId'>) {
  return sql<{ id: string; name: string }>`
    select q.id, left(m.text, 100) as "name"
    from questions q join question_messages m on m.question_id = q.id and m.position = 1
    where q.course_id = ${question.courseId} and q.id <> ${question.id} and q.merged_into is null and q.status <> 'closed'
    order by (q.item_id is not distinct from ${question.itemId}::uuid) desc, q.last_message_at desc limit 30`
}

/** A lesson of a course with its length in seconds. */
export function findLessonOf(courseId: string, itemId: string) {
  return sql<{ hasSeconds: boolean; seconds: number }>`
    select i.kind in ('video', 'steps') as "hasSeconds", coalesce(me.duration_in_seconds, 0)::float8 as "seconds"
    from items i join modules m on m.id = i.module_id left join media me on me.id = i.media_id
    where m.course_id = ${courseId} and i.id = ${itemId}`
}

export function listLessonsOf(courseId: string) {
  return sql<{ id: string; name: string }>`
    select i.id, i.title as "name" from items i join modules m on m.id = i.module_id
    where m.course_id = ${courseId} order by m.position, i.position limit 1000`
}

export function findTitle(id: string) {
  return sql<{ name: string }>`
    select left(m.text, 100) as "name" from question_messages m where m.question_id = ${id} and m.position = 1`
}

export type DueQuestion = { id: string; courseId: string | null; course: string | null; dueAt: Date }

/** Open questions due between two times, each once; a concurrent process gets none of them. */
export function takeQuestionsDueSoon(from: Date, until: Date) {
  return sql<DueQuestion>`
    with near as (
      update questions set clock_told_for = due_at
      where status = 'open' and merged_into is null and due_at between ${from} and ${until}
        and clock_told_for is distinct from due_at
      returning id, course_id, due_at
    )
    select n.id, n.course_id as "courseId", c.title as "course", n.due_at as "dueAt"
    from near n left join courses c on c.id = n.course_id order by n.due_at, n.id`
}

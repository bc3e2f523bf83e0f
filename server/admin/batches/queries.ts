import { type Count, type Id, type Nothing, type Statement, sql } from '../../adapters/database/sql.ts'

type Named = { id: string; name: string }
export type BatchRow = { id: string; name: string; startsOn: string; endsOn: string; memberCount: number }

const head = sql`
  b.id, b.name, b.starts_on::text as "startsOn", b.ends_on::text as "endsOn",
  (select count(*)::int from batch_members where batch_id = b.id) as "memberCount"`

function matching(search: string | null): Statement<Nothing> {
  return search === null ? sql`true` : sql`position(lower(${search}) in lower(b.name)) > 0`
}

export function listBatches(search: string | null, limit: number, offset: number) {
  return sql<BatchRow>`
    select ${head} from batches b where ${matching(search)}
    order by b.starts_on desc, b.name limit ${limit} offset ${offset}`
}

export function countBatches(search: string | null) {
  return sql<Count>`select count(*)::int as "count" from batches b where ${matching(search)}`
}

export function findBatch(id: string) {
  return sql<BatchRow>`select ${head} from batches b where b.id = ${id}`
}

export function listBatchNames() {
  return sql<Named>`select id, name from batches order by starts_on desc, name`
}

export function listBatchCourses(id: string) {
  return sql<Named>`
    select c.id, c.title as "name" from batch_courses b join courses c on c.id = b.course_id
    where b.batch_id = ${id} order by c.title`
}

export function listBatchTeachers(id: string) {
  return sql<Named>`
    select s.id, s.name from batch_teachers b join staff s on s.id = b.staff_id
    where b.batch_id = ${id} order by s.name`
}

type NewBatch = { id: string; name: string; startsOn: string; endsOn: string; now: Date }

export function lockBatch(id: string) {
  return sql<Id>`select id from batches where id = ${id} for update`
}

/** No row where another batch has the name. */
export function upsertBatch({ id, name, startsOn, endsOn, now }: NewBatch) {
  return sql<Id>`
    insert into batches (id, name, starts_on, ends_on, created_at)
    select ${id}::uuid, ${name}::text, ${startsOn}::date, ${endsOn}::date, ${now}::timestamptz
    where not exists (select from batches where name = ${name} and id <> ${id})
    on conflict (id) do update set name = excluded.name, starts_on = excluded.starts_on, ends_on = excluded.ends_on
    returning id`
}

export function deleteBatchCourses(id: string) {
  return sql`delete from batch_courses where batch_id = ${id}`
}

export function insertBatchCourses(id: string, courseIds: readonly string[]) {
  return sql`
    insert into batch_courses (batch_id, course_id)
    select ${id}, c.id from courses c where c.id = any(${[...courseIds]}::uuid[])`
}

export function deleteBatchTeachers(id: string) {
  return sql`delete from batch_teachers where batch_id = ${id}`
}

export function insertBatchTeachers(id: string, staffIds: readonly string[]) {
  return sql`
    insert into batch_teachers (batch_id, staff_id)
    select ${id}, s.id from staff s where s.id = any(${[...staffIds]}::uuid[])`
}

export function deleteBatchRow(id: string) {
  return sql<{ name: string }>`delete from batches where id = ${id} returning name`
}

type Member = { id: string; name: string; email: string }

export function listMembers(id: string, limit: number, offset: number) {
  return sql<Member>`
    select s.id, s.name, s.email from batch_members m join students s on s.id = m.student_id
    where m.batch_id = ${id} order by s.name, s.id limit ${limit} offset ${offset}`
}

export function listMemberIds(id: string) {
  return sql<Id>`select student_id as "id" from batch_members where batch_id = ${id} order by student_id`
}

/** The students with these addresses who are added, and those already in the batch. */
export function insertMembersByEmail(id: string, emails: readonly string[], now: Date) {
  return sql<{ email: string; isAdded: boolean }>`
    with found as (
      select id, email from students where email = any(${[...emails]}::text[]) and erased_at is null
    ), added as (
      insert into batch_members (batch_id, student_id, added_at)
      select ${id}::uuid, id, ${now}::timestamptz from found on conflict do nothing returning student_id
    )
    select found.email, added.student_id is not null as "isAdded"
    from found left join added on added.student_id = found.id`
}

export function insertMember(id: string, studentId: string, now: Date) {
  return sql`
    insert into batch_members (batch_id, student_id, added_at) values (${id}, ${studentId}, ${now})
    on conflict do nothing`
}

export function deleteMember(id: string, studentId: string) {
  return sql<{ studentId: string }>`
    delete from batch_members where batch_id = ${id} and student_id = ${studentId} returning student_id as "studentId"`
}

export function deleteMembershipsOf(studentId: string) {
  return sql`delete from batch_members where student_id = ${studentId}`
}

export function listBatchesOf(studentId: string) {
  return sql<Record<string, unknown>>`
    select b.name, b.starts_on::text as "startsOn", b.ends_on::text as "endsOn", m.added_at as "addedAt"
    from batch_members m join batches b on b.id = m.batch_id where m.student_id = ${studentId} order by m.added_at`
}

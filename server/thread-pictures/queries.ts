import { type Count, type Id, sql } from '../adapters/database/sql.ts'
import type { DrawnPicture } from '../adapters/pictures/known-picture.ts'

/** The message it belongs to. */
export type MessageReference = { questionMessageId: string } | { ticketMessageId: string }

export function insertPicture(of: MessageReference, picture: DrawnPicture, now: Date) {
  const { bytes, width, height } = picture
  if ('questionMessageId' in of)
    return sql<Id>`
      insert into thread_pictures (student_id, question_message_id, width, height, bytes, created_at)
      select q.student_id, m.id, ${width}, ${height}, ${bytes}, ${now}
      from question_messages m join questions q on q.id = m.question_id where m.id = ${of.questionMessageId}
      returning id`
  return sql<Id>`
    insert into thread_pictures (student_id, ticket_message_id, width, height, bytes, created_at)
    select t.student_id, m.id, ${width}, ${height}, ${bytes}, ${now}
    from ticket_messages m join tickets t on t.id = m.ticket_id where m.id = ${of.ticketMessageId}
    returning id`
}

/** Copies a message's picture to another message, with its remaining time. */
export function copyPicture(fromMessageId: string, toMessageId: string) {
  return sql<Id>`
    insert into thread_pictures (student_id, question_message_id, width, height, bytes, created_at)
    select q.student_id, m.id, p.width, p.height, p.bytes, p.created_at
    from question_messages m join questions q on q.id = m.question_id
    join thread_pictures p on p.question_message_id = ${fromMessageId} and p.bytes is not null
    where m.id = ${toMessageId} returning id`
}

/** Serialises the count of pictures that a student sends at once. */
export function lockPicturesOf(studentId: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(${`pictures:${studentId}`}, 0))`
}

export function countStoredPictures(studentId: string) {
  return sql<Count>`
    select count(*)::int as "count" from thread_pictures where student_id = ${studentId} and bytes is not null`
}

export type PictureRow = {
  bytes: Buffer
  studentId: string
  questionId: string | null
  ticketId: string | null
}

/** An existing picture, with its thread. */
export function findPicture(id: string) {
  return sql<PictureRow>`
    select p.bytes, p.student_id as "studentId", q.question_id as "questionId", t.ticket_id as "ticketId"
    from thread_pictures p left join question_messages q on q.id = p.question_message_id
    left join ticket_messages t on t.id = p.ticket_message_id where p.id = ${id} and p.bytes is not null`
}

/** Deletes the bytes of old pictures, except in flagged threads. */
export function emptyOldPictures(before: Date, most: number) {
  return sql<Id>`
    update thread_pictures set bytes = null where id in (
      select p.id from thread_pictures p left join question_messages q on q.id = p.question_message_id
      left join ticket_messages t on t.id = p.ticket_message_id
      where p.bytes is not null and p.created_at < ${before} and not exists (
        select from safeguarding_flags f
        where f.closed_at is null and (f.question_id = q.question_id or f.ticket_id = t.ticket_id))
      order by p.created_at limit ${most})
    returning id`
}

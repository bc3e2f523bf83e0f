import type { ItemKind } from '../../../domain/catalog/item-kinds.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

type NewPublished = { questionId: string; question: string; answer: string; staffId: string; now: Date }

/** Publishes a question where it was asked, or replaces its wording if it is published already. No row for a question outside courses. */
export function upsertPublished({ questionId, question, answer, staffId, now }: NewPublished) {
  return sql<Id>`
    insert into published_questions (question_id, course_id, item_id, second, media_id, media_version, sheet_question,
      question, answer, published_by, published_at)
    select id, course_id, item_id, second, media_id, media_version, sheet_question, ${question}, ${answer}, ${staffId}, ${now}
    from questions where id = ${questionId}
    on conflict (question_id) do update set question = excluded.question, answer = excluded.answer,
      published_by = excluded.published_by
    returning id`
}

/** No row if the picture is not from an answer to that question, or is deleted. */
export function upsertPublishedPicture(questionId: string, pictureId: string) {
  return sql<Id>`
    insert into published_pictures (published_id, width, height, bytes)
    select p.id, t.width, t.height, t.bytes
    from published_questions p join question_messages m on m.question_id = p.question_id and m.sender_kind = 'staff'
    join thread_pictures t on t.question_message_id = m.id and t.bytes is not null
    where p.question_id = ${questionId} and t.id = ${pictureId}
    on conflict (published_id) do update
      set width = excluded.width, height = excluded.height, bytes = excluded.bytes
    returning published_id as "id"`
}

export function deletePublishedPicture(questionId: string) {
  return sql`
    delete from published_pictures
    where published_id in (select id from published_questions where question_id = ${questionId})`
}

/** With the lesson that it belongs to. */
export function findPublishedPicture(publishedId: string) {
  return sql<{ bytes: Buffer; itemId: string | null }>`
    select t.bytes, p.item_id as "itemId"
    from published_pictures t join published_questions p on p.id = t.published_id where p.id = ${publishedId}`
}

export function deletePublished(questionId: string) {
  return sql<Id>`delete from published_questions where question_id = ${questionId} returning id`
}

export type PublishedRow = {
  id: string
  second: number | null
  sheetQuestion: string | null
  isFormerVersion: boolean
  question: string
  answer: string
  picture: PublishedPicture
}

type PublishedPicture = { width: number; height: number } | null

const publishedPicture = sql`
  (select json_build_object('width', t.width, 'height', t.height) from published_pictures t where t.published_id = p.id) as "picture"`

const mostPublished = 200

export function listPublished(itemId: string) {
  return sql<PublishedRow>`
    select p.id, p.second, p.sheet_question as "sheetQuestion",
      p.media_id is distinct from i.media_id or p.media_version is distinct from sl.version as "isFormerVersion",
      p.question, p.answer, ${publishedPicture}
    from published_questions p join items i on i.id = p.item_id left join step_lessons sl on sl.media_id = i.media_id
    where p.item_id = ${itemId} order by p.second nulls first, p.published_at, p.id limit ${mostPublished}`
}

export type SimilarRow = {
  id: string
  question: string
  answer: string
  picture: PublishedPicture
  second: number | null
  title: string
  kind: ItemKind
  slug: string | null
  courseSlug: string
}

const mostSimilar = 5
/** One wrong letter costs a word three of its trigrams: with one in each word about a third is left. */
const leastAlike = 0.33

/**
 * The nearest of a lesson's course (by whole-text similarity, from the index alone), of lessons
 * that the student may open: only free ones if they do not have the course.
 */
export function listSimilar(
  itemId: string,
  text: string,
  { studentId, readsAll, locale, now }: { studentId: string; readsAll: boolean; locale: Locale; now: Date },
) {
  return sql<SimilarRow>`
    with near as materialized (
      select p.*, word_similarity(${text}, p.question) as likeness from published_questions p
      where p.course_id = (select m.course_id from items i join modules m on m.id = i.module_id where i.id = ${itemId})
      order by p.question <-> ${text} limit ${4 * mostSimilar}
    )
    select p.id, p.question, p.answer, ${publishedPicture}, p.second, lesson_title(i, ${locale}) as "title", i.kind, ls.slug, c.slug as "courseSlug"
    from near p join items i on i.id = p.item_id join modules m on m.id = i.module_id
    join courses c on c.id = p.course_id
    cross join lateral opening_day(i, m, ${studentId}) opening
    left join lesson_slugs ls on ls.item_id = p.item_id and ls.ended_at is null
    where p.likeness > ${leastAlike}::real and (i.is_free or (${readsAll}
      and coalesce(opening.day <= (${now} at time zone 'Asia/Kolkata')::date, true)))
    order by p.likeness desc, p.id limit ${mostSimilar}`
}

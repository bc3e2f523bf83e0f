import type { ItemKind } from '../../../domain/catalog/item-kinds.ts'
import type { Locale } from '../../../domain/locales.ts'
import { isUuid } from '../../../domain/uuids.ts'
import { type Count, containing, sql } from '../../adapters/database/sql.ts'

export type NoteRow = {
  _id: string
  item: string | null
  lessonTitle: string
  lessonKind: ItemKind | null
  lessonSlug: string | null
  courseTitle: string
  courseSlug: string
  second: number | null
  sheetQuestion: string | null
  practice: { skill: string; question: string } | null
  words: string
  createdAt: Date
}

const noteColumns = (locale: Locale) => sql`
  n.id as "_id", n.item_id as "item", coalesce(lesson_title(i, ${locale}), n.lesson_title) as "lessonTitle",
  i.kind as "lessonKind", l.slug as "lessonSlug",
  c.title as "courseTitle", c.slug as "courseSlug", n.second,
  n.sheet_question as "sheetQuestion",
  case when n.practice_question is not null
    then json_build_object('skill', n.practice_skill, 'question', n.practice_question) end as "practice",
  n.words, n.created_at as "createdAt"`

const noteJoins = sql`
  join courses c on c.id = n.course_id
  left join items i on i.id = n.item_id
  left join lesson_slugs l on l.item_id = n.item_id and l.ended_at is null`

export type NoteFilter = {
  studentId: string
  /** Only notes of this lesson, ordered by place; null for all notes, newest first. */
  item: string | null
  /** Each word is in the note, in its lesson's title or in its skill's name. */
  search: readonly string[]
}

function matching({ studentId, item, search }: NoteFilter) {
  const ofStudent = sql`n.student_id = ${studentId} and (${item}::uuid is null or n.item_id = ${item}::uuid)`
  if (search.length === 0) return ofStudent
  const patterns = search.map((word) => containing(word.toLowerCase()))
  // Every note is read: it is lower-cased once, not once per word (as ilike would).
  return sql`${ofStudent} and exists (
    select from (select lower(concat_ws(' ', n.words, coalesce(i.names, n.lesson_title), n.practice_skill)) as text offset 0) note
    where note.text like all(${patterns}::text[]))`
}

export function listNotes(
  filter: NoteFilter,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
) {
  return sql<NoteRow>`
    select ${noteColumns(locale)} from notes n ${noteJoins} where ${matching(filter)}
    order by case when ${filter.item}::uuid is not null then n.second end nulls first, n.created_at desc, n.id
    limit ${limit} offset ${offset}`
}

export function countNotes(filter: NoteFilter) {
  return sql<Count>`
    select count(*)::int as "count" from notes n left join items i on i.id = n.item_id where ${matching(filter)}`
}

/** A note by its id or by the key it was stored with. */
function isNamed(name: string) {
  return isUuid(name) ? sql`(n.id = ${name} or n.client_key = ${name})` : sql`n.client_key = ${name}`
}

export function findNote(studentId: string, name: string, locale: Locale) {
  return sql<NoteRow>`
    select ${noteColumns(locale)} from notes n ${noteJoins} where n.student_id = ${studentId} and ${isNamed(name)}`
}

type NewNote = {
  studentId: string
  item: string
  second: number | null
  sheetQuestion: string | null
  practice: NoteRow['practice']
  words: string
  clientKey: string
  writtenAt: Date
}

/** Nothing is stored for a deleted lesson, or twice under one key. */
export function insertNote({
  studentId,
  item,
  second,
  sheetQuestion,
  practice,
  words,
  clientKey,
  writtenAt,
}: NewNote) {
  return sql`
    insert into notes (student_id, item_id, lesson_title, course_id, second, sheet_question, practice_question,
      practice_skill, words, client_key, created_at, changed_at)
    select ${studentId}, i.id, i.title, m.course_id, ${second}, ${sheetQuestion}, ${practice?.question ?? null},
      ${practice?.skill ?? null}, ${words}, ${clientKey}, ${writtenAt}, ${writtenAt}
    from items i join modules m on m.id = i.module_id where i.id = ${item}
    on conflict (student_id, client_key) do nothing`
}

export function changeWords(studentId: string, id: string, words: string, now: Date) {
  return sql`
    update notes n set words = ${words}, changed_at = ${now} where n.student_id = ${studentId} and ${isNamed(id)}`
}

export function deleteNoteOf(studentId: string, id: string) {
  return sql`delete from notes n where n.student_id = ${studentId} and ${isNamed(id)}`
}

export function deleteNotesOf(studentId: string) {
  return sql`delete from notes where student_id = ${studentId}`
}

export type NoteRecord = {
  course: string
  lesson: string
  second: number | null
  sheetQuestion: string | null
  skill: string | null
  words: string
  createdAt: Date
  changedAt: Date
}

export function listNoteRecords(studentId: string) {
  return sql<NoteRecord>`
    select c.title as "course", n.lesson_title as "lesson", n.second,
      n.sheet_question as "sheetQuestion", n.practice_skill as "skill", n.words, n.created_at as "createdAt",
      n.changed_at as "changedAt"
    from notes n join courses c on c.id = n.course_id
    where n.student_id = ${studentId} order by n.created_at`
}

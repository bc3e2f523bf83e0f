import { mostSearchWords } from '../../../domain/articles/search-words.ts'
import { pageCount } from '../../../domain/catalog/rules.ts'
import { secondsBefore } from '../../../domain/durations.ts'
import { Failure, orNotFound } from '../../../domain/failure.ts'
import { mostNotes } from '../../../domain/lessons/notes/rules.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import { findOpenLesson } from '../../catalog/files/operations.ts'
import { createFairQueue, runLimited } from '../../fair-queue.ts'
import { askedAbout } from '../../practice/operations.ts'
import type { Services, StudentContext } from '../../services.ts'
import {
  changeWords,
  countNotes,
  deleteNoteOf,
  deleteNotesOf,
  findNote,
  insertNote,
  listNoteRecords,
  listNotes,
  type NoteRow,
} from './queries.ts'

/** A search reads all notes of its student: students queue fairly, and one with too many searches is refused. */
const searches = createFairQueue({ mostAtOnce: 2, mostUnderway: 64, mostPerNetwork: 8 })
const busyRefusal = { message: 'searches_busy', retryAfterSeconds: 3 } as const

export async function getNotes(
  { database, student, locale }: StudentContext,
  { item, search = '', page, limit }: Input<'getNotes'>,
): Promise<Output<'getNotes'>> {
  if (item !== undefined && !isUuid(item)) return { data: [], totalPages: 0 }
  const words = search.split(/\s+/).filter((word) => word !== '')
  const filter = { studentId: student.id, item: item ?? null, search: words.slice(0, mostSearchWords) }
  const ask = () =>
    Promise.all([
      database.all(listNotes(filter, { locale, limit, offset: (page - 1) * limit })),
      database.first(countNotes(filter)),
    ])
  const [rows, total] = await (words.length === 0
    ? ask()
    : runLimited(searches, student.id, ask, busyRefusal))
  return { data: rows.map(wireNote), totalPages: pageCount(total?.count ?? 0, limit) }
}

/**
 * Stores a note; repeating the `clientKey` returns the first one. Throws `notFound` and `locked`
 * for a lesson that the student may not open, `invalid` for a practice question that was not given
 * to them there, and `conflict` beyond the limit.
 */
export async function saveNote(
  context: StudentContext,
  input: Input<'saveNote'>,
): Promise<Output<'saveNote'>> {
  const { item: reference, second, sheetQuestion, words, clientKey, writtenSecondsAgo } = input
  if (sheetQuestion !== undefined && input.practice !== undefined)
    throw new Failure('invalid', 'field_invalid')
  const { database, student, clock, locale } = context
  const known = await database.first(findNote(student.id, clientKey, locale))
  if (known !== null) return wireNote(known)
  const { _id: item } = await findOpenLesson(context, reference)
  const practice = input.practice === undefined ? null : practiceOf(context, item, input.practice)
  const all = await database.first(countNotes({ studentId: student.id, item: null, search: [] }))
  if ((all?.count ?? 0) >= mostNotes) throw new Failure('conflict', 'notes_too_many')
  const writtenAt = secondsBefore(clock.now(), writtenSecondsAgo)
  await database.first(
    insertNote({
      studentId: student.id,
      item,
      second: second ?? null,
      sheetQuestion: sheetQuestion ?? null,
      practice,
      words,
      clientKey,
      writtenAt,
    }),
  )
  const stored = orNotFound(await database.first(findNote(student.id, clientKey, locale)), 'item_not_found')
  return wireNote(stored)
}

function practiceOf({ student, locale, settings }: StudentContext, item: string, question: string) {
  const given = askedAbout({ settings }, question, locale)
  if (given === null || given.itemId !== item || (given.studentId ?? student.id) !== student.id)
    throw new Failure('invalid', 'question_practice_unknown')
  return { skill: given.skill, question }
}

/** Throws `notFound` for a note that is deleted or someone else's. */
export async function changeNote(
  { database, student, clock, locale }: StudentContext,
  { id, words }: Input<'changeNote'>,
): Promise<Output<'changeNote'>> {
  await database.first(changeWords(student.id, id, words, clock.now()))
  const changed = orNotFound(await database.first(findNote(student.id, id, locale)), 'note_unknown')
  return wireNote(changed)
}

export async function deleteNote(
  { database, student }: StudentContext,
  { id }: Input<'deleteNote'>,
): Promise<Output<'deleteNote'>> {
  await database.first(deleteNoteOf(student.id, id))
  return null
}

/** For the student's data export. Internal. */
export async function exportNotes(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<{ notes: Record<string, unknown>[] }> {
  return { notes: await database.all(listNoteRecords(studentId)) }
}

/** Deletes the notes, in the transaction that deletes the account. Internal. */
export async function eraseNotes(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteNotesOf(studentId))
}

function wireNote({ createdAt, ...note }: NoteRow): Output<'saveNote'> {
  return { ...note, createdAt: createdAt.toISOString() }
}

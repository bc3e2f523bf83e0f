import { pageCount } from '../../domain/catalog/rules.ts'
import { Failure, orNotFound } from '../../domain/failure.ts'
import { answerDueAt, mostMessages } from '../../domain/questions/rules.ts'
import { concernIn } from '../../domain/safeguarding/rules.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { DrawnPicture } from '../adapters/pictures/known-picture.ts'
import type { Input, Output } from '../calls.ts'
import { findOpenItem, findOpenLesson } from '../catalog/files/operations.ts'
import { readHolidays } from '../payments/refunds/operations.ts'
import { askedAbout } from '../practice/operations.ts'
import { helpText, watchWords } from '../safeguarding/operations.ts'
import type { Context, Services, StudentContext } from '../services.ts'
import { reencodePicture, refuseTooMany, storePicture, wirePicture } from '../thread-pictures/operations.ts'
import { findPublishedPicture, listPublished, listSimilar } from './published/queries.ts'
import {
  countOwnQuestions,
  deleteQuestionsOf,
  findLesson,
  findOwnQuestion,
  insertMessage,
  insertQuestion,
  listMessages,
  listOwnQuestions,
  listQuestionRecords,
  lockQuestion,
  setAgreed,
  setOpen,
} from './queries.ts'
import { wireListed, wirePublished, wireThread } from './wire.ts'

type Thread = Output<'getMyQuestion'>
type AskOutput = Output<'askQuestion'>
type AskInput = Input<'askQuestion'>

/**
 * Stores a question; repeating the `clientKey` returns the first one. Throws `notFound` and
 * `locked` for a lesson that the student may not open, `invalid` for a practice question that was
 * not given to them and for an invalid picture, and `conflict` for a picture too many.
 */
export async function askQuestion(context: StudentContext, input: AskInput): Promise<AskOutput> {
  const { database, student, clock } = context
  const { text, clientKey } = input
  const known = await database.first(findOwnQuestion(student.id, { clientKey }, context.locale))
  if (known !== null) return askOutput(context, known.id, text)
  const place = await placeOf(context, input)
  const picture = await reencodePicture(student.id, input.picture)
  const now = clock.now()
  await database.transaction(async (tx) => {
    const dueAt = answerDueAt(now, await readHolidays(tx))
    const stored = await tx.first(insertQuestion({ studentId: student.id, ...place, clientKey, dueAt, now }))
    // The same question was sent twice at once.
    if (stored === null) return
    await storeAskerMessage(tx, {
      questionId: stored.id,
      studentId: student.id,
      text,
      picture,
      clientKey,
      now,
    })
    const thread = { questionId: stored.id }
    await watchWords(tx, context, { thread, studentId: student.id, text, saidBy: 'student' })
  })
  const row = await database.first(findOwnQuestion(student.id, { clientKey }, context.locale))
  if (row === null) throw new Error('a question was lost as it was stored')
  return askOutput(context, row.id, text)
}

/** Where it is asked, and the lesson's current media. */
async function placeOf(context: StudentContext, { item, second, sheetQuestion, practice }: AskInput) {
  const { database, student, locale } = context
  const practiceQuestion = practice === undefined ? null : askedAbout(context, practice.question, locale)
  if (
    practice !== undefined &&
    (practiceQuestion === null || (practiceQuestion.studentId ?? student.id) !== student.id)
  )
    throw new Failure('invalid', 'question_practice_unknown')
  if (item === undefined && practiceQuestion === null) throw new Failure('invalid', 'id_required')
  // No access check for practice: a signed question was only issued to somebody who may open its lesson.
  const itemId =
    practiceQuestion === null ? (await findOpenItem(context, item ?? ''))._id : practiceQuestion.itemId
  const lesson = itemId === null ? null : await database.first(findLesson(itemId))
  if (practiceQuestion === null && lesson === null) throw new Failure('notFound', 'item_not_found')
  return {
    courseId: lesson?.courseId ?? null,
    itemId: lesson === null ? null : itemId,
    title: lesson?.title ?? practiceQuestion?.skill ?? '',
    second: second ?? null,
    mediaId: lesson?.mediaId ?? null,
    mediaVersion: lesson?.mediaVersion ?? null,
    sheetQuestion: sheetQuestion ?? null,
    practice:
      practiceQuestion === null
        ? null
        : { issueId: practiceQuestion.issueId, ...practiceQuestion.reference, line: practice?.line ?? null },
  }
}

/**
 * Throws `notFound` for a question that is deleted or someone else's, and `conflict` where a thread
 * has become too long.
 */
export async function replyToQuestion(
  context: StudentContext,
  { id, text, picture: sent, clientKey }: Input<'replyToQuestion'>,
): Promise<AskOutput> {
  const { database, student, clock } = context
  const now = clock.now()
  const picture = await reencodePicture(student.id, sent)
  await database.transaction(async (tx) => {
    const question = await tx.first(lockQuestion(id))
    if (question === null || question.studentId !== student.id)
      throw new Failure('notFound', 'question_unknown')
    const isNew = await storeAskerMessage(tx, {
      questionId: id,
      studentId: student.id,
      text,
      picture,
      clientKey,
      now,
    })
    // The last message that fits may be sent twice.
    if (!isNew) return
    if (question.messageCount >= mostMessages) throw new Failure('conflict', 'question_too_long')
    await tx.first(setOpen(id, answerDueAt(now, await readHolidays(tx))))
    await watchWords(tx, context, {
      thread: { questionId: id },
      studentId: student.id,
      text,
      saidBy: 'student',
    })
  })
  return askOutput(context, id, text)
}

type AskerMessage = {
  questionId: string
  studentId: string
  text: string
  picture: DrawnPicture | null
  clientKey: string
  now: Date
}

/** Adds a message by the asker, with a picture. False when a message with this key already exists. */
async function storeAskerMessage(
  tx: Queryable,
  { studentId, picture, ...message }: AskerMessage,
): Promise<boolean> {
  const stored = await tx.first(insertMessage({ ...message, sender: { kind: 'student' } }))
  if (stored === null) return false
  await storePicture(tx, { questionMessageId: stored.id }, picture, message.now)
  if (picture !== null) await refuseTooMany(tx, studentId)
  return true
}

export async function getMyQuestions(
  { database, student, locale }: StudentContext,
  { page, limit }: Input<'getMyQuestions'>,
): Promise<Output<'getMyQuestions'>> {
  const [rows, total] = await Promise.all([
    database.all(listOwnQuestions(student.id, { locale, limit, offset: (page - 1) * limit })),
    database.first(countOwnQuestions(student.id)),
  ])
  return { data: rows.map(wireListed), totalPages: pageCount(total?.count ?? 0, limit) }
}

export async function getMyQuestion(
  context: StudentContext,
  { id }: Input<'getMyQuestion'>,
): Promise<Thread> {
  return readOwn(context, id)
}

/** Throws `notFound` for a question that is deleted, someone else's, or has no answer yet. */
export async function agreeToPublish(
  context: StudentContext,
  { id, agrees }: Input<'agreeToPublish'>,
): Promise<Thread> {
  const { database, student, clock } = context
  const agreed = await database.first(setAgreed(student.id, id, agrees ? clock.now() : null))
  if (agreed === null) throw new Failure('notFound', 'question_unknown')
  return readOwn(context, id)
}

/** Throws `notFound` and `locked` for a lesson that the caller may not open. */
export async function getLessonQuestions(
  context: Context,
  { item }: Input<'getLessonQuestions'>,
): Promise<Output<'getLessonQuestions'>> {
  const { _id } = await findOpenItem(context, item)
  return (await context.database.all(listPublished(_id))).map(wirePublished)
}

/** Throws `notFound` for an unknown picture, and the errors of a lesson that the caller may not open. */
export async function getPublishedPicture(
  context: Context,
  { id }: Input<'getPublishedPicture'>,
): Promise<Output<'getPublishedPicture'>> {
  const picture = orNotFound(await context.database.first(findPublishedPicture(id)), 'picture_gone')
  await findOpenItem(context, picture.itemId ?? '')
  return wirePicture(picture.bytes)
}

/** Throws `notFound` and `locked` for a lesson that the student may not open. */
export async function getSimilarQuestions(
  context: StudentContext,
  { item, text }: Input<'getSimilarQuestions'>,
): Promise<Output<'getSimilarQuestions'>> {
  const { _id, coursePurchased } = await findOpenLesson(context, item)
  const words = tellingWords(text)
  if (words === '') return []
  const { student, locale, clock } = context
  const reader = { studentId: student.id, readsAll: coursePurchased, locale, now: clock.now() }
  const rows = await context.database.all(listSimilar(_id, words, reader))
  return rows.map(({ id, title, kind, slug, ...row }) => ({ _id: id, ...row, lesson: { title, kind, slug } }))
}

/** Short words appear in every question and distinguish none. */
function tellingWords(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 2).join(' ')
}

/** For the student's data export. Internal. */
export async function exportQuestions(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<{ questions: Record<string, unknown>[] }> {
  return { questions: await database.all(listQuestionRecords(studentId)) }
}

/** Deletes the questions, except flagged ones, in the transaction that deletes the account. Internal. */
export async function eraseQuestions(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteQuestionsOf(studentId))
}

async function readOwn({ database, student, locale }: StudentContext, id: string): Promise<Thread> {
  const row = await database.first(findOwnQuestion(student.id, { id }, locale))
  if (row === null) throw new Failure('notFound', 'question_unknown')
  return wireThread(row, await database.all(listMessages(id, locale)), locale)
}

/** The thread, with where to find help if words of harm were used, also when the same message is sent again. */
async function askOutput(context: StudentContext, id: string, text: string): Promise<AskOutput> {
  const { database, locale } = context
  const help = concernIn(text) === null ? null : await helpText(database, locale)
  return { question: await readOwn(context, id), help }
}

import { mostWaiting } from '../../../domain/admin/insight/rules.ts'
import { cutText } from '../../../domain/cut-text.ts'
import { Failure, fieldFailure } from '../../../domain/failure.ts'
import type { Locale } from '../../../domain/locales.ts'
import { namesAnyOf, type QuestionLine } from '../../../domain/questions/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { DrawnPicture } from '../../adapters/pictures/known-picture.ts'
import { claimIn, refuseIfClaimed, releaseIn } from '../../admin/claims/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { listPage, rowsCountedAhead } from '../../list-page.ts'
import { notify } from '../../notifications/operations.ts'
import { disputeAskedIn } from '../../practice/disputes/operations.ts'
import { watchWords } from '../../safeguarding/operations.ts'
import type { StaffContext } from '../../services.ts'
import {
  copyPictureIn,
  readPictureIn,
  reencodePicture,
  storePicture,
} from '../../thread-pictures/operations.ts'
import { answerNotice } from '../notices.ts'
import {
  deletePublished,
  deletePublishedPicture,
  upsertPublished,
  upsertPublishedPicture,
} from '../published/queries.ts'
import {
  findAnswer,
  findAnyQuestion,
  findLaterAnswer,
  hasMessage,
  insertMessage,
  type LockedQuestion,
  listMerged,
  listMessages,
  lockQuestion,
  partMerged,
  setAnswered,
  setClosed,
  setMergedInto,
} from '../queries.ts'
import { wireMessage } from '../wire.ts'
import {
  countQueue,
  findLessonOf,
  findReadable,
  listByWords,
  listCoursesOf,
  listQueue,
  type QueueFilter,
} from './queries.ts'
import { changeQuestion, type Question, readerOf, refuseOthers, wireQueued } from './question.ts'

/** Shorter words only match together with one of this length: they are not in the index. */
const shortestWord = 3

export async function getQuestions(
  { database, staff, clock }: StaffContext,
  { status, courseId, due, page, limit }: AdminInput<'getQuestions'>,
): Promise<AdminOutput<'getQuestions'>> {
  const now = clock.now()
  const reader = readerOf(staff)
  const filter = { ...reader, status, courseId: courseId ?? null, lateAt: due === 'late' ? now : null }
  const offset = (page - 1) * limit
  const most = offset + rowsCountedAhead
  const [rows, counted, courses] = await Promise.all([
    database.all(listQueue(filter, { limit, offset, now })),
    database.first(countQueue(filter, most + 1)),
    database.all(listCoursesOf(reader)),
  ])
  return { ...listPage(rows.map(wireQueued), counted?.count ?? 0, { limit, most }), courses }
}

export async function findQuestions(
  { database, staff }: StaffContext,
  { search = '' }: AdminInput<'findQuestions'>,
): Promise<AdminOutput<'findQuestions'>> {
  const words = search.split(/\s+/)
  if (words.every((word) => word.length < shortestWord)) return []
  return database.all(listByWords(words, readerOf(staff)))
}

/** Questions awaiting an answer from those who teach their courses. Not a call. */
export async function countOpenQuestions({ database, staff }: StaffContext): Promise<number> {
  const filter: QueueFilter = { ...readerOf(staff), status: 'open', courseId: null, lateAt: null }
  return (await database.first(countQueue(filter, mostWaiting)))?.count ?? 0
}

export async function getQuestion(
  context: StaffContext,
  { id }: AdminInput<'getQuestion'>,
): Promise<Question> {
  return changeQuestion(context, id, async () => ({ action: 'question.open' }))
}

/** Throws `conflict` while someone else is answering, and where an answer was sent that the writer has not read. */
export async function answerQuestion(
  context: StaffContext,
  { id, text, picture: sent, link, read, clientKey }: AdminInput<'answerQuestion'>,
): Promise<Question> {
  const { staff, clock } = context
  const now = clock.now()
  const picture = await reencodePicture(staff.id, sent)
  return changeQuestion(context, id, async (tx, question) => {
    if ((await tx.first(hasMessage(id, clientKey))) !== null) return { action: 'question.open' }
    await refuseIfClaimed(tx, { subjectId: id, staffId: staff.id, now })
    if ((await tx.first(findLaterAnswer(id, read))) !== null)
      throw new Failure('conflict', 'admin_answered_meanwhile')
    if (link !== undefined) await refuseUnreached(tx, question.courseId, link)
    const answer = {
      sender: { kind: 'staff', id: staff.id, name: staff.name },
      text,
      picture,
      link: link ?? null,
    } as const
    await storeAnswer(tx, context, question, { ...answer, clientKey, now })
    for (const merged of await tx.all(listMerged(id))) {
      const other = await tx.first(lockQuestion(merged.id))
      if (other !== null) await storeAnswer(tx, context, other, { ...answer, clientKey, now })
    }
    await releaseIn(tx, id, staff.id)
    return { action: 'question.answer' }
  })
}

type Answer = {
  sender: { kind: 'staff'; id: string; name: string }
  text: string
  picture: DrawnPicture | null
  link: { item: string; second: number } | null
  clientKey: string | null
  now: Date
}

/** Stores an answer and notifies the asker. Returns the id of the message; null when it was already stored. */
async function storeAnswer(
  tx: Queryable,
  context: StaffContext,
  question: LockedQuestion,
  { sender, text, picture, link, clientKey, now }: Answer,
): Promise<string | null> {
  const { id, studentId, title, studentName: name, studentEmail: email, studentLocale: locale } = question
  const stored = await tx.first(insertMessage({ questionId: id, sender, text, link, clientKey, now }))
  if (stored === null) return null
  await storePicture(tx, { questionMessageId: stored.id }, picture, now)
  await tx.first(setAnswered(id, now))
  const notice = answerNotice(
    context.settings,
    { questionId: id, title, staffName: sender.name, text },
    locale,
  )
  await notify(tx, { name, email, locale }, notice, {
    now,
    studentId,
    notification: {
      kind: 'answer',
      facts: { course: title },
      studentId,
      onceKey: `question:${id}:${clientKey ?? now.toISOString()}`,
      path: `/questions?id=${id}`,
    },
  })
  await watchWords(tx, context, { thread: { questionId: id }, studentId, text, saidBy: 'staff' })
  return stored.id
}

/** Throws `notFound` for a picture of a course taught by others. */
export async function getQuestionPicture(
  { database, staff }: StaffContext,
  { id }: AdminInput<'getQuestionPicture'>,
): Promise<AdminOutput<'getQuestionPicture'>> {
  return readPictureIn(
    database,
    id,
    async ({ questionId }) =>
      questionId !== null && (await database.first(findReadable(questionId, readerOf(staff)))) !== null,
  )
}

export async function closeQuestion(
  context: StaffContext,
  { id }: AdminInput<'closeQuestion'>,
): Promise<Question> {
  return changeQuestion(context, id, async (tx, question) => {
    if (question.status === 'closed') return { action: 'question.open' }
    await storeLine(tx, id, 'closed', context.clock.now())
    await tx.first(setClosed(id))
    await tx.first(partMerged(id))
    return { action: 'question.close', before: { status: question.status } }
  })
}

/**
 * An existing answer is passed on at once. Throws `conflict` for a question that is not open, and
 * for one that is itself merged.
 */
export async function mergeQuestion(
  context: StaffContext,
  { id, into }: AdminInput<'mergeQuestion'>,
): Promise<Question> {
  return changeQuestion(context, id, async (tx, question) => {
    if (into === null) {
      await tx.first(setMergedInto(id, null))
      return { action: 'question.part' }
    }
    const other = into === id ? null : await tx.first(lockQuestion(into))
    const isAlike = other !== null && other.courseId === question.courseId && question.courseId !== null
    const waits = other?.mergedInto != null || (await tx.all(listMerged(id))).length > 0
    const existingAnswer = isAlike ? await tx.first(findAnswer(other.id)) : null
    const isAnswerable = isAlike && (other.status === 'open' || existingAnswer !== null)
    if (question.status !== 'open' || !isAnswerable || waits)
      throw new Failure('conflict', 'admin_question_merge_refused')
    await tx.first(setMergedInto(id, into))
    if (existingAnswer !== null) {
      const { staff } = context
      const link =
        existingAnswer.item === null || existingAnswer.second === null
          ? null
          : { item: existingAnswer.item, second: existingAnswer.second }
      const sender = {
        kind: 'staff',
        id: existingAnswer.staffId ?? staff.id,
        name: existingAnswer.name,
      } as const
      const answer = {
        sender,
        text: existingAnswer.text,
        picture: null,
        link,
        clientKey: null,
        now: context.clock.now(),
      }
      const stored = await storeAnswer(tx, context, question, answer)
      if (stored !== null) await copyPictureIn(tx, existingAnswer.id, stored)
    }
    return { action: 'question.merge', after: { into } }
  })
}

/** Throws `conflict` where the asker has not answered the practice question, or has already disputed its mark. */
export async function disputeQuestion(
  context: StaffContext,
  { id }: AdminInput<'disputeQuestion'>,
): Promise<Question> {
  const now = context.clock.now()
  return changeQuestion(context, id, async (tx, { studentId }) => {
    const row = await tx.first(findAnyQuestion(id))
    const [first] = await tx.all(listMessages(id, context.locale))
    if (row?.issueId == null || first === undefined) throw new Failure('conflict', 'admin_question_no_try')
    await disputeAskedIn(tx, { issueId: row.issueId, studentId, words: cutText(first.text, 1000), now })
    await storeLine(tx, id, 'disputed', now)
    await tx.first(setAnswered(id, now))
    await tx.first(partMerged(id))
    return { action: 'question.dispute' }
  })
}

/**
 * Throws `conflict` without the asker's consent, and `invalid` for text that names the asker and
 * for a picture that is not from an answer.
 */
export async function publishQuestion(
  context: StaffContext,
  { id, question, answer, picture }: AdminInput<'publishQuestion'>,
): Promise<Question> {
  const { staff, clock } = context
  return changeQuestion(context, id, async (tx) => {
    const row = await tx.first(findAnyQuestion(id))
    if (row === null || !row.isAgreed) throw new Failure('conflict', 'admin_question_not_agreed')
    if (namesAnyOf(row.studentName, `${question} ${answer}`))
      throw new Failure('invalid', 'admin_ask_publish_name')
    await tx.first(upsertPublished({ questionId: id, question, answer, staffId: staff.id, now: clock.now() }))
    if (picture === null) await tx.first(deletePublishedPicture(id))
    else if (picture !== undefined && (await tx.first(upsertPublishedPicture(id, picture))) === null)
      throw fieldFailure('invalid', 'picture', 'admin_ask_picture_not_yours')
    return { action: 'question.publish' }
  })
}

export async function unpublishQuestion(
  context: StaffContext,
  { id }: AdminInput<'unpublishQuestion'>,
): Promise<Question> {
  return changeQuestion(context, id, async (tx) => {
    await tx.first(deletePublished(id))
    return { action: 'question.unpublish' }
  })
}

export async function holdQuestion(
  { database, staff, clock }: StaffContext,
  { id, isHeld }: AdminInput<'holdQuestion'>,
): Promise<AdminOutput<'holdQuestion'>> {
  return database.transaction(async (tx) => {
    await refuseOthers(tx, staff, id)
    if (isHeld)
      return { answering: await claimIn(tx, { subjectId: id, staffId: staff.id, now: clock.now() }) }
    await releaseIn(tx, id, staff.id)
    return { answering: null }
  })
}

/** The conversation of a flagged thread, for its reviewer. Internal. */
export async function messagesForFlag(tx: Queryable, id: string, locale: Locale) {
  return (await tx.all(listMessages(id, locale))).map((row) => {
    const { link: _, ...message } = wireMessage(row, locale)
    return message
  })
}

/** Throws `invalid` for a lesson of another course, and for a second after its end. */
async function refuseUnreached(
  tx: Queryable,
  courseId: string | null,
  { item, second }: { item: string; second: number },
): Promise<void> {
  const lesson = courseId === null ? null : await tx.first(findLessonOf(courseId, item))
  if (lesson === null) throw fieldFailure('invalid', 'link', 'item_not_found')
  if (lesson.hasSeconds && second > lesson.seconds)
    throw fieldFailure('invalid', 'link', 'admin_ask_link_beyond')
}

async function storeLine(tx: Queryable, questionId: string, line: QuestionLine, now: Date): Promise<void> {
  await tx.first(insertMessage({ questionId, sender: { kind: 'system' }, text: line, clientKey: null, now }))
}

import { authorsOfAll } from '../../../domain/admin/access.ts'
import { mostWaiting } from '../../../domain/admin/insight/rules.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { cutText } from '../../../domain/cut-text.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import type { Locale } from '../../../domain/locales.ts'
import { namesAnyOf, type QuestionLine } from '../../../domain/questions/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { DrawnPicture } from '../../adapters/pictures/known-picture.ts'
import { audit } from '../../admin/audit/operations.ts'
import { answeringOf, holdIn, refuseHeld, releaseIn } from '../../admin/claims/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { countedAhead, listPage } from '../../list-page.ts'
import { notify } from '../../notifications/operations.ts'
import { canBeDisputed, disputeAskedIn } from '../../practice/disputes/operations.ts'
import { watchWords } from '../../safeguarding/operations.ts'
import type { SignedInStaff, StaffContext } from '../../services.ts'
import { copyPictureIn, drawSent, readPictureIn, storePicture } from '../../thread-pictures/operations.ts'
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
  type QuestionRow,
  setAnswered,
  setClosed,
  setMergedInto,
} from '../queries.ts'
import { wireMessage } from '../wire.ts'
import {
  countQueue,
  findLessonOf,
  findReadable,
  findTitle,
  listAlike,
  listByWords,
  listCoursesOf,
  listLessonsOf,
  listQueue,
  type QueueFilter,
  type QueueRow,
  type Reader,
} from './queries.ts'

type Question = AdminOutput<'getQuestion'>
/** Shorter words are looked for beside such a one alone: the index knows none. */
const shortestWord = 3

export async function getQuestions(
  { database, staff, clock }: StaffContext,
  { status, courseId, due, page, limit }: AdminInput<'getQuestions'>,
): Promise<AdminOutput<'getQuestions'>> {
  const now = clock.now()
  const reader = readerOf(staff)
  const filter = { ...reader, status, courseId: courseId ?? null, lateAt: due === 'late' ? now : null }
  const offset = (page - 1) * limit
  const most = offset + countedAhead
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

/** Questions that somebody is to answer who teaches their courses. Not a call. */
export async function countOpenQuestions({ database, staff }: StaffContext): Promise<number> {
  const filter: QueueFilter = { ...readerOf(staff), status: 'open', courseId: null, lateAt: null }
  return (await database.first(countQueue(filter, mostWaiting)))?.count ?? 0
}

export async function getQuestion(
  context: StaffContext,
  { id }: AdminInput<'getQuestion'>,
): Promise<Question> {
  return change(context, id, async () => ({ action: 'question.open' }))
}

/** Throws `conflict` while somebody else is answering, and where somebody has answered what the writer had not read. */
export async function answerQuestion(
  context: StaffContext,
  { id, text, picture: sent, link, read, clientKey }: AdminInput<'answerQuestion'>,
): Promise<Question> {
  const { staff, clock } = context
  const now = clock.now()
  const picture = await drawSent(staff.id, sent)
  return change(context, id, async (tx, question) => {
    if ((await tx.first(hasMessage(id, clientKey))) !== null) return { action: 'question.open' }
    await refuseHeld(tx, { subjectId: id, staffId: staff.id, now })
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

/** Stores an answer and tells the asker. Returns the id of the message; null when it was there. */
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
    ring: {
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

/** Throws `notFound` for a picture of a course that somebody else teaches. */
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
  return change(context, id, async (tx, question) => {
    if (question.status === 'closed') return { action: 'question.open' }
    await storeLine(tx, id, 'closed', context.clock.now())
    await tx.first(setClosed(id))
    await tx.first(partMerged(id))
    return { action: 'question.close', before: { status: question.status } }
  })
}

/** What has an answer gives it at once. Throws `conflict` for one that is not open, and for one that waits itself. */
export async function mergeQuestion(
  context: StaffContext,
  { id, into }: AdminInput<'mergeQuestion'>,
): Promise<Question> {
  return change(context, id, async (tx, question) => {
    if (into === null) {
      await tx.first(setMergedInto(id, null))
      return { action: 'question.part' }
    }
    const other = into === id ? null : await tx.first(lockQuestion(into))
    const isAlike = other !== null && other.courseId === question.courseId && question.courseId !== null
    const waits = other?.mergedInto != null || (await tx.all(listMerged(id))).length > 0
    const given = isAlike ? await tx.first(findAnswer(other.id)) : null
    const isAnswerable = isAlike && (other.status === 'open' || given !== null)
    if (question.status !== 'open' || !isAnswerable || waits)
      throw new Failure('conflict', 'admin_question_merge_refused')
    await tx.first(setMergedInto(id, into))
    if (given !== null) {
      const { staff } = context
      const link =
        given.item === null || given.second === null ? null : { item: given.item, second: given.second }
      const sender = { kind: 'staff', id: given.staffId ?? staff.id, name: given.name } as const
      const answer = {
        sender,
        text: given.text,
        picture: null,
        link,
        clientKey: null,
        now: context.clock.now(),
      }
      const stored = await storeAnswer(tx, context, question, answer)
      if (stored !== null) await copyPictureIn(tx, given.id, stored)
    }
    return { action: 'question.merge', after: { into } }
  })
}

/** Throws `conflict` where the asker has not answered the question of practice, or disputed its mark before. */
export async function disputeQuestion(
  context: StaffContext,
  { id }: AdminInput<'disputeQuestion'>,
): Promise<Question> {
  const now = context.clock.now()
  return change(context, id, async (tx, { studentId }) => {
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
 * Throws `conflict` where the asker has not agreed, and `invalid` for words that name the asker and for a picture that is
 * not of an answer.
 */
export async function publishQuestion(
  context: StaffContext,
  { id, question, answer, picture }: AdminInput<'publishQuestion'>,
): Promise<Question> {
  const { staff, clock } = context
  return change(context, id, async (tx) => {
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
  return change(context, id, async (tx) => {
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
    if (isHeld) return { answering: await holdIn(tx, { subjectId: id, staffId: staff.id, now: clock.now() }) }
    await releaseIn(tx, id, staff.id)
    return { answering: null }
  })
}

/** What was said in a flagged thread, for who looks at it. Internal. */
export async function messagesForFlag(tx: Queryable, id: string, locale: Locale) {
  return (await tx.all(listMessages(id, locale))).map((row) => {
    const { link: _, ...message } = wireMessage(row, locale)
    return message
  })
}

type Done = { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> }

/** Makes a change, writes it down and reads what has become of the question, in one transaction. */
async function change(
  context: StaffContext,
  id: string,
  work: (tx: Queryable, question: LockedQuestion) => Promise<Done>,
): Promise<Question> {
  return context.database.transaction(async (tx) => {
    await refuseOthers(tx, context.staff, id)
    const question = orNotFound(await tx.first(lockQuestion(id)), 'question_unknown')
    const done = await work(tx, question)
    await audit(tx, context, { ...done, kind: 'question', id })
    return readQuestion(tx, context, id)
  })
}

/** Throws `notFound` for a question of a course that somebody else teaches. */
async function refuseOthers(tx: Queryable, staff: SignedInStaff, id: string): Promise<void> {
  orNotFound(await tx.first(findReadable(id, readerOf(staff))), 'question_unknown')
}

function readerOf({ id, roles }: SignedInStaff): Reader {
  return { staffId: id, readsAll: holdsAny(roles, authorsOfAll) }
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

async function readQuestion(tx: Queryable, context: StaffContext, id: string): Promise<Question> {
  const { staff, clock, locale } = context
  const row = orNotFound(await tx.first(findAnyQuestion(id)), 'question_unknown')
  const { itemId, lessonKind, courseId } = row
  return {
    id,
    status: row.status,
    title: row.title,
    course: courseId === null || row.courseTitle === null ? null : { id: courseId, name: row.courseTitle },
    student: row.studentName,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    answering: await answeringOf(tx, { subjectId: id, staffId: staff.id, now: clock.now() }),
    lesson: itemId === null || lessonKind === null ? null : { id: itemId, kind: lessonKind },
    second: row.second,
    isFormerVersion: row.isFormerVersion,
    sheetQuestion: row.sheetQuestion,
    practice: await practiceOf(tx, context, row),
    messages: (await tx.all(listMessages(id, locale))).map((message) => wireMessage(message, locale)),
    isAgreed: row.isAgreed,
    published: row.published,
    mergedInto:
      row.mergedInto === null ? null : { id: row.mergedInto, name: await titleOf(tx, row.mergedInto) },
    alike: courseId === null ? [] : await tx.all(listAlike(row)),
    lessons: courseId === null ? [] : await tx.all(listLessonsOf(courseId)),
  }
}

async function practiceOf(
  tx: Queryable,
  { practiceEngine, locale }: StaffContext,
  { issueId, maker, makerVersion: version, seed, lineNumber, line, studentId }: QuestionRow,
): Promise<Question['practice']> {
  if (issueId === null || maker === null || version === null || seed === null) return null
  // The admin allows no style, which the other drawing wants.
  const drawn = await practiceEngine.draw({ maker, version, seed }, { locale, formulas: 'mathml' })
  return {
    stem: drawn?.stem ?? '',
    rightAnswer: drawn?.ask.answer ?? '',
    line: lineNumber === null ? null : { number: lineNumber, text: line ?? '' },
    canBeDisputed: await canBeDisputed(tx, { issueId, studentId }),
  }
}

async function titleOf(tx: Queryable, id: string): Promise<string> {
  return (await tx.first(findTitle(id)))?.name ?? ''
}

function wireQueued(row: QueueRow): AdminOutput<'getQuestions'>['items'][number] {
  const { courseId, courseTitle, answeringName, answeringEndsAt, createdAt, lastMessageAt, dueAt, ...rest } =
    row
  return {
    ...rest,
    course: courseId === null || courseTitle === null ? null : { id: courseId, name: courseTitle },
    createdAt: createdAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    answering:
      answeringName === null || answeringEndsAt === null
        ? null
        : { name: answeringName, endsAt: answeringEndsAt.toISOString() },
  }
}

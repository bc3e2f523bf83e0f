import { authorsOfAll } from '../../../domain/admin/access.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { orNotFound } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import { answeringOf } from '../../admin/claims/operations.ts'
import type { AdminOutput } from '../../calls.ts'
import { canBeDisputed } from '../../practice/disputes/operations.ts'
import type { SignedInStaff, StaffContext } from '../../services.ts'
import {
  findAnyQuestion,
  type LockedQuestion,
  listMessages,
  lockQuestion,
  type QuestionRow,
} from '../queries.ts'
import { wireMessage } from '../wire.ts'
import { findReadable, findTitle, listAlike, listLessonsOf, type QueueRow, type Reader } from './queries.ts'

export type Question = AdminOutput<'getQuestion'>

type AuditedChange = { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> }

/** Makes a change, audits it and reads the resulting question, in one transaction. */
export async function changeQuestion(
  context: StaffContext,
  id: string,
  work: (tx: Queryable, question: LockedQuestion) => Promise<AuditedChange>,
): Promise<Question> {
  return context.database.transaction(async (tx) => {
    await refuseOthers(tx, context.staff, id)
    const question = orNotFound(await tx.first(lockQuestion(id)), 'question_unknown')
    const done = await work(tx, question)
    await audit(tx, context, { ...done, kind: 'question', id })
    return readQuestion(tx, context, id)
  })
}

/** Throws `notFound` for a question of a course taught by others. */
export async function refuseOthers(tx: Queryable, staff: SignedInStaff, id: string): Promise<void> {
  orNotFound(await tx.first(findReadable(id, readerOf(staff))), 'question_unknown')
}

export function readerOf({ id, roles }: SignedInStaff): Reader {
  return { staffId: id, readsAll: holdsAny(roles, authorsOfAll) }
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
  // The admin's CSP allows no inline style, which the other drawing needs.
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

export function wireQueued(row: QueueRow): AdminOutput<'getQuestions'>['items'][number] {
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

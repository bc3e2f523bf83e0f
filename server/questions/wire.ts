import type * as z from 'zod/mini'
import type { Locale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { publishedQuestion, questionMessage, questionThread } from '../../domain/questions/contract.ts'
import type { QuestionLine } from '../../domain/questions/rules.ts'
import type { Output } from '../calls.ts'
import type { PublishedRow } from './published/queries.ts'
import type { ListedRow, MessageRow, PlaceRow, QuestionRow } from './queries.ts'

type Thread = z.output<typeof questionThread>

export function wireThread(row: QuestionRow, messages: readonly MessageRow[], locale: Locale): Thread {
  return {
    _id: row.id,
    status: row.status,
    ...wirePlace(row),
    createdAt: row.createdAt.toISOString(),
    isAgreed: row.isAgreed,
    isPublished: row.published !== null,
    messages: messages.map((message) => wireMessage(message, locale)),
  }
}

export function wireListed(row: ListedRow): Output<'getMyQuestions'>['data'][number] {
  const { id: _id, status, excerpt, lastMessageAt } = row
  return { _id, status, ...wirePlace(row), excerpt, lastMessageAt: lastMessageAt.toISOString() }
}

function wirePlace(row: PlaceRow & { lineNumber: number | null; line: string | null }) {
  const { title, courseTitle, courseSlug, itemId, lessonKind, lessonSlug, second, isFormerVersion } = row
  return {
    title,
    course: courseTitle === null || courseSlug === null ? null : { title: courseTitle, slug: courseSlug },
    lesson:
      itemId === null || lessonKind === null ? null : { id: itemId, kind: lessonKind, slug: lessonSlug },
    second,
    isFormerVersion,
    sheetQuestion: row.sheetQuestion,
    line: row.lineNumber === null ? null : { number: row.lineNumber, text: row.line ?? '' },
  }
}

export function wireMessage(row: MessageRow, locale: Locale): z.output<typeof questionMessage> {
  const { id: _id, from, name, text, picture, sentAt } = row
  const { linkTitle: title, linkCourseSlug: courseSlug, linkSlug, linkKind: kind, linkSecond: second } = row
  const isLinked = title !== null && courseSlug !== null && kind !== null && second !== null
  return {
    _id,
    from,
    name,
    text: from === 'system' ? lineSentence(text, locale) : text,
    picture,
    link: isLinked ? { title, courseSlug, lessonSlug: linkSlug, kind, second } : null,
    sentAt: sentAt.toISOString(),
  }
}

export function wirePublished({ id: _id, ...row }: PublishedRow): z.output<typeof publishedQuestion> {
  return { _id, ...row }
}

function lineSentence(text: string, locale: Locale): string {
  const sentences: Record<QuestionLine, string> = {
    disputed: m.question_line_disputed({}, { locale }),
    closed: m.question_line_closed({}, { locale }),
  }
  // Only `storeLine` writes these rows, with these names only.
  return sentences[text as QuestionLine]
}

import type { Locale } from '../../../../domain/locales.ts'
import { type Id, sql } from '../../../adapters/database/sql.ts'

type CannedRow = { id: string; title: string; text: string; locale: Locale; isForQuestions: boolean }

export function listCannedReplies() {
  return sql<CannedRow>`select id, title, text, locale, is_for_questions as "isForQuestions" from canned_replies order by position, id`
}

type CannedReplyFields = Omit<CannedRow, 'id'>

/** At the end of the list. */
export function insertCannedReply({ title, text, locale, isForQuestions }: CannedReplyFields) {
  return sql<Id>`
    insert into canned_replies (title, text, locale, is_for_questions, position)
    values (${title}, ${text}, ${locale}, ${isForQuestions}, (select coalesce(max(position), 0) + 1 from canned_replies)) returning id`
}

export function updateCannedReply(id: string, { title, text, locale, isForQuestions }: CannedReplyFields) {
  return sql<Id>`
    update canned_replies set title = ${title}, text = ${text}, locale = ${locale}, is_for_questions = ${isForQuestions}
    where id = ${id} returning id`
}

export function deleteCannedReplyRow(id: string) {
  return sql<Id>`delete from canned_replies where id = ${id} returning id`
}

/** Those not named follow in their earlier order. */
export function orderCannedRows(ids: readonly string[]) {
  return sql<Id>`
    update canned_replies set position = placed.position
    from (
      select id, row_number() over (order by array_position(${[...ids]}::uuid[], id) nulls last, position, id) as position
      from canned_replies
    ) placed
    where canned_replies.id = placed.id returning canned_replies.id`
}

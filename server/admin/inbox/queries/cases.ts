import type { CaseKind } from '../../../../domain/admin/rules.ts'
import { type Id, type Nothing, type Statement, sql } from '../../../adapters/database/sql.ts'

const noteColumns: Record<CaseKind, Statement<Nothing>> = {
  ticket: sql`ticket_id`,
  contact: sql`contact_request_id`,
  application: sql`application_id`,
  report: sql`report_id`,
}

type NewNote = { staffId: string; text: string; clientKey: string | null; now: Date }

/** No row if the same person already sent it under the same key. */
export function insertNote(kind: CaseKind, id: string, { staffId, text, clientKey, now }: NewNote) {
  return sql<Id>`
    insert into desk_notes (${noteColumns[kind]}, staff_id, text, client_key, created_at)
    values (${id}, ${staffId}, ${text}, ${clientKey}, ${now})
    on conflict (staff_id, client_key) where client_key is not null do nothing returning id`
}

type NoteRow = { id: string; author: string; text: string; writtenAt: Date }

export function listNotes(kind: CaseKind, id: string) {
  return sql<NoteRow>`
    select n.id, st.name as "author", n.text, n.created_at as "writtenAt"
    from desk_notes n join staff st on st.id = n.staff_id
    where n.${noteColumns[kind]} = ${id} order by n.created_at, n.id`
}

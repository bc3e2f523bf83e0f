import type { StaffKind, StaffNotificationContent } from '../../../domain/admin/notifications/kinds.ts'
import { type Count, sql } from '../../adapters/database/sql.ts'

export type NewStaffNotification = StaffNotificationContent & { onceKey: string; path: string; now: Date }

/** Stores it unless it already exists. */
export function insertStaffNotification(notification: NewStaffNotification) {
  const { kind, onceKey, facts, path, now } = notification
  return sql`
    insert into staff_notifications (kind, once_key, facts, path, created_at)
    values (${kind}, ${onceKey}, ${JSON.stringify(facts)}::jsonb, ${path}, ${now})
    on conflict (once_key) do nothing`
}

/** The reader; notifications from before they joined are not new to them. */
export type Reader = {
  staffId: string
  kinds: readonly StaffKind[]
  /** May read questions of others' courses, too. */
  readsAllQuestions: boolean
}

const ofReader = ({ staffId, kinds, readsAllQuestions }: Reader) => sql`
  from staff_notifications n join staff s on s.id = ${staffId}
  left join staff_notification_reads r on r.notification_id = n.id and r.staff_id = s.id
  where n.kind = any(${kinds}::text[]) and n.created_at >= s.created_at
    and (n.kind <> 'question' or ${readsAllQuestions}::boolean or exists (
      select from course_authors a where a.staff_id = s.id and a.course_id::text = n.facts ->> 'courseId'))`

export type StaffNotificationRow = {
  id: string
  kind: string
  facts: unknown
  path: string
  isRead: boolean
  createdAt: Date
}

export function listStaffNotifications(reader: Reader, limit: number, offset: number) {
  return sql<StaffNotificationRow>`
    select n.id, n.kind, n.facts, n.path, r.staff_id is not null as "isRead", n.created_at as "createdAt"
    ${ofReader(reader)} order by n.created_at desc, n.id limit ${limit} offset ${offset}`
}

/** Counted up to `most`. */
export function countStaffNotifications(
  reader: Reader,
  { isUnread, most }: { isUnread: boolean; most: number },
) {
  return sql<Count>`
    select count(*)::int as "count" from (
      select ${ofReader(reader)} and (not ${isUnread}::boolean or r.staff_id is null) limit ${most}
    ) counted`
}

export function markStaffRead({ staffId, kinds }: Reader, ids: readonly string[]) {
  return sql`
    insert into staff_notification_reads (notification_id, staff_id)
    select id, ${staffId} from staff_notifications where id = any(${ids}::uuid[]) and kind = any(${kinds}::text[])
    on conflict do nothing`
}

export function deleteStaffNotificationsBefore(before: Date) {
  return sql`delete from staff_notifications where created_at < ${before}`
}

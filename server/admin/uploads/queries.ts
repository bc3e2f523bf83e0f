import type { UploadKind, UploadReason, UploadState } from '../../../domain/admin/uploads/rules.ts'
import { type Id, sql } from '../../adapters/database/sql.ts'

export type UploadRow = {
  id: string
  staffId: string
  kind: UploadKind
  name: string
  sizeInBytes: number
  receivedBytes: number
  state: UploadState
  reason: UploadReason | null
  mediaId: string | null
  createdAt: Date
  expiresAt: Date
}

const columns = sql<UploadRow>`
  id, staff_id as "staffId", kind, name, size_in_bytes::float8 as "sizeInBytes",
  received_bytes::float8 as "receivedBytes", state, reason, media_id as "mediaId",
  created_at as "createdAt", expires_at as "expiresAt"`

export function insertUpload(
  upload: Pick<UploadRow, 'id' | 'staffId' | 'kind' | 'name' | 'sizeInBytes' | 'createdAt' | 'expiresAt'>,
) {
  return sql`
    insert into uploads (id, staff_id, kind, name, size_in_bytes, created_at, expires_at)
    values (${upload.id}, ${upload.staffId}, ${upload.kind}, ${upload.name}, ${upload.sizeInBytes},
      ${upload.createdAt}, ${upload.expiresAt})`
}

export function findUpload(id: string) {
  return sql<UploadRow>`select ${columns} from uploads where id = ${id}`
}

export function lockUpload(id: string) {
  return sql<UploadRow>`select ${columns} from uploads where id = ${id} for update`
}

/** Upload details for a person's screen. */
export function listUploadsOf(staffId: string) {
  return sql<UploadRow>`
    select ${columns} from uploads where staff_id = ${staffId} and state <> 'ready'
    order by created_at desc, id limit 100`
}

/** How many uploads a person has in progress, and how many bytes all uploads still need. */
export function sumUnfinished(staffId: string) {
  return sql<{ own: number; missingBytes: number }>`
    select count(*) filter (where staff_id = ${staffId})::int as "own",
      coalesce(sum(size_in_bytes - received_bytes), 0)::float8 as "missingBytes"
    from uploads where state = 'receiving'`
}

export function updateReceived(id: string, receivedBytes: number, expiresAt: Date) {
  return sql`
    update uploads set received_bytes = ${receivedBytes}, expires_at = ${expiresAt}
    where id = ${id} and state = 'receiving'`
}

/** Changes an upload's state; no row when it is no longer in the expected state. */
export function updateState(
  id: string,
  from: UploadState,
  to: { state: UploadState; reason?: UploadReason; mediaId?: string; expiresAt: Date },
) {
  return sql<UploadRow>`
    update uploads set state = ${to.state}, reason = ${to.reason ?? null},
      media_id = ${to.mediaId ?? null}, expires_at = ${to.expiresAt},
      received_bytes = case when ${from} = 'receiving' then size_in_bytes else received_bytes end
    where id = ${id} and state = ${from}
    returning ${columns}`
}

export function deleteUpload(id: string) {
  return sql`delete from uploads where id = ${id}`
}

/** Deletes expired uploads, except those being checked. */
export function deleteExpiredUploads(now: Date) {
  return sql<Id>`
    delete from uploads where id in (
      select id from uploads where expires_at <= ${now} and state <> 'checking' order by expires_at limit 500
    ) returning id`
}

export function listKnownUploads(ids: readonly string[]) {
  return sql<Id>`select id from uploads where id = any(${ids}::uuid[])`
}

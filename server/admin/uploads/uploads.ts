import { hoursBefore } from '../../../domain/durations.ts'
import { Failure, orNotFound } from '../../../domain/failure.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { Services, StaffContext } from '../../services.ts'
import { forgetBytes, listUntouched } from './folder.ts'
import { wireMedia } from './media.ts'
import { findMedia } from './media-queries.ts'
import {
  deleteExpiredUploads,
  deleteUpload,
  listKnownUploads,
  listUploadsOf,
  lockUpload,
  type UploadRow,
  updateState,
} from './queries.ts'
import { expiryFrom, findOwnUpload } from './receiving.ts'

type Upload = AdminOutput<'getUpload'>

export async function getUploads(context: StaffContext): Promise<AdminOutput<'getUploads'>> {
  const rows = await context.database.all(listUploadsOf(context.staff.id))
  return Promise.all(rows.map((row) => wireUpload(context, row)))
}

export async function getUpload(context: StaffContext, { id }: AdminInput<'getUpload'>): Promise<Upload> {
  return wireUpload(context, await ownUpload(context, id))
}

/** Repeats a failed check; its bytes were kept. Throws `conflict` if it did not fail. */
export async function retryUpload(context: StaffContext, { id }: AdminInput<'retryUpload'>): Promise<Upload> {
  await ownUpload(context, id)
  const now = context.clock.now()
  const row = await context.database.transaction(async (tx) => {
    const moved = await tx.first(updateState(id, 'failed', { state: 'checking', expiresAt: expiryFrom(now) }))
    if (moved === null) throw new Failure('conflict', 'admin_upload_not_failed')
    await enqueue(tx, 'checkUpload', { uploadId: id }, { dueAt: now })
    return moved
  })
  return wireUpload(context, row)
}

export async function dropUpload(context: StaffContext, { id }: AdminInput<'dropUpload'>): Promise<null> {
  await ownUpload(context, id)
  await discardUpload(context, id)
  return null
}

/** Deletes an upload with its bytes; throws `conflict` once it is being checked or stored. Internal. */
export async function discardUpload(services: Services, id: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const row = await tx.first(lockUpload(id))
    if (row === null) return
    if (row.state === 'checking' || row.state === 'ready')
      throw new Failure('conflict', 'admin_upload_being_checked')
    await tx.first(deleteUpload(id))
  })
  await forgetBytes(services, id)
}

const untouchedHours = 24

/** Deletes expired uploads, and bytes without a row. Internal. */
export async function sweepUploads(services: Services): Promise<void> {
  const now = services.clock.now()
  const expired = await services.database.all(deleteExpiredUploads(now))
  for (const { id } of expired) await forgetBytes(services, id)
  const untouched = await listUntouched(services, hoursBefore(now, untouchedHours))
  if (untouched.length === 0) return
  const known = new Set((await services.database.all(listKnownUploads(untouched))).map(({ id }) => id))
  for (const id of untouched) if (!known.has(id)) await forgetBytes(services, id)
}

async function ownUpload(context: StaffContext, id: string): Promise<UploadRow> {
  return orNotFound(await findOwnUpload(context, context.staff, id), 'admin_upload_gone')
}

async function wireUpload({ database }: Services, row: UploadRow): Promise<Upload> {
  const media = row.mediaId === null ? null : await database.first(findMedia(row.mediaId))
  const { id, kind, name, sizeInBytes, receivedBytes, state, reason } = row
  return {
    id,
    kind,
    name,
    sizeInBytes,
    receivedBytes,
    state,
    reason,
    createdAt: row.createdAt.toISOString(),
    media: media && wireMedia(media),
  }
}

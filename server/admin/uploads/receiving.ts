import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import {
  largestUpload,
  mediaName,
  mostUnfinishedUploads,
  uploadKinds,
  uploadLifetimeDays,
} from '../../../domain/admin/uploads/rules.ts'
import { daysAfter } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { orWhileFull } from '../../adapters/database/full.ts'
import { isDiskFull, reservedBytes } from '../../adapters/media/disk.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { Services, SignedInStaff } from '../../services.ts'
import { bytesNeededFor, bytesOf, freeBytes, uploadPath } from './folder.ts'
import {
  findUpload,
  insertUpload,
  sumUnfinished,
  type UploadRow,
  updateReceived,
  updateState,
} from './queries.ts'

/** Bytes received between two checks of free disk space. */
const lookEveryBytes = 16 * 1024 * 1024

const kindOf = z.enum(uploadKinds)

type NewUpload = {
  name: string
  kind: unknown
  sizeInBytes: number | undefined
}

/**
 * Creates an upload and returns its unguessable id. Throws `invalid` for an unknown kind or an invalid size,
 * `tooLarge` beyond the kind's limit or the free disk space, and `tooMany` while the person has too many in progress.
 */
export async function beginUpload(
  services: Services,
  staff: Pick<SignedInStaff, 'id'>,
  { name, kind, sizeInBytes }: NewUpload,
  free: () => Promise<number> = () => freeBytes(services),
): Promise<string> {
  const parsedKind = kindOf.safeParse(kind)
  if (!parsedKind.success) throw new Failure('invalid', 'admin_upload_kind_invalid')
  if (sizeInBytes === undefined || !Number.isSafeInteger(sizeInBytes) || sizeInBytes <= 0)
    throw new Failure('invalid', 'admin_upload_empty')
  const most = largestUpload[parsedKind.data]
  if (sizeInBytes > most)
    throw new Failure('tooLarge', 'admin_upload_too_large', {
      values: { megabytes: String(most / 1024 / 1024) },
    })
  const now = services.clock.now()
  const unfinished = await services.database.first(sumUnfinished(staff.id))
  if ((unfinished?.own ?? 0) >= mostUnfinishedUploads)
    throw new Failure('tooMany', 'admin_upload_too_many', {
      values: { count: String(mostUnfinishedUploads) },
    })
  const needed = (unfinished?.missingBytes ?? 0) + bytesNeededFor(sizeInBytes) + reservedBytes
  if ((await free()) < needed) throw new Failure('tooLarge', 'admin_upload_disk_full')
  const id = randomUUID()
  await services.database.first(
    insertUpload({
      id,
      staffId: staff.id,
      kind: parsedKind.data,
      name: mediaName(name) || 'Upload',
      sizeInBytes,
      createdAt: now,
      expiresAt: expiryFrom(now),
    }),
  )
  return id
}

/** One's own upload with the bytes actually received; null if it is someone else's, gone or unknown. */
export async function findOwnUpload(
  services: Services,
  staff: Pick<SignedInStaff, 'id'>,
  id: string,
): Promise<UploadRow | null> {
  const row = await services.database.first(findUpload(id))
  return row === null || row.staffId !== staff.id || isOver(services, row) ? null : withBytes(services, row)
}

/** An upload with the bytes actually received; null when there is none or it has expired. */
export async function findReceivedUpload(services: Services, id: string): Promise<UploadRow | null> {
  const row = await services.database.first(findUpload(id))
  return row === null || isOver(services, row) ? null : withBytes(services, row)
}

/**
 * Writes received bytes to an upload's file from the given offset, and returns the file's length. Two requests with
 * the same bytes at once, each to its own process, overwrite each other with the same data. However the connection
 * ends, received bytes are on the disk before this returns or throws. Throws `tooLarge` before the disk is full: space
 * for the database stays free, and the upload can continue once there is room.
 */
export async function receive(
  services: Services,
  id: string,
  { bytes, offset }: { bytes: Readable; offset: number },
  free: () => Promise<number> = () => freeBytes(services),
): Promise<number> {
  const row = await services.database.first(findUpload(id))
  if (row?.state !== 'receiving') return row?.sizeInBytes ?? 0
  const file = await open(await uploadPath(services, id), constants.O_WRONLY | constants.O_CREAT)
  let untilLook = 0
  let at = offset
  try {
    for await (const chunk of bytes) {
      if (untilLook <= 0) {
        if ((await free()) < reservedBytes) throw new Failure('tooLarge', 'admin_upload_disk_full')
        untilLook = lookEveryBytes
      }
      untilLook -= chunk.length
      await writeAt(file, chunk, at)
      at += chunk.length
    }
  } catch (error) {
    if (isDiskFull(error)) throw new Failure('tooLarge', 'admin_upload_disk_full')
    throw error
  } finally {
    await file.sync().catch(() => undefined)
    await file.close()
    const size = await bytesOf(services, id)
    // The file itself says how much was received: the row may lag behind.
    await orWhileFull(
      services.database.first(updateReceived(id, size, expiryFrom(services.clock.now()))),
      () => null,
    )
  }
  return bytesOf(services, id)
}

async function writeAt(file: FileHandle, bytes: Buffer, place: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, place + done)
    done += bytesWritten
  }
}

/** All bytes are received: the check is queued. Repeating it changes nothing. */
export async function finishReceiving(services: Services, id: string): Promise<UploadRow | null> {
  const now = services.clock.now()
  return services.database.transaction(async (tx) => {
    const row = await tx.first(
      updateState(id, 'receiving', { state: 'checking', expiresAt: expiryFrom(now) }),
    )
    if (row === null) return null
    await enqueue(tx, 'checkUpload', { uploadId: id }, { dueAt: now })
    return row
  })
}

export function expiryFrom(now: Date): Date {
  return daysAfter(now, uploadLifetimeDays)
}

async function withBytes(services: Services, row: UploadRow): Promise<UploadRow> {
  if (row.state !== 'receiving') return row
  const receivedBytes = await bytesOf(services, row.id)
  // The server crashed after the last byte arrived.
  if (receivedBytes === row.sizeInBytes)
    return (await finishReceiving(services, row.id)) ?? { ...row, receivedBytes, state: 'checking' }
  return { ...row, receivedBytes }
}

function isOver({ clock }: Services, row: UploadRow): boolean {
  return row.state === 'receiving' && row.expiresAt <= clock.now()
}

import { mkdir, rm, stat } from 'node:fs/promises'
import type { UploadReason } from '../../../domain/admin/uploads/rules.ts'
import { isDiskFull } from '../../adapters/media/disk.ts'
import { NoVideoTools } from '../../adapters/videos/video-tools.ts'
import { queueTranscode } from '../../lessons/transcoding/operations.ts'
import type { Services } from '../../services.ts'
import { audit } from '../audit/operations.ts'
import { bytesOf, forgetBytes, uploadPath, workFolder } from './folder.ts'
import { judgeAudio } from './judge-audio.ts'
import { judgeVideo } from './judge-video.ts'
import { judgeDocument, judgePicture } from './judged-apart.ts'
import { findMedia, insertMedia, insertMediaFile, type NewMediaFile } from './media-queries.ts'
import { findUpload, lockUpload, type UploadRow, updateState } from './queries.ts'
import { expiryFrom } from './receiving.ts'
import { Refused, type UploadResult } from './refused.ts'

const judges = { video: judgeVideo, document: judgeDocument, image: judgePicture, audio: judgeAudio } as const

/**
 * Validates an upload by its content and stores the result. An invalid one is refused and its bytes
 * are deleted; one that could not be checked is kept for another try.
 */
export async function checkUpload(services: Services, { uploadId }: { uploadId: string }): Promise<void> {
  const upload = await services.database.first(findUpload(uploadId))
  if (upload?.state !== 'checking') return
  const work = await workFolder(services, uploadId)
  try {
    await rm(work, { recursive: true, force: true })
    await mkdir(work)
    if ((await bytesOf(services, uploadId)) !== upload.sizeInBytes) throw new Refused('admin_upload_cut')
    const made = await judges[upload.kind](await uploadPath(services, uploadId), work)
    await keep(services, upload, made)
    await forgetBytes(services, uploadId)
  } catch (error) {
    if (error instanceof Refused) return await refuse(services, upload, error)
    const reason = troubleOf(error)
    services.log.warn({ err: error, uploadId, reason }, 'an upload could not be checked')
    await end(services, upload, 'failed', reason)
    await rm(work, { recursive: true, force: true })
  }
}

async function keep(services: Services, upload: UploadRow, result: UploadResult): Promise<void> {
  const { database, media, clock } = services
  // The same name on each try: results that a crashed server left are overwritten.
  const mediaId = upload.id
  const files: NewMediaFile[] = []
  try {
    for (const { rendition, path, contentType, extension } of result.files) {
      const storageKey = `uploads/${mediaId}/${rendition}.${extension}`
      const { size } = await stat(path)
      await media.putFile(storageKey, path, contentType)
      files.push({ rendition, storageKey, contentType, byteCount: size })
    }
    const now = clock.now()
    await database.transaction(async (tx) => {
      const row = await tx.first(lockUpload(upload.id))
      // Another worker was faster and stored the same.
      if (row?.state !== 'checking') return
      const { durationInSeconds, width, height } = result
      const { kind, name } = upload
      await tx.first(
        insertMedia({ id: mediaId, kind, name, width, height, durationInSeconds, createdAt: now }),
      )
      for (const file of files) await tx.first(insertMediaFile(mediaId, file))
      if (kind === 'video') await queueTranscode(tx, mediaId, { now, priority: 0 })
      await tx.first(
        updateState(upload.id, 'checking', { state: 'ready', mediaId, expiresAt: expiryFrom(now) }),
      )
      await audit(
        tx,
        { clock, staff: { id: upload.staffId } },
        { action: 'media.add', id: mediaId, after: { kind } },
      )
    })
  } catch (error) {
    // The commit may have succeeded on a lost connection: then rows point to the stored files.
    const isNamed = await database.first(findMedia(mediaId)).then(
      (row) => row !== null,
      () => true,
    )
    if (!isNamed) for (const { storageKey } of files) await media.remove(storageKey).catch(() => undefined)
    throw error
  }
}

async function refuse(services: Services, upload: UploadRow, { reason, cause }: Refused): Promise<void> {
  services.log.info({ uploadId: upload.id, reason, cause: String(cause ?? '') }, 'an upload was refused')
  await end(services, upload, 'refused', reason)
  await forgetBytes(services, upload.id)
}

async function end(
  { database, clock }: Services,
  upload: UploadRow,
  state: 'refused' | 'failed',
  reason: UploadReason,
): Promise<void> {
  await database.first(
    updateState(upload.id, 'checking', { state, reason, expiresAt: expiryFrom(clock.now()) }),
  )
}

function troubleOf(error: unknown): UploadReason {
  if (error instanceof NoVideoTools) return 'admin_upload_no_tools'
  return isDiskFull(error) ? 'admin_upload_disk_full' : 'admin_upload_trouble'
}

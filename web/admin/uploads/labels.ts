import type { MediaKind, UploadKind, UploadReason } from '../../../domain/admin/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'

/** Why an upload was refused or failed. */
export function reasonText(reason: UploadReason | null): string {
  const texts: Record<UploadReason, () => string> = {
    admin_upload_not_video: m.admin_upload_not_video,
    admin_upload_video_no_picture: m.admin_upload_video_no_picture,
    admin_upload_video_codec: m.admin_upload_video_codec,
    admin_upload_video_broken: m.admin_upload_video_broken,
    admin_upload_video_size: m.admin_upload_video_size,
    admin_upload_not_document: m.admin_upload_not_document,
    admin_upload_document_broken: m.admin_upload_document_broken,
    admin_upload_document_active: m.admin_upload_document_active,
    admin_upload_document_locked: m.admin_upload_document_locked,
    admin_upload_document_mixed: m.admin_upload_document_mixed,
    admin_upload_not_picture: m.admin_upload_not_picture,
    admin_upload_picture_broken: m.admin_upload_picture_broken,
    admin_upload_picture_huge: m.admin_upload_picture_huge,
    admin_upload_not_recording: m.admin_upload_not_recording,
    admin_upload_recording_long: m.admin_upload_recording_long,
    admin_upload_recording_rate: m.admin_upload_recording_rate,
    admin_upload_cut: m.admin_upload_cut,
    admin_upload_disk_full: m.admin_upload_disk_full,
    admin_upload_no_tools: m.admin_upload_no_tools,
    admin_upload_trouble: m.admin_upload_trouble,
  }
  return reason === null ? m.admin_upload_trouble() : texts[reason]()
}

export const mediaKindText = textBy<MediaKind>({
  video: m.admin_media_video,
  document: m.admin_media_document,
  image: m.admin_media_picture,
  audio: m.admin_media_audio,
  steps: m.admin_media_steps,
})

/** The accepted files, as a hint. */
export const takenText = textBy<UploadKind>({
  video: m.admin_upload_takes_video,
  document: m.admin_upload_takes_document,
  image: m.admin_upload_takes_picture,
  audio: m.admin_upload_takes_audio,
})

const megabyte = 1024 * 1024

/** "12.4 MB": precise enough to show progress of a large video. */
export function sentText(bytes: number): string {
  return (bytes / megabyte).toFixed(bytes < 100 * megabyte ? 1 : 0)
}

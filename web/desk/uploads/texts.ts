import type { MediaKind, UploadReason } from '../../../domain/desk/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

/** Why an upload was refused or failed. */
export function reasonText(reason: UploadReason | null): string {
  const texts: Record<UploadReason, () => string> = {
    desk_upload_not_film: m.desk_upload_not_film,
    desk_upload_film_no_picture: m.desk_upload_film_no_picture,
    desk_upload_film_codec: m.desk_upload_film_codec,
    desk_upload_film_broken: m.desk_upload_film_broken,
    desk_upload_film_size: m.desk_upload_film_size,
    desk_upload_not_document: m.desk_upload_not_document,
    desk_upload_document_broken: m.desk_upload_document_broken,
    desk_upload_document_active: m.desk_upload_document_active,
    desk_upload_document_locked: m.desk_upload_document_locked,
    desk_upload_document_mixed: m.desk_upload_document_mixed,
    desk_upload_not_picture: m.desk_upload_not_picture,
    desk_upload_picture_broken: m.desk_upload_picture_broken,
    desk_upload_picture_huge: m.desk_upload_picture_huge,
    desk_upload_cut: m.desk_upload_cut,
    desk_upload_disk_full: m.desk_upload_disk_full,
    desk_upload_no_tools: m.desk_upload_no_tools,
    desk_upload_trouble: m.desk_upload_trouble,
  }
  return reason === null ? m.desk_upload_trouble() : texts[reason]()
}

export function mediaKindText(kind: MediaKind): string {
  const texts: Record<MediaKind, () => string> = {
    video: m.desk_media_film,
    document: m.desk_media_document,
    image: m.desk_media_picture,
  }
  return texts[kind]()
}

/** What a field takes, for who is about to choose. */
export function takenText(kind: MediaKind): string {
  const texts: Record<MediaKind, () => string> = {
    video: m.desk_upload_takes_film,
    document: m.desk_upload_takes_document,
    image: m.desk_upload_takes_picture,
  }
  return texts[kind]()
}

const megabyte = 1024 * 1024

/** "12.4 MB": small steps are seen while a large film is sent. */
export function sentText(bytes: number): string {
  return (bytes / megabyte).toFixed(bytes < 100 * megabyte ? 1 : 0)
}

export const uploadKinds = ['video', 'document', 'image', 'audio'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** What is stored; a step lesson is written, not uploaded. */
export const mediaKinds = [...uploadKinds, 'steps'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const uploadStates = ['receiving', 'checking', 'ready', 'refused', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

/** Where uploads are sent by the tus protocol; outside the contract, because what goes there is no JSON. */
export const uploadsPath = '/api/v1/admin/uploads'

/** Where authors look at what is stored, by its id; outside the contract, because it answers with the bytes. */
export const mediaPreviewsPath = '/api/v1/admin/media'
/** After the address of a video: its first picture. */
export const posterEnding = '/poster'

const megabyte = 1024 * 1024

/** Largest upload of each kind, in bytes. */
export const largestUpload: Readonly<Record<UploadKind, number>> = {
  video: 5 * 1024 * megabyte,
  document: 50 * megabyte,
  image: 30 * megabyte,
  audio: megabyte,
}

/** What a browser is asked to record a step at; with its container a little more comes. */
export const recordingBitsPerSecond = 16_000
export const mostRecordingBitsPerSecond = 26_000
/** No step takes longer. */
export const longestRecordingSeconds = 180

/** An upload that nothing was added to for so long is forgotten. */
export const uploadLifetimeDays = 7
/** Uploads that one person may have under way. */
export const mostUnfinishedUploads = 20

/** Why an upload was refused, or could not be checked. */
export const uploadReasons = [
  'admin_upload_not_video',
  'admin_upload_video_no_picture',
  'admin_upload_video_codec',
  'admin_upload_video_broken',
  'admin_upload_video_size',
  'admin_upload_not_document',
  'admin_upload_document_broken',
  'admin_upload_document_active',
  'admin_upload_document_locked',
  'admin_upload_document_mixed',
  'admin_upload_not_picture',
  'admin_upload_picture_broken',
  'admin_upload_picture_huge',
  'admin_upload_not_recording',
  'admin_upload_recording_long',
  'admin_upload_recording_rate',
  'admin_upload_cut',
  'admin_upload_disk_full',
  'admin_upload_no_tools',
  'admin_upload_trouble',
] as const
export type UploadReason = (typeof uploadReasons)[number]

const mostNameLength = 160

/**
 * The name that a file came with, for people alone: no folders, nothing that is not seen (which may
 * turn characters around), at most 160 characters. No path is ever made of it. Empty when nothing is left.
 */
export function mediaName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const seen = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  return [...seen].slice(0, mostNameLength).join('').trim()
}

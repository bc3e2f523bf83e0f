export const uploadKinds = ['video', 'document', 'image', 'audio'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** What is uploaded and stored; a step lesson is written, not uploaded. */
export const mediaKinds = [...uploadKinds, 'steps'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const uploadStates = ['receiving', 'checking', 'ready', 'refused', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

/** Endpoint of uploads by the tus protocol; outside the contract, as its bodies are not JSON. */
export const uploadsPath = '/api/v1/admin/uploads'

/** Where authors view stored media, by id; outside the contract, as it returns bytes. */
export const mediaPreviewsPath = '/api/v1/admin/media'
/** Suffix of a video's path: its poster. */
export const posterEnding = '/poster'

const megabyte = 1024 * 1024

/** Largest upload of each kind, in bytes. */
export const largestUpload: Readonly<Record<UploadKind, number>> = {
  video: 5 * 1024 * megabyte,
  document: 50 * megabyte,
  image: 30 * megabyte,
  audio: megabyte,
}

/** Bit rate that a browser is asked to record a step at; the container adds a little. */
export const recordingBitsPerSecond = 16_000
export const mostRecordingBitsPerSecond = 26_000
/** No step takes longer. */
export const longestRecordingSeconds = 180

/** An upload without progress for this long is dropped. */
export const uploadLifetimeDays = 7
/** Concurrent uploads of one person. */
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
 * The original file name, for display only: no folders, no invisible characters (which may reverse the text), at most
 * 160 characters. Never used as a path. Empty when nothing is left.
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

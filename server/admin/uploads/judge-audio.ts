import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { longestRecordingSeconds, mostRecordingBitsPerSecond } from '../../../domain/admin/uploads/rules.ts'
import { readOpusWebm } from './opus-webm.ts'
import { Refused, type UploadResult } from './refused.ts'

/** A voice recording from a browser: only Opus in WebM, at a low rate, no longer than a step may be. */
export async function judgeAudio(path: string, work: string): Promise<UploadResult> {
  // Checks a copy, which is then stored, as for a document.
  const copyPath = join(work, 'recording.webm')
  await copyFile(path, copyPath)
  const bytes = await readFile(copyPath)
  const seconds = readOpusWebm(bytes)
  if (seconds === null) throw new Refused('admin_upload_not_recording')
  if (seconds > longestRecordingSeconds) throw new Refused('admin_upload_recording_long')
  // At the start, a second of silence is as long as the header.
  if ((bytes.length * 8) / Math.max(seconds, 2) > mostRecordingBitsPerSecond)
    throw new Refused('admin_upload_recording_rate')
  return {
    durationInSeconds: Math.round(seconds * 100) / 100,
    width: null,
    height: null,
    files: [{ rendition: 'original', path: copyPath, contentType: 'audio/webm', extension: 'webm' }],
  }
}

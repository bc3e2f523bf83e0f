import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { longestRecordingSeconds, mostRecordingBitsPerSecond } from '../../../domain/admin/uploads/rules.ts'
import { readOpusWebm } from './opus-webm.ts'
import { type Made, Refused } from './refused.ts'

/** A voice as browsers record it: Opus alone in WebM, at a low rate, no longer than a step may take. */
export async function judgeAudio(path: string, work: string): Promise<Made> {
  // What is judged is what is stored, as of a document.
  const kept = join(work, 'recording.webm')
  await copyFile(path, kept)
  const bytes = await readFile(kept)
  const seconds = readOpusWebm(bytes)
  if (seconds === null) throw new Refused('admin_upload_not_recording')
  if (seconds > longestRecordingSeconds) throw new Refused('admin_upload_recording_long')
  // A second of silence at the beginning is as long as its header.
  if ((bytes.length * 8) / Math.max(seconds, 2) > mostRecordingBitsPerSecond)
    throw new Refused('admin_upload_recording_rate')
  return {
    durationInSeconds: Math.round(seconds * 100) / 100,
    width: null,
    height: null,
    files: [{ rendition: 'original', path: kept, contentType: 'audio/webm', extension: 'webm' }],
  }
}

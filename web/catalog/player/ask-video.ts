import type { OutputOf } from '../../../domain/calls.ts'
import { linkLifetimeSeconds } from '../../../domain/catalog/link-lifetime.ts'
import type { ItemQuality } from '../../../domain/catalog/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type Answer, send } from '../../api.ts'
import type { Video } from '../course-facts.ts'
import { type QualityChoice, type Rendition, saverHeight } from './quality-choice.ts'

type VideoLink = OutputOf<'getPresignedFile'>
type Stream = OutputOf<'openStream'>
export type StreamAnswer = Answer<Stream>

/** What the player plays: a video in renditions, or one of the two whole files of a video that has none yet. */
export type VideoSource = {
  kind: 'stream' | 'file'
  /** URL of the playlist, or of the file. */
  url: string
  /** Seconds for which the address may be asked, from its answer on; null where nothing more is asked of it. */
  holdsForSeconds: number | null
  posterUrl: string | null
  captions: readonly { language: string; url: string }[]
  /** A file's list holds what the video may be had in instead of it. */
  renditions: readonly Rendition[]
  storyboard: Stream['storyboard']
  playbackId: string | null
}

/** Too many devices play, this one was stopped by another, or it could not be had. */
export type Refusal = 'too-many' | 'stopped' | 'failed'

export type VideoAnswer =
  /** `place` is where the server saw the student in the lesson; undefined where it did not say. */
  | { state: 'ready'; source: VideoSource; place: Stream['place'] | undefined }
  | { state: 'refused'; reason: Refusal; text: string }

type FileQuestion = { video: Video; choice: QualityChoice }
type Question = FileQuestion & {
  instead?: readonly string[]
  /** What was asked for already. */
  stream?: Promise<StreamAnswer>
}

/** Asks for a lesson's video, in renditions where it has them. `instead` names playbacks that this one ends. */
export async function askVideo({
  video,
  choice,
  instead = [],
  stream: asked,
}: Question): Promise<VideoAnswer> {
  const stream = await (asked ?? send('openStream', { item: video._id, instead: [...instead] }))
  if (!stream.success) return refusal(stream)
  const { playlistUrl, place } = stream.data
  if (playlistUrl === null) return askFile({ video, choice })
  return { state: 'ready', source: streamSource(stream.data, playlistUrl), place }
}

/** Asks for a video as one whole file. */
export async function askFile({ video, choice }: FileQuestion): Promise<VideoAnswer> {
  const answer = await send('getPresignedFile', { file: video.videoUrl, quality: fileQuality(choice) })
  if (!answer.success) return refusal(answer)
  return { state: 'ready', source: fileSource(answer.data), place: undefined }
}

function streamSource(
  { durationInSeconds, renditions, posterUrl, captions, storyboard, playbackId }: Stream,
  url: string,
): VideoSource {
  const holdsForSeconds = linkLifetimeSeconds({ kind: 'video', durationInSeconds })
  return { kind: 'stream', url, holdsForSeconds, posterUrl, captions, renditions, storyboard, playbackId }
}

function fileSource({ url, qualities, posterUrl, captions }: VideoLink): VideoSource {
  const renditions = qualities.map(({ quality, byteCount }) => ({
    rendition: quality,
    height: Number.parseInt(quality, 10),
    byteCount,
  }))
  const nothingMore = { holdsForSeconds: null, storyboard: null, playbackId: null }
  return { kind: 'file', url, posterUrl, captions, renditions, ...nothingMore }
}

function refusal(answer: Extract<Answer<unknown>, { success: false }>): VideoAnswer {
  const text = answer.message || m.player_failed()
  if (answer.status === 409) return { state: 'refused', reason: 'too-many', text }
  return { state: 'refused', reason: 'failed', text }
}

/** Which of the two whole files stands for a choice, for a video that is not yet in renditions. */
export function fileQuality(choice: QualityChoice): ItemQuality {
  if (choice === 'auto') return '480p'
  if (choice === 'saver' || choice === 'sound') return '240p'
  return Number.parseInt(choice, 10) <= saverHeight ? '240p' : '480p'
}

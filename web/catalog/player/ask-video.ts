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

/** What the player plays: a video in renditions, or one of the two whole files of a video that was not transcoded. */
export type VideoSource = {
  kind: 'stream' | 'file'
  /** URL of the playlist, or of the file. */
  url: string
  /** Seconds for which the link is valid, from its response on; null where no further request is made with it. */
  holdsForSeconds: number | null
  posterUrl: string | null
  captions: readonly { language: string; url: string }[]
  /** Whole files only: the qualities that the video offers. */
  renditions: readonly Rendition[]
  storyboard: Stream['storyboard']
  playbackId: string | null
}

/** Too many devices play, another device stopped this one, or the request failed. */
export type Refusal = 'too-many' | 'stopped' | 'failed'

export type VideoAnswer =
  /** `place` is the student's position on the server; undefined where the response has none. */
  | { state: 'ready'; source: VideoSource; place: Stream['place'] | undefined }
  | { state: 'refused'; reason: Refusal; text: string }

type FileQuestion = { video: Video; choice: QualityChoice }
type Question = FileQuestion & {
  instead?: readonly string[]
  /** Requests that were already started. */
  stream?: Promise<StreamAnswer>
}

/** Requests a lesson's video, in renditions where it has them. `instead` names playbacks that this one ends. */
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

/** Requests a video as one whole file. */
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

/** Which of the two whole files matches a choice, for a video that was not transcoded. */
export function fileQuality(choice: QualityChoice): ItemQuality {
  if (choice === 'auto') return '480p'
  if (choice === 'saver' || choice === 'sound') return '240p'
  return Number.parseInt(choice, 10) <= saverHeight ? '240p' : '480p'
}

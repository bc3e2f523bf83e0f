import type { OutputOf } from '../../../domain/calls.ts'
import type { ItemQuality } from '../../../domain/catalog/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type Answer, send } from '../../api.ts'
import type { Video } from '../course-facts.ts'
import type { QualityChoice, Rung } from './quality-choice.ts'
import { saverHeight } from './rung-choice.ts'

type FilmLink = OutputOf<'getPresignedFile'>
type Stream = OutputOf<'openStream'>
export type StreamAnswer = Answer<Stream>

/** What the player plays: a film in rungs, or one of the two whole files of a film that has none yet. */
export type FilmSource = {
  kind: 'stream' | 'file'
  /** Of the list of rungs, or of the file. */
  url: string
  /** ISO 8601: until then the address may be asked. */
  expiresAt: string
  posterUrl: string | null
  captions: readonly { language: string; url: string }[]
  /** A file's list holds what the film may be had in instead of it. */
  rungs: readonly Rung[]
  storyboard: Stream['storyboard']
  playbackId: string | null
}

/** Too many devices play, this one was stopped by another, or it could not be had. */
export type Refusal = 'too-many' | 'stopped' | 'failed'

export type FilmAnswer =
  | { state: 'ready'; source: FilmSource }
  | { state: 'refused'; reason: Refusal; text: string }

type FileQuestion = { video: Video; choice: QualityChoice }
type Question = FileQuestion & {
  instead?: readonly string[]
  /** What was asked for already. */
  stream?: Promise<StreamAnswer>
}

/** Asks for a lesson's film, in rungs where it has them. `instead` names playbacks that this one ends. */
export async function askFilm({ video, choice, instead = [], stream: asked }: Question): Promise<FilmAnswer> {
  const stream = await (asked ?? send('openStream', { item: video._id, instead: [...instead] }))
  if (!stream.success) return refusal(stream)
  if (stream.data.playlistUrl === null) return askFile({ video, choice })
  return { state: 'ready', source: { ...stream.data, kind: 'stream', url: stream.data.playlistUrl } }
}

/** Asks for a film as one whole file. */
export async function askFile({ video, choice }: FileQuestion): Promise<FilmAnswer> {
  const answer = await send('getPresignedFile', { file: video.videoUrl, quality: fileQuality(choice) })
  return answer.success ? { state: 'ready', source: fileSource(answer.data) } : refusal(answer)
}

function fileSource(link: FilmLink): FilmSource {
  const rungs = link.qualities.map(({ quality, byteCount }) => ({
    rung: quality,
    height: Number.parseInt(quality, 10),
    byteCount,
  }))
  const { url, expiresAt, posterUrl, captions } = link
  return { kind: 'file', url, expiresAt, posterUrl, captions, rungs, storyboard: null, playbackId: null }
}

function refusal(answer: Extract<Answer<unknown>, { success: false }>): FilmAnswer {
  const text = answer.message || m.player_failed()
  if (answer.status === 409) return { state: 'refused', reason: 'too-many', text }
  return { state: 'refused', reason: 'failed', text }
}

/** Which of the two whole files stands for a choice, for a film that is not yet in rungs. */
export function fileQuality(choice: QualityChoice): ItemQuality {
  if (choice === 'auto') return '480p'
  if (choice === 'saver' || choice === 'sound') return '240p'
  return Number.parseInt(choice, 10) <= saverHeight ? '240p' : '480p'
}

import type { OutputOf } from '../../../domain/calls.ts'
import { send } from '../../api.ts'
import { durationSeconds, type Video } from '../course-facts.ts'
import type { StreamAnswer } from './ask-video.ts'
import { beginningFor, startingChoice } from './quality-choice.ts'
import { type Beginning, fetchBeginning } from './stream-beginning.ts'
import { playsByItself } from './stream-player.ts'

/** The student's position in a lesson as the server has it; null before the first. */
type KnownPlace = OutputOf<'openStream'>['place']

/** The student's progress in a lesson, stored on the device and on the server. */
export type ProgressKeeper = {
  /** `known` is what the server has already returned, undefined when it has not. */
  startAt(known: KnownPlace | undefined): Promise<number>
  watched(from: number, to: number): void
  leave(): void
}

type Playback = { id(): string | null; ended(): void }

export type KeepWatching = (lesson: {
  itemId: string
  durationInSeconds: number
  playback: Playback
}) => Promise<ProgressKeeper>

/** A lesson that is about to play: its data loads in parallel with the player. */
export type Opening = {
  video: Video
  stream: Promise<StreamAnswer>
  /** Seconds into the video; 0 where nothing is stored. */
  startsAt: Promise<number>
  keeper: Promise<ProgressKeeper | null>
  /** The first parts of the video, for hls.js; null where the browser requests them itself. */
  beginning: Promise<Beginning | null>
  /** The playback that the keeper reports, set by the player. */
  playback: { id: string | null; onEnded: (() => void) | null }
  /** To be called once the first picture is shown, or will not be. */
  arrived(): void
}

/** Other loading waits this long for a first picture at most. */
const mostWaitMs = 6000

let arrival: Promise<void> = Promise.resolve()
let pendingOpening: Opening | null = null
/** The last playback opened on this page: the next lesson replaces it on the account. */
let latest: (Pick<Opening, 'playback'> & { stream: Promise<StreamAnswer> }) | null = null

/**
 * Requests a lesson's video and the student's position as soon as it is chosen: on a slow connection each request costs
 * half a second. The first response includes the playlists and the position, so the first segment is the second
 * request, and the player's script loads in parallel.
 */
export function openLesson(video: Video, keepWatching: KeepWatching | null = null): Opening {
  const playback: Opening['playback'] = { id: null, onEnded: null }
  const isOurs = !playsByItself(document.createElement('video'))
  // A browser makes six requests at once to a host: what the others wait for goes first.
  const question = {
    item: video._id,
    ...(isOurs && beginningFor(startingChoice())),
  }
  const stream =
    latest === null
      ? send('openStream', question)
      : endingFor(latest).then((instead) => send('openStream', { ...question, instead }))
  if (latest === null) addEventListener('pagehide', leavePlace)
  latest = { playback, stream }
  const lesson = {
    itemId: video._id,
    durationInSeconds: durationSeconds(video.duration),
    playback: { id: () => playback.id, ended: () => playback.onEnded?.() },
  }
  const keeper = keepWatching === null ? Promise.resolve(null) : keepWatching(lesson).catch(() => null)
  // hls.js is the heaviest script: it loads in parallel with the player, not after it. If it fails, it is requested
  // again, and reported, when it is needed.
  if (isOurs) import('./stream-by-hls.ts').catch(() => undefined)
  const startsAt = placeOf(keeper, stream).catch(() => 0)
  const beginning = stream.then((answer) => beginningOf(answer, startsAt)).catch(() => null)
  let arrived = () => {}
  arrival = new Promise((resolve) => {
    arrived = resolve
    setTimeout(resolve, mostWaitMs)
  })
  pendingOpening = { video, stream, startsAt, keeper, beginning, playback, arrived }
  return pendingOpening
}

/** Resolves when the video that was opened last is shown: until then it has the connection to itself. */
export function afterVideo(): Promise<void> {
  return arrival
}

/** The playback that the next one ends: known after its response, however fast lessons are changed. */
async function endingFor({ playback, stream }: NonNullable<typeof latest>): Promise<string[]> {
  const answer = await stream
  const id = playback.id ?? (answer.success ? answer.data.playbackId : null)
  return id === null ? [] : [id]
}

/** A page that is closed for good frees its slot at once. */
function leavePlace({ persisted }: PageTransitionEvent): void {
  const id = latest?.playback.id ?? null
  if (!persisted && id !== null) void send('stopPlayback', { id }, { outlivesPage: true })
}

/**
 * The lesson opened when it was chosen, else opened now. Stays the same until the player is mounted: React may throw a
 * render away and start again.
 */
export function takeOpening(video: Video): Opening {
  return pendingOpening?.video._id === video._id ? pendingOpening : openLesson(video)
}

/** The player is mounted: what is opened from here on is for another one. */
export function holdOpening(opening: Opening): void {
  if (pendingOpening === opening) pendingOpening = null
}

async function placeOf(
  keeper: Promise<ProgressKeeper | null>,
  stream: Promise<StreamAnswer>,
): Promise<number> {
  const kept = await keeper
  if (kept === null) return 0
  const answer = await stream
  return kept.startAt(answer.success ? answer.data.place : undefined)
}

function beginningOf(answer: StreamAnswer, startsAt: Promise<number>): Beginning | null {
  if (!answer.success || answer.data.playlistUrl === null || answer.data.lists === null) return null
  return fetchBeginning(answer.data.playlistUrl, answer.data.lists, startsAt)
}

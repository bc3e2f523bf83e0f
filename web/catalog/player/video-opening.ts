import type { OutputOf } from '../../../domain/calls.ts'
import { send } from '../../api.ts'
import { durationSeconds, type Video } from '../course-facts.ts'
import type { StreamAnswer } from './ask-video.ts'
import { beginningFor, startingChoice } from './quality-choice.ts'
import { type Beginning, fetchBeginning } from './stream-beginning.ts'
import { playsByItself } from './stream-player.ts'

/** Where the server saw the student in a lesson; null before the first time. */
type KnownPlace = OutputOf<'openStream'>['place']

/** Where the student came in a lesson, kept on the device and by the server. */
export type ProgressKeeper = {
  /** `known` is what the server said of it already, undefined when it did not. */
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

/** A lesson that is about to play: what it takes is on its way while the player itself still is. */
export type Opening = {
  video: Video
  stream: Promise<StreamAnswer>
  /** Seconds into the video; 0 where nothing is kept. */
  startsAt: Promise<number>
  keeper: Promise<ProgressKeeper | null>
  /** The first parts of the video, for a player of ours; null where the browser asks for them itself. */
  beginning: Promise<Beginning | null>
  /** The playing that the keeper tells of, as the player sets it. */
  playback: { id: string | null; onEnded: (() => void) | null }
  /** To be told once the first picture is there, or will not come by itself. */
  arrived(): void
}

/** What else the page loads waits so long for a first picture at most. */
const mostWaitMs = 6000

let arrival: Promise<void> = Promise.resolve()
let opened: Opening | null = null
/** What this page opened last: the lesson that follows takes its place on the account. */
let latest: (Pick<Opening, 'playback'> & { stream: Promise<StreamAnswer> }) | null = null

/**
 * Asks for a lesson's video and its place at once, as it is chosen: on a slow line each question costs half
 * a second. The video's lists and the student's place come with the first answer, so that its first segment
 * is the second question, and what plays it is there when the segment is.
 */
export function openLesson(video: Video, keepWatching: KeepWatching | null = null): Opening {
  const playback: Opening['playback'] = { id: null, onEnded: null }
  const isOurs = !playsByItself(document.createElement('video'))
  // A browser asks six things of an installation at once: what the others wait for goes first.
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
  // What plays renditions is the heaviest of the scripts: it comes beside the player, not after it. If it
  // fails it is requested again, and that is said, when it is needed.
  if (isOurs) import('./stream-by-hls.ts').catch(() => undefined)
  const startsAt = placeOf(keeper, stream).catch(() => 0)
  const beginning = stream.then((answer) => beginningOf(answer, startsAt)).catch(() => null)
  let arrived = () => {}
  arrival = new Promise((resolve) => {
    arrived = resolve
    setTimeout(resolve, mostWaitMs)
  })
  opened = { video, stream, startsAt, keeper, beginning, playback, arrived }
  return opened
}

/** Resolves when the video that was opened last is there: until then the connection is left to it. */
export function afterVideo(): Promise<void> {
  return arrival
}

/** The playback to end for the next one: known once it was answered, however fast lessons are gone through. */
async function endingFor({ playback, stream }: NonNullable<typeof latest>): Promise<string[]> {
  const answer = await stream
  const id = playback.id ?? (answer.success ? answer.data.playbackId : null)
  return id === null ? [] : [id]
}

/** A page that will not come back leaves its place to another at once. */
function leavePlace({ persisted }: PageTransitionEvent): void {
  const id = latest?.playback.id ?? null
  if (!persisted && id !== null) void send('stopPlayback', { id }, { outlivesPage: true })
}

/**
 * The lesson that was opened as it was chosen; one that was not is opened now. It is the same one until the
 * player is on the page: React may throw a drawing of it away and start again.
 */
export function takeOpening(video: Video): Opening {
  return opened?.video._id === video._id ? opened : openLesson(video)
}

/** The player is on the page: what is opened from here on is for another one. */
export function holdOpening(opening: Opening): void {
  if (opened === opening) opened = null
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

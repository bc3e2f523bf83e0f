import { send } from '../../api.ts'
import { durationSeconds, type Video } from '../course-facts.ts'
import type { FilmAnswer } from './ask-film.ts'
import { playsByItself } from './plays-by-itself.ts'
import type { Beginning } from './stream-beginning.ts'

/** Where the student came in a lesson, kept on the device and by the server. */
export type ProgressKeeper = {
  startAt(): Promise<number>
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
  film: Promise<FilmAnswer>
  /** Seconds into the film; 0 where nothing is kept. */
  startsAt: Promise<number>
  keeper: Promise<ProgressKeeper | null>
  /** The first parts of the film, once it is known to be in rungs. */
  beginning: Promise<Beginning | null>
  /** The playing that the keeper tells of, as the player sets it. */
  playback: { id: string | null; onEnded: (() => void) | null }
}

let opened: Opening | null = null

/** Asks for a lesson's film and its place at once, as it is chosen: on a slow line each question costs half a second. */
export function openLesson(video: Video, keepWatching?: KeepWatching): Opening {
  const playback: Opening['playback'] = { id: null, onEnded: null }
  // A browser asks six things of a house at once: what the others wait for goes first.
  const stream = send('openStream', { item: video._id })
  // It is not worth its weight on a page where nothing may be played, and comes while the stream is opened.
  const starting = import('./film-start.ts')
  fetchPlayer()
  const keeper =
    keepWatching === undefined
      ? Promise.resolve(null)
      : keepWatching({
          itemId: video._id,
          durationInSeconds: durationSeconds(video.duration),
          playback: { id: () => playback.id, ended: () => playback.onEnded?.() },
        }).catch(() => null)
  const startsAt = keeper.then((kept) => kept?.startAt() ?? 0).catch(() => 0)
  const start = starting.then(({ startFilm }) => startFilm(video, stream, startsAt))
  const film = start.then((started) => started.film)
  const beginning = start.then((started) => started.beginning).catch(() => null)
  opened = { video, film, startsAt, keeper, beginning, playback }
  return opened
}

/** What plays rungs is the heaviest of the scripts: it comes beside the player, not after it. */
function fetchPlayer(): void {
  if (playsByItself(document.createElement('video'))) return
  // What fails here is asked for again, and said, when it is needed.
  import('./stream-by-hls.ts').catch(() => undefined)
}

/** The lesson that was opened as it was chosen; one that was not is opened now. */
export function takeOpening(video: Video): Opening {
  const taken = opened?.video._id === video._id ? opened : openLesson(video)
  opened = null
  return taken
}

import { m } from '../../../domain/messages/compiled/messages.js'
import { askFile, askVideo, type Refusal, type VideoAnswer, type VideoSource } from './ask-video.ts'
import { keepChoice, type QualityChoice, startingChoice } from './quality-choice.ts'
import type { Opening } from './video-opening.ts'

export type Video =
  | { state: 'loading' }
  /** `startsAt` in seconds: where a lesson goes on, and a renewed link or another file. */
  | { state: 'ready'; source: VideoSource; startsAt: number; isPlaying: boolean }
  | { state: 'refused'; reason: Refusal; text: string }

/** The part of the video element's interface that is used. */
export type PlayingElement = Pick<
  HTMLVideoElement,
  'autoplay' | 'currentTime' | 'paused' | 'played' | 'readyState' | 'seeking'
>

/** A link is renewed this long before it ends, while what was fetched with it still plays. */
const renewedBeforeMs = 60_000
/** A renewal that came to nothing disturbs nobody while the link holds: it is tried again. */
const renewedAgainMs = 15_000
/** A video that fails again so soon after its link was renewed is not mended by another one. */
const mendedForMs = 60_000

export type ShownVideo = ReturnType<typeof createShownVideo>

/**
 * The video of a lesson as its player shows it: asked for once, again in another file, and once more when
 * its link has run out. Its position is never lost, whatever becomes of the element that plays it.
 * @param element the one that plays, while there is one
 */
export function createShownVideo(
  { video, stream, startsAt, playback, keeper }: Omit<Opening, 'arrived'>,
  element: () => PlayingElement | null,
) {
  let shown: { video: Video; choice: QualityChoice } = {
    video: { state: 'loading' },
    choice: startingChoice(),
  }
  const place = { seconds: 0, isPlaying: true }
  let questions = 0
  let underway: Promise<unknown> = Promise.resolve()
  let renewal: ReturnType<typeof setTimeout> | undefined
  let isOverdue = false
  let mendedAt = Number.NEGATIVE_INFINITY
  const listeners = new Set<() => void>()

  function show(video: Video): void {
    clearTimeout(renewal)
    isOverdue = false
    shown = { ...shown, video }
    const source = sourceOf(video)
    // By the time that passes: a phone's clock may be hours from ours.
    if (source?.holdsForSeconds != null)
      renewal = setTimeout(renew, source.holdsForSeconds * 1000 - renewedBeforeMs)
    for (const listener of listeners) listener()
  }

  function noteWhetherItPlays(): void {
    const playing = element()
    if (playing === null) return
    const isAboutToBegin = playing.autoplay && playing.played.length === 0
    place.isPlaying = !playing.paused || isAboutToBegin
  }

  /**
   * One question after another: of two that the server answers at once, the later answer ends the playing
   * of the other. Null when something else was asked for in the meantime.
   */
  async function ask(question: () => Promise<VideoAnswer>): Promise<VideoAnswer | null> {
    questions += 1
    const number = questions
    const asked = underway.then(() => (number === questions ? question() : null))
    underway = asked.catch(() => null)
    const answer = await asked
    return number === questions ? answer : null
  }

  function take(answer: VideoAnswer | null): void {
    if (answer === null) return
    playback.id = answer.state === 'ready' ? answer.source.playbackId : null
    if (answer.state === 'refused') show(answer)
    else show({ state: 'ready', source: answer.source, startsAt: place.seconds, isPlaying: place.isPlaying })
  }

  function askAnew(instead: readonly string[]): Promise<VideoAnswer> {
    return askVideo({ video, choice: shown.choice, instead })
  }

  /** The playing that a new link takes the place of. */
  function own(): string[] {
    const id = sourceOf(shown.video)?.playbackId ?? null
    return id === null ? [] : [id]
  }

  /** Only while it plays: a paused one takes nobody's place, and is renewed as it goes on. */
  async function renew(): Promise<void> {
    clearTimeout(renewal)
    noteWhetherItPlays()
    isOverdue = !place.isPlaying
    if (isOverdue) return
    const answer = await ask(() => askAnew(own()))
    if (answer?.state === 'refused') renewal = setTimeout(renew, renewedAgainMs)
    else take(answer)
  }

  async function begin(): Promise<void> {
    const failed: VideoAnswer = { state: 'refused', reason: 'failed', text: m.player_failed() }
    const answer = await ask(async () => {
      const first = askVideo({ video, choice: shown.choice, stream }).catch(() => failed)
      const [answered, seconds] = await Promise.all([first, startsAt])
      Object.assign(place, { seconds, isPlaying: true })
      return answered
    })
    take(answer)
  }

  /** Where the lesson goes on once it went on elsewhere. */
  async function askWhereItIsNow(instead: readonly string[]): Promise<VideoAnswer> {
    const answer = await askAnew(instead)
    const kept = await keeper
    if (answer.state === 'ready' && kept !== null) place.seconds = await kept.startAt(answer.place)
    return answer
  }

  return {
    read: () => shown,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows what was asked for as the lesson was chosen. Returns how to end it. */
    begin() {
      void begin()
      return () => {
        questions += 1
        clearTimeout(renewal)
      }
    },
    /** Updated while playing and on seek; an element that loads or has failed reports 0. */
    notePlace() {
      const playing = element()
      if (playing === null || playing.readyState === 0) return
      if (playing.seeking || playing.readyState >= 2) place.seconds = playing.currentTime
    },
    place: () => place.seconds,
    /** Playback continues after a stall. */
    goesOn() {
      if (isOverdue) void renew()
    },
    choose(choice: QualityChoice) {
      keepChoice(choice)
      shown = { ...shown, choice }
      for (const listener of listeners) listener()
      if (sourceOf(shown.video)?.kind !== 'file') return
      noteWhetherItPlays()
      mendedAt = Number.NEGATIVE_INFINITY
      void ask(() => askFile({ video, choice })).then(take)
    },
    /** After a playback error the link is renewed; if that does not help, the error is shown. */
    recover() {
      noteWhetherItPlays()
      const now = performance.now()
      if (now - mendedAt < mendedForMs)
        return show({ state: 'refused', reason: 'failed', text: m.player_failed() })
      mendedAt = now
      void ask(() => askAnew(own())).then(take)
    },
    /** The lesson went on elsewhere. */
    stop() {
      questions += 1
      playback.id = null
      show({ state: 'refused', reason: 'stopped', text: m.player_stopped() })
    },
    /** Asks again, for the place that was reached here or elsewhere. `instead` names playbacks that end with it. */
    tryAgain(instead: readonly string[] = []) {
      const wasStopped = shown.video.state === 'refused' && shown.video.reason === 'stopped'
      mendedAt = Number.NEGATIVE_INFINITY
      place.isPlaying = true
      show({ state: 'loading' })
      void ask(() => (wasStopped ? askWhereItIsNow(instead) : askAnew(instead))).then(take)
    },
  }
}

function sourceOf(video: Video): VideoSource | null {
  return video.state === 'ready' ? video.source : null
}

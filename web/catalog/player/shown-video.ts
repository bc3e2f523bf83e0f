import { m } from '../../../domain/messages/compiled/messages.js'
import { newSignal } from '../../store.ts'
import { askFile, askVideo, type Refusal, type VideoAnswer, type VideoSource } from './ask-video.ts'
import { keepChoice, type QualityChoice, startingChoice } from './quality-choice.ts'
import type { Opening } from './video-opening.ts'

export type Video =
  | { state: 'loading' }
  /** `startsAt` in seconds: where to resume, also after a renewed link or another file. */
  | { state: 'ready'; source: VideoSource; startsAt: number; isPlaying: boolean }
  | { state: 'refused'; reason: Refusal; text: string }

/** The part of the video element's interface that is used. */
export type PlayingElement = Pick<
  HTMLVideoElement,
  'autoplay' | 'currentTime' | 'paused' | 'played' | 'readyState' | 'seeking'
>

/** A link is renewed this long before it expires, while what was fetched with it still plays. */
const renewedBeforeMs = 60_000
/** A failed renewal shows nothing while the link is valid: it is retried. */
const renewedAgainMs = 15_000
/** If a video fails again so soon after its link was renewed, another renewal will not help. */
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
  let lastRequest: Promise<unknown> = Promise.resolve()
  let renewal: ReturnType<typeof setTimeout> | undefined
  let isOverdue = false
  let mendedAt = Number.NEGATIVE_INFINITY
  const changes = newSignal()

  function show(video: Video): void {
    clearTimeout(renewal)
    isOverdue = false
    shown = { ...shown, video }
    const source = sourceOf(video)
    // By elapsed time: a phone's clock may be hours off.
    if (source?.holdsForSeconds != null)
      renewal = setTimeout(renew, source.holdsForSeconds * 1000 - renewedBeforeMs)
    changes.tell()
  }

  function noteWhetherItPlays(): void {
    const playing = element()
    if (playing === null) return
    const isAboutToBegin = playing.autoplay && playing.played.length === 0
    place.isPlaying = !playing.paused || isAboutToBegin
  }

  /**
   * One request after another: of two concurrent ones the later would end the playback of the other. Null when another
   * request replaced it.
   */
  async function ask(question: () => Promise<VideoAnswer>): Promise<VideoAnswer | null> {
    questions += 1
    const number = questions
    const request = lastRequest.then(() => (number === questions ? question() : null))
    lastRequest = request.catch(() => null)
    const answer = await request
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

  /** The playback that the new link replaces. */
  function replacedPlaybacks(): string[] {
    const id = sourceOf(shown.video)?.playbackId ?? null
    return id === null ? [] : [id]
  }

  /** Only while playing: a paused one must not displace another device, and is renewed on play. */
  async function renew(): Promise<void> {
    clearTimeout(renewal)
    noteWhetherItPlays()
    isOverdue = !place.isPlaying
    if (isOverdue) return
    const answer = await ask(() => askAnew(replacedPlaybacks()))
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

  /** Where to resume after it was played elsewhere. */
  async function askWhereItIsNow(instead: readonly string[]): Promise<VideoAnswer> {
    const answer = await askAnew(instead)
    const kept = await keeper
    if (answer.state === 'ready' && kept !== null) place.seconds = await kept.startAt(answer.place)
    return answer
  }

  return {
    read: () => shown,
    watch: changes.watch,
    /** Shows what was requested when the lesson was chosen. Returns how to stop. */
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
      changes.tell()
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
      void ask(() => askAnew(replacedPlaybacks())).then(take)
    },
    /** The lesson was played further elsewhere. */
    stop() {
      questions += 1
      playback.id = null
      show({ state: 'refused', reason: 'stopped', text: m.player_stopped() })
    },
    /** Requests it again, for the position reached here or elsewhere. `instead` names playbacks that end with it. */
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

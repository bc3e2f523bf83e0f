import type { VideoSource } from './ask-video.ts'
import type { QualityChoice } from './quality-choice.ts'
import type { Beginning } from './stream-beginning.ts'

/** How the video comes: `lost` is a line that is gone, `down` a store that does not answer. */
export type Line = 'good' | 'lost' | 'down'

type StreamEvents = {
  /** The rendition that plays now, such as `240p`. */
  onRendition(rendition: string | null): void
  onLine(line: Line): void
  /** The stream is refused with this status: 410 when another device took its place. */
  onRefused(status: number): void
  /** The browser cannot play what comes. */
  onBroken(): void
}

export type StreamOptions = {
  source: VideoSource
  choice: QualityChoice
  /** Where the video stands, or is to go on once it is there, in seconds. */
  place(): number
  beginning: Beginning | null
  events: StreamEvents
}

/** A video in renditions on a video element. */
export type StreamPlayer = {
  choose(choice: QualityChoice): void
  /** Goes on by a link that was renewed, at the same place. */
  renew(url: string): void
  /** Asks at once for what failed. */
  retry(): void
  stop(): void
}

/**
 * Whether a video is to play once its element has another source: by that it is paused, however it
 * played before. A video that the student has stopped stays so.
 */
export function playsOnIn(video: HTMLVideoElement) {
  let playsOn = false
  const isSettled = () => {
    playsOn = false
    // It would begin by itself whenever it is reloaded.
    video.autoplay = false
  }
  video.addEventListener('playing', isSettled)
  video.addEventListener('pause', isSettled)
  return {
    /** To be told before the source is changed. */
    note() {
      playsOn ||= video.autoplay || !video.paused
    },
    goOn() {
      if (playsOn) void video.play().catch(() => undefined)
    },
    stop() {
      video.removeEventListener('playing', isSettled)
      video.removeEventListener('pause', isSettled)
    },
  }
}

/** Statuses that another try of the same address does not change. */
export const refusals: readonly number[] = [401, 403, 404, 410]

export const retryMilliseconds = 3000

/**
 * True where the browser is to play renditions itself. Others that could, but that Apple did not make, neither
 * begin with the smallest rendition nor keep a small buffer, which is what data packs want.
 */
export function playsByItself(video: HTMLVideoElement): boolean {
  const isKnown = video.canPlayType('application/vnd.apple.mpegurl') !== ''
  const isApple = navigator.vendor.startsWith('Apple')
  return isKnown && (isApple || !('MediaSource' in window))
}

import type { VideoSource } from './ask-video.ts'
import type { QualityChoice } from './quality-choice.ts'
import type { Beginning } from './stream-beginning.ts'

/** Network state: `lost` means offline, `down` a media store that does not respond. */
export type Line = 'good' | 'lost' | 'down'

export type StreamEvents = {
  /** The rendition that plays now, such as `240p`. */
  onRendition(rendition: string | null): void
  onLine(line: Line): void
  /** The stream is refused with this status: 410 when another device took over. */
  onRefused(status: number): void
  /** The browser cannot play the format. */
  onBroken(): void
}

export type StreamOptions = {
  source: VideoSource
  choice: QualityChoice
  /** Current position, or where to start once it has loaded, in seconds. */
  place(): number
  beginning: Beginning | null
  events: StreamEvents
}

/** A video in renditions on a video element. */
export type StreamPlayer = {
  choose(choice: QualityChoice): void
  /** Continues with a renewed link, at the same position. */
  renew(url: string): void
  /** Retries at once what failed. */
  retry(): void
  stop(): void
}

/** Whether to play after a change of source, which pauses the element. A video that the student paused stays paused. */
export function playsOnIn(video: HTMLVideoElement) {
  let playsOn = false
  const isSettled = () => {
    playsOn = false
    // It would autoplay on every reload.
    video.autoplay = false
  }
  video.addEventListener('playing', isSettled)
  video.addEventListener('pause', isSettled)
  return {
    /** To be called before the source is changed. */
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

/** Statuses where a retry of the same URL does not help. */
export const refusals: readonly number[] = [401, 403, 404, 410]

export const retryMilliseconds = 3000

/**
 * True where the browser should play HLS itself. Others with native HLS neither start with the smallest rendition nor
 * keep a small buffer, which saves mobile data.
 */
export function playsByItself(video: HTMLVideoElement): boolean {
  const isKnown = video.canPlayType('application/vnd.apple.mpegurl') !== ''
  const isApple = navigator.vendor.startsWith('Apple')
  return isKnown && (isApple || !('MediaSource' in window))
}

type Played = Pick<HTMLVideoElement, 'paused' | 'played'>

/**
 * Whether a video is paused of which next to nothing was seen: some browsers let it begin, and stop it as
 * soon as it would be heard.
 */
export function hasNotBegun({ paused, played }: Played): boolean {
  const seconds = Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index))
  return paused && seconds.reduce((sum, one) => sum + one, 0) < 0.5
}

type Played = Pick<HTMLVideoElement, 'paused' | 'played'>

/** Whether a paused video was hardly played: some browsers let it start and pause it as soon as there is sound. */
export function hasNotBegun({ paused, played }: Played): boolean {
  const seconds = Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index))
  return paused && seconds.reduce((sum, one) => sum + one, 0) < 0.5
}

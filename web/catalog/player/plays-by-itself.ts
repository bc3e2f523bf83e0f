/**
 * Other browsers that play HLS by themselves neither begin with the smallest rung nor keep a small
 * buffer, which is what data packs want.
 */
export function playsByItself(video: HTMLVideoElement): boolean {
  const isKnown = video.canPlayType('application/vnd.apple.mpegurl') !== ''
  const isApple = navigator.vendor.startsWith('Apple')
  return isKnown && (isApple || !('MediaSource' in window))
}

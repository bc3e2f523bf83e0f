import { playsByItself, type StreamOptions, type StreamPlayer } from './stream-player.ts'

/** Plays a video in renditions: by the browser where Apple made it, by hls.js elsewhere. */
export async function playStream(video: HTMLVideoElement, options: StreamOptions): Promise<StreamPlayer> {
  if (playsByItself(video)) return (await import('./stream-by-browser.ts')).playByBrowser(video, options)
  return (await import('./stream-by-hls.ts')).playByHls(video, options)
}

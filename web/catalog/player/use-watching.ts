import { type RefObject, useEffect } from 'react'
import type { ProgressKeeper } from './video-opening.ts'

/** Reports to the keeper what is played, second by second; skipped parts do not count. */
export function useWatching(
  element: RefObject<HTMLVideoElement | null>,
  keeper: Promise<ProgressKeeper | null>,
): void {
  useEffect(() => {
    const video = element.current
    if (video === null) return
    let currentKeeper: ProgressKeeper | null = null
    let last: number | null = null
    void keeper.then((made) => {
      currentKeeper = made
    })
    function play() {
      if (video === null || video.seeking) return
      if (last !== null && video.currentTime > last) currentKeeper?.watched(last, video.currentTime)
      last = video.currentTime
    }
    function jump() {
      last = null
    }
    function land() {
      if (video === null) return
      last = video.currentTime
      // A video that has not started is at 0, which is not a position that was reached.
      if (video.readyState > 0 && video.played.length > 0) currentKeeper?.watched(last, last)
    }
    const listeners = [
      ['timeupdate', play],
      ['pause', play],
      ['ended', play],
      ['seeking', jump],
      ['emptied', jump],
      ['seeked', land],
    ] as const
    for (const [name, listener] of listeners) video.addEventListener(name, listener)
    return () => {
      play()
      for (const [name, listener] of listeners) video.removeEventListener(name, listener)
    }
  }, [element, keeper])
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { savedPath } from '../../../domain/lessons/saved/rules.ts'
import type { VideoSource } from './ask-video.ts'
import type { QualityChoice } from './quality-choice.ts'
import type { Beginning } from './stream-beginning.ts'
import { type Line, playsByItself, type StreamOptions, type StreamPlayer } from './stream-player.ts'

type Streaming = {
  element: RefObject<HTMLVideoElement | null>
  source: VideoSource
  choice: QualityChoice
  place(): number
  beginning: Promise<Beginning | null>
  onRefused(status: number): void
  onBroken(): void
}

/** Plays a video in renditions on the element; a video that is one file plays by its address alone. */
export function useStream(streaming: Streaming) {
  const { element, source, choice } = streaming
  const [line, setLine] = useState<Line>('good')
  const [rendition, setRendition] = useState<string | null>(null)
  const player = useRef<StreamPlayer | null>(null)
  const latest = useRef(streaming)
  latest.current = streaming
  const isStream = source.kind === 'stream'

  useEffect(() => {
    const video = element.current
    if (!isStream || video === null) return
    let isGone = false
    async function play(on: HTMLVideoElement) {
      const initial = latest.current
      const created = await playStream(on, {
        source: initial.source,
        choice: initial.choice,
        place: () => latest.current.place(),
        beginning: await initial.beginning.catch(() => null),
        events: {
          onRendition: setRendition,
          onLine: setLine,
          onRefused: (status) => latest.current.onRefused(status),
          onBroken: () => latest.current.onBroken(),
        },
      })
      if (isGone) return created.stop()
      player.current = created
      if (latest.current.choice !== initial.choice) created.choose(latest.current.choice)
    }
    // Without its script a stream cannot play: a retry may load it.
    play(video).catch(() => isGone || latest.current.onBroken())
    return () => {
      isGone = true
      player.current?.stop()
      player.current = null
    }
  }, [element, isStream])

  useEffect(() => player.current?.renew(source.url), [source.url])
  useEffect(() => player.current?.choose(choice), [choice])

  return { line, rendition, retry: () => player.current?.retry() }
}

/** Plays a video in renditions: by the browser on Apple's, by hls.js elsewhere. */
async function playStream(video: HTMLVideoElement, options: StreamOptions): Promise<StreamPlayer> {
  // A saved video comes from the service worker, which a native player does not use.
  const isSaved = options.source.url.startsWith(savedPath)
  if (playsByItself(video) && !isSaved)
    return (await import('./stream-by-browser.ts')).playByBrowser(video, options)
  return (await import('./stream-by-hls.ts')).playByHls(video, options)
}

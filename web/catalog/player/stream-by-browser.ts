import { renditionOf } from './quality-choice.ts'
import {
  playsOnIn,
  refusals,
  retryMilliseconds,
  type StreamOptions,
  type StreamPlayer,
} from './stream-player.ts'

/** A browser that claims HLS support and then plays nothing is retried this many times. */
const mostFailures = 3

/** Plays a video in renditions by the browser's own HLS, which chooses among them unless it is given one. */
export function playByBrowser(video: HTMLVideoElement, options: StreamOptions): StreamPlayer {
  const { source, events, place } = options
  let { choice } = options
  let url = source.url
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isGone = false

  const playing = playsOnIn(video)

  function load() {
    clearTimeout(timer)
    timer = undefined
    playing.note()
    const rendition = renditionOf(choice, source.renditions)
    const address = rendition === null ? url : url.replace(/[^/]+\.m3u8$/, `${rendition.rendition}.m3u8`)
    const at = place()
    // The position is a media fragment; it is never sent to the server.
    video.src = at > 0 ? `${address}#t=${at}` : address
    events.onRendition(rendition?.rendition ?? null)
    playing.goOn()
  }

  /** The element does not report why it stopped: request the playlist to find out. */
  async function onError() {
    const asked = url
    const status = await fetch(asked).then(
      (response) => response.status,
      () => 0,
    )
    // A link that was renewed meanwhile already plays.
    if (isGone || asked !== url) return
    if (refusals.includes(status)) return events.onRefused(status)
    if (status === 200) failures += 1
    if (failures >= mostFailures) return events.onBroken()
    events.onLine(status >= 500 ? 'down' : 'lost')
    clearTimeout(timer)
    timer = setTimeout(load, retryMilliseconds)
  }

  const fail = () => void onError()
  const good = () => {
    failures = 0
    events.onLine('good')
  }
  /** A restored connection is no reason to reload what plays. */
  const back = () => {
    if (timer !== undefined) load()
  }
  video.addEventListener('error', fail)
  video.addEventListener('playing', good)
  addEventListener('online', back)
  load()

  return {
    choose(next) {
      choice = next
      load()
    },
    renew(renewed) {
      url = renewed
      load()
    },
    retry: load,
    stop() {
      isGone = true
      clearTimeout(timer)
      video.removeEventListener('error', fail)
      video.removeEventListener('playing', good)
      removeEventListener('online', back)
      playing.stop()
      video.removeAttribute('src')
      // It would keep fetching what nobody watches.
      video.load()
    },
  }
}

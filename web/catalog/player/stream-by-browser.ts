import { renditionOf } from './quality-choice.ts'
import {
  playsOnIn,
  refusals,
  retryMilliseconds,
  type StreamOptions,
  type StreamPlayer,
} from './stream-player.ts'

/** A browser that says it plays renditions and then plays none of a list that is there is asked so often. */
const mostFailures = 3

/** Plays a video in renditions by the browser itself, which chooses among them unless it is given one alone. */
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
    // The place to go on at travels as a media fragment; it is never sent to the server.
    video.src = at > 0 ? `${address}#t=${at}` : address
    events.onRendition(rendition?.rendition ?? null)
    playing.goOn()
  }

  /** The element does not tell why it stopped: the list is asked. */
  async function onError() {
    const asked = url
    const status = await fetch(asked).then(
      (response) => response.status,
      () => 0,
    )
    // What was renewed in the meantime plays already.
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
  /** A connection that is back is no reason to reload what plays. */
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
      // It would go on fetching what nobody sees any more.
      video.load()
    },
  }
}

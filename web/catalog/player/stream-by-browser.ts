import { rungOf } from './rung-choice.ts'
import { refusals, retryMilliseconds, type StreamOptions, type StreamPlayer } from './stream-player.ts'

/** Plays a film in rungs by the browser itself, which chooses among them unless it is given one alone. */
export function playByBrowser(video: HTMLVideoElement, options: StreamOptions): StreamPlayer {
  const { source, events, startsAt } = options
  let { choice } = options
  let url = source.url
  let timer: ReturnType<typeof setTimeout> | undefined

  function load(at: number) {
    clearTimeout(timer)
    const isPlaying = video.autoplay || !video.paused
    const rung = rungOf(choice, source.rungs)
    const address = rung === null ? url : url.replace(/[^/]+\.m3u8$/, `${rung.rung}.m3u8`)
    // The place to go on at travels as a media fragment; it is never sent to the server.
    video.src = at > 0 ? `${address}#t=${at}` : address
    events.onRung(rung?.rung ?? null)
    if (isPlaying) void video.play().catch(() => undefined)
  }

  /** The element does not tell why it stopped: the list is asked. */
  async function onError() {
    const at = video.currentTime || startsAt
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (refusals.includes(status)) return events.onRefused(status)
    if (status === 200 && video.error?.code === MediaError.MEDIA_ERR_DECODE) return events.onBroken()
    events.onLine(status >= 500 ? 'down' : 'lost')
    timer = setTimeout(() => load(at), retryMilliseconds)
  }

  const fail = () => void onError()
  const good = () => events.onLine('good')
  const retry = () => load(video.currentTime || startsAt)
  video.addEventListener('error', fail)
  video.addEventListener('playing', good)
  load(startsAt)

  return {
    choose(next) {
      choice = next
      load(video.currentTime)
    },
    renew(renewed) {
      url = renewed
      retry()
    },
    retry,
    stop() {
      clearTimeout(timer)
      video.removeEventListener('error', fail)
      video.removeEventListener('playing', good)
      video.removeAttribute('src')
    },
  }
}

import type { Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import Hls, { type ErrorData, type HlsConfig, type Level, type RetryConfig } from 'hls.js/dist/hls.light.mjs'
import { lineBitsPerSecond, noteLine, saverHeightOf } from './quality-choice.ts'
import type { Beginning, Part } from './stream-beginning.ts'
import {
  playsOnIn,
  refusals,
  retryMilliseconds,
  type StreamOptions,
  type StreamPlayer,
} from './stream-player.ts'

/** On metered data: what is fetched ahead may never be watched. */
const secondsAhead = 20
const mostSecondsAhead = 30
const secondsKept = 30
const bytesAhead = 12_000_000
/** A failed decoder, as after sleep, is restarted this often within a minute; then the video counts as broken. */
const mostRepairs = 3
const repairsCountForMs = 60_000

/** Plays a video in renditions by hls.js: it starts with the preloaded parts and continues as the bandwidth allows. */
export function playByHls(video: HTMLVideoElement, options: StreamOptions): StreamPlayer {
  const { events, place, beginning } = options
  let { choice } = options
  let url = options.source.url
  /** Refused or broken: no requests until the link is renewed. */
  let isStopped = false
  let repairs: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const hls = new Hls({
    ...settings,
    abrEwmaDefaultEstimate: lineBitsPerSecond(),
    ...(beginning && { loader: loaderWithBeginning(Hls.DefaultConfig.loader, beginning.parts) }),
    // A renewed link changes only the signed part of the URL.
    xhrSetup: (xhr, address) => xhr.open('GET', renewedAddress(address, url), true),
  })

  const playing = playsOnIn(video)

  function load() {
    playing.note()
    hls.loadSource(choice === 'sound' ? besidePlaylist(url, 'audio') : url)
  }

  function begin() {
    obey(true)
    hls.startLoad(place())
    playing.goOn()
  }

  /** Applies the choice: one rendition, a maximum height, or what the bandwidth and the picture's size allow. */
  function obey(isStart: boolean) {
    if (choice === 'sound') return
    const isFree = choice === 'auto' || choice === 'saver'
    const level = isFree ? -1 : levelOf(hls.levels, Number.parseInt(choice, 10))
    // A manual choice shows soon: what was buffered in the old rendition is dropped. Automatic changes drop nothing.
    if (isStart) {
      const begun = levelOf(hls.levels, Number.parseInt(beginning?.rendition ?? '', 10))
      hls.startLevel = isFree ? begun : level
    }
    if (isStart || isFree) hls.loadLevel = level
    else hls.nextLevel = level
    hls.capLevelToPlayerSize = choice === 'auto'
    if (choice === 'saver') hls.autoLevelCapping = levelOf(hls.levels, saverHeightOf(hls.levels))
  }

  function retry() {
    clearTimeout(timer)
    timer = undefined
    if (isStopped) return
    if (hls.levels.length === 0) load()
    // By default it would start at 0 where no part of the video has loaded yet.
    else hls.startLoad(place())
  }

  function retryLater() {
    timer ??= setTimeout(retry, retryMilliseconds)
  }

  function onError(data: ErrorData) {
    if (data.type === Hls.ErrorTypes.NETWORK_ERROR) {
      const status = data.response?.code ?? 0
      if (refusals.includes(status))
        return wasAskedBefore(data) ? retryLater() : stopWith(() => events.onRefused(status))
      events.onLine(status >= 500 ? 'down' : 'lost')
      if (data.fatal) retryLater()
      return
    }
    if (!data.fatal) return
    const now = performance.now()
    repairs = [...repairs.filter((at) => now - at < repairsCountForMs), now]
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && repairs.length <= mostRepairs)
      return hls.recoverMediaError()
    stopWith(events.onBroken)
  }

  /** A request in flight when the link was renewed fails by the old link. */
  function wasAskedBefore({ networkDetails }: ErrorData): boolean {
    const asked = networkDetails instanceof XMLHttpRequest ? networkDetails.responseURL : ''
    return asked !== '' && asked !== renewedAddress(asked, url)
  }

  function stopWith(tell: () => void) {
    if (isStopped) return
    isStopped = true
    hls.stopLoad()
    tell()
  }

  hls.on(Hls.Events.MANIFEST_PARSED, begin)
  hls.on(Hls.Events.ERROR, (_, data) => onError(data))
  hls.on(Hls.Events.FRAG_LOADED, () => {
    events.onLine('good')
    noteLine(hls.bandwidthEstimate)
  })
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => {
    const height = hls.levels[level]?.height
    events.onRendition(height ? `${height}p` : null)
  })
  addEventListener('online', retry)
  hls.attachMedia(video)
  load()

  return {
    choose(next) {
      const changesSource = (choice === 'sound') !== (next === 'sound')
      choice = next
      if (changesSource) load()
      else if (hls.levels.length > 0) obey(false)
    },
    renew(renewed) {
      url = renewed
      const wasStopped = isStopped
      isStopped = false
      // What was refused may be gone, as when staff replaced the video: request its playlists again.
      if (wasStopped) load()
      else retry()
    },
    retry,
    stop() {
      clearTimeout(timer)
      removeEventListener('online', retry)
      playing.stop()
      hls.destroy()
    },
  }
}

/** A dropped request on a slow connection is retried at once, and then less and less often. */
const deadline: RetryConfig = {
  maxNumRetry: 7,
  retryDelayMs: 250,
  maxRetryDelayMs: 4000,
  shouldRetry: (config, count, isTimeout, response) =>
    count < (config?.maxNumRetry ?? 0) && (isTimeout || !response?.code || response.code >= 500),
}

/** 400 kilobits per second with two seconds per response is slow, not offline. */
const patient = {
  default: {
    maxTimeToFirstByteMs: 20_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: deadline,
    errorRetry: deadline,
  },
}

/** A pixel ratio of three shows nothing of a lesson that two does not. */
class CapOfPhone extends Hls.DefaultConfig.capLevelController {
  override get contentScaleFactor(): number {
    return Math.min(devicePixelRatio, 2)
  }
}

/** Buffers of the library that are not in its public types. */
type Buffers = {
  sourceBuffer: Readonly<Record<string, SourceBuffer | undefined>>
  updateMediaElementDuration(): void
}

/**
 * Some versions of Chromium are still busy with the last duration when the next is set. That throws, the buffer no
 * longer fills and the lesson stalls. So set it when the buffer is idle.
 */
export function setLengthOnceFree(buffers: Buffers): void {
  const setLength = buffers.updateMediaElementDuration
  buffers.updateMediaElementDuration = function () {
    const busy = Object.values(this.sourceBuffer).find((buffer) => buffer?.updating)
    if (busy === undefined) setLength.call(this)
    else busy.addEventListener('updateend', () => this.updateMediaElementDuration(), { once: true })
  }
}
setLengthOnceFree(Hls.DefaultConfig.bufferController.prototype as unknown as Buffers)

const settings: Partial<HlsConfig> = {
  autoStartLoad: false,
  startLevel: 0,
  capLevelToPlayerSize: true,
  capLevelController: CapOfPhone,
  maxBufferLength: secondsAhead,
  maxMaxBufferLength: mostSecondsAhead,
  maxBufferSize: bytesAhead,
  backBufferLength: secondsKept,
  abrBandWidthFactor: 0.8,
  testBandwidth: false,
  startFragPrefetch: true,
  lowLatencyMode: false,
  // A worker would be one more file to fetch; small segments are repacked in a few milliseconds.
  enableWorker: false,
  manifestLoadPolicy: patient,
  playlistLoadPolicy: patient,
  fragLoadPolicy: patient,
  keyLoadPolicy: patient,
}

/** The level of a height, or the nearest below it. */
function levelOf(levels: readonly Level[], height: number): number {
  const fitting = levels
    .map((level, index) => ({ index, height: level.height }))
    .filter((level) => level.height <= height)
  return fitting.sort((one, other) => other.height - one.height)[0]?.index ?? 0
}

/** The playlist of one rendition, which is in the same folder as the master playlist. */
function besidePlaylist(url: string, rendition: string): string {
  return url.replace(/[^/]+\.m3u8$/, `${rendition}.m3u8`)
}

/** Rewrites a URL of an old link to the current link. */
function renewedAddress(address: string, url: string): string {
  const link = /\/stream\/[^/]+\//
  const renewed = link.exec(url)?.[0]
  return renewed === undefined ? address : address.replace(link, renewed)
}

type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>

/** A loader for hls.js that uses the preloaded parts and fetches the rest as usual. */
function loaderWithBeginning(Plain: LoaderClass, parts: Beginning['parts']): LoaderClass {
  return class extends Plain {
    private isGone = false

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const address = new URL(context.url, location.href).href
      const part = parts.get(address)
      if (part === undefined) {
        super.load(context, config, callbacks)
        return
      }
      parts.delete(address)
      part.then(
        (fetched) => {
          if (!this.isGone) this.hand(fetched, context, callbacks, address)
        },
        () => {
          if (!this.isGone) super.load(context, config, callbacks)
        },
      )
    }

    override abort(): void {
      this.isGone = true
      super.abort()
    }

    override destroy(): void {
      this.isGone = true
      super.destroy()
    }

    private hand(
      part: Part,
      context: LoaderContext,
      callbacks: LoaderCallbacks<LoaderContext>,
      address: string,
    ): void {
      const { stats } = this
      stats.loading.start = part.startedAt
      stats.loading.first = part.startedAt
      stats.loading.end = part.endedAt
      stats.loaded = part.bytes.byteLength
      stats.total = part.bytes.byteLength
      const data = context.responseType === 'arraybuffer' ? part.bytes : new TextDecoder().decode(part.bytes)
      callbacks.onProgress?.(stats, context, data, null)
      callbacks.onSuccess({ url: address, data, code: 200 }, stats, context, null)
    }
  }
}

import Hls, { type ErrorData, type HlsConfig, type Level, type RetryConfig } from 'hls.js/light'
import { saverHeightOf } from './rung-choice.ts'
import { loaderWithBeginning } from './stream-loader.ts'
import { refusals, retryMilliseconds, type StreamOptions, type StreamPlayer } from './stream-player.ts'

/** Metered data: what is fetched ahead may never be seen. */
const secondsAhead = 20
const mostSecondsAhead = 30
const secondsKept = 30
const bytesAhead = 12_000_000
/** Bits per second that a line is taken for until it has shown what it bears. */
const firstGuess = 250_000

/** Plays a film in rungs by hls.js: it starts with the smallest and goes up as the line allows. */
export function playByHls(video: HTMLVideoElement, options: StreamOptions): StreamPlayer {
  const { events, startsAt, beginning } = options
  let { choice } = options
  let url = options.source.url
  let isRefused = false
  let repairs = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const hls = new Hls({
    ...settings,
    ...(beginning && { loader: loaderWithBeginning(Hls.DefaultConfig.loader, beginning) }),
    // A renewed link changes the part of the address that opens it, nothing else.
    xhrSetup: (xhr, address) => xhr.open('GET', renewedAddress(address, url), true),
  })

  function load(at: number) {
    hls.loadSource(choice === 'sound' ? besidePlaylist(url, 'audio') : url)
    hls.once(Hls.Events.MANIFEST_PARSED, () => {
      obey(true)
      hls.startLoad(at)
      if (video.autoplay) void video.play().catch(() => undefined)
    })
  }

  /** Holds to the choice: one rung, no more than a height, or what the line and the picture's size allow. */
  function obey(isStart: boolean) {
    if (choice === 'sound') return
    const isFree = choice === 'auto' || choice === 'saver'
    const level = isFree ? -1 : levelOf(hls.levels, Number.parseInt(choice, 10))
    // A choice by hand is seen soon: what was fetched in the old rung goes. By itself nothing is thrown away.
    if (isStart) hls.startLevel = Math.max(0, level)
    if (isStart || isFree) hls.loadLevel = level
    else hls.nextLevel = level
    hls.capLevelToPlayerSize = choice === 'auto'
    if (choice === 'saver') hls.autoLevelCapping = levelOf(hls.levels, saverHeightOf(hls.levels))
  }

  function retry() {
    clearTimeout(timer)
    timer = undefined
    if (isRefused) return
    if (hls.levels.length === 0) load(startsAt)
    else hls.startLoad(-1)
  }

  function retryLater() {
    timer ??= setTimeout(retry, retryMilliseconds)
  }

  function onError(data: ErrorData) {
    if (data.type === Hls.ErrorTypes.NETWORK_ERROR) {
      const status = data.response?.code ?? 0
      if (refusals.includes(status)) return wasAskedBefore(data) ? retryLater() : refuse(status)
      events.onLine(status >= 500 ? 'down' : 'lost')
      if (data.fatal) retryLater()
      return
    }
    if (!data.fatal) return
    repairs += 1
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && repairs <= 3) return hls.recoverMediaError()
    events.onBroken()
  }

  /** A question that was on its way as the link was renewed is answered by the link that ended with it. */
  function wasAskedBefore({ networkDetails }: ErrorData): boolean {
    const asked = networkDetails instanceof XMLHttpRequest ? networkDetails.responseURL : ''
    return asked !== '' && asked !== renewedAddress(asked, url)
  }

  function refuse(status: number) {
    if (isRefused) return
    isRefused = true
    hls.stopLoad()
    events.onRefused(status)
  }

  hls.on(Hls.Events.ERROR, (_, data) => onError(data))
  hls.on(Hls.Events.FRAG_LOADED, () => events.onLine('good'))
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => {
    const height = hls.levels[level]?.height
    events.onRung(height ? `${height}p` : null)
  })
  addEventListener('online', retry)
  hls.attachMedia(video)
  load(startsAt)

  return {
    choose(next) {
      const changesSource = (choice === 'sound') !== (next === 'sound')
      choice = next
      if (changesSource) load(video.currentTime)
      else if (hls.levels.length > 0) obey(false)
    },
    renew(renewed) {
      url = renewed
      isRefused = false
      retry()
    },
    retry,
    stop() {
      clearTimeout(timer)
      removeEventListener('online', retry)
      hls.destroy()
    },
  }
}

const patience: RetryConfig = {
  maxNumRetry: 6,
  retryDelayMs: 1000,
  maxRetryDelayMs: 4000,
  shouldRetry: (config, count, isTimeout, response) =>
    count < (config?.maxNumRetry ?? 0) && (isTimeout || !response?.code || response.code >= 500),
}

/** A line of 400 kilobits per second with two seconds to every answer is slow, not lost. */
const patient = {
  default: {
    maxTimeToFirstByteMs: 20_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: patience,
    errorRetry: patience,
  },
}

const settings: Partial<HlsConfig> = {
  autoStartLoad: false,
  startLevel: 0,
  capLevelToPlayerSize: true,
  maxDevicePixelRatio: 2,
  maxBufferLength: secondsAhead,
  maxMaxBufferLength: mostSecondsAhead,
  maxBufferSize: bytesAhead,
  backBufferLength: secondsKept,
  abrEwmaDefaultEstimate: firstGuess,
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

/** A list of one rung, which lies beside the list of all. */
function besidePlaylist(url: string, rung: string): string {
  return url.replace(/[^/]+\.m3u8$/, `${rung}.m3u8`)
}

/** An address under the link it was built with, under the link that holds now. */
function renewedAddress(address: string, url: string): string {
  const link = /\/stream\/[^/]+\//
  const renewed = link.exec(url)?.[0]
  return renewed === undefined ? address : address.replace(link, renewed)
}

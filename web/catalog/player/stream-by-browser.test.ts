import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QualityChoice } from './quality-choice.ts'
import { playByBrowser } from './stream-by-browser.ts'
import type { Line } from './stream-player.ts'

const renditions = [
  { rendition: 'audio', height: 0, byteCount: 1 },
  { rendition: '144p', height: 144, byteCount: 2 },
  { rendition: '240p', height: 240, byteCount: 3 },
  { rendition: '480p', height: 480, byteCount: 4 },
]

let status = 200
beforeEach(() => {
  status = 200
  vi.useFakeTimers()
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A fake element that accepts every source and pauses on a new one, as a browser does. */
class Element extends EventTarget {
  autoplay = true
  paused = true
  error: { code: number } | null = null
  /** The sources it got, each with whether it was told to play. */
  readonly given: { source: string; plays: boolean }[] = []

  set src(source: string) {
    this.paused = true
    this.error = null
    this.given.push({ source, plays: false })
  }
  play(): Promise<void> {
    this.paused = false
    this.given[this.given.length - 1] = { source: this.given.at(-1)?.source ?? '', plays: true }
    return Promise.resolve()
  }
  pause(): void {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  load(): void {
    this.given.push({ source: '', plays: false })
  }
  removeAttribute(): void {}
  begin(): void {
    this.dispatchEvent(new Event('playing'))
  }
  async fail(code = 2): Promise<void> {
    this.error = { code }
    this.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
  }
}

function open({ choice = 'auto' as QualityChoice, at = 0 } = {}) {
  const element = new Element()
  const told: (Line | number | 'broken')[] = []
  const place = { seconds: at }
  // These are the only members of HTMLVideoElement that are used here.
  const video = element as unknown as HTMLVideoElement
  const source = { kind: 'stream', url: '/stream/pass/master.m3u8', renditions } as const
  const rest = { holdsForSeconds: 1800, posterUrl: null, captions: [], storyboard: null, playbackId: null }
  const player = playByBrowser(video, {
    source: { ...source, ...rest },
    choice,
    place: () => place.seconds,
    beginning: null,
    events: {
      onRendition: () => undefined,
      onLine: (line) => told.push(line),
      onRefused: (refused) => told.push(refused),
      onBroken: () => told.push('broken'),
    },
  })
  return { element, player, told, place, last: () => element.given.at(-1) }
}

describe('a video that the browser plays natively', () => {
  it('starts where the lesson resumes, in the chosen rendition or in all of them', () => {
    expect(open({ at: 30 }).last()).toEqual({ source: '/stream/pass/master.m3u8#t=30', plays: true })
    expect(open({ choice: 'saver' }).last()?.source).toBe('/stream/pass/240p.m3u8')
    expect(open({ choice: 'sound' }).last()?.source).toBe('/stream/pass/audio.m3u8')
    expect(open({ choice: '720p' }).last()?.source).toBe('/stream/pass/480p.m3u8')
  })

  it('continues at its position in another rendition and with a renewed link', () => {
    const video = open()
    video.element.begin()
    video.place.seconds = 95
    video.player.choose('144p')
    expect(video.last()).toEqual({ source: '/stream/pass/144p.m3u8#t=95', plays: true })
    video.player.renew('/stream/other/master.m3u8')
    expect(video.last()).toEqual({ source: '/stream/other/144p.m3u8#t=95', plays: true })
  })

  it('stays paused through both if the student has paused it', () => {
    const video = open()
    video.element.begin()
    video.element.pause()
    video.player.choose('144p')
    expect(video.last()?.plays).toBe(false)
    video.player.renew('/stream/other/master.m3u8')
    expect(video.last()?.plays).toBe(false)
    expect(video.element.autoplay).toBe(false)
    const early = open()
    early.element.pause()
    early.player.choose('144p')
    expect(early.last()?.plays).toBe(false)
  })

  it('is retried at its position until the connection is back', async () => {
    const video = open({ at: 10 })
    video.element.begin()
    video.place.seconds = 600
    status = 0
    for (let tries = 0; tries < 5; tries += 1) {
      await video.element.fail()
      expect(video.told.at(-1)).toBe('lost')
      await vi.advanceTimersByTimeAsync(3000)
      expect(video.last()).toEqual({ source: '/stream/pass/master.m3u8#t=600', plays: true })
    }
    video.element.begin()
    expect(video.told.at(-1)).toBe('good')
  })

  it('reports a refused link, an unavailable media store, and a video it cannot play', async () => {
    const video = open()
    status = 410
    await video.element.fail()
    status = 503
    await video.element.fail()
    expect(video.told).toEqual([410, 'down'])
    const silent = open()
    status = 200
    for (const _ of [1, 2, 3]) {
      await silent.element.fail(4)
      await vi.advanceTimersByTimeAsync(3000)
    }
    expect(silent.told).toEqual(['lost', 'lost', 'broken'])
  })

  it('stops fetching once the lesson is left', async () => {
    const video = open()
    await video.element.fail()
    video.player.stop()
    expect(video.last()?.source).toBe('')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(video.last()?.source).toBe('')
  })
})

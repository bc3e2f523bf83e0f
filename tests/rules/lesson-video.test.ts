import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectApi, send } from '../../web/api.ts'
import type { Video } from '../../web/catalog/course-facts.ts'
import { createShownVideo, type PlayingElement } from '../../web/catalog/player/shown-video.ts'
import { openBrowserMemory } from '../support/browser-memory.ts'

const video: Video = {
  _id: 'lesson-1',
  slug: 'lesson-1',
  title: 'HCF and LCM',
  duration: '10:00',
  aspectRatio: 1.7778,
  videoUrl: 'lesson-1',
  isFreeAccess: false,
}
/** A link holds for twice the video and half an hour, and is renewed a minute before. */
const untilRenewedMs = (20 + 30 - 1) * 60_000

type Outcome = 'open' | 'lost line' | number

beforeEach(() => {
  vi.useFakeTimers()
  openBrowserMemory()
})
afterEach(() => {
  connectApi((request) => fetch(request))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A lesson whose player is on the page; what is asked of the server is answered when the test says so. */
async function openVideo({ startsAt = 0, isAnsweredByHand = false, placeElsewhere = 0 } = {}) {
  const asked: { instead: string[] }[] = []
  const waiting: (() => void)[] = []
  let outcome: Outcome = 'open'
  connectApi(async (request) => {
    const { instead = [] } = await request.json()
    asked.push({ instead })
    const number = asked.length
    if (isAnsweredByHand) await new Promise<void>((resolve) => waiting.push(resolve))
    if (outcome === 'lost line') throw new TypeError('Failed to fetch')
    if (outcome !== 'open')
      return Response.json({ success: false, status: outcome, code: 'bug', error: 'Not now.' })
    const data = {
      playbackId: `playing-${number}`,
      playlistUrl: `/stream/pass-${number}/master.m3u8`,
      // By the clock of the installation, which need not be the phone's.
      expiresAt: '2001-01-01T00:00:00.000Z',
      durationInSeconds: 600,
      renditions: [],
      posterUrl: null,
      storyboard: null,
      captions: [],
      lists: null,
      place: null,
    }
    return Response.json({ success: true, status: 200, message: '', response: '', data })
  })
  const stream = send('openStream', { item: video._id })
  const element: { -readonly [Name in keyof PlayingElement]: PlayingElement[Name] } = {
    autoplay: true,
    currentTime: 0,
    paused: true,
    played: { length: 0, start: () => 0, end: () => 0 },
    readyState: 0,
    seeking: false,
  }
  const keeper = { startAt: async () => placeElsewhere, watched() {}, leave() {} }
  const playback = { id: null, onEnded: null }
  const shown = createShownVideo(
    {
      video,
      stream,
      startsAt: Promise.resolve(startsAt),
      keeper: Promise.resolve(keeper),
      beginning: Promise.resolve(null),
      playback,
    },
    () => element,
  )
  const leave = shown.begin()
  const settle = () => vi.advanceTimersByTimeAsync(0)
  await settle()
  return {
    shown,
    asked,
    playback,
    leave,
    settle,
    answer(next: Outcome) {
      outcome = next
    },
    /** Lets the question that was asked first be answered. */
    async answerOne() {
      waiting.shift()?.()
      await settle()
    },
    playTo(seconds: number) {
      const played = { length: 1, start: () => 0, end: () => seconds }
      Object.assign(element, { autoplay: false, paused: false, readyState: 4, currentTime: seconds, played })
      shown.notePlace()
    },
    pause() {
      element.paused = true
    },
    play() {
      element.paused = false
      shown.goesOn()
    },
    /** The element's position once it reloads or has failed. */
    empty() {
      Object.assign(element, { readyState: 0, currentTime: 0 })
      shown.notePlace()
    },
    address: () => {
      const { video } = shown.read()
      return video.state === 'ready' ? video.source.url : video.state
    },
    reason: () => {
      const { video } = shown.read()
      return video.state === 'refused' ? video.reason : null
    },
  }
}

describe('the link of a video that plays', () => {
  it('is renewed by elapsed time, however wrong the phone’s clock is', async () => {
    const video = await openVideo()
    video.playTo(5)
    await vi.advanceTimersByTimeAsync(untilRenewedMs - 1000)
    expect(video.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(video.asked).toEqual([{ instead: [] }, { instead: ['playing-1'] }])
    expect(video.address()).toBe('/stream/pass-2/master.m3u8')
    video.leave()
  })

  it('is retried when the connection is lost, and the video continues to play meanwhile', async () => {
    const video = await openVideo()
    video.playTo(300)
    video.answer('lost line')
    await vi.advanceTimersByTimeAsync(untilRenewedMs + 20_000)
    expect(video.asked.length).toBeGreaterThan(2)
    expect(video.address()).toBe('/stream/pass-1/master.m3u8')
    expect(video.playback.id).toBe('playing-1')
    video.answer('open')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(video.address()).toMatch(/pass-[3-9]/)
    video.leave()
  })

  it('is left alone while the video is paused, and renewed when it resumes', async () => {
    const video = await openVideo()
    video.playTo(30)
    video.pause()
    await vi.advanceTimersByTimeAsync(untilRenewedMs * 5)
    expect(video.asked).toHaveLength(1)
    video.play()
    await video.settle()
    expect(video.asked).toHaveLength(2)
    video.leave()
  })

  it('that arrives after the lesson was left is not shown', async () => {
    const video = await openVideo({ isAnsweredByHand: true })
    await video.answerOne()
    video.shown.tryAgain()
    await video.settle()
    video.leave()
    await video.answerOne()
    expect(video.asked).toHaveLength(2)
    expect(video.address()).toBe('loading')
  })

  it('is no longer requested once the lesson was left', async () => {
    const video = await openVideo()
    video.playTo(30)
    video.leave()
    await vi.advanceTimersByTimeAsync(untilRenewedMs * 2)
    expect(video.asked).toHaveLength(1)
  })
})

describe('a video that fails', () => {
  it('continues by another link where it was, though its element is at 0', async () => {
    const video = await openVideo({ startsAt: 40 })
    video.playTo(125)
    video.empty()
    video.shown.recover()
    await video.settle()
    expect(video.asked).toEqual([{ instead: [] }, { instead: ['playing-1'] }])
    expect(video.shown.read().video).toMatchObject({ state: 'ready', startsAt: 125, isPlaying: true })
    video.leave()
  })

  it('continues at the start position, if nothing was played', async () => {
    const video = await openVideo({ startsAt: 40 })
    video.answer('lost line')
    video.shown.recover()
    await video.settle()
    expect(video.reason()).toBe('failed')
    video.answer('open')
    video.shown.tryAgain()
    await video.settle()
    expect(video.shown.read().video).toMatchObject({ state: 'ready', startsAt: 40, isPlaying: true })
    video.leave()
  })

  it('stays paused if it was paused', async () => {
    const video = await openVideo()
    video.playTo(20)
    video.pause()
    video.shown.recover()
    await video.settle()
    expect(video.shown.read().video).toMatchObject({ startsAt: 20, isPlaying: false })
    video.leave()
  })

  it('says so when another link did not fix it, and is retried an hour later', async () => {
    const video = await openVideo()
    video.playTo(20)
    video.shown.recover()
    await video.settle()
    await vi.advanceTimersByTimeAsync(3_600_000)
    video.playTo(60)
    video.shown.recover()
    await video.settle()
    expect(video.address()).toMatch(/^\/stream\//)
    video.shown.recover()
    expect(video.reason()).toBe('failed')
    video.leave()
  })

  it('is requested once at a time: the later of two responses ends the other playback', async () => {
    const video = await openVideo({ isAnsweredByHand: true })
    await video.answerOne()
    video.playTo(20)
    await vi.advanceTimersByTimeAsync(untilRenewedMs + 1000)
    video.shown.recover()
    await video.settle()
    expect(video.asked).toHaveLength(2)
    await video.answerOne()
    expect(video.asked).toHaveLength(3)
    await video.answerOne()
    expect(video.address()).toBe('/stream/pass-3/master.m3u8')
    expect(video.playback.id).toBe('playing-3')
    video.leave()
  })
})

describe('a lesson that was stopped by another device', () => {
  it('continues where that device left it', async () => {
    const video = await openVideo({ startsAt: 40, placeElsewhere: 480 })
    video.playTo(60)
    video.shown.stop()
    expect(video.reason()).toBe('stopped')
    expect(video.playback.id).toBeNull()
    video.shown.tryAgain()
    await video.settle()
    expect(video.shown.read().video).toMatchObject({ state: 'ready', startsAt: 480, isPlaying: true })
    video.leave()
  })

  it('learns when both places are taken, and takes the one that is named', async () => {
    const video = await openVideo()
    video.answer(409)
    video.shown.tryAgain()
    await video.settle()
    expect(video.reason()).toBe('too-many')
    video.answer('open')
    video.shown.tryAgain(['playing-elsewhere'])
    await video.settle()
    expect(video.asked.at(-1)).toEqual({ instead: ['playing-elsewhere'] })
    expect(video.address()).toMatch(/^\/stream\//)
    video.leave()
  })
})

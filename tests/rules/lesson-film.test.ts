import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectApi, send } from '../../web/api.ts'
import type { Video } from '../../web/catalog/course-facts.ts'
import { createShownFilm, type PlayingElement } from '../../web/catalog/player/shown-film.ts'
import { openBrowserMemory } from '../support/browser-memory.ts'

const video: Video = {
  _id: 'lesson-1',
  title: 'HCF and LCM',
  duration: '10:00',
  videoUrl: 'lesson-1',
  isFreeAccess: false,
}
/** A link holds for twice the film and half an hour, and is renewed a minute before. */
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

/** A lesson whose player stands on the page; what is asked of the server is answered when the test says so. */
async function openFilm({ startsAt = 0, isAnsweredByHand = false, placeElsewhere = 0 } = {}) {
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
      // By the clock of the house, which need not be the phone's.
      expiresAt: '2001-01-01T00:00:00.000Z',
      durationInSeconds: 600,
      rungs: [],
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
  const shown = createShownFilm(
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
    /** What the element stands at once it loads anew or has failed. */
    empty() {
      Object.assign(element, { readyState: 0, currentTime: 0 })
      shown.notePlace()
    },
    address: () => {
      const { film } = shown.read()
      return film.state === 'ready' ? film.source.url : film.state
    },
    reason: () => {
      const { film } = shown.read()
      return film.state === 'refused' ? film.reason : null
    },
  }
}

describe('the link of a film that plays', () => {
  it('is renewed by the time that passed, however wrong the clock of the phone is', async () => {
    const film = await openFilm()
    film.playTo(5)
    await vi.advanceTimersByTimeAsync(untilRenewedMs - 1000)
    expect(film.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(film.asked).toEqual([{ instead: [] }, { instead: ['playing-1'] }])
    expect(film.address()).toBe('/stream/pass-2/master.m3u8')
    film.leave()
  })

  it('is asked for again where the line is lost, and the film plays on meanwhile', async () => {
    const film = await openFilm()
    film.playTo(300)
    film.answer('lost line')
    await vi.advanceTimersByTimeAsync(untilRenewedMs + 20_000)
    expect(film.asked.length).toBeGreaterThan(2)
    expect(film.address()).toBe('/stream/pass-1/master.m3u8')
    expect(film.playback.id).toBe('playing-1')
    film.answer('open')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(film.address()).toMatch(/pass-[3-9]/)
    film.leave()
  })

  it('is left alone while the film stands still, and renewed as it goes on', async () => {
    const film = await openFilm()
    film.playTo(30)
    film.pause()
    await vi.advanceTimersByTimeAsync(untilRenewedMs * 5)
    expect(film.asked).toHaveLength(1)
    film.play()
    await film.settle()
    expect(film.asked).toHaveLength(2)
    film.leave()
  })

  it('that comes when the lesson was left is not shown any more', async () => {
    const film = await openFilm({ isAnsweredByHand: true })
    await film.answerOne()
    film.shown.tryAgain()
    await film.settle()
    film.leave()
    await film.answerOne()
    expect(film.asked).toHaveLength(2)
    expect(film.address()).toBe('loading')
  })

  it('is asked for no more once the lesson was left', async () => {
    const film = await openFilm()
    film.playTo(30)
    film.leave()
    await vi.advanceTimersByTimeAsync(untilRenewedMs * 2)
    expect(film.asked).toHaveLength(1)
  })
})

describe('a film that fails', () => {
  it('goes on by another link where it stood, though its element stands at 0', async () => {
    const film = await openFilm({ startsAt: 40 })
    film.playTo(125)
    film.empty()
    film.shown.recover()
    await film.settle()
    expect(film.asked).toEqual([{ instead: [] }, { instead: ['playing-1'] }])
    expect(film.shown.read().film).toMatchObject({ state: 'ready', startsAt: 125, isPlaying: true })
    film.leave()
  })

  it('goes on where the lesson was to begin, if nothing of it was played', async () => {
    const film = await openFilm({ startsAt: 40 })
    film.answer('lost line')
    film.shown.recover()
    await film.settle()
    expect(film.reason()).toBe('failed')
    film.answer('open')
    film.shown.tryAgain()
    await film.settle()
    expect(film.shown.read().film).toMatchObject({ state: 'ready', startsAt: 40, isPlaying: true })
    film.leave()
  })

  it('stays still if it stood still', async () => {
    const film = await openFilm()
    film.playTo(20)
    film.pause()
    film.shown.recover()
    await film.settle()
    expect(film.shown.read().film).toMatchObject({ startsAt: 20, isPlaying: false })
    film.leave()
  })

  it('says so when another link did not mend it, and is mended again an hour later', async () => {
    const film = await openFilm()
    film.playTo(20)
    film.shown.recover()
    await film.settle()
    await vi.advanceTimersByTimeAsync(3_600_000)
    film.playTo(60)
    film.shown.recover()
    await film.settle()
    expect(film.address()).toMatch(/^\/stream\//)
    film.shown.recover()
    expect(film.reason()).toBe('failed')
    film.leave()
  })

  it('is asked for once at a time: the later of two answers ends the playing of the other', async () => {
    const film = await openFilm({ isAnsweredByHand: true })
    await film.answerOne()
    film.playTo(20)
    await vi.advanceTimersByTimeAsync(untilRenewedMs + 1000)
    film.shown.recover()
    await film.settle()
    expect(film.asked).toHaveLength(2)
    await film.answerOne()
    expect(film.asked).toHaveLength(3)
    await film.answerOne()
    expect(film.address()).toBe('/stream/pass-3/master.m3u8')
    expect(film.playback.id).toBe('playing-3')
    film.leave()
  })
})

describe('a lesson that was stopped by another device', () => {
  it('goes on where that device left it', async () => {
    const film = await openFilm({ startsAt: 40, placeElsewhere: 480 })
    film.playTo(60)
    film.shown.stop()
    expect(film.reason()).toBe('stopped')
    expect(film.playback.id).toBeNull()
    film.shown.tryAgain()
    await film.settle()
    expect(film.shown.read().film).toMatchObject({ state: 'ready', startsAt: 480, isPlaying: true })
    film.leave()
  })

  it('is told when both places are taken, and takes the one that is named', async () => {
    const film = await openFilm()
    film.answer(409)
    film.shown.tryAgain()
    await film.settle()
    expect(film.reason()).toBe('too-many')
    film.answer('open')
    film.shown.tryAgain(['playing-elsewhere'])
    await film.settle()
    expect(film.asked.at(-1)).toEqual({ instead: ['playing-elsewhere'] })
    expect(film.address()).toMatch(/^\/stream\//)
    film.leave()
  })
})

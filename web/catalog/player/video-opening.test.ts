import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Video } from '../course-facts.ts'

const video: Video = {
  _id: 'lesson-1',
  slug: 'lesson-1',
  title: 'HCF and LCM',
  duration: '01:40',
  aspectRatio: 1.7778,
  videoUrl: 'lesson-1',
  isFreeAccess: true,
}
const keeper = { startAt: async () => 12, watched() {}, leave() {} }

/** API calls, by the last part of their URLs. */
const requests: string[] = []

beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('addEventListener', () => undefined)
  // A browser with native HLS.
  vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' })
  vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => 'maybe' }) })
})
afterEach(() => vi.unstubAllGlobals())

/** The player of a page that was reloaded. */
async function openPage() {
  vi.resetModules()
  const { connectApi } = await import('../../api.ts')
  connectApi(async ({ url }) => {
    requests.push(url.split('/').at(-1) ?? '')
    const data = { playbackId: 'playback-1', playlistUrl: null, lists: null, place: null }
    return Response.json({ success: true, status: 200, message: '', response: '', data })
  })
  return import('./video-opening.ts')
}

describe('a chosen lesson', () => {
  it('is opened once, with its progress keeper, however often its player is rendered before it is mounted', async () => {
    const { openLesson, takeOpening } = await openPage()
    const opening = openLesson(video, async () => keeper)
    const drawn = [takeOpening(video), takeOpening(video), takeOpening(video)]
    for (const taken of drawn) expect(taken).toBe(opening)
    expect(await opening.keeper).toBe(keeper)
    expect(await opening.startsAt).toBe(12)
    expect(requests).toEqual(['openStream'])
  })

  it('is opened again once a player holds the previous one', async () => {
    const { holdOpening, openLesson, takeOpening } = await openPage()
    const first = openLesson(video, async () => keeper)
    holdOpening(takeOpening(video))
    const second = openLesson(video, async () => keeper)
    expect(takeOpening(video)).toBe(second)
    expect(second).not.toBe(first)
    // Another player that mounts late does not take it away.
    holdOpening(first)
    expect(takeOpening(video)).toBe(second)
    await Promise.all([first.startsAt, second.startsAt])
  })

  it('has the connection to itself until its first picture is shown, at most six seconds', async () => {
    const { afterVideo, openLesson } = await openPage()
    await afterVideo()
    vi.useFakeTimers()
    const rest = vi.fn<() => void>()
    const opening = openLesson(video)
    void afterVideo().then(rest)
    await vi.advanceTimersByTimeAsync(5900)
    expect(rest).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(rest).toHaveBeenCalledOnce()
    opening.arrived()
    const next = openLesson(video)
    void afterVideo().then(rest)
    await vi.advanceTimersByTimeAsync(0)
    expect(rest).toHaveBeenCalledOnce()
    next.arrived()
    await vi.advanceTimersByTimeAsync(0)
    expect(rest).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTrack } from './fetch-track.ts'

const asked: string[] = []
/** What each question is answered with, one after another. */
let answers: (() => Response)[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => {
  throw new TypeError('Failed to fetch')
}
const ended = () => new Response('{}', { status: 404 })
const captions = () => new Response('WEBVTT\n')

describe('captions', () => {
  it('come by the renewed link once the line is back', async () => {
    answers = [lost, ended, captions]
    const track = fetchTrack(
      () => `/pass-${asked.length + 1}`,
      () => true,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await (await track)?.text()).toBe('WEBVTT\n')
    expect(asked).toEqual(['/pass-1', '/pass-2', '/pass-3'])
  })

  it('that cannot be had are given up, and those that nobody wants any more at once', async () => {
    answers = []
    const never = fetchTrack(
      () => '/pass',
      () => true,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await never).toBeNull()
    expect(asked).toHaveLength(4)
    const left = fetchTrack(
      () => '/pass',
      () => false,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await left).toBeNull()
    expect(asked).toHaveLength(5)
  })
})

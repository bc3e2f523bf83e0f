import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWithLimit } from './fetch-with-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), milliseconds)
    return limit.signal
  })
  // A request that is never answered, and fails when it is aborted.
  vi.stubGlobal('fetch', (_: Request, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Whether a request that hangs is still waited for after some seconds. */
async function isWaiting(seconds: number, bodyBytes?: number): Promise<boolean> {
  const lost = vi.fn()
  fetchWithLimit(new Request('https://stepmark.example/api/v1/courses'), bodyBytes).catch(lost)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return lost.mock.calls.length === 0
}

it('counts a request that hangs as lost within a minute', async () => {
  expect(await isWaiting(30)).toBe(true)
  expect(await isWaiting(60)).toBe(false)
})

it('waits longer for the upload of photos on a slow connection', async () => {
  expect(await isWaiting(500, 2_000_000)).toBe(true)
  expect(await isWaiting(560, 2_000_000)).toBe(false)
})

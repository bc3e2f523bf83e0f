import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWithLimit } from './fetch-with-limit.ts'

/** The next request is answered when the test says so, and fails when it is aborted. */
let respond: (response: Response) => void
let signal: AbortSignal

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: Request, given: { signal: AbortSignal }) => {
    signal = given.signal
    return new Promise<Response>((resolve, reject) => {
      respond = resolve
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** 'answered', 'lost' or 'waiting' after the given seconds. */
async function stateAfter(seconds: number, asked: Promise<unknown>) {
  const states = ['waiting']
  asked.then(
    () => states.push('answered'),
    () => states.push('lost'),
  )
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return states.at(-1)
}

const request = () => new Request('https://stepmark.example/api/v1/courses')

it('counts a request that hangs as lost after half a minute', async () => {
  const asked = fetchWithLimit(request())
  expect(await stateAfter(29, asked)).toBe('waiting')
  expect(await stateAfter(2, asked)).toBe('lost')
})

it('waits longer for the upload of photos on a slow connection', async () => {
  const asked = fetchWithLimit(request(), 2_000_000)
  expect(await stateAfter(500, asked)).toBe('waiting')
  expect(await stateAfter(31, asked)).toBe('lost')
})

it('lets a response that has started take its time, but not for ever', async () => {
  const asked = fetchWithLimit(request())
  await vi.advanceTimersByTimeAsync(20_000)
  respond(new Response('the beginning'))
  expect(await stateAfter(1, asked)).toBe('answered')
  await vi.advanceTimersByTimeAsync(200_000)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(signal.aborted).toBe(true)
})

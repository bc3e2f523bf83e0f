import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWithLimit } from './fetch-with-limit.ts'

/** Answers the request that waits. */
let respond: (response: Response) => void
let signal: AbortSignal

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: Request, init: { signal: AbortSignal }) => {
    signal = init.signal
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

const start = (bodyLength?: number) => {
  const lost = vi.fn()
  fetchWithLimit(new Request('https://stepmark.example/api/v1/courses'), bodyLength).catch(lost)
  return lost
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

it('counts a request that hangs as lost after a minute', async () => {
  const lost = start()
  await pass(59)
  expect(lost).not.toHaveBeenCalled()
  await pass(2)
  expect(lost).toHaveBeenCalled()
})

it('waits longer for the upload of photos on a slow connection', async () => {
  const lost = start(2_000_000)
  await pass(550)
  expect(lost).not.toHaveBeenCalled()
  await pass(20)
  expect(lost).toHaveBeenCalled()
})

it('gives a response that has started five minutes to arrive', async () => {
  start()
  await pass(50)
  respond(new Response('the beginning'))
  await pass(250)
  expect(signal.aborted).toBe(false)
  await pass(60)
  expect(signal.aborted).toBe(true)
})

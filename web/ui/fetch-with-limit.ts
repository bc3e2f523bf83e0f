/** The server gives up on a request before this: what has no response by then was lost on the way. */
const startsWithinMs = 30_000
/** The slowest upload that is waited for, in bytes per millisecond (KB/s). */
const slowestUpload = 4
const endsWithinMs = 300_000

/**
 * Fetches, and rejects when no response starts within half a minute plus the time to upload the body on a slow
 * connection. Browsers wait for minutes, and for a response that stops half way without end.
 */
export async function fetchWithLimit(request: Request, bodyBytes = 0): Promise<Response> {
  const limit = new AbortController()
  const abortAfter = (milliseconds: number) => setTimeout(() => limit.abort(), milliseconds)
  const untilStart = abortAfter(startsWithinMs + bodyBytes / slowestUpload)
  try {
    const response = await fetch(request, { signal: limit.signal })
    abortAfter(endsWithinMs)
    return response
  } finally {
    clearTimeout(untilStart)
  }
}

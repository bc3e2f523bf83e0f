/** As long as nginx waits for the server's response: what has none by then was lost on the way. */
const startsWithinMs = 60_000
/** The slowest upload that is waited for, in characters per millisecond (about KB/s). */
const slowestUpload = 4
const endsWithinMs = 300_000

/**
 * Fetches, and rejects when no response starts within a minute plus the time to upload the body on a slow connection.
 * Browsers wait for five minutes, and for a response that stops half way without end.
 */
export async function fetchWithLimit(request: Request, bodyLength = 0): Promise<Response> {
  const limit = new AbortController()
  const abortAfter = (milliseconds: number) => setTimeout(() => limit.abort(), milliseconds)
  const untilStart = abortAfter(startsWithinMs + bodyLength / slowestUpload)
  try {
    const response = await fetch(request, { signal: limit.signal })
    abortAfter(endsWithinMs)
    return response
  } finally {
    clearTimeout(untilStart)
  }
}

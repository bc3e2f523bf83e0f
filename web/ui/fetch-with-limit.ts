const limitMs = 45_000
/** The slowest upload that is waited for, in bytes per millisecond (KB/s). */
const slowestUpload = 4

/**
 * Fetches, and rejects when the response has not arrived within 45 seconds plus the time to upload the body on a slow
 * connection. The server gives up sooner: what has no response by then was lost on the way, and browsers wait for
 * minutes.
 */
export const fetchWithLimit = (request: Request, bodyBytes = 0): Promise<Response> =>
  fetch(request, { signal: AbortSignal.timeout(limitMs + Math.ceil(bodyBytes / slowestUpload)) })

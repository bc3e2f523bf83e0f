import { Failure } from '../../domain/failure.ts'
import { bodyLimitInBytes } from './read-input.ts'

/** Large bodies that one account may send at once to one process; others have to wait. */
const mostAtOnce = 2
const retryAfterSeconds = 5

const underway = new Map<string, number>()

/**
 * Reads a body; throws `tooMany` while its account is sending two large ones. A body is held in memory until it is
 * complete, however slowly the caller sends it.
 */
export async function readLargeBody<Read>(
  account: string,
  request: Request,
  read: () => Promise<Read>,
): Promise<Read> {
  // A chunked body does not declare its length.
  const length = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (request.body === null || length <= bodyLimitInBytes) return read()
  const before = underway.get(account) ?? 0
  if (before >= mostAtOnce) throw new Failure('tooMany', 'body_too_many', { retryAfterSeconds })
  underway.set(account, before + 1)
  try {
    return await read()
  } finally {
    const left = (underway.get(account) ?? 1) - 1
    if (left > 0) underway.set(account, left)
    else underway.delete(account)
  }
}

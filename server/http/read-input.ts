import type { Call } from '../../domain/contract.ts'
import { Failure, fieldFailure } from '../../domain/failure.ts'
import type { MessageKey } from '../../domain/messages/message-key.ts'

/** Largest JSON body that is read, in bytes. */
export const bodyLimitInBytes = 64 * 1024
/** Signed-in staff send whole articles. */
export const adminBodyLimitInBytes = 1024 * 1024

type Source = { request: Request; pathParameters: Record<string, string>; bodyLimit?: number }

/**
 * Path parameters with the query of a GET or the JSON body of a POST, parsed by the call's schema.
 * An invalid path parameter is `notFound`.
 */
export async function readInput(
  call: Call,
  { request, pathParameters, bodyLimit = bodyLimitInBytes }: Source,
): Promise<unknown> {
  // It is in memory until it is complete, and many concurrent ones could exhaust the memory.
  const limit = call.access === 'anyone' ? Math.min(bodyLimit, bodyLimitInBytes) : bodyLimit
  const given = call.method === 'GET' ? queryOf(request) : await jsonBody(request, limit)
  return judgeInput(call, given, pathParameters)
}

/** Parses the input by the call's schema; throws `invalid` with the wrong fields. */
export function judgeInput(call: Call, given: object, pathParameters: Record<string, string> = {}): unknown {
  const parsed = call.input.safeParse({ ...given, ...pathParameters })
  if (parsed.success) {
    refuseUnstorable(parsed.data, pathParameters)
    return parsed.data
  }
  if (parsed.error.issues.some(({ path: [field] }) => Object.hasOwn(pathParameters, String(field))))
    throw new Failure('notFound', 'call_not_found')
  const fields: Record<string, MessageKey> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path.join('.')
    // Schemas contain message keys; the library's own messages are replaced.
    const key = issue.code === 'unrecognized_keys' ? 'field_unknown' : (issue.message as MessageKey)
    fields[field || 'body'] ??= /^[a-z0-9_]+$/.test(key) ? key : 'field_invalid'
  }
  throw new Failure('invalid', Object.values(fields)[0] ?? 'field_invalid', { fields })
}

/** The database stores neither NUL characters nor lone surrogates, in any field of any call. */
function refuseUnstorable(input: unknown, pathParameters: Record<string, string>): void {
  for (const [field, value] of Object.entries(input ?? {})) {
    if (isStorable(value)) continue
    if (Object.hasOwn(pathParameters, field)) throw new Failure('notFound', 'call_not_found')
    throw fieldFailure('invalid', field, 'field_invalid')
  }
}

/** Nesting deeper than any valid input would overflow the stack of recursive functions. */
const deepestInput = 100

function isStorable(value: unknown, depth = 0): boolean {
  if (depth > deepestInput) return false
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part, depth + 1))
}

/**
 * The smallest average chunk size of a body at its limit: each chunk takes hundreds of bytes of memory, however small.
 */
const leastMeanPiece = 64

/**
 * The raw body; throws `tooLarge` as soon as more than `limit` bytes have arrived, or more chunks
 * than any normal body has, and `invalid` when its caller aborts it.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    throw new Failure('tooLarge', 'body_too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      chunks.push(chunk)
      if (size > limit || chunks.length > limit / leastMeanPiece)
        throw new Failure('tooLarge', 'body_too_large')
    }
  } catch (error) {
    // Not our failure: aborted requests must not raise an alert.
    throw error instanceof Failure ? error : new Failure('invalid', 'body_not_json')
  }
  return Buffer.concat(chunks)
}

function queryOf(request: Request): Record<string, string> {
  const at = request.url.indexOf('?')
  return at < 0 ? {} : Object.fromEntries(new URLSearchParams(request.url.slice(at + 1)))
}

async function jsonBody(request: Request, limit: number): Promise<object> {
  const text = new TextDecoder().decode(await readBytes(request, limit))
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Falls through to the same refusal as JSON that is no object.
  }
  throw new Failure('invalid', 'body_not_json')
}

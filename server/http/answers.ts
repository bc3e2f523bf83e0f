import { type FailureBody, type FailureKind, failureKinds, type SuccessBody } from '../../domain/contract.ts'
import type { Locale } from '../../domain/locales.ts'
import * as catalogue from '../../domain/messages/compiled/messages.js'
import type { MessageKey, MessageValues } from '../../domain/messages/message-key.ts'
import { currentRequestId } from '../scope.ts'

type Sentence = (values: MessageValues, options: { locale: Locale }) => string
// Every key of the catalogue is compiled to one function of this shape.
const sentences = catalogue as unknown as Record<string, Sentence>

/** The message of a key in a language; the key itself only if the catalogue lacks it, which a test prevents. */
export function sentence(locale: Locale, key: string, values: MessageValues = {}): string {
  return sentences[key]?.(values, { locale }) ?? key
}

const privateHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

type Success = {
  data: unknown
  /** Message for the user; empty when none is shown. */
  done?: MessageKey | undefined
  locale: Locale
  status?: number | undefined
  totalPages?: number | undefined
}

/** The envelope of a success. */
export function successAnswer(success: Success): Response {
  return bodyAnswer(successBody(success), { status: success.status })
}

/** The serialised envelope of a success. `message` and `response` contain the same sentence. */
export function successBody({ data, done, locale, status = 200, totalPages }: Success): Body {
  const said = done === undefined ? '' : sentence(locale, done)
  const body: SuccessBody<unknown> = { success: true, status, message: said, response: said, data }
  if (totalPages !== undefined) body.totalPages = totalPages
  if (!Array.isArray(data) || !data.some((part) => sharedParts.has(part))) return JSON.stringify(body)
  const [before, after] = JSON.stringify({ ...body, data: [] }).split('"data":[]')
  const [first = Buffer.alloc(0), ...others] = data.map(partOfList)
  return Buffer.concat([
    Buffer.from(`${before}"data":[`),
    first.subarray(1),
    ...others,
    Buffer.from(`]${after}`),
  ])
}

type Bytes = Uint8Array<ArrayBuffer>
export type Body = string | Bytes

/** The list parts shared by many responses: serialised once, with the leading comma. */
const sharedParts = new WeakMap<object, Bytes | null>()

function partOfList(part: object): Bytes {
  const written = sharedParts.get(part) ?? Buffer.from(`,${JSON.stringify(part)}`)
  if (sharedParts.has(part)) sharedParts.set(part, written)
  return written
}

type Shared = { data: unknown; totalPages?: number }
const readOf = new WeakMap<Bytes, Shared>()

/** The data of a shared body, parsed once; responses that reuse its list items do not serialise them again. */
export function readShared(body: Bytes): Shared {
  const known = readOf.get(body)
  if (known !== undefined) return known
  const read: SuccessBody<unknown> = JSON.parse(
    Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString(),
  )
  if (Array.isArray(read.data)) for (const part of read.data) sharedParts.set(part, null)
  readOf.set(body, read)
  return read
}

const bodies = new WeakMap<Response, Body>()

type BodyOptions = {
  status?: number | undefined
  headers?: Record<string, string>
  /**
   * Sent over a socket: the body is kept with the response, where `bodyAtHand` finds it, and is not
   * copied into a stream.
   */
  isSentByNode?: boolean
}

/** A response whose body is already complete. */
export function bodyAnswer(
  body: Body,
  { status = 200, headers = {}, isSentByNode = false }: BodyOptions = {},
): Response {
  const options = { status, headers: { ...privateHeaders, ...headers } }
  if (!isSentByNode) return new Response(body, options)
  const answer = new Response(null, options)
  bodies.set(answer, body)
  return answer
}

/** The body of a response, without reading its stream. */
export function bodyAtHand(answer: Response): Body | undefined {
  return bodies.get(answer)
}

type Refusal = {
  kind: FailureKind
  key: MessageKey
  locale: Locale
  values?: MessageValues | undefined
  fields?: Record<string, string> | undefined
  retryAfterSeconds?: number | undefined
  /** The methods that an address allows. */
  allowed?: string | undefined
}

/**
 * The envelope of a failure: one sentence under `error`, `message` and `response`, a code, and the affected fields.
 */
export function failureAnswer({
  kind,
  key,
  locale,
  values,
  fields,
  retryAfterSeconds,
  allowed,
}: Refusal): Response {
  const said = sentence(locale, key, values)
  const status = failureKinds[kind]
  const body: FailureBody = { success: false, status, error: said, message: said, response: said, code: kind }
  // For errors that are not the caller's, users quote this id to support.
  const requestId = status >= 500 ? currentRequestId() : null
  if (requestId !== null) body.requestId = requestId
  if (fields !== undefined) {
    body.fields = Object.fromEntries(
      Object.entries(fields).map(([name, fieldKey]) => [name, sentence(locale, fieldKey, values)]),
    )
  }
  const headers: Record<string, string> = { ...privateHeaders }
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds)
  if (allowed !== undefined) headers['allow'] = allowed
  return new Response(JSON.stringify(body), { status, headers })
}

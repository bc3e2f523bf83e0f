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
  const message = done === undefined ? '' : sentence(locale, done)
  const body: SuccessBody<unknown> = { success: true, status, message, response: message, data }
  if (totalPages !== undefined) body.totalPages = totalPages
  if (!Array.isArray(data) || !data.some(holdsShared)) return JSON.stringify(body)
  const [before, after] = JSON.stringify({ ...body, data: [] }).split('"data":[]')
  const parts = data.flatMap((part, index) => [index === 0 ? '' : ',', ...piecesOf(part)])
  const pieces = inBytes([`${before}"data":[`, ...parts, `]${after}`])
  return sizeOf(pieces) < leastInPieces ? Buffer.concat(pieces) : pieces
}

type Bytes = Uint8Array<ArrayBuffer>
/** Several pieces are sent one after the other: those that other bodies have too are not copied. */
export type Body = string | Bytes | Bytes[]

/** Below this size, a copy costs less than several pieces. */
const leastInPieces = 64 * 1024

/** What many responses share, serialised once: the parts of a list, and the lists that these hold. */
const sharedValues = new WeakMap<object, Bytes | null>()

/** The JSON of a part of a list: shared, or with shared fields, or all its own. */
function piecesOf(part: object): (string | Bytes)[] {
  if (!holdsShared(part)) return [JSON.stringify(part)]
  if (isShared(part)) return [sharedBytes(part)]
  const fields = Object.entries(part).flatMap(([name, value], index) => [
    `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    isShared(value) ? sharedBytes(value) : JSON.stringify(value),
  ])
  return [...fields, '}']
}

function sharedBytes(value: object): Bytes {
  const written = sharedValues.get(value) ?? Buffer.from(JSON.stringify(value))
  sharedValues.set(value, written)
  return written
}

/** Whether a part of a list is shared, or is a shared one with some fields of its own. */
function holdsShared(part: unknown): boolean {
  return isShared(part) || (isObject(part) && Object.values(part).some(isShared))
}

function isShared(value: unknown): value is object {
  return isObject(value) && sharedValues.has(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isListOfObjects(value: unknown): value is object[] {
  return Array.isArray(value) && isObject(value[0])
}

/** Consecutive texts become one piece. */
function inBytes(pieces: readonly (string | Bytes)[]): Bytes[] {
  const bytes: Bytes[] = []
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece
      continue
    }
    if (text !== '') bytes.push(Buffer.from(text))
    text = ''
    bytes.push(piece)
  }
  return [...bytes, Buffer.from(text)]
}

function sizeOf(pieces: readonly Bytes[]): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** The same body as one piece. */
export function wholeBody(body: Body): string | Bytes {
  return Array.isArray(body) ? Buffer.concat(body) : body
}

type SharedData = { data: unknown; totalPages?: number }
const readOf = new WeakMap<Bytes, SharedData>()

/** The data of a shared body, parsed once; responses that reuse its list items do not serialise them again. */
export function readShared(body: Bytes): SharedData {
  const known = readOf.get(body)
  if (known !== undefined) return known
  const read: SuccessBody<unknown> = JSON.parse(
    Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString(),
  )
  if (Array.isArray(read.data))
    for (const part of read.data)
      for (const shared of [part, ...Object.values(part).filter(isListOfObjects)])
        sharedValues.set(shared, null)
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
  if (!isSentByNode) return new Response(wholeBody(body), options)
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
  const message = sentence(locale, key, values)
  const status = failureKinds[kind]
  const body: FailureBody = { success: false, status, error: message, message, response: message, code: kind }
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

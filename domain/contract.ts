import * as z from 'zod/mini'
import type { Address } from './addresses.ts'
import type { LimitName } from './limits.ts'
import type { MessageKey } from './messages/message-key.ts'

/**
 * One call of the API, written once. Routes, the typed client, the OpenAPI document, the forms'
 * validation and the safety tests all follow from it.
 *
 * `input` describes path parameters, query and body as one object. `output` is the `data` of the answer. Messages inside
 * schemas are keys of the message catalogue.
 */
export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = Address & CallShape<Input, Output>

/** Settings of a call other than its address. */
export type CallShape<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  summary: string
  input: Input
  output: Output
  /** HTTP status of a success; 200 unless said. */
  status?: 200 | 201
  limits?: readonly LimitName[]
  /** What a success says, as the student reads it in a toast. */
  done?: MessageKey
  /** Largest body in bytes, where the usual one of 64 KB, or of 1 MB in the admin, is too small. */
  mostBytes?: number
  /** Message while the database takes no writes, where the default is not precise enough. */
  notStored?: MessageKey
  /** The session cookie is cleared even while the database takes no writes. */
  endsSession?: true
  /** The response is long enough to be compressed. */
  isCompressed?: true
  /** Public: the response is the same for everybody and cached for 1 s. */
  isSharedByAll?: true
  /** An open page asks for it by itself: a session of the admin is not used by it, and ends where nobody sits. */
  isAskedByItself?: true
}

/** What a caller passes: the schema's input side (numbers may be given as numbers). */
export type CallInput<C extends CallShape> = z.input<C['input']>
/** What an operation receives: parsed input. */
export type ParsedInput<C extends CallShape> = z.output<C['input']>
export type CallOutput<C extends CallShape> = z.output<C['output']>

/** A call as a contract writes it: without an `input` it takes nothing, and without an `output` it answers `null`. */
export type Declared<Place, Input extends z.ZodMiniType, Output extends z.ZodMiniType> = Place &
  Omit<CallShape, 'input' | 'output'> & { input?: Input; output?: Output }

/** Declares one call. */
export function defineCall<
  Input extends z.ZodMiniType = NoInput,
  Output extends z.ZodMiniType = typeof nothing,
>(call: Declared<Address, Input, Output>): Call<Input, Output> {
  return completed(call)
}

export type NoInput = z.ZodMiniObject<Record<never, never>>

/** The call with what it does not say. */
export function completed<
  Place extends { method?: 'GET' | 'POST' },
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(call: Declared<Place, Input, Output>): Place & CallShape<Input, Output> {
  const { method = 'POST' } = call
  const input = method === 'GET' ? query({}) : body({})
  // What is left out has the types that callers are given for it.
  return { method, input, output: nothing, ...call } as Place & CallShape<Input, Output>
}

type CallsOf<Exports> = {
  [Name in keyof Exports as Exports[Name] extends CallShape ? Name : never]: Exports[Name]
}

/** The calls among a contract's exports, which also include schemas that several calls use. */
export function callsOf<Exports extends object>(exports: Exports): CallsOf<Exports> {
  const isCall = (one: unknown) =>
    typeof one === 'object' && one !== null && 'method' in one && 'summary' in one
  // The condition is that of the type: nothing else has a method and a summary.
  return Object.fromEntries(Object.entries(exports).filter(([, one]) => isCall(one))) as CallsOf<Exports>
}

/** Body schema of a call: unknown fields are refused. */
export const body = z.strictObject
/** Query schema of a call: unknown parameters are ignored. */
export const query = z.object

/** The browser's own name for what it sends: sent again, it is stored once. */
export const clientKey = z.string('client_key_invalid').check(z.regex(/^[\w-]{8,64}$/, 'client_key_invalid'))

/** What names a row: it may hold no control characters, which the database does not keep. */
export const nameOfRow = z.regex(/^\P{Cc}*$/u, 'id_required')

/** The id of a row, or its name in an address. */
export const identifier = z
  .string('id_required')
  .check(z.trim(), z.minLength(1, 'id_required'), z.maxLength(120, 'id_required'), nameOfRow)

/** Rows on a page unless said (specification, section 9). */
export const defaultPageSize = 10

/** An empty `data`. */
export const nothing = z.null()

/** A whole number of a body, from 0 to `maximum`. */
export function wholeUpTo(maximum: number) {
  return z
    .number('field_invalid')
    .check(z.int('field_invalid'), z.minimum(0, 'field_invalid'), z.maximum(maximum, 'field_invalid'))
}

/** A whole number of a query, from 1 to `maximum`; anything else says `message`. */
export function countUpTo(maximum: number, message: MessageKey) {
  return z.coerce.number<number>().check(z.int(message), z.minimum(1, message), z.maximum(maximum, message))
}

const anyPage = countUpTo(100_000, 'page_invalid')
const anySize = countUpTo(100, 'limit_invalid')

/** Page number of a list, from 1. */
export const pageNumber = z._default(anyPage, 1)
/** Rows on a page, 1 to 100; 10 unless said (specification, section 9). */
export const pageSize = z._default(anySize, defaultPageSize)
/** Page and size of a list that comes whole when neither is given. */
export const pageNumberIfAny = z.optional(anyPage)
export const pageSizeIfAny = z.optional(anySize)

/** The documented list of `code` in an answer that failed, with its HTTP status. */
export const failureKinds = {
  invalid: 400,
  badCode: 400,
  badSignIn: 401,
  noSession: 401,
  blocked: 401,
  locked: 403,
  otherSite: 403,
  notYourRole: 403,
  codeNeeded: 403,
  notFound: 404,
  wrongMethod: 405,
  conflict: 409,
  tooManyStreams: 409,
  playbackEnded: 410,
  tooLarge: 413,
  tooMany: 429,
  bug: 500,
  gatewayTrouble: 502,
  // Only for parts of a video: no call answers it.
  storeDown: 503,
  gatewayTimeout: 504,
  // Not 503, on which clients that keep to the specification end the session: nobody could sign in again in the meantime.
  notStored: 507,
} as const

export type FailureKind = keyof typeof failureKinds

/** Body of every answer that failed: one human sentence under three names, and the fields it is about. */
export type FailureBody = {
  success: false
  status: number
  error: string
  message: string
  response: string
  code: FailureKind
  fields?: Record<string, string>
  /** Set for failures that are not the caller's fault: the number to give to support, who find the log entries by it. */
  requestId?: string
}

/** Body of every answer that succeeded. */
export type SuccessBody<Data> = {
  success: true
  status: number
  message: string
  response: string
  data: Data
  totalPages?: number
}

import type { Address } from '../domain/addresses.ts'
import { type CallName, calls, type InputOf, type OutputOf } from '../domain/calls.ts'
import type { FailureBody, SuccessBody } from '../domain/contract.ts'
import { withLocale } from '../domain/locales.ts'
import { currentLocale } from './locale.ts'
import {
  type CurrentUser,
  clearSession,
  hasSaved,
  isSignedIn,
  keepFarewell,
  readSession,
  replaceToken,
} from './session.ts'
import { fetchWithLimit } from './ui/fetch-with-limit.ts'

type FetchApi = (request: Request, bodyLength?: number) => Promise<Response>

/** Result of a call: the data, or the error messages. */
export type Answer<Data> =
  | { success: true; data: Data; message: string }
  | {
      success: false
      status: number
      /** The same never succeeds: not offline, signed out, rate limited, at a wrong address, or a server error. */
      isFinal: boolean
      message: string
      code: FailureBody['code'] | 'network'
      fields: Record<string, string>
      /** Request id for support. */
      requestId?: string | undefined
    }

const unheard = {
  success: false,
  status: 0,
  isFinal: false,
  code: 'network',
  fields: {},
  message: '',
} as const

let fetchApi: FetchApi = fetchWithLimit

/** On the server, calls go to the API of the same process. The browser needs no setup. */
export function connectApi(fetchInProcess: FetchApi): void {
  fetchApi = fetchInProcess
}

/** Thrown by `load`; a route's error screen shows its message. */
export class CallFailed extends Error {
  readonly status: number
  /** Request id for support; empty where the failure is not the server's. */
  readonly requestId: string
  constructor(status: number, message: string, requestId = '') {
    super(message)
    this.name = 'CallFailed'
    this.status = status
    this.requestId = requestId
  }
}

type Sending = {
  /** `keepalive`: the browser finishes the request after the page is left. */
  outlivesPage?: boolean
}

/**
 * Makes a call of the contract with the student's token, if there is one. On a 401 it renews the token once silently;
 * if that fails, the session in this browser ends. Never throws: a lost connection is a result with code `network`.
 */
export async function send<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  sending: Sending = {},
): Promise<Answer<OutputOf<Name>>> {
  const { access }: Address = calls[name]
  const session = typeof window === 'undefined' ? null : readSession()
  if (session === null || access === 'anyone') return request(name, input, null, sending)
  const ask = () => sendAs(name, input, session, sending)
  const beside = hasSaved() ? await import('./saved/send-beside.ts').catch(() => null) : null
  return beside === null ? ask() : beside.sendBeside(name, input, ask, send)
}

async function sendAs<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  { id, token }: CurrentUser,
  sending: Sending,
): Promise<Answer<OutputOf<Name>>> {
  const answer = await request(name, input, token, sending)
  if (answer.success || answer.status !== 401) return answer
  // Another student has signed in since: do not repeat the call in their name.
  const renewed = isSignedIn(id) ? await renewSession() : null
  if (renewed !== null) return request(name, input, renewed, sending)
  // The renewal got no response: the session may be alive, so keep it and its data.
  return token === endedToken ? answer : unheard
}

/** The data of a call that a screen requires; a failure is thrown for the route's error screen. */
export async function load<Name extends CallName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  const answer = await send(name, input)
  if (!answer.success) throw new CallFailed(answer.status, answer.message, answer.requestId)
  return answer.data
}

let renewal: Promise<string | null> | null = null
/** Token of a session that the server has ended. */
let endedToken: string | null = null

/**
 * A new token from the session cookie, or null when the session has ended; concurrent callers share one request. A
 * response after a logout or another sign-in changes nothing.
 */
function renewSession(): Promise<string | null> {
  const before = readSession()
  if (before === null) return Promise.resolve(null)
  renewal ??= request('refresh', {}, null)
    .then((answer) => {
      const session = readSession()
      if (session?.id !== before.id) return null
      if (answer.success && replaceToken(answer.data.token)) return answer.data.token
      // Keep a session that was started meanwhile.
      if (session.token !== before.token) return null
      if (!answer.success && answer.status === 401) endedToken = before.token
      // The cookie may belong to another student by now.
      if (answer.success || answer.status === 401) clearSession()
      if (!answer.success && answer.code === 'blocked') {
        keepFarewell(answer.message)
        location.assign(withLocale('/login', currentLocale()))
      }
      return null
    })
    .finally(() => {
      renewal = null
    })
  return renewal
}

async function request<Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  token: string | null,
  sending: Sending = {},
): Promise<Answer<OutputOf<Name>>> {
  const address: Address = calls[name]
  try {
    const response = await ask(address, (input ?? {}) as Record<string, unknown>, token, sending)
    const answer: SuccessBody<unknown> | FailureBody = await response.json()
    if (!answer.success) {
      const { status, code, fields = {}, requestId } = answer
      return {
        success: false,
        status,
        isFinal: status < 500 && status !== 401 && status !== 429 && code !== 'otherSite',
        code,
        fields,
        requestId,
        message: answer.error || answer.message || answer.response || '',
      }
    }
    const data = address.isPaged ? { data: answer.data, totalPages: answer.totalPages } : answer.data
    // Not parsed: the server builds responses from the same contract, and its tests check each against the schema.
    return { success: true, data: data as OutputOf<Name>, message: answer.response }
  } catch {
    return unheard
  }
}

function ask(
  call: Address,
  input: Record<string, unknown>,
  token: string | null,
  { outlivesPage = false }: Sending,
): Promise<Response> {
  const rest = { ...input }
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLocale() })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const address = new URL(
    `/api/v1${path}`,
    typeof window === 'undefined' ? 'http://server' : window.location.origin,
  )
  if (call.method === 'GET') {
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined) address.searchParams.set(name, String(value))
    return fetchApi(new Request(address, { headers }))
  }
  headers.set('content-type', 'application/json')
  const body = JSON.stringify(rest)
  return fetchApi(
    new Request(address, { method: 'POST', headers, body, keepalive: outlivesPage }),
    body.length,
  )
}

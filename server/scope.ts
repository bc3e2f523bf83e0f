import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Span } from './adapters/traces/otlp.ts'

/** The context of a request, or of a job. */
export type Scope = {
  /** Request id: in the response, the log and the rows written; null for a job without a request. */
  requestId: string | null
  /** The pattern of the address, as log and metrics name it; never the address itself. */
  route?: string
  /** The widest network of the caller, for fair queueing; undefined for the product's own work. */
  network?: string
  /** The kind and number of the job that runs. */
  job?: string
  /** Its deadline, on the clock of `performance.now()`; work outside a request has none. */
  waitsUntil?: number
  /** The current span, where tracing is on. */
  span?: Span
}

const storage = new AsyncLocalStorage<Scope>()

/** Runs `work`; everything it calls, now or later, finds the scope. */
export function inScope<Result>(scope: Scope, work: () => Result): Result {
  return storage.run(scope, work)
}

/** The current request; undefined outside one, as in scheduled tasks. */
export function currentScope(): Scope | undefined {
  return storage.getStore()
}

/** The id of the current request, or of the one that added the job; null when there is none. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null
}

/** The network for fair queueing; empty for the product's own work. */
export function currentNetwork(): string {
  return storage.getStore()?.network ?? ''
}

/**
 * How long a call waits in total for an unavailable database and gateway. The last attempt may take
 * a few seconds more, so that the response comes in about 10 s.
 */
const deadlineMs = 8000

/** Runs a call's operation: everything it waits for shares one deadline. */
export function withOneDeadline<Result>(work: () => Result, milliseconds = deadlineMs): Result {
  return inScope({ requestId: null, ...currentScope(), waitsUntil: performance.now() + milliseconds }, work)
}

/** Restores the time that its caller took, such as to send the body over a slow connection. */
export function addDeadline(milliseconds: number): void {
  const scope = currentScope()
  if (scope?.waitsUntil !== undefined) scope.waitsUntil += milliseconds
}

/** Milliseconds left to wait: `wanted`, less what the call has already waited. */
export function deadlineLeft(wanted: number): number {
  const { waitsUntil = Number.POSITIVE_INFINITY } = currentScope() ?? {}
  return Math.max(0, Math.min(wanted, waitsUntil - performance.now()))
}

// No characters that are confused when read aloud: no 0 and o, no 1, i and l, no u and v, no 2 and z.
const alphabet = '23456789abcdefghjkmnpqrstwxy'
let randomPool = Buffer.alloc(0)
let usedBytes = 0

/** A request id, short enough to be read aloud: `k3f9-2mxt-q7wz`, one of 10^17. */
function newRequestId(): string {
  let id = ''
  for (let place = 0; place < 12; place += 1) {
    if (usedBytes === randomPool.length) {
      randomPool = randomBytes(3072)
      usedBytes = 0
    }
    // 256 is not a multiple of 28: some characters are slightly more frequent, which is harmless here.
    id +=
      (place > 0 && place % 4 === 0 ? '-' : '') +
      (alphabet[(randomPool[usedBytes] ?? 0) % alphabet.length] ?? '')
    usedBytes += 1
  }
  return id
}

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/

/** The request id from a proxy of the installation, else a new one; a client's is never read. */
export function requestIdOf(given: string | null, isBehindProxy: boolean): string {
  return isBehindProxy && given !== null && wellFormed.test(given) ? given : newRequestId()
}

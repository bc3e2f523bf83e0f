import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Span } from './adapters/traces/otlp.ts'

/** What everything that is done for one request, or for one job, has in common. */
export type Scope = {
  /** Request id: in the response, the log and the rows written; null for a job without a request. */
  requestId: string | null
  /** The pattern of the address, as log and metrics name it; never the address itself. */
  route?: string
  /** The widest network that asks, by which costly work takes turns; nothing for what the product does by itself. */
  network?: string
  /** The kind and number of the job that runs. */
  job?: string
  /** When it waits for nobody any more, as `performance.now()` counts; what is done for no request has no such end. */
  waitsUntil?: number
  /** The stretch of the trace that is under way, where traces are asked for. */
  span?: Span
}

const storage = new AsyncLocalStorage<Scope>()

/** Runs `work`; whatever it calls, at once or later, finds the scope. */
export function inScope<Result>(scope: Scope, work: () => Result): Result {
  return storage.run(scope, work)
}

/** The current request; undefined outside one, as in scheduled tasks. */
export function currentScope(): Scope | undefined {
  return storage.getStore()
}

/** The number of the request that is being answered, or that asked for the job; null when there is none. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null
}

/** The network for which something is done now; empty for what the product does by itself. */
export function currentNetwork(): string {
  return storage.getStore()?.network ?? ''
}

/**
 * So long a call waits for a database and a gateway together that are away or say nothing. What it asks last may
 * take some seconds more: its answer is there within 10 s or a little later.
 */
const deadlineMs = 8000

/** Runs what answers a call: what it waits for, one after another, has one deadline together. */
export function withOneDeadline<Result>(work: () => Result, milliseconds = deadlineMs): Result {
  return inScope({ requestId: null, ...currentScope(), waitsUntil: performance.now() + milliseconds }, work)
}

/** Gives back what its caller took, such as to send the body over a weak line. */
export function addDeadline(milliseconds: number): void {
  const scope = currentScope()
  if (scope?.waitsUntil !== undefined) scope.waitsUntil += milliseconds
}

/** Milliseconds for which may be waited still: all of `wanted` but what the call has waited already. */
export function deadlineLeft(wanted: number): number {
  const { waitsUntil = Number.POSITIVE_INFINITY } = currentScope() ?? {}
  return Math.max(0, Math.min(wanted, waitsUntil - performance.now()))
}

// None of these is taken for another when it is read out: no 0 and o, no 1, i and l, no u and v, no 2 and z.
const alphabet = '23456789abcdefghjkmnpqrstwxy'
let drawn = Buffer.alloc(0)
let used = 0

/** A number for a request, short enough to be read out: `k3f9-2mxt-q7wz`, one of 10^17. */
function newRequestId(): string {
  let id = ''
  for (let place = 0; place < 12; place += 1) {
    if (used === drawn.length) {
      drawn = randomBytes(3072)
      used = 0
    }
    // 256 is no multiple of 28: some characters come a little more often, which does not matter here.
    id += (place > 0 && place % 4 === 0 ? '-' : '') + (alphabet[(drawn[used] ?? 0) % alphabet.length] ?? '')
    used += 1
  }
  return id
}

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/

/** The number that a proxy of the installation gave a request, else a new one; what a client wrote is never read. */
export function requestIdOf(given: string | null, isBehindProxy: boolean): string {
  return isBehindProxy && given !== null && wellFormed.test(given) ? given : newRequestId()
}

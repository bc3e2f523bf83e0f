import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

export type Draining = {
  /** True once a stop was requested. */
  isDraining(): boolean
  /**
   * Accepts no new connections and resolves once all have ended. Each response says that its
   * connection closes. Idle connections are left to the proxy, which may be sending a request at
   * this moment; after `deadlineMs` those still idle are closed, and 12 s later all others.
   */
  drain(deadlineMs: number): Promise<void>
}

/** An event loop turn in which nothing else was done. */
const quietTurnMs = 1
/** An overloaded machine takes seconds until an idle turn. Connections made after this are refused. */
const doorDeadlineMs = 8000
/** New connections come in bursts: the time without one, which shrinks the later it is. */
const calmMs = 25

/** Longer than any call, which ends within ten seconds. */
const lastAnswersMs = 12_000

/** Lets a server stop without losing requests from a proxy in front that keeps its connections open. */
export function createDraining(server: HttpServer): Draining {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    drain(deadlineMs) {
      return new Promise((resolve) => {
        isDraining = true
        server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('connection', 'close')
        })
        // Stops listening without closing idle connections, as the server's own close would.
        onceNobodyComes(server, () => NetServer.prototype.close.call(server, () => resolve()))
        setTimeout(() => {
          server.closeIdleConnections()
          setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref()
        }, deadlineMs).unref()
      })
    },
  }
}

/**
 * Acts in a short event loop turn without new connections, some time after the last one. One
 * connection is accepted per turn, and one still in the accept queue when the socket closes is
 * reset together with its request, which a proxy must not send twice.
 */
function onceNobodyComes(server: HttpServer, act: () => void): void {
  const deadline = performance.now() + doorDeadlineMs
  let cameAt = performance.now()
  let turnedAt = 0
  const come = () => {
    cameAt = performance.now()
  }
  server.on('connection', come)
  setImmediate(function look() {
    const now = performance.now()
    const calm = calmMs * ((deadline - now) / doorDeadlineMs)
    const isQuiet = cameAt < turnedAt && now - cameAt >= calm && now - turnedAt <= quietTurnMs
    if (isQuiet || now >= deadline) {
      server.off('connection', come)
      act()
      return
    }
    turnedAt = now
    setImmediate(look)
  })
}

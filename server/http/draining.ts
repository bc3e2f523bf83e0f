import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

export type Draining = {
  /** True once a stop was requested. */
  isDraining(): boolean
  /**
   * Accepts no new connections and resolves once all have ended. Each response says that its
   * connection closes. Idle connections are left to the proxy, which may be sending a request at
   * this moment; after `idleMs` those still idle are closed, and all others some time after the last was accepted.
   */
  drain(idleMs: number): Promise<void>
}

/** An event loop turn in which nothing else was done. */
const quietTurnMs = 1
/** New connections come in bursts: the time without one, which shrinks the later it is. */
const calmMs = 25

const deadlines = {
  /** An overloaded machine takes seconds until an idle turn. Connections made after this are refused. */
  doorMs: 8000,
  /** For the last request that was accepted: longer than any call, which ends within ten seconds. */
  lastAnswersMs: 11_000,
}

/** Lets a server stop without losing requests from a proxy in front that keeps its connections open. */
export function createDraining(server: HttpServer, { doorMs, lastAnswersMs } = deadlines): Draining {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    drain(idleMs) {
      return new Promise((resolve) => {
        isDraining = true
        server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('connection', 'close')
        })
        onceNobodyComes(server, doorMs, () => {
          // Stops listening without closing idle connections, as the server's own close would.
          NetServer.prototype.close.call(server, () => resolve())
          setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref()
        })
        setTimeout(() => server.closeIdleConnections(), idleMs).unref()
      })
    },
  }
}

/**
 * Acts in a short event loop turn without new connections, some time after the last one. One
 * connection is accepted per turn, and one still in the accept queue when the socket closes is
 * reset together with its request, which a proxy must not send twice.
 */
function onceNobodyComes(server: HttpServer, doorMs: number, act: () => void): void {
  const deadline = performance.now() + doorMs
  let cameAt = performance.now()
  let turnedAt = 0
  const come = () => {
    cameAt = performance.now()
  }
  server.on('connection', come)
  setImmediate(function look() {
    const now = performance.now()
    const calm = calmMs * ((deadline - now) / doorMs)
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

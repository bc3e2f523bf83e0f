import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

export type Draining = {
  /** True from the moment the process was asked to stop. */
  isDraining(): boolean
  /**
   * Takes no new line from now on and resolves once every line has ended. Each answer says that its line
   * ends with it. A line that only waits is left to the proxy, which may be sending a request at this very
   * moment; after `deadlineMs` those that still wait are closed, and 12 s later all others.
   */
  drain(deadlineMs: number): Promise<void>
}

/** A turn of the event loop in which nothing else was done. */
const quietTurnMs = 1
/** A machine with more to do than it can takes a second to a quiet turn. Whoever comes by a new line after this is cut off. */
const doorDeadlineMs = 4000
/** New lines come in bursts: this long nobody came, or less the later it is. */
const calmMs = 25

/** Longer than any call, which ends within ten seconds. */
const lastAnswersMs = 12_000

/** Lets a server end without losing a request of a proxy in front that keeps its lines open. */
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
        // The door closes, and no waiting line with it, as the server's own close would have it.
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
 * Acts in a short turn of the event loop in which nobody came, some time after the last one who did. One line is let
 * in a turn, and whoever stands before a door as it closes is cut off with what was sent, which a proxy must not send
 * twice.
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

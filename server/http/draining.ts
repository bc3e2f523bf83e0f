import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

export type Draining = {
  /** True from the moment the process was asked to stop. */
  isDraining(): boolean
  /**
   * Takes no new line from now on and resolves once every line has ended. Each answer says that its line
   * ends with it. A line that only waits is left to the proxy, which may be sending a request at this very
   * moment; after `patienceMs` those that still wait are closed, and 12 s later all others.
   */
  drain(patienceMs: number): Promise<void>
}

/** Longer than any call takes: each ends by itself within ten seconds. */
const lastAnswersMs = 12_000

/** Lets a server end without losing a request of a proxy in front that keeps its lines open. */
export function createDraining(server: HttpServer): Draining {
  let isDraining = false
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) response.setHeader('connection', 'close')
  })
  return {
    isDraining: () => isDraining,
    drain(patienceMs) {
      return new Promise((resolve) => {
        isDraining = true
        // Who has come in by now is let in; then the door closes, and no waiting line with it, as
        // the server's own close would have it.
        setImmediate(() => NetServer.prototype.close.call(server, () => resolve()))
        setTimeout(() => {
          server.closeIdleConnections()
          setTimeout(() => server.closeAllConnections(), lastAnswersMs).unref()
        }, patienceMs).unref()
      })
    },
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { TestApp } from './app.ts'

export type ServedApp = { port: number; url: string; stop(): void }

/** What a test answers in the product's stead; it sees every request, and returns true when it answered. */
type Stead = (request: IncomingMessage, response: ServerResponse) => boolean | undefined

/** Serves a test's app over HTTP as the product does: cached responses bypass the framework. */
export async function serveApp(app: TestApp, stead: Stead = () => false): Promise<ServedApp> {
  const answer = getRequestListener((request) => app.fetch(new URL(request.url).pathname, request), {
    overrideGlobalObjects: false,
  })
  const server = createServer((request, response) => {
    if (stead(request, response)) return
    if (!app.respondFromCache(request, response)) void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

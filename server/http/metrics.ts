import { createServer, type Server } from 'node:http'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { watchProcess } from '../adapters/metrics/process-metrics.ts'
import { recordObservation } from '../admin/launch/facts.ts'
import { watchDatabase } from '../metrics/operations.ts'
import type { Services } from '../services.ts'

/**
 * `/metrics` of this process on its own port, which visitors cannot reach: callers there are
 * trusted. Returns the function that stops it.
 *
 * @throws StartFailure when it cannot listen there.
 */
export async function serveMetrics(
  services: Services,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; stop(): Promise<void> }> {
  const { registry } = services.measures
  watchDatabase(services)
  const endWatching = watchProcess(registry, services.settings)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    recordObservation(services, 'metrics')
    registry.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        services.log.warn({ err: error }, 'the metrics could not be written')
        response.writeHead(500).end()
      },
    )
  })
  await listen(server, port, host)
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop() {
      endWatching()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartFailure(`The metrics cannot be served on ${host}:${port} (METRICS_PORT): ${error.message}`),
      ),
    )
    server.listen(port, host, () => resolve())
  })
}

/** A bare `node:http` server that sends the bytes and headers of another's response, and does nothing else. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Question = { url: string; headers: Record<string, string> }

/** Node sets these itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive'])

process.on('message', ({ url, headers }: Question) => {
  request(url, { headers, agent: false }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const body = Buffer.concat(parts)
      const sent = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name)),
      )
      const server = createServer((_, response) => response.writeHead(200, sent).end(body))
      server.listen(0, '127.0.0.1', () => {
        // A TCP server's address is an object.
        const { port } = server.address() as AddressInfo
        process.send?.({ url: `http://127.0.0.1:${port}/`, byteCount: body.byteLength })
      })
    })
  }).end()
})

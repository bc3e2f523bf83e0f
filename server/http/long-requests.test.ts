import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { endBrokenLines } from './long-requests.ts'

/** More than both ends of a connection buffer. */
const large = Buffer.alloc(64 * 1024 * 1024)

test('closes a connection whose response is not read', async () => {
  const server = createServer((_request, response) => response.end(large))
  endBrokenLines(server, 100)
  const closed = new Promise<number>((resolve) => {
    server.on('connection', (line) => line.on('close', () => resolve(line.bytesWritten)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  const reader = connect(port, '127.0.0.1').on('error', () => undefined)
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await closed).toBeGreaterThan(0)
  reader.destroy()
  server.close()
})

test('allows a minute of silence on a connection', () => {
  const server = createServer()
  endBrokenLines(server)
  expect(server.timeout).toBe(60_000)
})

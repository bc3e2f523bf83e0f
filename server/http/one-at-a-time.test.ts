import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

let server: Server
afterEach(() => server.close())

async function lineTo(listener: RequestListener) {
  server = createServer(oneAtATime(listener)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return connect(port, '127.0.0.1').on('error', () => undefined)
}

const requests = (paths: readonly string[]) =>
  paths
    .map((path, at) => {
      const ends = at === paths.length - 1 ? 'Connection: close\r\n' : ''
      return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${ends}\r\n`
    })
    .join('')

test('pipelined requests are answered in order, one at a time', async () => {
  const atOnce: number[] = []
  let underway = 0
  const line = await lineTo(async ({ url }, response) => {
    underway += 1
    atOnce.push(underway)
    await pause(5)
    underway -= 1
    response.end(`answer to ${url}`)
  })
  line.write(requests(['/1', '/2', '/3', '/4']))
  const answered = [...(await text(line)).matchAll(/answer to (\S\d)/g)].map(([, path]) => path)
  expect(answered).toEqual(['/1', '/2', '/3', '/4'])
  expect(atOnce).toEqual([1, 1, 1, 1])
})

test('a connection that pipelines too much is closed, after at most one request was processed', async () => {
  let begun = 0
  const line = await lineTo((_request, response) => {
    begun += 1
    setTimeout(() => response.end(), 50)
  })
  const closed = once(line.resume(), 'close')
  line.write(requests(Array<string>(500).fill('/')))
  await closed
  await pause(100)
  expect(begun).toBe(1)
})

test('requests waiting on a lost connection are not processed', async () => {
  const begun: (string | undefined)[] = []
  const line = await lineTo(({ url, socket }, response) => {
    begun.push(url)
    socket.once('close', () => response.end())
    line.destroy()
  })
  line.write(requests(['/1', '/2']))
  await once(line, 'close')
  await pause(150)
  expect(begun).toEqual(['/1'])
})

test('a connection continues after any number of sequential requests', async () => {
  const line = await lineTo((_request, response) => response.end('answered'))
  for (let nth = 0; nth < 30; nth += 1) {
    line.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(String(await once(line, 'data'))).toContain('answered')
  }
  line.destroy()
})

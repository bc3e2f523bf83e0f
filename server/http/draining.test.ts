import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDraining, type Draining } from './draining.ts'

let server: Server
let draining: Draining
let agent: Agent
let port: number
/** Ends the answers that are being written. */
let finish: () => void

beforeEach(async () => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    response.writeHead(200)
    response.write('begun ')
    if (incoming.url === '/slow') void finished.then(() => response.end('ended'))
    else response.end('ended')
  })
  draining = createDraining(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object.
  port = (server.address() as AddressInfo).port
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

type Answer = { text: string; connection: string | undefined; isOnOldLine: boolean }

function ask(path: string, over = agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: over }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ text, connection: answer.headers.connection, isOnOldLine: sent.reusedSocket }),
      )
    })
    sent.on('error', reject).end()
  })
}

test('a request on an idle connection is served once more, with Connection: close', async () => {
  await ask('/')
  const drained = draining.drain(60_000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(draining.isDraining()).toBe(true)
  expect(await ask('/')).toEqual({ text: 'begun ended', connection: 'close', isOnOldLine: true })
  await drained
})

test('serves connections accepted before shutdown', async () => {
  const callers = Array.from({ length: 40 }, () => ask('/', new Agent()))
  void draining.drain(60_000)
  const answers = await Promise.allSettled(callers)
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('accepts no new connection', async () => {
  await ask('/')
  void draining.drain(60_000)
  await expect.poll(() => server.listening).toBe(false)
  await expect(ask('/', new Agent())).rejects.toThrow('ECONNREFUSED')
})

test('completes a response in progress', async () => {
  const begun = new Promise<void>((resolve) => server.once('request', () => resolve()))
  const slow = ask('/slow')
  await begun
  const drained = draining.drain(50)
  await new Promise((resolve) => setTimeout(resolve, 150))
  finish()
  expect((await slow).text).toBe('begun ended')
  agent.destroy()
  await drained
})

test('closes an idle connection after the deadline', async () => {
  await ask('/')
  await draining.drain(100)
})

test('a machine that is never idle answers the last request that it accepts', async () => {
  draining = createDraining(server, { doorMs: 1000, lastAnswersMs: 2000 })
  let isBusy = true
  const spin = () => {
    const until = performance.now() + 3
    while (performance.now() < until);
    if (isBusy) setImmediate(spin)
  }
  spin()
  const drained = draining.drain(50)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const late = ask('/slow', new Agent())
  await new Promise((resolve) => setTimeout(resolve, 1900))
  isBusy = false
  finish()
  expect((await late).text).toBe('begun ended')
  await drained
})

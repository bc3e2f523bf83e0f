import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { percentile } from '../../tools/bench/report.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { isLeftOut } from '../support/left-out.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { runs } from '../support/runs.ts'

const longestSeconds = 17
/** A visitor who waits longer than this is not served. */
const deadlineSeconds = 3

let product: ProductProcess

/** Clients that send one byte a second and never finish; none that is silent after its first bytes. */
const callers = {
  'slow headers': { count: runs(1), first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-', next: 'x' },
  'slow bodies': {
    count: runs(1),
    first: 'POST /api/v1/student/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{',
    next: ' ',
  },
  'idle connections': { count: runs(4), first: '', next: '' },
}

/** Resolves with the seconds until the server has closed the connection. */
function hold({ first, next }: { first: string; next: string }): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const socket: Socket = connect(product.port, '127.0.0.1', () => {
      if (first !== '') socket.write(first)
    })
    const timer = setInterval(() => {
      if (next !== '') socket.write(next)
    }, 1000)
    const giveUp = setTimeout(() => socket.destroy(), (longestSeconds + 10) * 1000)
    socket.resume()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      clearTimeout(giveUp)
      resolve((performance.now() - startedAt) / 1000)
    })
  })
}

type Served = { answers: number; refused: number; seconds: number[] }

/** Visits a page and a call four times a second until it is stopped. */
function visit(): { stop(): Promise<Served> } {
  const served: Served = { answers: 0, refused: 0, seconds: [] }
  let isOver = false
  const visiting = (async () => {
    while (!isOver) {
      for (const path of ['/', '/api/v1/student/getliveCourses?limit=10']) {
        const startedAt = performance.now()
        const isServed = await fetch(product.url + path).then(
          async (answer) => (await answer.text()).length > 0 && answer.ok,
          () => false,
        )
        served.answers += 1
        if (!isServed) served.refused += 1
        served.seconds.push((performance.now() - startedAt) / 1000)
      }
      await pause(250)
    }
    return served
  })()
  return {
    stop() {
      isOver = true
      return visiting
    },
  }
}

function record(part: string, n: number, slowestEnd: number, served: Served): void {
  const slowest = percentile(served.seconds, 1)
  const isMet = slowestEnd <= longestSeconds && served.refused === 0 && slowest <= deadlineSeconds
  recordFigure({
    id: 'T33',
    part,
    n,
    figure: `${part} gone after ${slowestEnd.toFixed(1)} s at most, ${served.answers} others served meanwhile, ${served.refused} not`,
    isMet,
  })
  expect(slowestEnd).toBeLessThanOrEqual(longestSeconds)
  expect(served.refused).toBe(0)
}

// The product's own tests hold one of each for seconds; hundreds are for a long run.
const isShort = isLeftOut(
  process.env['FIGURES_FILE'] === undefined,
  'hundreds of clients that never finish run in npm run assure only',
)

describe.skipIf(isShort)('callers that never finish', () => {
  beforeAll(async () => {
    product = await startProductProcess()
  })
  afterAll(() => product.stop())

  test('are distinguished from one that the server keeps open', async () => {
    const startedAt = performance.now()
    // A client that keeps sending proper requests is kept: its connection is closed here and not there.
    const socket = connect(product.port, '127.0.0.1').resume()
    const timer = setInterval(() => socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'), 1000)
    const ended = new Promise<number>((resolve) =>
      socket.on('close', () => resolve((performance.now() - startedAt) / 1000)),
    )
    setTimeout(() => socket.destroy(), (longestSeconds + 2) * 1000)
    expect(await ended).toBeGreaterThan(longestSeconds)
    clearInterval(timer)
    recordPlanted('T33', 'a line that stays longer is seen')
  })

  test.each(Object.entries(callers))(
    '%s are gone within 17 s, and others are served meanwhile',
    async (name, caller) => {
      const visiting = visit()
      const ends = await Promise.all(Array.from({ length: caller.count }, () => hold(caller)))
      record(name, ends.length, Math.max(...ends), await visiting.stop())
    },
    120_000,
  )

  test('of a gigabyte that is compressed is not decompressed', async () => {
    const visiting = visit()
    const startedAt = performance.now()
    const packed = createGzip({ level: 1 })
    const zeros = Buffer.alloc(2 ** 20)
    void (async () => {
      for (let megabyte = 0; megabyte < 1024; megabyte += 1)
        if (!packed.write(zeros)) await new Promise((resolve) => packed.once('drain', resolve))
      packed.end()
    })()
    const chunks: Buffer[] = []
    for await (const chunk of packed) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    expect(body.byteLength).toBeGreaterThan(2 ** 20)
    const sentAt = performance.now()
    const answer = await fetch(`${product.url}/api/v1/student/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body,
    }).then(
      ({ status }) => status,
      // The connection may be closed before all of it is sent.
      () => 413,
    )
    expect(startedAt).toBeLessThan(sentAt)
    expect(answer).toBe(413)
    record('packed gigabytes', 1, (performance.now() - sentAt) / 1000, await visiting.stop())
  })
})

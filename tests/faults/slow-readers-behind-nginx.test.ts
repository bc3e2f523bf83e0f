import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasNginx, startBehindNginx } from '../support/nginx.ts'

const megabyte = 1024 * 1024
const fileMegabytes = 64

let nginx: Awaited<ReturnType<typeof startBehindNginx>>
/** What was taken of the last answer. */
let taken = 0

describe.runIf(hasNginx())('a client that requests a large file and reads none of it', () => {
  beforeAll(async () => {
    nginx = await startBehindNginx(async (_, response) => {
      taken = 0
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': fileMegabytes * megabyte })
      for (let sent = 0; sent < fileMegabytes && !response.destroyed; sent += 1) {
        const isTaken = response.write(Buffer.alloc(megabyte), () => {
          taken += megabyte
        })
        if (!isTaken) await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
      response.end()
    })
  })
  afterAll(() => nginx.stop())

  it.each(['/videos/lesson.mp4', '/media/a~b.c', '/a-page'])('fills no disk by it (%s)', async (path) => {
    const { hostname, port } = new URL(nginx.url)
    const line = connect({ host: hostname, port: Number(port) }, () => {
      line.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
    }).pause()
    await expect.poll(() => taken).toBeGreaterThan(0)
    let before = -1
    while (before !== taken) {
      before = taken
      await pause(500)
    }
    line.destroy()
    expect(taken / megabyte).toBeLessThan(fileMegabytes / 2)
  })
})

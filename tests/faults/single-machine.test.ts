import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { connect as connectPlain, type Socket } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { hasNginx, type Nginx, startNginx } from '../support/nginx.ts'
import { freePort } from '../support/product-process.ts'
import { type ServedApp, serveApp } from '../support/served-app.ts'

const name = 'school.example'
const burst = 8

let app: TestApp
let served: ServedApp
let nginx: Nginx
let certificate: Buffer
let httpPort: number
let httpsPort: number
/** The headers of the last request to the product. */
let told: Record<string, unknown> = {}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

describe.runIf(hasNginx())('a machine directly on the internet', () => {
  beforeAll(async () => {
    app = await startTestApp()
    served = await serveApp(app, ({ headers }) => {
      told = headers
      return false
    })
    const folder = app.settings.dataDir
    const [key, signed] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
        .concat(['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`])
        .concat(['-keyout', key, '-out', signed]),
      { stdio: 'ignore' },
    )
    certificate = await readFile(signed)
    ;[httpPort, httpsPort] = [await freePort(), await freePort()]
    nginx = await startNginx({
      folder: join(folder, 'nginx'),
      productPort: served.port,
      port: httpsPort,
      files: folder,
      // So low that a burst is nearly all that passes.
      alone: { name, certificate: signed, key, plainHttpPort: httpPort, requestsPerSecond: 1, burst },
    })
  })
  afterAll(async () => {
    await nginx.stop()
    served.stop()
    await app.close()
  })

  /** Null when the connection was closed without an answer. */
  function get(
    path: string,
    { host = name, servername = name, isSecure = true, headers = {} } = {},
  ): Promise<Answer | null> {
    const options = { host: '127.0.0.1', path, headers: { host, ...headers }, agent: false }
    return new Promise((resolve) => {
      const asked = isSecure
        ? secureRequest({ ...options, port: httpsPort, servername, ca: certificate })
        : plainRequest({ ...options, port: httpPort })
      asked.on('response', (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          body += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      })
      asked.on('error', () => resolve(null))
      asked.end()
    })
  }

  it('sends everybody from http to https, at the same address', async () => {
    const answer = await get('/courses?category=1', { isSecure: false })
    expect([answer?.status, answer?.headers['location']]).toEqual([301, `https://${name}/courses?category=1`])
  })

  it('answers by its own name over TLS, and passes the client address to the product', async () => {
    const answer = await get('/healthz', { headers: { 'x-forwarded-proto': 'http' } })
    expect([answer?.status, answer?.headers['server']]).toEqual([200, 'nginx'])
    // The last word is nginx's own.
    expect(told).toMatchObject({
      ...{ host: name, 'x-forwarded-proto': 'http, https', 'x-forwarded-for': '127.0.0.1' },
    })
  })

  it('does not respond under another host name', async () => {
    for (const host of ['evil.example', '127.0.0.1', 'localhost', `${name}.evil.example`]) {
      expect(await get('/healthz', { host, isSecure: false })).toBeNull()
      expect(await get('/healthz', { host })).toBeNull()
      expect(await get('/healthz', { host: name, servername: 'evil.example' })).toBeNull()
    }
  })

  it('speaks no TLS of old', async () => {
    const begun = connect({
      host: '127.0.0.1',
      port: httpsPort,
      servername: name,
      ca: certificate,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    })
    const isOpen = await new Promise((resolve) => {
      begun.once('secureConnect', () => resolve(true)).once('error', () => resolve(false))
    })
    begun.destroy()
    expect(isOpen).toBe(false)
  })

  it('has connections left while a thousand others start a handshake and stall', async () => {
    const lines = new Set<Socket>()
    let isOver = false
    /** Reopens a connection whenever it is closed. */
    function hold(): void {
      const line = connectPlain({ host: '127.0.0.1', port: httpsPort }, () => {
        // The head of a message of TLS.
        line.write(Buffer.from([0x16, 3, 1]))
      }).on('error', () => undefined)
      lines.add(line)
      line.on('close', () => {
        lines.delete(line)
        if (!isOver) setTimeout(hold, 20)
      })
    }
    const [worker] = nginx.workers
    const heldByNginx = async () => (await readdir(`/proc/${worker}/fd`)).length
    try {
      for (let opened = 0; opened < 1000; opened += 1) hold()
      await expect.poll(heldByNginx).toBeGreaterThan(900)
      expect((await get('/healthz'))?.status).toBe(200)
    } finally {
      isOver = true
      for (const line of lines) line.destroy()
    }
  })

  it('stops a flood from one network, with the same message as the product’s calls', async () => {
    const answers = await Promise.all(Array.from({ length: burst * 4 }, () => get('/api/v1/site/content')))
    const refused = answers.filter((answer) => answer?.status === 429)
    expect(refused.length).toBeGreaterThan(burst)
    expect(refused.length).toBeLessThan(answers.length)
    const [first] = refused
    expect([first?.headers['retry-after'], first?.headers['content-type']]).toEqual(['5', 'application/json'])
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ success: false, status: 429, code: 'tooMany' })
  })

  it('has the same message for a segment of a video', async () => {
    const id = '0'.repeat(36)
    const pass = [id, '-', '-', '-', 'a'.repeat(43), `1234567890.${'a'.repeat(43)}`].join('~')
    const segment = `/stream/${pass}/${id}.abcdefgh/480p/0.ts`
    const answers = await Promise.all(Array.from({ length: burst * 4 }, () => get(segment)))
    const refused = answers.filter((answer) => answer?.status === 429)
    expect(refused.length).toBeGreaterThan(burst)
    for (const answer of refused) {
      expect([answer?.headers['retry-after'], answer?.headers['content-type']]).toEqual([
        '5',
        'application/json',
      ])
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ status: 429, code: 'tooMany' })
    }
  })
})

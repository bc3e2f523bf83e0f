import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLeftOut } from '../support/left-out.ts'
import { processEnvironment } from '../support/process-environment.ts'
import { listProcesses } from '../support/process-list.ts'
import { freePort, type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { leastOfThree } from '../support/thread-time.ts'
import { openFolder, projectRoot, removeFolder } from './processes.ts'

type Ended = { code: number | null; output: string }

/** Starts the product where it cannot start, and waits for its end. */
function startInVain(environment: Record<string, string>, flags: string[] = []): Promise<Ended> {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts', ...flags], {
    cwd: projectRoot,
    env: { ...processEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += String(part)
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

/** The processes that work on a data folder. */
const processesOf = (dataDir: string) => listProcesses().filter(({ command }) => command.includes(dataDir))

const folders: string[] = []
function newFolder(): string {
  const folder = openFolder()
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) removeFolder(folder)
})

describe('a start that cannot be', () => {
  test('names a port in use in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    // A TCP server's address is an object.
    const { port } = other.address() as AddressInfo
    const { code, output } = await startInVain({ PORT: String(port), DATA_DIR: newFolder() })
    other.close()
    expect(code).toBe(1)
    expect(output.trim()).toBe(`Port ${port} is in use: stop what uses it, or set PORT to another.`)
  })

  test.each([
    ['PORT', { PORT: 'eighty' }],
    [
      'PUBLIC_URL',
      {
        APP_SECRET: 'x'.repeat(32),
        SMTP_URL: 'smtps://mail.example.com',
        MAIL_FROM: 'Stepmark <hello@example.com>',
        SUPPORT_EMAIL: 'admin@example.com',
        RAZORPAY_KEY_ID: 'rzp_live_x',
        RAZORPAY_KEY_SECRET: 'secret',
        RAZORPAY_WEBHOOK_SECRET: 'other-secret',
        TRUSTED_PROXIES: '1',
        NODE_ENV: 'production',
      },
    ],
  ])('names the setting %s in one line', async (name, environment) => {
    const { code, output } = await startInVain({ DATA_DIR: newFolder(), ...environment })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain(name)
  })

  test('gives out no source where real people come', async () => {
    const settings = {
      PUBLIC_URL: 'https://learn.example.com',
      APP_SECRET: randomBytes(48).toString('base64'),
      SMTP_URL: 'smtps://mail.example.com',
      MAIL_FROM: 'Stepmark <hello@example.com>',
      SUPPORT_EMAIL: 'admin@example.com',
      RAZORPAY_KEY_ID: 'rzp_live_x',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'other-secret',
      // Nothing listens there, if the start continues.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    }
    const { code, output } = await startInVain({ DATA_DIR: newFolder(), ...settings }, ['--dev'])
    expect(code).toBe(1)
    expect(output).toMatch(/^npm run dev serves the source code .*use npm start\.\n$/)
  })

  test('says so when the database cannot be reached', async () => {
    const port = await freePort()
    const environment = {
      DEMO: '1',
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    }
    const { code, output } = await startInVain({ DATA_DIR: newFolder(), ...environment })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
  })
})

describe('a start on a disk that fills up', () => {
  test('ends with one line that says so, and leaves no process', async (context) => {
    const dataDir = newFolder()
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=60m', 'tmpfs', dataDir])
    context.skip(isLeftOut(status !== 0, 'no file system can be mounted here'))
    try {
      const { code, output } = await startInVain({ PORT: String(await freePort()), DATA_DIR: dataDir })
      expect(code).toBe(1)
      const lines = output.trim().split('\n')
      // The log comes by another pipe, which may be read later.
      const said = lines.filter((line) => !line.startsWith('{'))
      // It may be full before the database is made, or after.
      expect(said.at(-1)).toMatch(
        /^The disk is full: (the database could not be made in|nothing more can be written to) \//,
      )
      expect(said.at(-1)).toContain(dataDir)
      expect(lines.filter((line) => /^ {4}at /.test(line))).toEqual([])
      expect(processesOf(dataDir)).toEqual([])
    } finally {
      spawnSync('umount', [dataDir])
    }
  })
})

describe('the running product', () => {
  const dataDir = newFolder()
  let product: ProductProcess

  beforeAll(async () => {
    product = await startProductProcess({ dataDir })
  })

  test('prints the address, a demo sign-in and where mail lands', () => {
    expect(product.output()).toContain(`Ready at ${product.url}`)
    expect(product.output()).toMatch(/Demo student: \S+@\S+, password \S+/)
    expect(product.output()).toContain(`${product.url}/dev/mailbox`)
  })

  test('keeps what it stores from others on the machine', () => {
    const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o077])
    const open = modes.filter(([name, mode]) => mode !== 0 && !String(name).startsWith('postgres'))
    expect(modes.length).toBeGreaterThan(2)
    expect(open).toEqual([])
    // The folder of the database opens to the user that carries it, who passes and sees nothing.
    expect(statSync(join(dataDir, 'postgres')).mode & 0o066).toBe(0)
  })

  test('plays and opens every row of every course', async () => {
    const list = await (await fetch(`${product.url}/api/v1/student/getliveCourses?limit=100`)).json()
    expect(list.data).toHaveLength(18)
    for (const course of list.data) {
      for (const { moduleTitle, videos, documents } of course.content) {
        expect([...videos, ...documents].length, `${course.title}: ${moduleTitle}`).toBeGreaterThan(0)
        for (const item of [...videos, ...documents].filter(({ isFreeAccess }) => isFreeAccess)) {
          const link = await (
            await fetch(`${product.url}/api/v1/student/getPresignedFile`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ file: item.videoUrl ?? item.docUrl }),
            })
          ).json()
          const start = await fetch(product.url + link.data.url, { headers: { range: 'bytes=0-11' } })
          const head = Buffer.from(await start.arrayBuffer()).toString('latin1')
          expect(head, `${course.title}: ${item.title}`).toMatch(item.videoUrl ? /ftyp/ : /^%PDF-/)
        }
      }
    }
  })

  test('renders a complete page for the very first visitor, with its lazily loaded parts', async () => {
    const page = await (await fetch(`${product.url}/courses?category=none`)).text()
    expect(page).toContain('No courses available for this category')
    expect(page).not.toContain('<!--$!-->')
  })

  test('keeps nobody waiting for a client that never finishes its request', async () => {
    const parts = {
      headers: 'GET / HTTP/1.1\r\nHost: lo',
      body: 'POST /api/v1/student/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{',
    }
    const secondsOf = (part: string) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now()
        const socket = connect(product.port, '127.0.0.1', () => socket.write(part))
        socket.resume().on('close', () => resolve((performance.now() - startedAt) / 1000))
      })
    const longest = async () => Math.max(...(await Promise.all(Object.values(parts).map(secondsOf))))
    expect(await leastOfThree(longest, 17)).toBeLessThanOrEqual(17)
  })

  test('closes a connection that pipelines hundreds of requests and reads no response', async () => {
    const line = connect(product.port, '127.0.0.1')
    const closed = new Promise<string>((resolve) => {
      line.on('error', () => undefined).on('close', () => resolve('closed'))
    })
    line.write('GET /api/v1/blog HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300))
    // One that is silent is closed after a minute, whatever was asked on it.
    expect(await Promise.race([closed, pause(30_000, 'open')])).toBe('closed')
    line.destroy()
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  })

  test('restarts after its processes were killed, with its data', async () => {
    const before = processesOf(dataDir).length
    expect(before).toBeGreaterThan(0)
    product.child.kill('SIGKILL')
    // Half of the orphans are killed too: both a dead and a living old server are met.
    for (const { pid, command } of processesOf(dataDir))
      if (command.includes('postgres:')) process.kill(pid, 'SIGKILL')
    product = await startProductProcess({ dataDir, port: product.port })
    expect(product.output()).not.toContain('worksheets')
    const course = await fetch(`${product.url}/courses/cbse-class-10-maths-standard`)
    expect(course.status).toBe(200)
  })

  test('refuses a second start on the same data in one line', async () => {
    const { code, output } = await startInVain({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test('stops in order while a visitor holds a connection, and leaves no process', async () => {
    const held = await fetch(`${product.url}/`)
    await held.body?.getReader().read()
    expect(await product.stop()).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
  })

  test('refuses to go into production with the demo in its data, and names the command that ends it', async () => {
    const { code, output } = await startInVain({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://learn.school.in',
      APP_SECRET: randomBytes(32).toString('hex'),
      SUPPORT_EMAIL: 'help@school.in',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'help@school.in',
      RAZORPAY_KEY_ID: 'rzp_live_x',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'other-secret',
    })
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toMatch(/holds the demo.*npm run go-live/)
    expect(processesOf(dataDir)).toEqual([])
  })
})

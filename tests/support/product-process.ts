import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverStep } from '../../launch/server-step.mjs'
import { openFolder } from './folders.ts'
import { processEnvironment } from './process-environment.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type ProductProcess = {
  url: string
  port: number
  dataDir: string
  child: ChildProcess
  /** What it has printed so far, both streams. */
  output(): string
  /** Asks it to stop, and waits. */
  stop(): Promise<number | null>
}

type ProductOptions = {
  environment?: Record<string, string>
  dataDir?: string
  port?: number
  /** Seconds until it must answer; a first start makes the database and the demo content. Less than vitest waits. */
  readyWithinSeconds?: number
}

/** Starts the product as a process of its own, on a free port and a new data folder unless they are given. */
export async function startProductProcess({
  environment = {},
  dataDir,
  port,
  readyWithinSeconds = 840,
}: ProductOptions = {}): Promise<ProductProcess> {
  const folder = dataDir ?? (await openFolder('product'))
  const chosenPort = port ?? (await freePort())
  const child = spawn(process.execPath, serverStep, {
    cwd: root,
    env: {
      ...serverEnvironment,
      ...processEnvironment,
      HOME: process.env['HOME'],
      DATA_DIR: folder,
      PORT: String(chosenPort),
      // Videos are prepared where a test asks for it.
      TRANSCODING: 'elsewhere',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += String(part)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  const url = `http://localhost:${chosenPort}`
  await waitUntilReady(url, child, () => output, readyWithinSeconds)
  return {
    url,
    port: chosenPort,
    dataDir: folder,
    child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}

/**
 * A port that nothing listens on now. It is below the system's ephemeral ports, which are given to any process that connects or
 * lets it choose: one of these could be taken before it is listened on, which takes a product many seconds.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort
    nextPort = port + 1 < firstGivenAway ? port + 1 : firstChosen
    if (await isFree(port)) return port
  }
}

const firstChosen = 20_000
/** Linux's default, unless the machine has another (ip(7)). */
const firstGivenAway = 32_768
/** Each process begins elsewhere, and gives none twice. */
let nextPort = randomInt(firstChosen, firstGivenAway)

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

async function waitUntilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
  seconds: number,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}:\n${output()}`)
    const isReady = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the product was not ready within ${seconds} s:\n${output()}`)
}

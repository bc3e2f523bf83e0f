import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../../server/settings.ts'
import type { MadeVideo, Order, Step } from './transcoding-steps.ts'

const program = fileURLToPath(new URL('./transcoder-program.ts', import.meta.url))

type Transcoder = {
  process: ChildProcess
  /** Resolves once it is paused at the requested stage. */
  held: Promise<void>
}

type Store = { settings: Pick<Settings, 'dataDir' | 'secret'>; databaseUrl: string }

/**
 * Processes that prepare videos and are killed, one at a time. The next one is started while the last one
 * works: it then waits for its orders alone.
 */
export function killableTranscoders({ settings, databaseUrl }: Store) {
  const all = new Set<ChildProcess>()
  let working: Transcoder | null = null
  let spare: Promise<Transcoder> | null = null

  async function start(): Promise<Transcoder> {
    const made = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        DEMO: '1',
        DATA_DIR: settings.dataDir,
        APP_SECRET: settings.secret,
        DATABASE_URL: databaseUrl,
        // Most of a start is compiling.
        NODE_COMPILE_CACHE: join(settings.dataDir, 'compiled'),
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    all.add(made)
    made.once('exit', () => all.delete(made))
    made.stdin.on('error', () => undefined)
    const lines = createInterface({ input: made.stdout })
    const held = new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => line === 'held' && resolve())
      made.once('exit', () => reject(new Error('it ended before it paused')))
    })
    // Nobody waits for one that is to work to its end.
    held.catch(() => undefined)
    await once(lines, 'line')
    return { process: made, held }
  }

  function isAlive(): boolean {
    return working !== null && all.has(working.process)
  }

  async function end(made: ChildProcess): Promise<void> {
    if (!all.has(made)) return
    const gone = once(made, 'exit')
    made.kill('SIGKILL')
    await gone
  }

  return {
    isAlive,
    /** Lets one work, the same one while it lives, until it is paused at a step if one is given. */
    async work(
      video: MadeVideo,
      step: Pick<Step, 'phase' | 'part'> | null,
    ): Promise<{ held: Promise<void> }> {
      const worker = isAlive() && working !== null ? working : await (spare ?? start())
      if (worker !== working) spare = null
      working = worker
      const order: Order = { video: { mediaId: video.mediaId, ended: [...video.ended] }, step }
      worker.process.stdin?.write(`${JSON.stringify(order)}\n`)
      spare ??= start()
      // One that is never asked for may fail with the test's end.
      spare.catch(() => undefined)
      return { held: worker.held }
    },
    async kill(): Promise<void> {
      if (working !== null) await end(working.process)
    },
    async killAll(): Promise<void> {
      spare = null
      await Promise.all([...all].map(end))
    },
  }
}

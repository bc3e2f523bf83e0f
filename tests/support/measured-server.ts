import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverStep } from '../../launch/server-step.mjs'
import type { TestApp } from './app.ts'
import { processEnvironment } from './process-environment.ts'

/** The product's server in a process of its own, on the database and the folder of a test's app. */
export async function startMeasuredServer(
  { settings, databaseUrl }: Pick<TestApp, 'settings' | 'databaseUrl'>,
  environment: Record<string, string> = {},
) {
  const program = fileURLToPath(new URL('./server-process.ts', import.meta.url))
  // As the product runs: by itself, V8 lets young objects and what they hold outside the heap pile up far longer.
  const child = spawn(process.execPath, [...serverStep.slice(0, -1), program], {
    env: {
      ...serverEnvironment,
      ...processEnvironment,
      DEMO: '1',
      DATA_DIR: settings.dataDir,
      APP_SECRET: settings.secret,
      TRANSCODING: settings.transcoding,
      DATABASE_URL: databaseUrl,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const origin = `http://127.0.0.1:${JSON.parse(line).port}`
  const status = `/proc/${child.pid}/status`

  async function megabytes(name: 'VmRSS' | 'VmHWM'): Promise<number> {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(await readFile(status, 'utf8'))
    return Number(found?.[1]) / 1024
  }

  return {
    fetch: (path: string, init?: RequestInit): Promise<Response> => fetch(origin + path, init),
    /** Runs the work and returns by how many megabytes the process peaked above its size before. */
    async growthDuring(work: () => Promise<void>): Promise<number> {
      const before = await megabytes('VmRSS')
      // From now on the kernel counts its peak again.
      await writeFile(`/proc/${child.pid}/clear_refs`, '5')
      await work()
      return (await megabytes('VmHWM')) - before
    },
    async stop(): Promise<void> {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

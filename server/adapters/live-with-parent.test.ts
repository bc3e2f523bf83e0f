import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverEnvironment } from '../../launch/server-step.mjs'
import { forkProgram } from './fork-program.ts'

let folder: string
const file = (name: string) => pathToFileURL(join(folder, name))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stepmark-forked-'))
  const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  await writeFile(
    file('busy.mjs'),
    `import { liveWithParent } from ${here('./live-with-parent.ts')}
     liveWithParent(Number(process.argv[2]) || null)
     process.send(process.pid, () => { for (;;); })`,
  )
  await writeFile(
    file('lean.mjs'),
    `import { getCompileCacheDir } from 'node:module'
     import { getHeapSpaceStatistics } from 'node:v8'
     import { liveWithParent } from ${here('./live-with-parent.ts')}
     liveWithParent()
     let held = []
     for (let turn = 0; turn < 2_000_000; turn += 1) held[turn % 50_000] = { turn }
     const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
     process.send({ young: young.space_size, cache: getCompileCacheDir(), environment: process.env })`,
  )
  await writeFile(
    file('keeping.mjs'),
    `import { readdirSync } from 'node:fs'
     import { forkProgram } from ${here('./fork-program.ts')}
     const child = forkProgram(new URL('./lean.mjs', import.meta.url), { megabytes: 64 })
     child.on('message', (message) => {
       child.kill('SIGKILL')
       console.log(JSON.stringify({ ...message, kept: readdirSync(message.cache).length }))
     })`,
  )
  await writeFile(
    file('parent.mjs'),
    `import { forkProgram } from ${here('./fork-program.ts')}
     forkProgram(new URL('./busy.mjs', import.meta.url)).on('message', (pid) => console.log(pid))`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** An ended process may stay in the list until it is reaped. */
function runs(pid: number): boolean {
  const facts = `/proc/${pid}/stat`
  return existsSync(facts) && !/\) Z /.test(readFileSync(facts, 'utf8'))
}

describe('a program in a process of its own', () => {
  it('ends with a product that is killed, however busy it is', async () => {
    const parent = spawn(process.execPath, [join(folder, 'parent.mjs')])
    const [output] = await once(parent.stdout, 'data')
    const pid = Number(output)
    expect(runs(pid)).toBe(true)
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000')
    parent.kill('SIGKILL')
    await expect.poll(() => runs(pid)).toBe(false)
  })

  it('uses little memory, and shares the product’s compile cache, also when it is killed', async () => {
    const parent = spawn(process.execPath, [join(folder, 'keeping.mjs')], {
      env: { NODE_COMPILE_CACHE: join(folder, 'compiled'), APP_SECRET: 'of the settings' },
    })
    const [output] = await once(parent.stdout, 'data')
    const { young, cache, environment, kept } = JSON.parse(String(output))
    expect(young).toBeLessThanOrEqual(6 * 1024 * 1024)
    expect(cache).toContain(join(folder, 'compiled'))
    expect(Object.keys(environment)).not.toContain('APP_SECRET')
    expect(environment).toMatchObject(serverEnvironment)
    expect(kept).toBeGreaterThan(1)
  })

  it('ends with its own time, however busy it is', async () => {
    const [, signal] = await once(forkProgram(file('busy.mjs'), { parameters: ['300'] }), 'exit')
    expect(signal).toBe('SIGKILL')
  })

  it('is not ended by what a service that is stopped sends to all of its processes', async () => {
    const child = forkProgram(file('busy.mjs'), { parameters: ['2000'] })
    await once(child, 'message')
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) child.kill(signal)
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
  })
})

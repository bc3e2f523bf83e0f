import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listServers } from '../../packages/embedded-postgres/leftovers.ts'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { createLog } from '../../server/adapters/log.ts'
import { ask, closeDatabase, openDatabase, openedDatabase, openFolder, removeFolder } from './processes.ts'

let parent: string
let dataDir: string
let cluster: string

beforeEach(() => {
  parent = openFolder()
  dataDir = join(parent, 'data')
  cluster = join(dataDir, 'postgres/cluster')
})

afterEach(() => {
  for (const pid of existsSync(cluster) ? listServers(cluster) : []) process.kill(pid, 'SIGKILL')
  removeFolder(parent)
})

describe('the embedded database', () => {
  test('keeps what was written, and creates nothing the second time', async () => {
    const first = await openedDatabase(dataDir)
    await ask(first.url, 'create table kept as select 7 as number')
    const settings = await ask(
      first.url,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as addresses,
         current_setting('data_checksums') as checksums, current_setting('TimeZone') as zone`,
    )
    expect(settings).toEqual([
      { major: 18, fsync: 'on', commit: 'on', addresses: '', checksums: 'on', zone: 'UTC' },
    ])
    await closeDatabase(first)
    expect((await first.ended).stderr).toContain('Making the database for the first time…')
    expect(listServers(cluster)).toEqual([])

    const second = await openedDatabase(dataDir)
    expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    await closeDatabase(second)
    expect((await second.ended).stderr.trim()).toBe('Starting the database…')
  })

  test('compares text by code point and changes the case of every script', async () => {
    const { url, ...opened } = await openedDatabase(dataDir)
    expect(await ask(url, `select 'Z' < 'a' as by_code_point, upper('é') as upper`)).toEqual([
      { by_code_point: true, upper: 'É' },
    ])
    await closeDatabase(opened)
  })

  test('stops once when the signal comes several times', async () => {
    const opened = await openedDatabase(dataDir)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) opened.child.kill(signal)
    expect((await opened.ended).code).toBe(0)
    expect(listServers(cluster)).toEqual([])
  })

  test('starts with every committed row after the whole process tree was killed', async () => {
    const first = await openedDatabase(dataDir)
    await ask(first.url, 'create table kept as select 7 as number')
    const servers = listServers(cluster)
    expect(servers.length).toBeGreaterThan(1)
    for (const pid of [first.pid, ...servers]) process.kill(pid, 'SIGKILL')
    await first.ended

    const second = await openedDatabase(dataDir)
    expect(await ask(second.url, 'select number from kept')).toEqual([{ number: 7 }])
    await closeDatabase(second)
  })

  test('replaces a server that outlived its killed process', async () => {
    const first = await openedDatabase(dataDir)
    const orphans = listServers(cluster)
    first.child.kill('SIGKILL')
    await first.ended
    expect(listServers(cluster)).toEqual(expect.arrayContaining(orphans))

    const second = await openedDatabase(dataDir)
    expect(listServers(cluster).filter((pid) => orphans.includes(pid))).toEqual([])
    await closeDatabase(second)
    expect((await second.ended).stderr).toContain('earlier start left running')
  })

  test('is not fooled by a lock file whose process number now belongs to another program', async () => {
    await closeDatabase(await openedDatabase(dataDir))
    const { uid, gid } = statSync(cluster)
    const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
    await once(stranger, 'spawn')
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      writeFileSync(join(cluster, name), `${stranger.pid}\n${cluster}\n1\n5432\n\n\n\nready\n`)
      chownSync(join(cluster, name), uid, gid)
    }

    const second = await openedDatabase(dataDir)
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode).toBeNull()
    expect(stranger.signalCode).toBeNull()
    stranger.kill()
    await closeDatabase(second)
  })

  test('starts over when the first start was killed half-way', async () => {
    const first = openDatabase(dataDir)
    // Held still: slow as it may be, it does not make a second draft when another start has made the
    // database. On its own it could end of itself once nobody reads its output.
    let orphans: number[] = []
    while (orphans.length === 0) {
      await pause(5)
      orphans = listDrafts().flatMap(listServers).filter(holdStill)
    }
    first.child.kill('SIGKILL')
    await first.ended
    expect(existsSync(cluster)).toBe(false)

    const second = await openedDatabase(dataDir)
    await closeDatabase(second)
    expect(listDrafts()).toEqual([])
    for (const pid of orphans) expect(existsSync(`/proc/${pid}/exe`)).toBe(false)
  })

  test('restarts automatically when the server dies', async () => {
    const opened = await openedDatabase(dataDir)
    const [main] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(main), 'SIGKILL')
    await expect.poll(() => ask(opened.url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }])
    await closeDatabase(opened)
    expect(listServers(cluster)).toEqual([])
  })

  test('restarts automatically as soon as it can, however often it failed', async () => {
    const opened = await openedDatabase(dataDir)
    const [main] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    // Without it no server starts, as on a full disk.
    renameSync(join(cluster, 'global'), join(parent, 'global'))
    process.kill(Number(main), 'SIGKILL')
    await pause(2500)
    expect(await ask(opened.url, 'select 1 as one').catch(() => null)).toBeNull()
    renameSync(join(parent, 'global'), join(cluster, 'global'))
    await expect.poll(() => ask(opened.url, 'select 1 as one').catch(() => null)).toEqual([{ one: 1 }])
    await closeDatabase(opened)
    expect(listServers(cluster)).toEqual([])
  })

  test('leaves nothing running when the start is given up', async () => {
    const interruption = new AbortController()
    const reason = new Error('given up')
    const starting = startEmbeddedPostgres({
      dataDir,
      log: createLog('silent'),
      signal: interruption.signal,
      progress(sentence) {
        if (sentence.startsWith('Starting')) setImmediate(() => interruption.abort(reason))
      },
    })
    await expect(starting).rejects.toBe(reason)
    expect(listServers(cluster)).toEqual([])
    await closeDatabase(await openedDatabase(dataDir))
  })

  test('takes connections below a folder whose path is longer than a socket allows', async () => {
    const deep = join(parent, 'x'.repeat(60), 'y'.repeat(60), 'a folder, with "marks"')
    const { url, ...opened } = await openedDatabase(deep)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    const socketFolder = new URL(url).searchParams.get('host') ?? ''
    await closeDatabase(opened)
    expect(socketFolder).toMatch(/stepmark-[0-9a-f]{12}$/)
    expect(existsSync(socketFolder)).toBe(false)
  })
})

describe('a second Stepmark on the same data folder', () => {
  test('is refused with one line that names the first', async () => {
    const first = await openedDatabase(dataDir)
    const { code, stderr } = await openDatabase(dataDir).ended
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      `Stepmark is already running on the data folder ${dataDir} (process ${first.pid}): stop it first, or set DATA_DIR to another folder.`,
    ])
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await closeDatabase(first)
  })

  test('loses against the first when both start at the same moment', async () => {
    const both = [openDatabase(dataDir), openDatabase(dataDir)]
    const ready = await Promise.all(both.map((opened) => opened.ready))
    expect(ready.filter((answer) => answer !== null)).toHaveLength(1)
    await Promise.all(both.map(closeDatabase))
  })
})

describe('a start that cannot succeed', () => {
  test('says in one line that the data folder is a file', async () => {
    writeFileSync(dataDir, '')
    const { code, stderr } = await openDatabase(dataDir).ended
    expect(code).toBe(1)
    expect(stderr.trim()).toBe(`${dataDir} cannot be used as a folder: it is a file.`)
  })

  test('says in one line why PostgreSQL refuses its data', async () => {
    await closeDatabase(await openedDatabase(dataDir))
    writeFileSync(join(cluster, 'PG_VERSION'), '12\n')
    const { code, stderr } = await openDatabase(dataDir).ended
    expect(code).toBe(1)
    // What PostgreSQL said may be logged before or after it.
    expect(stderr).toMatch(
      /^The database could not be started in .*: database files are incompatible with server\.$/m,
    )
  })
})

/** The folders of databases that are being made, or were left half made. */
function listDrafts(): string[] {
  const home = join(dataDir, 'postgres')
  if (!existsSync(home)) return []
  const names = readdirSync(home).filter((name) => name.startsWith('cluster-draft.'))
  return names.map((name) => join(home, name))
}

/** Whether it was still there to be stopped. */
function holdStill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGSTOP')
  } catch {
    return false
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

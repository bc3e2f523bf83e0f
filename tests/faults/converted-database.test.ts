import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listServers } from '../../packages/embedded-postgres/leftovers.ts'
import { hiddenSocketFolder, socketUrl } from '../../packages/embedded-postgres/socket-folder.ts'
import { reachEmbedded, startEmbeddedPostgres, stepmark } from '../../server/adapters/database/embedded.ts'
import { migrate } from '../../server/adapters/database/migrate.ts'
import { knowsAsciiOnly } from '../../server/adapters/database/servers.ts'
import {
  ask,
  closeDatabase,
  openDatabase,
  openedDatabase,
  openFolder,
  removeFolder,
} from '../start/processes.ts'
import { digestsOf } from '../support/backup-installations.ts'
import { databaseNamed, runOn } from '../support/database.ts'

const moments = [
  'Search: writing down the rows…',
  'Search: reading the rows into the new database…',
  'Search: every row is there…',
  'Putting the new database in its place…',
  'All rows are in the new database.',
]
const warned: unknown[] = []
const log = { info() {}, warn: (...said: unknown[]) => warned.push(said), error() {} }

let made: string
let parent: string
let dataDir: string
/** All rows of the ASCII-only database. */
let rows: Record<string, string>

beforeAll(async () => {
  made = openFolder()
  dataDir = join(made, 'data')
  const { url, stop, forgetPrevious } = await start()
  await forgetPrevious()
  // As the releases before made it.
  const maintenance = databaseNamed(url, 'postgres')
  await runOn(
    maintenance,
    'drop database stepmark',
    `create database stepmark template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8'
       lc_collate 'C' lc_ctype 'C'`,
  )
  await migrate(url)
  await runOn(
    url,
    `insert into students (email, name, phone, password_hash, created_at)
       select number || '@example.com', 'శ్రీను ' || number, '+9198480' || (10000 + number), 'none', now()
       from generate_series(1, 200) number`,
  )
  rows = await digestsOf(url)
  await stop()
})
afterAll(() => removeFolder(made))

beforeEach(() => {
  warned.length = 0
  parent = openFolder()
  dataDir = join(parent, 'data')
  // Every file keeps its owner.
  execFileSync('cp', ['-a', join(made, 'data'), dataDir])
})

afterEach(() => {
  for (const pid of listServers(join(dataDir, 'postgres/cluster'))) process.kill(pid, 'SIGKILL')
  removeFolder(parent)
})

function start(progress: (sentence: string) => void = () => undefined) {
  return startEmbeddedPostgres({ dataDir, log, progress })
}

async function databases(url: string): Promise<unknown[]> {
  const found = await ask(url, `select datname from pg_database where datname like 'stepmark%' order by 1`)
  return found.map(({ datname }) => datname)
}

test('an ASCII-only database is converted at the next start, whenever that is killed, and keeps all rows', async () => {
  for (const moment of moments) {
    const { ended } = openDatabase(dataDir, { killedAt: moment })
    expect((await ended).stderr.trim().split('\n').at(-1)).toBe(moment)
    // The database server of a killed process keeps running if only that process knew it.
    expect(await digestsOf(socketUrl(hiddenSocketFolder(dataDir, stepmark), stepmark))).toEqual(rows)
  }
  for (const pid of listServers(join(dataDir, 'postgres/cluster'))) process.kill(pid, 'SIGKILL')

  const { url, stop, forgetPrevious } = await start()
  expect(await digestsOf(url)).toEqual(rows)
  expect(await knowsAsciiOnly(url)).toBe(false)
  expect(await ask(url, `select count(*)::int from students where name %> 'శ్రీన'`)).toEqual([{ count: 200 }])
  expect(await databases(url)).toEqual(['stepmark', 'stepmark_previous'])
  await forgetPrevious()
  expect(await databases(url)).toEqual(['stepmark'])
  await stop()
  expect((await closed()).stderr.trim()).toBe('Starting the database…')
})

test('nobody else reaches a database that is being converted', async () => {
  const others: Promise<unknown>[] = []
  const server = await start((sentence) => {
    if (sentence !== moments[0]) return
    others.push(reachEmbedded({ dataDir, log, progress: () => undefined }).catch((error: unknown) => error))
  })
  expect(await others[0]).toMatchObject({
    message: expect.stringContaining('already running on the data folder'),
  })
  expect(await digestsOf(server.url)).toEqual(rows)
  await server.stop()
})

test('a database that cannot be converted is served as it was, with a warning', async () => {
  const server = await start((sentence) => {
    if (sentence === moments[1]) rmSync(join(dataDir, 'postgres/conversion'), { recursive: true })
  })
  expect(warned).toHaveLength(1)
  expect(await knowsAsciiOnly(server.url)).toBe(true)
  expect(await digestsOf(server.url)).toEqual(rows)
  await server.forgetPrevious()
  expect(await databases(server.url)).toEqual(['stepmark'])
  await server.stop()
})

async function closed() {
  const opened = await openedDatabase(dataDir)
  await closeDatabase(opened)
  return opened.ended
}

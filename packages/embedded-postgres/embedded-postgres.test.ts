import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { launchPostgres } from './embedded-postgres.ts'
import { hasPostgres, reachPostgres } from './reach.ts'
import { removePostgres } from './remove.ts'

const settings = { folder: 'LIBRARY_FOLDER', url: 'LIBRARY_DATABASE' }
const owner = { name: 'library', title: 'The library', settings }
const log = { warn() {}, error() {} }
const progress = () => undefined

let folder: string
let options: Parameters<typeof launchPostgres>[0]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'))
  chmodSync(folder, 0o755)
  options = {
    owner,
    dataDir: join(folder, 'data'),
    log,
    progress,
    accounts: [{ name: 'nobody', create: false }],
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

it('serves the database of any owner on its folder, one process at a time, until it is removed', async () => {
  const { dataDir } = options
  expect(hasPostgres(dataDir, owner)).toBe(false)
  const first = await launchPostgres(options)
  expect(await ask(first.url, 'select current_database() as name, current_user as who')).toEqual([
    { name: 'library', who: 'library' },
  ])
  await ask(first.url, 'create table books as select 7 as number')
  await expect(launchPostgres(options)).rejects.toThrow(
    `The library is already running on the data folder ${dataDir} (process ${process.pid}): stop it first, or set LIBRARY_FOLDER to another folder.`,
  )
  const reached = await reachPostgres(options)
  expect(reached.url).toBe(first.url)
  await reached.stop()
  expect(await ask(first.url, 'select number from books')).toEqual([{ number: 7 }])
  await first.stop()

  const started = await reachPostgres(options)
  expect(await ask(started.url, 'select number from books')).toEqual([{ number: 7 }])
  await expect(removePostgres(options)).rejects.toThrow('The library is already running')
  await started.stop()
  await removePostgres(options)
  expect(hasPostgres(dataDir, owner)).toBe(false)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})

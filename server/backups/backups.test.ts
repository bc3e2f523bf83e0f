import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { checkBackup } from '../../packages/logical-backup/check-backup.ts'
import { findBackup } from '../../packages/logical-backup/folders.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { digestsOf, rulesOf } from '../../tests/support/backup-installations.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { addVideo } from '../../tests/support/streams.ts'
import { sql } from '../adapters/database/sql.ts'
import { fileMediaStore } from '../adapters/media/files.ts'
import type { MediaStore } from '../adapters/media/media-store.ts'
import { giveBack } from './give-back.ts'
import { takeBackup } from './take.ts'

const { signal } = new AbortController()
let app: TestApp
let backups: string
let target: { url: string; name: string; dataDir: string; media: MediaStore }

beforeAll(async () => {
  app = await startTestApp()
  const course = await app.course()
  await addVideo(app.services, course.lockedVideo)
  await app.grant(await app.student(), course, -1, 30)
})
afterAll(() => app.close())
beforeEach(async () => {
  backups = await newFolder()
  const name = `restored_${randomBytes(6).toString('hex')}`
  await runOn(inject('databaseUrl'), `create database ${name}`)
  const dataDir = await newFolder()
  const media = fileMediaStore(join(dataDir, 'media'))
  target = { url: databaseNamed(inject('databaseUrl'), name), name, dataDir, media }
})
afterEach(async () => {
  await runOn(inject('databaseUrl'), `drop database ${target.name} with (force)`)
  for (const folder of [backups, target.dataDir]) await rm(folder, { recursive: true, force: true })
})

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'stepmark-backups-'))
}

function take({
  media = app.services.media,
  keep = null,
}: {
  media?: MediaStore
  keep?: number | null
} = {}) {
  const { settings, clock } = app.services
  const options = { settings, clock, media, keep, to: backups, signal, progress: () => undefined }
  return takeBackup({ ...options, databaseUrl: app.databaseUrl })
}

async function check() {
  return checkBackup(await findBackup(backups), signal)
}

async function restore({ replaces = false, change = {} } = {}) {
  const backup = await check()
  return giveBack({
    backup: { ...backup, manifest: { ...backup.manifest, ...change } },
    settings: { dataDir: target.dataDir, secret: app.settings.secret },
    databaseUrl: target.url,
    media: target.media,
    replaces,
    progress: () => undefined,
    signal,
  })
}

/** A store in which something happens each time its files are listed, once the rows are written. */
function storeWhere(happens: () => Promise<unknown>): MediaStore {
  const { media } = app.services
  return {
    ...media,
    async *list() {
      await happens()
      yield* media.list()
    },
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('a backup', () => {
  it('restores every row, sequence and file, and is readable only by its owner', async () => {
    const { manifest } = await take()
    for (const path of await filesBelow(backups)) expect((await stat(path)).mode & 0o077, path).toBe(0)
    await restore()
    expect(await digestsOf(target.url)).toEqual(await digestsOf(app.databaseUrl))
    const rules = await rulesOf(app.databaseUrl)
    expect(rules.length).toBeGreaterThan(300)
    expect(await rulesOf(target.url)).toEqual(rules)
    const files = await app.services.database.all(sql<{ key: string; byteCount: number }>`
      select storage_key as key, byte_count::float8 as "byteCount" from media_files`)
    expect(files.length).toBeGreaterThan(5)
    expect(manifest.media.files).toBeGreaterThanOrEqual(files.length)
    for (const { key, byteCount } of files) {
      const range = { start: 0, end: byteCount - 1 }
      expect(await target.media.readBytes(key, range)).toEqual(await app.services.media.readBytes(key, range))
    }
  })

  it('copies a file once, and again when its content changed', async () => {
    const { media } = app.services
    await media.put('kept/one.pdf', Buffer.from('first'), 'application/pdf')
    const first = await take()
    expect((await take()).newFiles).toBe(0)
    await media.put('kept/one.pdf', Buffer.from('other'), 'application/pdf')
    expect((await take()).newFiles).toBe(1)
    await checkBackup({ folder: first.folder, backups }, signal)
    await media.remove('kept/one.pdf')
  })

  it('stays whole when media are deleted while it is made, and names none of them', async () => {
    const { database, media } = app.services
    await media.put('short-lived.jpg', Buffer.from('picture'), 'image/jpeg')
    const row = await database.first(sql<{ id: string }>`
      insert into media (kind) values ('image') returning id`)
    const id = row?.id ?? ''
    await database.first(sql`
      insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
      values (${id}, 'original', 'short-lived.jpg', 'image/jpeg', 7)`)
    const store = storeWhere(async () => {
      await database.first(sql`delete from media where id = ${id}`)
      await media.remove('short-lived.jpg')
    })
    const { manifest } = await take({ media: store })
    expect(manifest.media.lost).toEqual([])
    await restore()
    expect(await digestsOf(target.url)).toEqual(await digestsOf(app.databaseUrl))
  })

  it('names the file that the store has lost', async () => {
    const { database, media } = app.services
    const key = await database.first(sql<{ key: string }>`select storage_key as key from media_files limit 1`)
    const path = media.localPath?.(key?.key ?? '') ?? ''
    const bytes = await readFile(path)
    await rm(path)
    expect((await take()).manifest.media.lost).toEqual([key?.key])
    await writeFile(path, bytes)
  })

  it('keeps the configured number, complete, and nothing that only the others needed', async () => {
    const { media } = app.services
    await media.put('gone-tomorrow.pdf', Buffer.from('gone tomorrow'), 'application/pdf')
    await take()
    await media.remove('gone-tomorrow.pdf')
    await take()
    const pool = join(backups, 'media')
    const count = (await filesBelow(pool)).length
    expect((await take({ keep: 2 })).forgotten).toBe(1)
    expect((await readdir(backups)).length).toBe(3)
    expect((await filesBelow(pool)).length).toBe(count - 1)
    await check()
  })

  it('interrupted by a full disk leaves the earlier one complete and reports it', async () => {
    const { folder } = await take()
    const full = storeWhere(() => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })))
    await expect(take({ media: full })).rejects.toThrow(
      `The disk is full: nothing more can be written to ${backups}.`,
    )
    expect((await readdir(backups)).filter((name) => name.startsWith('unfinished'))).toEqual([])
    expect((await check()).folder).toBe(folder)
  })

  it('that was cut off is none, and the next one removes it', async () => {
    const { folder } = await take()
    const cut = join(backups, 'unfinished-1')
    await cp(folder, cut, { recursive: true })
    await rm(join(cut, 'manifest.json'))
    await expect(findBackup(cut)).rejects.toThrow('is not a whole backup: it was cut off before its end.')
    expect((await findBackup(backups)).folder).toBe(folder)
    await take()
    expect(await readdir(backups)).not.toContain('unfinished-1')
  })

  it('that was just made stays, though a clock that was ahead has dated another later', async () => {
    const { folder: ahead } = await take()
    await rename(ahead, join(backups, '2099-01-01T00-00-00-000Z'))
    const { folder, forgotten } = await take({ keep: 1 })
    expect(forgotten).toBe(1)
    await checkBackup({ folder, backups }, signal)
  })

  it('deletes no other files in its folder', async () => {
    const others = [
      'media/2019/picnic.jpg',
      'media/3f/notes.txt',
      'media/video.mp4',
      'unfinished-novel/one.txt',
    ]
    for (const other of others) {
      await mkdir(dirname(join(backups, other)), { recursive: true })
      await writeFile(join(backups, other), 'of somebody else')
    }
    await take()
    await take({ keep: 1 })
    for (const other of others)
      expect(await readFile(join(backups, other), 'utf8'), other).toBe('of somebody else')
  })

  it('refuses a folder within the data folder', async () => {
    const { settings, clock, media } = app.services
    const to = join(settings.dataDir, 'backups')
    const options = { settings, clock, media, keep: null, to, signal, progress: () => undefined }
    await expect(takeBackup({ ...options, databaseUrl: app.databaseUrl })).rejects.toThrow('within DATA_DIR')
  })
})

describe('a restore', () => {
  it('finds a flipped byte in any file, and one that is missing', async () => {
    await take()
    const files = await filesBelow(backups)
    const tables = files.filter((path) => path.includes('/tables/'))
    expect(tables.length).toBeGreaterThan(50)
    // Tables are read the same way: one in ten is enough.
    const alike = new Set(tables.filter((_, index) => index % 10 !== 0))
    for (const path of files.filter((one) => !alike.has(one))) {
      const bytes = await readFile(path)
      const at = Math.floor(Math.random() * bytes.length)
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
      await writeFile(path, flipped)
      await expect(check(), `${path} at ${at}`).rejects.toThrow(/damaged|has the form/)
      await rm(path)
      await expect(check(), path).rejects.toThrow(/missing|no whole backup|not a whole backup/)
      await writeFile(path, bytes)
    }
    await check()
  })

  it('refuses a database that holds something, unless it may be replaced', async () => {
    await take()
    await runOn(target.url, 'create table precious (id int)', 'insert into precious values (1)')
    await expect(restore()).rejects.toThrow('The database is not empty')
    expect(Object.keys(await digestsOf(target.url))).toEqual(['public.precious'])
    expect(await readdir(target.dataDir)).toEqual([])
    await restore({ replaces: true })
    expect(await digestsOf(target.url)).toEqual(await digestsOf(app.databaseUrl))
  })

  it('refuses a database that Stepmark runs on', async () => {
    await take()
    const running = new pg.Client({ connectionString: target.url, application_name: 'stepmark' })
    await running.connect()
    await expect(restore({ replaces: true })).rejects.toThrow('Stepmark is running on this database')
    await running.end()
    await restore({ replaces: true })
  })

  it('waits for the server to notice that a process on the database was killed', async () => {
    await take()
    const killed = new pg.Client({ connectionString: target.url, application_name: 'stepmark' })
    await killed.connect()
    const restored = restore({ replaces: true })
    setTimeout(() => void killed.end(), 500)
    await restored
    expect(await digestsOf(target.url)).toEqual(await digestsOf(app.databaseUrl))
  })

  it('refuses one that came back to it while media were copied', async () => {
    await take()
    await runOn(target.url, 'create table precious (id int)')
    const running = new pg.Client({ connectionString: target.url, application_name: 'stepmark' })
    const { list } = target.media
    target.media.list = async function* () {
      await running.connect()
      yield* list()
    }
    await expect(restore({ replaces: true })).rejects.toThrow('Stepmark is running on this database')
    await running.end()
    expect(Object.keys(await digestsOf(target.url))).toEqual(['public.precious'])
  })

  it('that is interrupted leaves the database unchanged', async () => {
    await take()
    await restore()
    const before = await digestsOf(target.url)
    const { tables } = (await check()).manifest
    const wrong = tables.map((table) => (table.name === 'tickets' ? { ...table, rows: 1 } : table))
    await expect(restore({ replaces: true, change: { tables: wrong } })).rejects.toThrow(
      'The table tickets would not be what it was: 0 rows for 1. Nothing was changed.',
    )
    expect(await digestsOf(target.url)).toEqual(before)
  })

  it('refuses what a newer Stepmark has made', async () => {
    await take()
    const { migrations } = (await check()).manifest
    await expect(restore({ change: { migrations: [...migrations, '9999-later.sql'] } })).rejects.toThrow(
      'The backup was made by a newer Stepmark, which knows 9999-later.sql',
    )
    expect(await digestsOf(target.url)).toEqual({})
  })
})

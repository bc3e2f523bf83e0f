import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseNamed, runOn, templateName } from '../../../tests/support/database.ts'
import { applyMigrations, apply as applyOne, listMigrations, migrate } from './migrate.ts'

let name: string
let url: string
let client: pg.Client

beforeEach(async () => {
  name = `migrate_${randomBytes(6).toString('hex')}`
  url = databaseNamed(inject('databaseUrl'), name)
})
afterEach(async () => {
  await client.end()
  await runOn(inject('databaseUrl'), `drop database ${name} with (force)`)
})

async function open(template = 'template1'): Promise<void> {
  await runOn(inject('databaseUrl'), `create database ${name} template ${template}`)
  client = new pg.Client({ connectionString: url })
  await client.connect()
}

async function apply(isWanted: (one: string) => boolean): Promise<void> {
  await client.query('begin')
  await applyMigrations(client, (await listMigrations()).filter(isWanted))
  await client.query('commit')
}

async function checksums(): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations order by name',
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.checksum]))
}

describe('a start', () => {
  test('stores what each applied migration was, also of those from before this was stored', async () => {
    await open()
    await apply((one) => one < '0052')
    await migrate(url)
    const stored = await checksums()
    expect(Object.keys(stored)).toEqual(await listMigrations())
    for (const sum of Object.values(stored)) expect(sum).toMatch(/^[0-9a-f]{64}$/)
    expect(await migrate(url)).toBe(0)
    expect(await checksums()).toEqual(stored)
  })

  test('applies a migration that is added later with a lower number', async () => {
    await open()
    await apply((one) => one !== '0083-plan-openings.sql')
    expect(await migrate(url)).toBe(1)
    expect(await checksums()).toHaveProperty(['0083-plan-openings.sql'], expect.any(String))
  })

  test('retries a migration that deadlocks with another process', async () => {
    await open(templateName)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    try {
      await other.query(`set deadlock_timeout = '1min'; begin; lock table media in access share mode`)
      const text = 'lock table items in access exclusive mode; lock table media in access exclusive mode'
      const applied = applyOne(client, '9999-two-tables.sql', text)
      const waiting = `select from pg_locks where relation = 'media'::regclass and not granted`
      await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1)
      await other.query('lock table items in access share mode')
      await other.query('commit')
      await applied
      expect(await checksums()).toHaveProperty(['9999-two-tables.sql'])
    } finally {
      await other.end()
    }
  })

  test('is refused, with its name, when an applied migration was changed since', async () => {
    await open(templateName)
    await client.query(
      `update migrations set checksum = repeat('0', 64) where name = '0044-search-by-names.sql'`,
    )
    await expect(migrate(url)).rejects.toThrow('0044-search-by-names.sql was changed after it was applied')
  })

  test('is refused, with its name, when a migration is missing from the release', async () => {
    await open(templateName)
    await client.query(`
      insert into migrations (name, applied_at, checksum)
        select '0044-one-more.sql', applied_at, '' from migrations where name = '0044-search-by-names.sql'`)
    await expect(migrate(url)).rejects.toThrow(
      '0044-one-more.sql was applied to this database and is missing',
    )
  })

  test.each(['9999-of-the-next-release.sql', '0044-of-the-next-release.sql'])(
    'accepts %s, which a newer release applied',
    async (newer) => {
      await open(templateName)
      await client.query(`insert into migrations (name, checksum) values ('${newer}', 'other')`)
      expect(await migrate(url)).toBe(0)
    },
  )
})

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseNamed, runOn } from '../../../tests/support/database.ts'
import { applyMigrations, listMigrations, migrate } from '../../adapters/database/migrate.ts'

const ours = '0050-staff-guesses-and-addresses.sql'

test('an upgrade gives each mailbox one address, preferring staff, and marks those who keep another', async () => {
  const name = `upgrade_${randomBytes(6).toString('hex')}`
  await runOn(inject('databaseUrl'), `create database ${name}`)
  const url = databaseNamed(inject('databaseUrl'), name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const before = (await listMigrations()).filter((one) => one < ours)
    await applyMigrations(client, before)
    await client.query(`
      insert into staff (email, name, role, created_at) values
        ('ﬁona@school.in', 'Free', 'author', now()), ('ａsha@school.in', 'Like', 'author', now()),
        ('asha@school.in', 'Plain', 'owner', now()), ('ⓐsha@school.in', 'Like too', 'author', now());
      insert into subscriptions (email, locale, confirm_token_hash, asked_at, created_at) values
        ('ﬁona@school.in', 'en', '\\x01', now(), now()), ('fiona@school.in', 'en', '\\x02', now(), now());
      insert into contact_requests (reference, name, email, phone, message, locale, created_at)
        values ('ENQ-1', 'Fiona', 'ﬁona@school.in', '9848012345', 'Hello', 'en', now())`)
    await migrate(url)
    const { rows } = await client.query(
      'select name, email, has_look_alike_address as "isLike" from staff order by name',
    )
    expect(rows).toEqual([
      { name: 'Free', email: 'fiona@school.in', isLike: false },
      { name: 'Like', email: 'ａsha@school.in', isLike: true },
      { name: 'Like too', email: 'ⓐsha@school.in', isLike: true },
      { name: 'Plain', email: 'asha@school.in', isLike: false },
    ])
    for (const table of ['subscriptions', 'contact_requests'])
      expect((await client.query(`select email from ${table}`)).rows).toEqual([{ email: 'fiona@school.in' }])
    // Those with another spelling can still sign in.
    await client.query(`update staff set wrong_codes = 1 where has_look_alike_address`)
  } finally {
    await client.end()
    await runOn(inject('databaseUrl'), `drop database ${name} with (force)`)
  }
})

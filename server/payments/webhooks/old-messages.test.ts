import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseNamed, runOn } from '../../../tests/support/database.ts'
import { applyMigrations, listMigrations, migrate } from '../../adapters/database/migrate.ts'

const ours = '0056-messages-of-the-gateway.sql'
const message = (extra: string) => `{"event":"payment.failed","payload":{"payment":{"entity":{
  "id":"pay_1","status":"failed","error_description":"no money","email":"asha@example.com","contact":"+919848012345"${extra}}}}}`

test('messages that an older release stored in full keep only the payer data that the back office shows', async () => {
  const name = `upgrade_${randomBytes(6).toString('hex')}`
  await runOn(inject('databaseUrl'), `create database ${name}`)
  const url = databaseNamed(inject('databaseUrl'), name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await applyMigrations(
      client,
      (await listMigrations()).filter((one) => one < ours),
    )
    await client.query(
      `insert into gateway_events (event_id, kind, body, received_at, applied_at, conclusion) values
        ('a', 'payment.failed', $1, now(), now(), null), ('b', 'payment.failed', $2, now(), now(), null),
        ('c', 'payment.failed', $1, now(), now(), 'applied'), ('d', 'payment.failed', $1, now(), null, null)`,
      [message(''), message(',"notes":{"nul":"\\u0000"}')],
    )
    await migrate(url)
    const { rows } = await client.query<{ body: string }>('select body from gateway_events order by event_id')
    const [before, unreadable, concluded, waiting] = rows.map(({ body }) => body)
    expect(JSON.parse(before ?? '').payload.payment.entity).toEqual({
      id: 'pay_1',
      status: 'failed',
      error_description: 'no money',
    })
    expect([unreadable, concluded]).toEqual(['{}', ''])
    // What it is about is still to be asked; then it is emptied too.
    expect(waiting).toBe(message(''))
  } finally {
    await client.end()
    await runOn(inject('databaseUrl'), `drop database ${name} with (force)`)
  }
})

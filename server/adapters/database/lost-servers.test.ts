import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseNamed, runOn } from '../../../tests/support/database.ts'
import { type DatabaseLine, startDatabaseLine } from '../../../tests/support/database-line.ts'
import { addDeadline, withOneDeadline } from '../../scope.ts'
import { connectDatabase, type Database } from './database.ts'
import { connectClient, serversOf } from './servers.ts'
import { repeatable, sql } from './sql.ts'

const silent = { info() {}, warn() {}, error() {} }
const name = `test_${randomBytes(6).toString('hex')}`

let own: string
let user: string
let one: DatabaseLine
let two: DatabaseLine
let database: Database | undefined

beforeAll(async () => {
  await runOn(inject('databaseUrl'), `create database ${name}`)
  own = databaseNamed(inject('databaseUrl'), name)
  user = new pg.Client({ connectionString: own }).user ?? ''
  await runOn(own, 'create table notes (text text)')
})
afterAll(() => runOn(inject('databaseUrl'), `drop database ${name} with (force)`))
beforeEach(async () => {
  one = await startDatabaseLine(own)
  two = await startDatabaseLine(own)
  await runOn(own, 'delete from notes')
})
afterEach(async () => {
  await database?.close()
  database = undefined
  await Promise.all([one.stop(), two.stop()])
})

function connected(lines: DatabaseLine[], deadlineInMs?: number): Database {
  const made = connectDatabase({
    url: urlOf(lines),
    log: silent,
    poolSize: 2,
    ...(deadlineInMs !== undefined && { deadlineInMs }),
  })
  database = made
  return made
}

function urlOf(lines: DatabaseLine[]): string {
  return `postgres://${user}@${lines.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${name}`
}

async function notes(): Promise<string[]> {
  const client = await connectClient(own)
  const { rows } = await client.query<{ text: string }>('select text from notes order by text')
  await client.end()
  return rows.map(({ text }) => text)
}

/** The system reports closed connections a moment later; anything written before that is lost. */
function noticed(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}

const write = (text: string) => sql`insert into notes (text) values (${text})`

describe('a connection that breaks', () => {
  test('in a read costs nothing but time', async () => {
    const database = connected([one])
    one.cut('answer')
    expect(await database.first(sql<{ answer: number }>`select 42 as answer`)).toEqual({ answer: 42 })
  })

  test('in a write is reported, and the write is not repeated', async () => {
    const database = connected([one])
    await database.first(write('before'))
    one.cut('lost')
    await expect(database.first(write('lost'))).rejects.toThrow()
    await database.first(write('after'))
    expect(await notes()).toEqual(['after', 'before'])
  })

  test('in a write that does no harm twice costs nothing but time', async () => {
    const database = connected([one])
    one.cut('twice')
    await database.first(repeatable(write('once or twice')))
    expect(await notes()).toEqual(['once or twice'])
  })

  test('before the commit lets the whole transaction run again', async () => {
    const database = connected([one])
    let runs = 0
    await database.transaction(async (tx) => {
      runs += 1
      await tx.first(write(`run ${runs}`))
      if (runs === 1) one.cut('second')
      await tx.first(write('second'))
    })
    expect([runs, await notes()]).toEqual([2, ['run 2', 'second']])
  })

  test('in the commit is reported, because its result is unknown', async () => {
    const database = connected([one])
    let runs = 0
    one.cut('commit')
    const work = database.transaction(async (tx) => {
      runs += 1
      await tx.first(write('unknown'))
    })
    await expect(work).rejects.toThrow()
    expect(runs).toBe(1)
  })

  test('of something else than the database is not the database’s to repeat', async () => {
    const database = connected([one])
    let runs = 0
    const work = database.transaction(async () => {
      runs += 1
      throw Object.assign(new Error('the gateway is gone'), { code: 'ECONNRESET' })
    })
    await expect(work).rejects.toThrow('the gateway is gone')
    expect(runs).toBe(1)
    expect(await database.isReady()).toBe(true)
  })
})

describe('an unavailable server', () => {
  test('is waited for by reads and writes that have not reached it', async () => {
    const database = connected([one])
    await database.first(write('before'))
    await one.refuse()
    await noticed()
    const written = [database.first(write('one')), database.transaction((tx) => tx.first(write('two')))]
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(await database.isReady()).toBe(false)
    await one.open()
    await Promise.all(written)
    expect(await database.isReady()).toBe(true)
    expect(await notes()).toEqual(['before', 'one', 'two'])
  })

  test('is not waited for longer than the deadline', async () => {
    const database = connected([one], 300)
    await one.refuse()
    await expect(database.first(write('never'))).rejects.toThrow('ECONNREFUSED')
    await one.open()
  })

  test('shares one deadline among everything a call waits for, except time its caller took', async () => {
    const database = connected([one])
    await one.refuse()
    await withOneDeadline(async () => {
      const startedAt = performance.now()
      for (const text of ['never', 'nor this'])
        await expect(database.first(write(text))).rejects.toThrow('ECONNREFUSED')
      // Each alone would wait for 6.5 s.
      expect(performance.now() - startedAt).toBeLessThan(6000)
      addDeadline(6000)
      const written = database.first(write('late'))
      await one.open()
      await written
    }, 500)
    expect(await notes()).toEqual(['late'])
  })
})

test('an unresponsive server is given up when the call’s deadline has passed', async () => {
  const database = connected([one])
  const startedAt = performance.now()
  const silent = withOneDeadline(() => database.first(sql`select pg_sleep(60)`), 100)
  await expect(silent).rejects.toThrow('Query read timeout')
  // Without the deadline it would end after 8 s.
  expect(performance.now() - startedAt).toBeLessThan(6000)
})

describe('an address of two servers', () => {
  test('leads to the server that accepts writes, also after a failover', async () => {
    one.pretendStandby(true)
    const database = connected([one, two])
    await database.first(write('at two'))
    one.pretendStandby(false)
    await two.refuse()
    await noticed()
    await database.first(write('at one'))
    expect(await notes()).toEqual(['at one', 'at two'])
    await two.open()
  })

  test('listens at the server that accepts writes, and reports when something may have been missed', async () => {
    one.pretendStandby(true)
    const database = connected([one, two])
    const heard: (string | null)[] = []
    await database.listen('changed', (payload) => heard.push(payload))
    await runOn(own, `notify changed, 'first'`)
    await expect.poll(() => heard).toEqual(['first'])
    one.pretendStandby(false)
    await two.refuse()
    await expect.poll(() => heard).toEqual(['first', null])
    await runOn(own, `notify changed, 'second'`)
    await expect.poll(() => heard).toEqual(['first', null, 'second'])
    await two.open()
  })

  test.each([
    [
      'postgres://a:b@one:5432,two:5433/c?d=e',
      ['postgres://a:b@one:5432/c?d=e', 'postgres://a:b@two:5433/c?d=e'],
    ],
    ['postgres://one,two/c', ['postgres://one/c', 'postgres://two/c']],
    ['postgres:///c?host=/a,b', ['postgres:///c?host=/a,b']],
    ['postgres://a:p,q@one/c', ['postgres://a:p,q@one/c']],
  ])('%s is parsed as by libpq', (url, servers) => {
    expect(serversOf(url)).toEqual(servers)
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateAlone } from '../../server/adapters/database/alone.ts'
import { enterStage } from '../../server/installation/operations.ts'
import { staffOf } from '../support/admin.ts'
import { startTestApp } from '../support/app.ts'
import { databaseNamed, runOn, templateName } from '../support/database.ts'
import { openFolder } from '../support/folders.ts'
import { processEnvironment } from '../support/process-environment.ts'
import { shopOf } from '../support/shop.ts'

const name = `go_live_${randomBytes(6).toString('hex')}`
const owner = ['--owner-email', 'asha@school.in', '--owner-name', 'Asha Rao']
const flags = ['--content', 'keep', '--remove-people', '1', ...owner, '--yes']

let client: pg.Client
let environment: NodeJS.ProcessEnv

/** A demo with people, money and a log, that nobody serves. */
beforeAll(async () => {
  await runOn(inject('databaseUrl'), `create database ${name} template ${templateName}`)
  const databaseUrl = databaseNamed(inject('databaseUrl'), name)
  const app = await startTestApp({ databaseUrl })
  await enterStage(app.services)
  const shop = shopOf(app)
  const course = await app.course()
  await shop.buy(await shop.student(), course.id)
  await shop.heal()
  await staffOf(app, 'finance')
  await expect(migrateAlone(databaseUrl, 'going live')).rejects.toThrow(
    /running on this database: .*going live/,
  )
  await app.close()
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  environment = {
    ...processEnvironment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: await openFolder('go-live'),
    PUBLIC_URL: 'https://learn.school.in',
  }
})
afterAll(async () => {
  await client.end()
  await runOn(inject('databaseUrl'), `drop database ${name} with (force)`)
})

type Run = { child: ChildProcess; ended: Promise<{ code: number | null; said: string }> }

function goLive(...args: string[]): Run {
  return goLiveWith({}, ...args)
}

function goLiveWith(settings: NodeJS.ProcessEnv, ...args: string[]): Run {
  const child = spawn(process.execPath, ['server/commands/go-live.ts', ...args], {
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += String(part)
    })
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, said }))) }
}

async function rows(): Promise<Record<string, unknown>> {
  const { rows: found } = await client.query(`
    select (select stage from installation_stage), (select count(*) from students) as students,
      (select count(*) from staff) as staff, (select count(*) from orders) as orders,
      (select count(*) from invoices) as invoices, (select count(*) from ledger_entries) as ledger,
      (select count(*) from audit_log) as log`)
  return found[0]
}

async function others(condition: string): Promise<number> {
  const { rowCount } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'stepmark%' and ${condition}`)
  return rowCount ?? 0
}

test('lists the demo and changes nothing while the choices are not made', async () => {
  const before = await rows()
  const { code, said } = await goLive().ended
  expect(code).toBe(1)
  expect(said).toContain('Accounts: 1 students, 1 staff')
  expect(said).toContain('say --content keep or --content remove')
  expect(await rows()).toEqual(before)
})

test('refuses a secret that the next start would refuse, before anything is changed', async () => {
  const before = await rows()
  const { code, said } = await goLiveWith({ APP_SECRET: 'change-me-please-'.repeat(3) }, ...flags).ended
  expect([code, said]).toEqual([1, expect.stringContaining('Nothing was changed: APP_SECRET can be guessed')])
  expect(await rows()).toEqual(before)
})

test('leaves nothing half done when it is killed in the middle', async () => {
  const before = await rows()
  // Students and payments are deleted by the time it reaches the staff, where it waits.
  const locker = new pg.Client({ connectionString: environment['DATABASE_URL'] })
  await locker.connect()
  await locker.query('begin')
  await locker.query('lock table staff_sessions in share mode')
  const { child, ended } = goLive(...flags)
  await expect.poll(() => others(`wait_event_type = 'Lock'`)).toBe(1)
  child.kill('SIGKILL')
  await ended
  await locker.end()
  await expect.poll(() => others('true')).toBe(0)
  expect(await rows()).toEqual(before)
})

test('ends the demo, creates the first owner and names what is still missing', async () => {
  const { code, said } = await goLive(...flags).ended
  expect(said).toContain('https://learn.school.in/admin/set-up#')
  expect(said).toMatch(/Still missing for production: APP_SECRET, SUPPORT_EMAIL/)
  expect(code).toBe(0)
  expect(await rows()).toMatchObject({
    stage: 'live',
    students: '0',
    staff: '1',
    orders: '0',
    invoices: '0',
    ledger: '0',
  })
})

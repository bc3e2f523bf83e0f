import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { startTestApp } from '../../tests/support/app.ts'
import { databaseNamed, runOn } from '../../tests/support/database.ts'
import { applyMigrations, listMigrations, migrate } from '../adapters/database/migrate.ts'
import { type GoLiveChoices, goLive } from './go-live.ts'

const choices: GoLiveChoices = {
  content: 'keep',
  written: 'keep',
  keep: [],
  people: { remove: 0 },
  owner: { email: 'meera@school.in', name: 'Meera' },
}

const ours = '0033-demo-and-live.sql'

let name: string
let client: pg.Client

/** A database as the release before left it. */
beforeEach(async () => {
  name = `upgrade_${randomBytes(6).toString('hex')}`
  await runOn(inject('databaseUrl'), `create database ${name}`)
  client = new pg.Client({ connectionString: databaseNamed(inject('databaseUrl'), name) })
  await client.connect()
  await applyMigrations(
    client,
    (await listMigrations()).filter((one) => one < ours),
  )
  await client.query(`
    insert into courses (id, slug, title, position, updated_at)
      values ('00000000-0000-4000-8000-000000000001', 'circles', 'Circles', 1, now());
    insert into articles (slug, type, title, drawing, html, published_at, updated_at)
      values ('tiles', 1, 'Tiles', 'tiles', '', now(), now());`)
})
afterEach(async () => {
  await client.end()
  await runOn(inject('databaseUrl'), `drop database ${name} with (force)`)
})

/** A student with an order that was paid, and its invoice; through the practice gateway or another. */
async function paid(email: string, gateway: 'practice' | 'real', at: string): Promise<void> {
  const id = `${gateway}${randomBytes(4).toString('hex')}`
  if (gateway === 'practice')
    await client.query(`
      insert into payment_sandbox.orders (id, body) values ('order_${id}', '{}');
      insert into payment_sandbox.payments (id, order_id, body) values ('pay_${id}', 'order_${id}', '{}');`)
  await client.query(`
    with student as (
      insert into students (email, name, phone, password_hash, created_at)
      values ('${email}', 'Asha', '+919848012345', 'none', now()) returning id
    ), bought as (
      insert into orders (public_id, student_id, course_id, plan, amount_in_paise, state, gateway_order_id, created_at,
        offered_at)
      select '${id}', id, '00000000-0000-4000-8000-000000000001', 1, 39900, 'paid', 'order_${id}', now(), now()
      from student returning id
    )
    insert into payments (gateway_payment_id, order_id, gateway_order_id, amount_in_paise, currency, status, outcome,
      captured_at)
    select 'pay_${id}', id, 'order_${id}', 39900, 'INR', 'captured', 'access', now() from bought`)
  await client.query(`
    insert into invoices (id, series, payment_id, issued_at, seller_legal_name, seller_gstin, seller_address,
      seller_state_code, is_seller_sample, place_of_supply, is_place_assumed, gateway_payment_id, service_code,
      rate_in_percent, currency, taxable_in_paise, cgst_in_paise, sgst_in_paise, igst_in_paise, amount_in_paise)
    select gen_random_uuid(), 'SM', id, '${at}', 'S', 'G', 'A', '36', true, '36', true, gateway_payment_id, '999293', 18,
      'INR', 33814, 3043, 3043, 0, 39900 from payments where gateway_payment_id = 'pay_${id}'`)
}

async function staff(email: string, isDemo: boolean): Promise<void> {
  await client.query(`
    with person as (
      insert into staff (email, name, role, is_demo, created_at) values ('${email}', 'Somebody', 'owner', ${isDemo}, now())
      returning id
    )
    insert into audit_log (at, staff_id, action, subject_kind, subject_id)
    select now(), id, 'course.publish', 'course', 'one' from person`)
}

async function marked(table: string, column: string): Promise<Record<string, boolean>> {
  const { rows } = await client.query<{ name: string; isDemo: boolean }>(
    `select ${column} as name, is_demo as "isDemo" from ${table}`,
  )
  return Object.fromEntries(rows.map(({ name: row, isDemo }) => [row, isDemo]))
}

async function labels(): Promise<string[]> {
  const { rows } = await client.query<{ label: string }>('select label from invoices order by label')
  return rows.map(({ label }) => label)
}

async function goLiveHere(people: GoLiveChoices['people'] = { remove: 0 }): Promise<void> {
  const app = await startTestApp({ databaseUrl: databaseNamed(inject('databaseUrl'), name) })
  try {
    await goLive(app.services, { ...choices, people })
  } finally {
    await app.close()
  }
}

async function stage(): Promise<string> {
  await migrate(databaseNamed(inject('databaseUrl'), name))
  const { rows } = await client.query<{ stage: string }>('select stage from installation_stage')
  return rows[0]?.stage ?? 'none'
}

test('a demo becomes one by its seeded people, and all that is in it is marked', async () => {
  await paid('ananya@stepmark.example', 'practice', '2026-11-01')
  await client.query(`
    insert into students (email, name, phone, password_hash, created_at)
      values ('ravi@school.in', 'Ravi', '+919848012345', 'none', now());
    insert into contact_requests (reference, name, email, phone, message, locale, created_at)
      values ('ENQ-2026-00001', 'Meena', 'meena@school.in', '9848012345', 'Hello', 'en', now())`)
  await staff('owner@stepmark.example', true)
  await staff('asha@school.in', false)
  expect(await stage()).toBe('demo')
  expect(await marked('students', 'email')).toEqual({
    'ananya@stepmark.example': true,
    'ravi@school.in': true,
  })
  expect(await marked('staff', 'email')).toEqual({ 'owner@stepmark.example': true, 'asha@school.in': true })
  for (const table of ['orders', 'payments', 'audit_log', 'contact_requests', 'courses', 'articles'])
    expect([table, Object.values(await marked(table, 'id')).every(Boolean)]).toEqual([table, true])
  // Its invoices have real numbers, from before the demo had its own: the real series starts again.
  await expect(goLiveHere()).rejects.toThrow('1 students and 1 staff did not come with the demo')
  await goLiveHere({ remove: 2 })
  expect(await labels()).toEqual([])
  expect((await client.query('select from invoice_counters')).rowCount).toBe(0)
  await client.query(`update site_content set is_sample = false where key = 'seller'`)
  await paid('ravi@school.in', 'real', '2026-11-03')
  expect(await labels()).toEqual(['SM/26-27/000001'])
})

test('a production with students and no order yet, taken for a demo, loses none of them', async () => {
  await staff('owner@stepmark.example', true)
  await staff('asha@school.in', false)
  await client.query(`
    insert into students (email, name, phone, password_hash, created_at)
      select 'student' || n || '@school.in', 'Ravi', '+919848012345', 'none', now() from generate_series(1, 30) n`)
  expect(await stage()).toBe('demo')
  await expect(goLiveHere()).rejects.toThrow('30 students and 1 staff did not come with the demo')
  await goLiveHere('keep')
  expect(new Set(Object.values(await marked('students', 'email')))).toEqual(new Set([false]))
  expect((await client.query('select from students')).rowCount).toBe(30)
  expect(await marked('staff', 'email')).toEqual({ 'asha@school.in': false, 'meera@school.in': false })
})

test('a demo that went into production keeps real data unmarked, and its invoices unchanged', async () => {
  await staff('owner@stepmark.example', true)
  await staff('asha@school.in', false)
  await paid('ananya@stepmark.example', 'practice', '2026-11-01')
  await paid('ravi@school.in', 'real', '2026-11-02')
  await client.query(`
    insert into students (email, name, phone, password_hash, created_at)
      values ('meena@school.in', 'Meena', '+919848012345', 'none', now())`)
  expect(await stage()).toBe('live')
  expect(await marked('students', 'email')).toEqual({
    'ananya@stepmark.example': true,
    'ravi@school.in': false,
    'meena@school.in': false,
  })
  expect(await marked('staff', 'email')).toEqual({ 'owner@stepmark.example': true, 'asha@school.in': false })
  expect(Object.values(await marked('payments', 'id')).sort()).toEqual([false, true])
  expect(Object.values(await marked('audit_log', 'id')).sort()).toEqual([false, true])
  expect(await marked('courses', 'slug')).toEqual({ circles: false })
  expect(await labels()).toEqual(['SM/26-27/000001', 'SM/26-27/000002'])
  // A number that goes would leave a gap between real ones: the invented buyer stays on it, nameless.
  await goLiveHere()
  expect(await labels()).toEqual(['SM/26-27/000001', 'SM/26-27/000002'])
  const { rows } = await client.query(
    'select erased_at is not null as "isErased" from students order by email',
  )
  expect(rows).toEqual([{ isErased: true }, { isErased: false }, { isErased: false }])
  expect(await marked('staff', 'email')).toEqual({ 'asha@school.in': false, 'meera@school.in': false })
})

test('a production that never was a demo is live, and nothing of it is marked', async () => {
  await staff('asha@school.in', false)
  await paid('ravi@school.in', 'real', '2026-11-02')
  expect(await stage()).toBe('live')
  // It sold as a sample before that was refused: it has a month to write its seller.
  const until = await client.query(
    `select sample_sells_until between now() + interval '29 days' and now() + interval '30 days' as "isAMonth" from installation_stage`,
  )
  expect(until.rows).toEqual([{ isAMonth: true }])
  expect(Object.values(await marked('students', 'email'))).toEqual([false])
  expect(Object.values(await marked('orders', 'id'))).toEqual([false])
})

test('an unused database is neither', async () => {
  expect(await stage()).toBe('new')
})

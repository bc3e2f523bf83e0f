import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSync } from 'otplib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../server/accounts/passwords/operations.ts'
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { applyMigrations, listMigrations } from '../../server/adapters/database/migrate.ts'
import { knowsAsciiOnly } from '../../server/adapters/database/servers.ts'
import { sealSecret } from '../../server/admin/staff/codes.ts'
import { databaseNamed, runOn } from '../support/database.ts'
import { freePort, type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { ask, openFolder, removeFolder } from './processes.ts'

const newestThen = '0032-large-tables.sql'
const owner = '20000000-0000-4000-8000-000000000001'
const password = 'chalk-and-board-of-then'
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const session = randomBytes(24).toString('base64url')
const secret = randomBytes(32).toString('hex')

let parent: string
let product: ProductProcess
let databaseUrl: string

/** The database of an older release, whose cluster took ASCII letters alone for letters, and the start of this one. */
beforeAll(async () => {
  parent = openFolder()
  const dataDir = join(parent, 'data')
  const log = { info() {}, warn() {}, error() {} }
  const before = await startEmbeddedPostgres({ dataDir, log, progress: () => undefined })
  await runOn(
    databaseNamed(before.url, 'postgres'),
    'drop database stepmark',
    `create database stepmark template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8'
       lc_collate 'C' lc_ctype 'C'`,
  )
  const client = new pg.Client({ connectionString: before.url })
  await client.connect()
  await applyMigrations(
    client,
    (await listMigrations()).filter((name) => name <= newestThen),
  )
  const sealed = sealSecret({ secret, otherSecret: null }, owner, totpSecret)
  await client.query(
    readFileSync(new URL('./older-release.sql', import.meta.url), 'utf8')
      .replaceAll(':password', client.escapeLiteral(await hashPassword(password)))
      .replaceAll(':session', `${client.escapeLiteral(session)}::bytea`)
      .replaceAll(':totp', `'\\x${sealed.toString('hex')}'`),
  )
  await client.end()
  expect(await knowsAsciiOnly(before.url)).toBe(true)
  databaseUrl = before.url
  await before.stop()

  const port = await freePort()
  product = await startProductProcess({
    dataDir,
    port,
    environment: {
      DEMO: '0',
      PUBLIC_URL: `http://localhost:${port}`,
      APP_SECRET: secret,
      SUPPORT_EMAIL: 'help@school.in',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'help@school.in',
      RAZORPAY_KEY_ID: 'rzp_live_x',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'other-secret',
      RAZORPAY_API_URL: 'http://127.0.0.1:9',
    },
  })
})
afterAll(async () => {
  await product?.stop()
  removeFolder(parent)
})

async function call(
  path: string,
  { body, token, cookie }: { body?: object; token?: string; cookie?: string },
) {
  const answer = await fetch(`${product.url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin: product.url,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const { data } = await answer.json()
  return { status: answer.status, cookies, data }
}

const signIn = (email: string) => call('/student/login', { body: { email, password } })

test('a student of the older release signs in, continues the old session, and has exactly what was bought', async () => {
  const { status, data, cookies } = await signIn('ravi@school.in')
  expect(status).toBe(200)
  const { token } = data
  const mine = await call('/student/getMyCourses', { token })
  expect(mine.data).toMatchObject([{ slug: 'circles', hasEnded: false }])
  const sheet = (number: number) =>
    call('/student/getPresignedFile', {
      body: { file: `60000000-0000-4000-8000-00000000000${number}` },
      token,
    })
  expect((await sheet(1)).status).toBe(200)
  expect((await sheet(2)).status).toBe(403)
  expect(cookies.length).toBeGreaterThan(0)
  const names = cookies.map((one) => one.split('=')[0])
  const then = names.map((name) => `${name}=${session}`).join('; ')
  expect((await call('/auth/refresh', { body: {}, cookie: then })).status).toBe(200)
  expect((await signIn('meena@school.in')).status).toBe(200)
})

test('the owner of the older release signs in and sees what changed, until it was read', async () => {
  const code = generateSync({ secret: totpSecret, epoch: Math.floor(Date.now() / 1000) })
  const { status, cookies } = await call('/admin/login', {
    body: { email: 'asha@school.in', password, code },
  })
  expect(status).toBe(200)
  const cookie = cookies.join('; ')
  expect((await call('/admin/getChanges', { cookie })).data.isUnread).toBe(true)
  expect((await call('/admin/readChanges', { body: {}, cookie })).status).toBe(200)
  expect((await call('/admin/getChanges', { cookie })).data.isUnread).toBe(false)
})

test.each([
  ['వృత్త', 'circles'],
  ['त्रिभुज', 'triangles'],
])('search finds %s', async (words, slug) => {
  const { data } = await call(`/search?q=${encodeURIComponent(words)}`, {})
  expect(JSON.stringify(data)).toContain(slug)
})

test('the database knows the letters of every script', async () => {
  expect(await knowsAsciiOnly(databaseUrl)).toBe(false)
})

test('invoices keep their numbers, nothing is marked as demo, and formulas are rendered', async () => {
  const seen = (statement: string) => ask(databaseUrl, statement)
  expect(await seen('select label from invoices')).toEqual([{ label: 'SM/26-27/000001' }])
  expect(
    await seen(
      `select o.public_id, o.state, p.gateway_payment_id, p.status from payments p join orders o on o.id = p.order_id`,
    ),
  ).toEqual([{ public_id: 'sm_circles', state: 'paid', gateway_payment_id: 'pay_1', status: 'captured' }])
  expect(await seen('select count(*)::int from students where is_demo')).toEqual([{ count: 0 }])
  expect(await seen(`select stage from installation_stage`)).toEqual([{ stage: 'live' }])
  // It sold as a sample before that was refused: it has a month to write its seller.
  expect(
    await seen(
      `select sample_sells_until between now() + interval '29 days' and now() + interval '30 days' as ok from installation_stage`,
    ),
  ).toEqual([{ ok: true }])
  await expect
    .poll(async () => (await call('/student/getCourse/30000000-0000-4000-8000-000000000001', {})).data?.about)
    .toContain('<math')
})

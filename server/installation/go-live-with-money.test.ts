import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminCall, codeOf, staffOf } from '../../tests/support/admin.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import {
  buyForReal,
  count,
  keepAll,
  labels,
  mailsWaiting,
  others,
  production,
  refusal,
  start,
  waitingMails,
} from '../../tests/support/going-live.ts'
import { checkInvariants } from '../../tests/support/invariants.ts'
import { shopOf } from '../../tests/support/shop.ts'
import { sql } from '../adapters/database/sql.ts'
import { countFigures } from '../insight/operations.ts'
import { remindOfEndingPlans } from '../payments/access/operations.ts'
import { redeemCoupon } from '../payments/coupons/operations.ts'
import { createOrder } from '../payments/orders/operations.ts'
import { remindOfUnfinishedOrders } from '../payments/reminders/operations.ts'
import { goLive } from './go-live.ts'

describe('a demo that took real money', () => {
  it('starts in production with the demo’s accounts blocked, and continues its number series', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      const shop = shopOf(app)
      const course = await app.course()
      await shop.buy(await shop.student(), course.id)
      const payer = await shop.student()
      await buyForReal(app, shop, payer, course)
      await shop.heal()
      const visitor = await app.student({ email: 'ravi@school.in' })
      expect(await labels(app)).toEqual([{ label: 'DM/26-27/000001' }, { label: 'SM/26-27/000001' }])
      expect(await refusal(start(app))).toMatch(/serves real people/)
      const facts = sql<{ name: string }>`select name from launch_facts order by name`
      await app.services.database.first(sql`
        insert into launch_facts (name, about, seen_at) values
          ('backup', 'ABCD0123', now()), ('mail', 'smtp', now()), ('restore', 'ABCD0123', now())`)

      await countFigures(app.services)
      expect(await count(app, 'figures_of_sales')).toBeGreaterThan(0)
      expect(await start(app, production)).toMatch(/go-live removes them/)
      expect(await count(app, 'figures_of_sales')).toBe(0)
      app.services.settings.isDemo = false
      // A backup of the demo and its restore no longer prove anything; a second start forgets none of what came since.
      expect(await app.services.database.all(facts)).toEqual([{ name: 'mail' }])
      await app.services.database.first(sql`
        insert into launch_facts (name, about, seen_at) values ('restore', 'BCDE0123', now())`)
      await start(app, production)
      expect(await app.services.database.all(facts)).toHaveLength(2)
      const { email, password } = visitor
      const known = await app.call('login', { email, password })
      const unknown = await app.call('login', { email: 'nobody@school.in', password })
      expect([known.status, known.body]).toEqual([401, unknown.body])
      expect((await app.call('refresh', {}, { cookie: visitor.cookie })).status).toBe(401)

      await goLive(app.services, others(2))
      expect(await app.services.database.all(sql`select id from students`)).toEqual([
        { id: payer.student.id },
      ])
      expect(await labels(app)).toEqual([{ label: 'SM/26-27/000001' }])
      await buyForReal(app, shop, await shop.student(), course)
      expect(await labels(app)).toEqual([{ label: 'SM/26-27/000001' }, { label: 'SM/26-27/000002' }])
    } finally {
      await app.close()
    }
  })
})

describe('a demo that keeps running next to production', () => {
  it('lets no demo user sign in', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      const shop = shopOf(app)
      await buyForReal(app, shop, await shop.student(), await app.course())
      const { email, password, ...visitor } = await app.student({ email: 'ravi@school.in' })
      const staff = await staffOf(app, 'owner')
      await start(app, production)
      expect(app.services.settings.isDemo).toBe(true)
      expect((await app.call('login', { email, password })).status).toBe(401)
      expect((await app.call('refresh', {}, { cookie: visitor.cookie })).status).toBe(401)
      app.clock.advance({ minutes: 1 })
      const { secret } = staff
      const signIn = { email: staff.email, password: staff.password, code: codeOf(app, secret) }
      const cookie = cookieOf(await adminCall(app, 'login', signIn))
      expect((await adminCall(app, 'getStudents', {}, { cookie })).status).toBe(401)
    } finally {
      await app.close()
    }
  })
})

describe('what a demo that took real money had begun', () => {
  /** An import not yet started, news to be sent, and a course to be published. */
  async function demoAtWork() {
    const app = await startTestApp()
    await start(app)
    const shop = shopOf(app)
    const course = await app.course({ title: 'Tried course' })
    const payer = await shop.student()
    await buyForReal(app, shop, payer, course)
    await shop.heal()
    await app.services.database.first(
      sql`update students set wants_lesson_news = true where id = ${payer.student.id}`,
    )
    const staff = await staffOf(app, 'owner')
    await app.services.database.first(sql`update staff set email = 'meena@school.in' where id = ${staff.id}`)
    await app.runJobs()
    const ask = (name: Parameters<typeof adminCall>[1], input: object) =>
      adminCall(app, name, input, { cookie: staff.cookie })
    const csv =
      'name,email,phone,date_of_birth,guardian_name,guardian_email,course,until\nTara,tara@home.in,9848022338,2000-01-01,,,Tried course,2027-03-31'
    const file = { id: randomUUID(), name: 'class-10.csv', csv, batchId: null }
    expect((await ask('startImport', file)).status).toBe(200)
    const texts = { en: { subject: 'Tried', text: 'Tried' } }
    const mailing = { id: randomUUID(), to: { audience: 'news' }, texts }
    const saved = await ask('saveMailing', { ...mailing, version: 0 })
    expect(saved.status).toBe(200)
    const sent = await ask('sendMailing', { id: mailing.id, version: saved.body.data.version })
    expect(sent.status).toBe(200)
    await app.services.database.first(sql`
      insert into course_schedules (course_id, version, due_at, staff_id, made_at)
      values (${course.id}, 0, now() + interval '1 day', ${staff.id}, now())`)
    await app.services.database.first(sql`
      insert into articles (slug, type, title, drawing, html, status, published_at, updated_at, scheduled_by)
      values ('tried', 1, 'Tried', 'parabola', '', 'published', now() + interval '1 day', now(), ${staff.id})`)
    const came = async () => {
      app.services.settings.isDemo = false
      await app.runJobs()
      const { database } = app.services
      const added = await database.all(sql`select email from students where email = 'tara@home.in'`)
      const waiting = await database.all(
        sql`select id from jobs where done_at is null and kind in ('importPeople', 'sendMailing', 'sendMail')`,
      )
      const mails = await app.mailbox(payer.email)
      return { added, waiting, mails: mails.filter(({ subject }) => subject === 'Tried') }
    }
    return { app, came }
  }
  const nothing = { added: [], waiting: [], mails: [] }
  const articles = (app: TestApp) =>
    app.services.database.all(sql`select status from articles where slug = 'tried'`)

  it('does nothing once it has started in production', async () => {
    const { app, came } = await demoAtWork()
    try {
      await start(app, production)
      expect(await came()).toEqual(nothing)
      expect([await count(app, 'people_imports'), await count(app, 'course_schedules')]).toEqual([0, 0])
      expect(await articles(app)).toEqual([{ status: 'archived' }])
    } finally {
      await app.close()
    }
  })

  it('does nothing once it went live, except for people who are kept', async () => {
    const { app, came } = await demoAtWork()
    try {
      await goLive(app.services, { ...keepAll, keep: ['meena@school.in'], owner: null })
      expect(await came()).toEqual(nothing)
      expect(await count(app, 'course_schedules')).toBe(1)
      expect(await articles(app)).toEqual([{ status: 'published' }])
    } finally {
      await app.close()
    }
  })
})

describe('accounts of the demo that are left where money is real', () => {
  it('get no mail, unless the address has a real account', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      const shop = shopOf(app)
      const course = await app.course()
      await buyForReal(app, shop, await shop.student(), course)
      // The demo has a student with a plan, one who has not paid, a member of staff, and later senders.
      const holder = await shop.student()
      await shop.buy(holder, course.id)
      const left = await shop.student()
      await shop.order(left, course.id)
      await shop.heal()
      const staff = await staffOf(app, 'owner')
      const writer = await shop.student()
      await app.runJobs()
      await start(app, production)
      app.services.settings.isDemo = false
      const addresses = [holder.email, left.email, staff.email, writer.email, app.settings.supportEmail]
      const before = await Promise.all(addresses.map(async (email) => (await app.mailbox(email)).length))
      await app.call('contactSupport', {
        ...{ name: 'Meena', email: writer.email, phone: '9848022338' },
        message: 'Where do I begin?',
      })
      await waitingMails(app, [{ to: staff.email }])
      await app.services.database.first(
        sql`update enrolments set ends_at = ${app.clock.now()}::timestamptz + interval '2 days' where student_id = ${holder.student.id}`,
      )
      app.clock.advance({ hours: 26 })
      await remindOfEndingPlans(app.services)
      await remindOfUnfinishedOrders(app.services)
      await app.runJobs()
      const after = await Promise.all(addresses.map(async (email) => (await app.mailbox(email)).length))
      expect(after.map((mails, index) => mails - (before[index] ?? 0))).toEqual([0, 0, 0, 1, 1])
    } finally {
      await app.close()
    }
  })
})

describe('codes that were made in a demo which took real money', () => {
  const worths = { FULL: { kind: 'full' }, MOST: { kind: 'percent', percent: 90 } }
  const days = { from: '2026-11-01', to: '2027-03-31' }

  async function demoWithCodes() {
    const app = await startTestApp()
    await start(app)
    const shop = shopOf(app)
    const course = await app.course()
    await buyForReal(app, shop, await shop.student(), course)
    const staff = await staffOf(app, 'owner')
    await app.services.database.first(sql`update staff set email = 'meena@school.in' where id = ${staff.id}`)
    const order = { courseId: course.id, plan: 1, email: 'devi@home.in' }
    const link = await adminCall(
      app,
      'createPaymentLink',
      { linkId: randomUUID(), ...order },
      { cookie: staff.cookie },
    )
    expect(link.status).toBe(200)
    for (const [code, worth] of Object.entries(worths)) {
      const wanted = { batchId: randomUUID(), ...worth, ...days, code, maxUses: 5 }
      expect((await adminCall(app, 'createCoupons', wanted, { cookie: staff.cookie })).status).toBe(200)
    }
    const tries = async () => {
      const buyer = await shop.student()
      const wanted = { courseId: course.id, subscriptionType: 1 } as const
      return Promise.allSettled([
        redeemCoupon(buyer, { ...wanted, couponCode: 'FULL' }),
        createOrder(buyer, { ...wanted, couponCode: 'MOST' }),
      ])
    }
    return { app, tries }
  }
  const refused = Array.from({ length: 2 }, () => ({ status: 'rejected', reason: { key: 'coupon_invalid' } }))

  it('are invalid once it has started in production', async () => {
    const { app, tries } = await demoWithCodes()
    try {
      await start(app, production)
      expect(await tries()).toMatchObject(refused)
    } finally {
      await app.close()
    }
  })

  it('are invalid once it went live, even if their creator is kept', async () => {
    const { app, tries } = await demoWithCodes()
    try {
      await goLive(app.services, { ...keepAll, keep: ['meena@school.in'], owner: null })
      expect(await tries()).toMatchObject(refused)
      const open = sql<{ id: string }>`select id from payment_links where stopped_at is null`
      expect([await count(app, 'payment_links'), await app.services.database.all(open)]).toEqual([1, []])
    } finally {
      await app.close()
    }
  })
})

describe('a demo that goes live with real money in it', () => {
  it('still refunds what it owes, and keeps what staff must look at', async () => {
    const app = await startTestApp()
    const { database, gateway } = app.services
    const practiceKey = gateway.keyId
    try {
      await start(app)
      const shop = shopOf(app)
      const course = await app.course()
      await shop.checkout((await shop.buy(await shop.student(), course.id)).order, { isForced: true })
      await shop.sandbox.webhooks.settled()
      gateway.keyId = 'rzp_live_key'
      const bought = await shop.buy(await shop.student(), course.id)
      const twice = await shop.checkout(bought.order, { isForced: true })
      await shop.sandbox.webhooks.settled()
      await database.first(sql`
        insert into unstored_payments (gateway_payment_id, gateway_order_id, amount_in_paise, currency, status, noticed_at)
        values ('pay_elsewhere', 'order_elsewhere', 100, 'INR', 'captured', now())`)
      const visitor = await app.student({ email: 'ravi@school.in' })
      const enquirer = 'meena@school.in'
      // Somebody tried the form with the school's own address during setup.
      app.services.settings.supportEmail = 'office@school.in'
      for (const email of [enquirer, 'Office@school.in'])
        await app.call('contactSupport', { name: 'Meena', email, phone: '9848022338', message: 'Hello' })
      await app.runJobs()
      await waitingMails(app, [
        { to: visitor.email },
        { to: enquirer },
        { to: 'office@school.in', studentId: visitor.id },
        { to: 'office@school.in' },
      ])
      await goLive(app.services, others(2))
      expect(await mailsWaiting(app)).toBe(1)
      expect(await count(app, 'unstored_payments')).toBe(1)
      await app.runJobs()
      expect(
        await database.all(sql`
        select p.gateway_payment_id as payment, r.state from refunds r join payments p on p.id = r.payment_id`),
      ).toEqual([{ payment: twice.payment.id, state: 'done' }])
    } finally {
      gateway.keyId = practiceKey
      await app.close()
    }
  })
})

describe('a demo that was tried with a live key', () => {
  it('lets those who paid real money sign in, with a new session, and nobody else', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      const shop = shopOf(app)
      const course = await app.course()
      const payer = await app.student({ email: 'asha@home.in' })
      await buyForReal(
        app,
        shop,
        { ...(await shop.student()), student: { ...payer, sessionId: payer.id } },
        course,
      )
      await shop.heal()
      const looker = await app.student({ email: 'ravi@school.in' })
      const gateway = { ...app.services.gateway, keyId: 'rzp_live_key' }
      await shop.order(
        {
          ...(await shop.student()),
          student: { ...looker, sessionId: looker.id },
          gateway,
        },
        course.id,
      )

      const write = (message: string) =>
        app.call('contactSupport', { name: 'Meena', email: 'meena@home.in', phone: '9848022338', message })
      const subscribe = () => app.call('createSubscribe', { email: 'leela@home.in' })
      await write('Is this a demo?')
      await subscribe()
      await app.runJobs()
      await waitingMails(app, [{ to: payer.email, studentId: payer.id }, { to: looker.email }])
      await start(app, production)
      expect(await mailsWaiting(app)).toBe(1)
      // People who wrote to the demo write again: new messages are delivered, also after another start.
      expect((await write('My course does not open')).body.success).toBe(true)
      app.clock.advance({ minutes: 10 })
      expect((await subscribe()).body.success).toBe(true)
      await start(app, production)
      expect(await mailsWaiting(app)).toBe(4)
      app.services.settings.isDemo = false
      const signIn = ({ email, password }: TestStudent) => app.call('login', { email, password })
      expect([(await signIn(payer)).status, (await signIn(looker)).status]).toEqual([200, 401])
      expect((await app.call('refresh', {}, { cookie: payer.cookie })).status).toBe(401)

      await goLive(app.services, others(3))
      expect(await app.services.database.all(sql`select email from students`)).toEqual([
        { email: payer.email },
      ])
      expect([await count(app, 'orders'), await count(app, 'subscriptions')]).toEqual([1, 1])
      expect(await start(app, production)).toBeNull()
    } finally {
      await app.close()
    }
  })
})

describe('an installation that was never a demo', () => {
  it('numbers test key payments separately, and offers a new order with the live key', async () => {
    const app = await startTestApp()
    try {
      await start(app, production)
      await app.services.database.first(sql`update site_content set is_sample = false where key = 'seller'`)
      const shop = shopOf(app)
      const course = await app.course()
      const bought = await shop.buy(await shop.student(), course.id)
      await shop.checkout(bought.order, { isForced: true })
      const buyer = await shop.student()
      const tried = await shop.order(buyer, course.id)
      const live = await buyForReal(app, shop, buyer, course)
      expect(live.order.paymentId).not.toBe(tried.paymentId)
      // An order from before the test key, which then takes its payment.
      const gateway = { ...app.services.gateway, keyId: 'rzp_live_key' }
      const early = await shop.student()
      await shop.checkout(await shop.order({ ...early, gateway }, course.id))
      await shop.heal()
      expect(await labels(app)).toEqual(
        ['DC/26-27/000001', 'DM/26-27/000001', 'DM/26-27/000002', 'DM/26-27/000003', 'SM/26-27/000001'].map(
          (label) => ({ label }),
        ),
      )
      expect(await checkInvariants(app.services.database)).toEqual([])
    } finally {
      await app.close()
    }
  })

  it('starts in production, and is never shown as a demo', async () => {
    const app = await startTestApp()
    try {
      expect(await start(app, production)).toBeNull()
      await app.student()
      expect(await refusal(start(app))).toMatch(/serves real people/)
      expect(await app.services.database.all(sql`select is_demo as "isDemo" from students`)).toEqual([
        { isDemo: false },
      ])
    } finally {
      await app.close()
    }
  })
})

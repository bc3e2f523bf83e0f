import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { limits } from '../../domain/limits.ts'
import { adminCall, codeOf, staffOf } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { buyForReal, count, keepAll, others, production, start } from '../../tests/support/going-live.ts'
import { checkInvariants } from '../../tests/support/invariants.ts'
import { shopOf } from '../../tests/support/shop.ts'
import { sql } from '../adapters/database/sql.ts'
import { remindOfEndingPlans } from '../payments/access/operations.ts'
import { redeemCoupon } from '../payments/coupons/operations.ts'
import { createOrder } from '../payments/orders/operations.ts'
import { describeDemo, goLive } from './go-live.ts'

describe('a step lesson that was written and recorded in the demo', () => {
  it.each(['keep', 'remove'] as const)('is listed, and is %s as the operator says', async (written) => {
    const app = await startTestApp()
    try {
      await start(app)
      const { database } = app.services
      const { cookie } = await staffOf(app, 'author')
      const made = await adminCall(app, 'createStepLesson', { title: 'Roots, told slowly' }, { cookie })
      await database.first(sql`
        with recording as (insert into media (kind, name) values ('audio', 'step 1') returning id),
          file as (
            insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
            select id, 'original', 'uploads/step-1.webm', 'audio/webm', 900 from recording
          )
        insert into step_lesson_voices (media_id, recording_id) select ${made.body.data.id}, id from recording`)
      expect((await describeDemo(app.services)).written).toContainEqual({
        kind: 'medium',
        title: 'Roots, told slowly',
      })
      await goLive(app.services, { ...keepAll, content: 'remove', written, people: { remove: 0 } })
      const kept = await database.all(sql<{ kind: string }>`select kind from media order by kind`)
      expect(kept.map(({ kind }) => kind)).toEqual(written === 'keep' ? ['audio', 'steps'] : [])
    } finally {
      await app.close()
    }
  })
})

describe('an unsent demo mailing of a removed person', () => {
  it.each(['keep', 'remove'] as const)('is listed, and is %s as the operator says', async (written) => {
    const app = await startTestApp()
    try {
      await start(app)
      const { database } = app.services
      const { id, cookie } = await staffOf(app, ['site'])
      const texts = { en: { subject: 'Tried news', text: 'Hello' } }
      const to = { audience: 'news' }
      await adminCall(app, 'saveMailing', { id: randomUUID(), version: 0, to, texts }, { cookie })
      expect((await describeDemo(app.services)).written).toEqual([{ kind: 'mailing', title: 'Tried news' }])
      await goLive(app.services, { ...keepAll, written })
      expect(await count(app, 'mailings')).toBe(written === 'keep' ? 1 : 0)
      const writer = await database.all(
        sql`select disabled_at is not null as "isOut" from staff where id = ${id}`,
      )
      expect(writer).toEqual(written === 'keep' ? [{ isOut: true }] : [])
    } finally {
      await app.close()
    }
  })
})

describe('rules set in the demo', () => {
  const helped = { en: 'Call Ravi', hi: 'रवि', te: 'రవి' }
  const terms = { gstPercent: 0, serviceCode: '999293', shares: [{ untilDay: 90, percent: 100 }] }

  async function ruledDemo() {
    const app = await startTestApp()
    await start(app)
    const [owner, other] = [await staffOf(app, 'owner'), await staffOf(app, 'owner')]
    const ask = async (name: Parameters<typeof adminCall>[1], input: object) =>
      expect((await adminCall(app, name, input, { cookie: owner.cookie })).status).toBe(200)
    await ask('saveSafeguarding', { help: helped, people: [owner.id, other.id] })
    await ask('addSellerTerms', { from: '2030-04-01', ...terms })
    // A demo is tried out for weeks: terms of it have begun to hold.
    const { database } = app.services
    await database.first(sql`alter table seller_terms disable trigger user`)
    await database.first(sql`insert into seller_terms values ('2026-11-02', 0, '999293', '[]')`)
    await database.first(sql`alter table seller_terms enable trigger user`)
    return app
  }

  it.each(['keep', 'remove'] as const)('are listed, and %s as the operator says', async (written) => {
    const app = await ruledDemo()
    try {
      expect((await describeDemo(app.services)).written).toEqual([
        { kind: 'tax and refund terms', title: 'from 2026-11-02: GST 0 %' },
        { kind: 'tax and refund terms', title: 'from 2030-04-01: GST 0 %' },
        ...['en', 'hi', 'te'].map((title) => ({ kind: 'words of help', title })),
      ])
      await goLive(app.services, { ...keepAll, written })
      const kept = written === 'keep'
      expect(await count(app, 'safeguarding_help')).toBe(kept ? 3 : 0)
      expect(await count(app, 'seller_terms')).toBe(kept ? 3 : 1)
    } finally {
      await app.close()
    }
  })

  it('stay where real money was taken by them', async () => {
    const app = await ruledDemo()
    try {
      const shop = shopOf(app)
      await buyForReal(app, shop, await shop.student(), await app.course())
      await goLive(app.services, { ...keepAll, written: 'remove' })
      const days = await app.services.database.all(
        sql`select from_day::text as day from seller_terms order by day`,
      )
      expect(days).toEqual([{ day: '2000-01-01' }, { day: '2026-11-02' }])
    } finally {
      await app.close()
    }
  })
})

describe('the notifications of a person who is kept', () => {
  it('tells nothing of the demo where money is real, nor does a digest', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      const student = await app.student({ email: 'ravi@school.in' })
      await app.grant(student, await app.course(), -1, 3)
      await remindOfEndingPlans(app.services)
      expect(await count(app, 'notifications')).not.toBe(0)
      await goLive(app.services, { ...keepAll, keep: ['ravi@school.in'] })
      expect(await count(app, 'notifications')).toBe(0)
    } finally {
      await app.close()
    }
  })
})

describe('the account of a person who is kept', () => {
  it('cannot be opened by anything set or mailed in the demo, whose mailbox was public', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      const { database } = app.services
      const staff = await staffOf(app, 'owner')
      await database.first(sql`update staff set email = 'meena@school.in' where id = ${staff.id}`)
      const email = 'meena@school.in'
      const { codes } = (await adminCall(app, 'makeRecoveryCodes', {}, { cookie: staff.cookie })).body.data
      await adminCall(app, 'forgotStaffPassword', { email })
      const student = await app.student({ email: 'ravi@school.in' })
      await app.call('forgotPassword', { email: student.email })
      const tokens = async (to: string) =>
        (await app.mailbox(to)).map(({ text }) => text.match(/#([\w-]{20,})/)?.[1]).find(Boolean) ?? ''
      const [ofStaff, ofStudent] = [await tokens(email), await tokens(student.email)]
      expect([ofStaff, ofStudent]).not.toContain('')

      const { links } = await goLive(app.services, { ...keepAll, keep: [email, student.email], owner: null })
      app.services.settings.isDemo = false
      const { password } = staff
      app.clock.advance({ minutes: 1 })
      for (const code of [codeOf(app, staff.secret), codes[0]])
        expect((await adminCall(app, 'login', { email, password, code })).status).toBe(401)
      const chosen = { token: ofStaff, password: 'quite-another-one', code: codes[1] }
      expect((await adminCall(app, 'chooseStaffPassword', chosen)).status).toBe(404)
      const reset = { token: ofStudent, newPassword: 'chosen-by-a-stranger' }
      expect((await app.call('choosePasswordByLink', reset)).status).toBe(400)

      const token = new URL(links[0]?.link ?? '').hash.slice(1)
      const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
      const begun = { token, password: 'twelve-or-more-signs', code: codeOf(app, secret) }
      expect((await adminCall(app, 'setUp', begun)).status).toBe(200)
      const again = { email: student.email, password: student.password }
      const { status, body } = await app.call('login', again)
      // Anybody could have registered the address there, and read its code.
      expect([status, body.data.isVerified]).toEqual([200, false])
    } finally {
      await app.close()
    }
  })
})

describe('a student who is kept', () => {
  it('verifies the address and the device again, even after paying real money, because the mailbox was public', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      const shop = shopOf(app)
      const payer = await app.student()
      const buyer = { ...(await shop.student()), student: { id: payer.id, sessionId: payer.id } }
      await buyForReal(app, shop, buyer, await app.course())
      const kept = await app.student({ email: 'ravi@school.in' })
      app.clock.advance({ minutes: 1 })
      await start(app, production)
      await goLive(app.services, { ...keepAll, keep: [kept.email], people: { remove: 1 } })
      app.services.settings.isDemo = false
      for (const { email, password, deviceCookie } of [payer, kept]) {
        const { body } = await app.call('login', { email, password }, { cookie: deviceCookie })
        expect(body).toMatchObject({ data: { isVerified: false, email } })
        const tries = Array.from({ length: limits.signInPerAccount.count + 1 }, () =>
          app.call('login', { email, password: 'a wrong one' }),
        )
        await Promise.all(tries)
        const waits = await app.call('login', { email, password }, { cookie: deviceCookie })
        expect(waits.status).toBe(429)
      }
    } finally {
      await app.close()
    }
  })
})

describe('what a kept person did in the demo', () => {
  const student = 'ravi@school.in'
  const csv = `name,email,phone,date_of_birth\nRavi,${student},9848012345,2000-01-01`

  async function triedDemo() {
    const app = await startTestApp()
    await start(app)
    const course = await app.course()
    const staff = await staffOf(app, 'owner')
    await app.services.database.first(sql`update staff set email = 'meena@school.in' where id = ${staff.id}`)
    const ask = async (name: Parameters<typeof adminCall>[1], input: object) => {
      const answer = await adminCall(app, name, input, { cookie: staff.cookie })
      expect(answer.body).toMatchObject({ success: true })
      return answer.body.data
    }
    await ask('startImport', { id: randomUUID(), name: 'class.csv', csv, batchId: null })
    await app.runJobs()
    const days = { startsOn: '2026-11-01', endsOn: '2027-03-31', courseIds: [], teacherIds: [] }
    await ask('saveBatch', { id: randomUUID(), name: 'Tried batch', ...days })
    const texts = { en: { subject: 'Tried news', text: 'Hello' } }
    for (const isSent of [true, false]) {
      const { id, version } = await ask('saveMailing', {
        id: randomUUID(),
        version: 0,
        to: { audience: 'news' },
        texts,
      })
      if (isSent) await ask('sendMailing', { id, version })
    }
    const days2 = { maxUses: 5, from: '2026-11-01', to: '2027-03-31' }
    const tried = { kind: 'percent', percent: 90, ...days2 }
    await ask('createCoupons', { batchId: randomUUID(), ...tried, code: 'UNUSED90' })
    await ask('createCoupons', { batchId: randomUUID(), ...tried, code: 'FOR-RAVI', email: student })
    await ask('createCoupons', { batchId: randomUUID(), ...tried, code: 'ORDERED90' })
    await ask('createCoupons', { batchId: randomUUID(), kind: 'full', ...days2, code: 'FULL' })
    const order = { courseId: course.id, plan: 1, email: 'uncle@home.in', couponCode: 'UNUSED90' }
    await ask('createPaymentLink', { linkId: randomUUID(), ...order })
    const shop = shopOf(app)
    const [buyer, guest] = [await app.student({ email: 'asha@home.in' }), await shop.student()]
    await createOrder(guest, { courseId: course.id, subscriptionType: 1, couponCode: 'ORDERED90' })
    const redeemed = { courseId: course.id, subscriptionType: 1, couponCode: 'FULL' } as const
    await redeemCoupon(shop.contextOf(buyer.id), redeemed)
    await redeemCoupon(guest, redeemed)
    return app
  }
  const stays = ['meena@school.in', 'asha@home.in']

  it('is invalid with real money, and does not prevent importing the same file of students', async () => {
    const app = await triedDemo()
    try {
      await goLive(app.services, { ...others(2), keep: stays, owner: null })
      const { database } = app.services
      expect(
        await database.all(sql`select code, held, stopped_at is not null as "isStopped" from coupons`),
      ).toEqual([{ code: 'FULL', held: 1, isStopped: true }])
      expect([await count(app, 'people_imports'), await count(app, 'batches')]).toEqual([0, 1])
      expect(await count(app, 'payment_links')).toBe(0)
      expect(await database.all(sql`select sent_at from mailings`)).toEqual([{ sent_at: null }])
      expect(await checkInvariants(database)).toEqual([])
    } finally {
      await app.close()
    }
  })

  it('goes with what people wrote where that is removed', async () => {
    const app = await triedDemo()
    try {
      const { written } = await describeDemo(app.services)
      expect(written).toContainEqual({ kind: 'access', title: 'Quadratics for asha@home.in' })
      expect(written.filter(({ kind }) => kind !== 'access')).toEqual([
        { kind: 'batch', title: 'Tried batch' },
        { kind: 'mailing', title: 'Tried news' },
      ])
      await goLive(app.services, { ...others(2), written: 'remove', keep: stays, owner: null })
      const gone = ['mailings', 'batches', 'access_grants', 'enrolments', 'coupons']
      expect(await Promise.all(gone.map((table) => count(app, table)))).toEqual(gone.map(() => 0))
      expect(await checkInvariants(app.services.database)).toEqual([])
    } finally {
      await app.close()
    }
  })
})

describe('required references to a removed person', () => {
  it('do not prevent going live, as a payment link ended by another', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      const { database } = app.services
      const course = await app.course()
      const [maker, support] = [await staffOf(app, 'owner'), await staffOf(app, 'support')]
      await database.first(sql`update staff set email = 'meena@school.in' where id = ${maker.id}`)
      const linkId = randomUUID()
      const order = { linkId, email: 'leela@home.in', courseId: course.id, plan: 1 }
      await adminCall(app, 'createPaymentLink', order, { cookie: maker.cookie })
      const stop = { linkId, reason: 'It was tried out in the demo' }
      expect((await adminCall(app, 'stopPaymentLink', stop, { cookie: support.cookie })).status).toBe(200)
      await goLive(app.services, { ...others(0), keep: ['meena@school.in'], owner: null })
      expect(await count(app, 'payment_links')).toBe(0)
      expect(await database.all(sql`select email from staff`)).toEqual([{ email: 'meena@school.in' }])
    } finally {
      await app.close()
    }
  })

  it('is known to the command', async () => {
    const app = await startTestApp()
    try {
      // A new one is kept with its staff, or removed, by `staffRemovals`.
      const named = sql<{ name: string }>`
        select c.conrelid::regclass || '.' || a.attname as name
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'staff'::regclass and c.confdeltype = 'a' and not a.attnotnull
          and exists (select from pg_constraint k where k.conrelid = c.conrelid and k.contype = 'c' and a.attnum = any (k.conkey))
        order by 1`
      expect((await app.services.database.all(named)).map(({ name }) => name)).toEqual([
        'access_grants.withdrawn_by',
        'coupons.stopped_by',
        'payment_links.stopped_by',
        'payments.recorded_by',
        'refund_requests.declined_by',
        'refund_requests.proposed_by',
        'refunds.recorded_by',
        'unstored_payments.settled_by',
      ])
    } finally {
      await app.close()
    }
  })
})

describe('what staff of the demo decided and entered', () => {
  async function demoWithSettings(): Promise<TestApp> {
    const app = await startTestApp()
    await start(app)
    const owner = { cookie: (await staffOf(app, 'owner')).cookie }
    const limit = async (from: number, amount: number) =>
      adminCall(app, 'setRefundLimit', { from, amount, reason: 'Tried out on a quiet day' }, owner)
    expect((await limit(5000, 90_000)).status).toBe(200)
    app.clock.advance({ hours: 25 })
    const later = { cookie: (await staffOf(app, 'owner')).cookie }
    const replies = await adminCall(
      app,
      'saveCannedReply',
      { title: 'Tried reply', text: 'Money back for everybody', locale: 'en' },
      later,
    )
    const holidays = await adminCall(app, 'addHoliday', { day: '2027-03-22', name: 'Tried day' }, later)
    expect([replies.status, holidays.status]).toEqual([200, 200])
    await app.services.database.first(sql`
      insert into practice_corrections (maker, maker_version, seed, accepted_answer, made_by, made_at)
      select 'a-maker', 1, seed, '12345', (select id from staff limit 1), now() from generate_series(1, 2) seed`)
    return app
  }
  const limitNow = (app: TestApp) =>
    app.services.database.all(sql<{ limit: number; next: number | null }>`
      select refund_limit_at(${app.clock.now()}) as limit, next_two_people_above_in_paise as next from refund_rules`)

  it('raises nobody’s refund limit, and is removed as requested', async () => {
    const app = await demoWithSettings()
    try {
      expect(await limitNow(app)).toEqual([{ limit: 9_000_000, next: 9_000_000 }])
      expect((await describeDemo(app.services)).written).toEqual([
        { kind: 'correction', title: 'questions of a-maker' },
        { kind: 'holiday', title: 'Tried day, 2027-03-22' },
        { kind: 'saved reply', title: 'Tried reply' },
      ])
      const replies = await count(app, 'canned_replies')
      await goLive(app.services, { ...keepAll, written: 'remove' })
      expect(await limitNow(app)).toEqual([{ limit: 500_000, next: null }])
      expect(await count(app, 'canned_replies')).toBe(replies - 1)
      expect([await count(app, 'moving_holidays'), await count(app, 'practice_corrections')]).toEqual([0, 0])
    } finally {
      await app.close()
    }
  })

  it('raises nobody’s refund limit either where real money ended the demo', async () => {
    const app = await demoWithSettings()
    try {
      const shop = shopOf(app)
      await buyForReal(app, shop, await shop.student(), await app.course())
      await shop.heal()
      await start(app, production)
      expect(await limitNow(app)).toEqual([{ limit: 500_000, next: null }])
    } finally {
      await app.close()
    }
  })
})

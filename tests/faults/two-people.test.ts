import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '../../domain/admin/rules.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { getRefundQuote, requestRefund } from '../../server/payments/refunds/operations.ts'
import { adminCall, codeOf, staffOf, type TestStaff } from '../support/admin.ts'
import { cookieOf, startTestApp, type TestApp } from '../support/app.ts'
import { whileHeld } from '../support/held-row.ts'
import { checkInvariants } from '../support/invariants.ts'
import { type Shop, shopOf } from '../support/shop.ts'

let app: TestApp
let shop: Shop
let owner: TestStaff
let dear: { id: string }
let cheap: { id: string }

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  dear = await app.course({ monthly: 9000 })
  cheap = await app.course({ monthly: 4500 })
})
beforeEach(async () => {
  owner = await staffOf(app, 'owner')
})
afterEach(async () => {
  await shop.sandbox.webhooks.settled()
  expect(await checkInvariants(app.services.database)).toEqual([])
})
afterAll(() => app.close())

const admin = (name: Parameters<typeof adminCall>[1], input: object, who: TestStaff) =>
  adminCall(app, name, input, { cookie: who.cookie })
const newcomer = (job: Job) => staffOf(app, job, { isNew: true })

async function signIn(who: TestStaff): Promise<void> {
  const { email, password, secret } = who
  who.cookie = cookieOf(await adminCall(app, 'login', { email, password, code: codeOf(app, secret) }))
}

async function paid(course: { id: string }): Promise<string> {
  return (await shop.buy(await shop.student(), course.id)).order.paymentId
}

const propose = (orderId: string, amount: number, who: TestStaff) =>
  admin('proposeRefund', { orderId, amount, reason: 'Agreed by telephone', endsAccess: true }, who)

async function waiting(): Promise<string> {
  const answer = await propose(await paid(dear), 9000, owner)
  expect(answer.body.data.requests).toMatchObject([{ state: 'open', needed: 2 }])
  return answer.body.data.requests[0].id
}

test.each([
  ['is shut out', sql`disabled_at = now()`, [401, 'noSession']],
  ['loses the role', sql`roles = '{author-all}'`, [403, 'notYourRole']],
] as const)(
  'an approver who %s while a refund of theirs is under way refunds nothing, and sees the reason',
  async (_, change, why) => {
    const first = await staffOf(app, 'finance')
    const order = await paid(cheap)
    const { answer } = await whileHeld(app.services.database, {
      hold: sql`update staff set ${change} where id = ${first.id}`,
      ask: () => propose(order, 10, first),
    })
    expect([answer.status, answer.body.code]).toEqual(why)
    expect((await admin('getOrderRecord', { orderId: order }, owner)).body.data.requests).toEqual([])
  },
)

describe('the second of two people', () => {
  test.each(['owner', 'finance'] as const)('is not somebody who became %s a moment ago', async (role) => {
    const requestId = await waiting()
    const second = await newcomer(role)
    const refused = await admin('approveRefund', { requestId }, second)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('72 hours')])
    const earlier = await staffOf(app, 'owner')
    const agreed = await admin('approveRefund', { requestId }, earlier)
    expect(agreed.body.data.requests).toMatchObject([{ state: 'approved' }])
  })

  test('cannot be worked around in reverse: a newcomer proposes nothing that needs two', async () => {
    const first = await newcomer('finance')
    const order = await paid(dear)
    expect((await propose(order, 9000, first)).status).toBe(409)
    expect((await admin('getOrderRecord', { orderId: order }, owner)).body.data.requests).toEqual([])
  })

  test('counts three days after the role was given, and the admin says from when', async () => {
    const requestId = await waiting()
    const second = await newcomer('finance')
    const from = new Date(app.clock.now().getTime() + 72 * 3600 * 1000).toISOString()
    expect((await admin('getRefunds', {}, second)).body.data.standsFrom).toBe(from)
    app.clock.advance({ hours: 71, minutes: 58 })
    await signIn(second)
    expect((await admin('approveRefund', { requestId }, second)).status).toBe(409)
    app.clock.advance({ minutes: 2 })
    expect((await admin('approveRefund', { requestId }, second)).status).toBe(200)
  })

  test.each([
    [
      'came back after a block',
      [
        ['blockStaff', {}],
        ['unblockStaff', {}],
      ],
    ],
    [
      'was something else in between',
      [
        ['changeStaffRoles', { roles: ['author-all'] }],
        ['changeStaffRoles', { roles: ['finance'] }],
      ],
    ],
  ] as const)('restarts for a person who %s', async (_, acts) => {
    const requestId = await waiting()
    const second = await staffOf(app, 'finance')
    for (const [act, input] of acts)
      expect((await admin(act, { staffId: second.id, ...input }, owner)).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    await signIn(second)
    expect((await admin('approveRefund', { requestId }, second)).status).toBe(409)
  })

  test('restarts with new codes, which anybody who reads the mail may have scanned', async () => {
    const requestId = await waiting()
    const second = await staffOf(app, 'finance')
    await admin('renewStaff', { staffId: second.id }, owner)
    await app.runJobs()
    const mails = (await app.mailbox(second.email)).map(({ text }) => text.match(/set-up#([\w-]+)/)?.[1])
    const token = mails.find((found) => found !== undefined) ?? ''
    const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
    const chosen = { token, password: 'another-long-password', code: codeOf(app, secret) }
    second.cookie = cookieOf(await adminCall(app, 'setUp', chosen))
    expect((await admin('approveRefund', { requestId }, second)).status).toBe(409)
  })

  test.each([
    ['blockStaff', {}],
    ['changeStaffRoles', { roles: ['author-all'] }],
  ] as const)('is one of two only while the first may still agree (%s)', async (act, input) => {
    const first = await staffOf(app, 'finance')
    const order = await paid(dear)
    const requestId = (await propose(order, 9000, first)).body.data.requests[0].id
    expect((await admin(act, { staffId: first.id, ...input }, owner)).status).toBe(200)
    const second = await staffOf(app, 'owner')
    const shown = (await admin('getOrderRecord', { orderId: order }, second)).body.data.requests
    expect(shown).toMatchObject([{ state: 'open', needed: 2, approvals: [] }])
    const agreed = await admin('approveRefund', { requestId }, second)
    expect(agreed.body.data.requests).toMatchObject([{ state: 'open', approvals: [{ name: second.name }] }])
    const third = await staffOf(app, 'finance')
    await admin('approveRefund', { requestId }, third)
    app.clock.advance({ minutes: 5 })
    await app.runJobs()
    const { state } = (await admin('getOrderRecord', { orderId: order }, third)).body.data
    expect(state).toBe('refunded')
  })

  test('is required by the database too', async () => {
    const requestId = await waiting()
    const second = await newcomer('finance')
    await expect(
      app.services.database.transaction(async (tx) => {
        await tx.first(sql`
          insert into refund_approvals (request_id, staff_id, approved_at)
          values (${requestId}, ${second.id}, ${app.clock.now()})`)
        await tx.first(sql`
          update refund_requests set state = 'approved', decided_at = ${app.clock.now()} where id = ${requestId}`)
      }),
    ).rejects.toThrow('two people of standing')
  })
})

describe('one person alone, below the limit', () => {
  test.each(['owner', 'finance'] as const)('is not somebody who became %s a moment ago', async (role) => {
    const first = await newcomer(role)
    const order = await paid(cheap)
    const refused = await propose(order, 4500, first)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('72 hours')])
    const buyer = await shop.student()
    const asked = (await shop.buy(buyer, cheap.id)).order.paymentId
    const { amount } = await getRefundQuote(buyer, { paymentId: asked })
    await requestRefund(buyer, { paymentId: asked, amount })
    const shown = (await admin('getOrderRecord', { orderId: asked }, first)).body.data.requests[0]
    const from = new Date(app.clock.now().getTime() + 72 * 3600 * 1000).toISOString()
    expect(shown).toMatchObject({ needed: 1, canApprove: false, canApproveFrom: from })
    expect((await admin('approveRefund', { requestId: shown.id }, first)).status).toBe(409)
    app.clock.advance({ hours: 72 })
    await signIn(first)
    expect((await admin('approveRefund', { requestId: shown.id }, first)).status).toBe(200)
    expect((await propose(order, 4500, first)).body.data.requests).toMatchObject([{ state: 'approved' }])
  })

  test('is required by the database too', async () => {
    const buyer = await shop.student()
    const asked = (await shop.buy(buyer, cheap.id)).order.paymentId
    const { amount } = await getRefundQuote(buyer, { paymentId: asked })
    await requestRefund(buyer, { paymentId: asked, amount })
    const { id } = (await admin('getOrderRecord', { orderId: asked }, owner)).body.data.requests[0]
    const alone = await newcomer('finance')
    const approve = (by: string | null) =>
      app.services.database.transaction(async (tx) => {
        if (by !== null)
          await tx.first(sql`
            insert into refund_approvals (request_id, staff_id, approved_at)
            values (${id}, ${by}, ${app.clock.now()})`)
        await tx.first(sql`
          update refund_requests set state = 'approved', decided_at = ${app.clock.now()} where id = ${id}`)
      })
    await expect(approve(alone.id)).rejects.toThrow('a person of standing')
    await expect(approve(null)).rejects.toThrow('a person of standing')
  })

  test('cannot raise a limit before then either', async () => {
    const raise = (who: TestStaff, amount: number) =>
      admin('setRefundLimit', { amount, from: 5000, reason: 'The school sells more' }, who)
    const refused = await raise(await newcomer('owner'), 90_000)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('72 hours')])
    expect((await raise(owner, 90_000)).status).toBe(200)
    expect((await raise(owner, 5000)).status).toBe(200)
  })
})

describe('the first owner of an installation', () => {
  test('decides at once, and nobody added later does, also when the others are gone', async () => {
    const fresh = await startTestApp()
    try {
      const sells = shopOf(fresh)
      const course = await fresh.course({ monthly: 4500 })
      const orders = [
        await sells.buy(await sells.student(), course.id),
        await sells.buy(await sells.student(), course.id),
      ]
      const ask = (at: number, who: TestStaff) =>
        adminCall(
          fresh,
          'proposeRefund',
          {
            orderId: orders[at]?.order.paymentId ?? '',
            amount: 4500,
            reason: 'Agreed by telephone',
            endsAccess: true,
          },
          { cookie: who.cookie },
        )
      const first = await staffOf(fresh, 'owner', { isNew: true })
      expect((await ask(0, first)).status).toBe(200)
      const second = await staffOf(fresh, 'owner', { isNew: true })
      await adminCall(fresh, 'blockStaff', { staffId: first.id }, { cookie: second.cookie })
      expect((await ask(1, second)).status).toBe(409)
      // New codes for the remaining person make nobody the first.
      const renewed = await staffOf(fresh, 'owner', { isNew: true })
      expect((await ask(1, renewed)).status).toBe(409)
    } finally {
      await fresh.close()
    }
  })
})

describe('new staff who may refund', () => {
  test('are mailed to every other owner, no matter who invited them, and other roles to nobody', async () => {
    const other = await staffOf(app, 'owner')
    await app.runJobs()
    const told = async (who: TestStaff, name: string) => {
      await app.runJobs()
      return (await app.mailbox(who.email)).filter(({ subject }) => subject.startsWith(`${name} can now`))
        .length
    }
    await admin(
      'inviteStaff',
      { name: 'Meera Nair', email: 'meera@school.example', roles: ['finance'] },
      owner,
    )
    expect([await told(owner, 'Meera Nair'), await told(other, 'Meera Nair')]).toEqual([1, 1])
    const author = await staffOf(app, 'author')
    expect(await told(owner, author.name)).toBe(0)
    await admin('changeStaffRoles', { staffId: author.id, roles: ['owner'] }, owner)
    expect([await told(owner, author.name), await told(other, author.name)]).toEqual([1, 1])
    const byCommand = await newcomer('finance')
    expect(await told(other, byCommand.name)).toBe(1)
    await admin('changeStaffRoles', { staffId: byCommand.id, roles: ['owner'] }, owner)
    expect([await told(owner, byCommand.name), await told(other, byCommand.name)]).toEqual([2, 2])
    await admin('changeStaffRoles', { staffId: byCommand.id, roles: ['finance'] }, owner)
    expect(await told(other, byCommand.name)).toBe(2)
  })
})

describe('what one person refunds alone', () => {
  test('is at most five times the limit in a day: what is more waits for a second person', async () => {
    const one = await staffOf(app, 'finance')
    for (let given = 0; given < 5; given += 1)
      expect((await propose(await paid(cheap), 4500, one)).body.data.requests).toMatchObject([
        { state: 'approved' },
      ])
    expect((await admin('getRefunds', {}, one)).body.data.alone).toEqual({ most: 25_000, used: 22_500 })
    const sixth = await propose(await paid(cheap), 4500, one)
    expect(sixth.body.data.requests).toMatchObject([{ state: 'open', needed: 2 }])
    const requestId = sixth.body.data.requests[0].id
    expect((await admin('approveRefund', { requestId }, owner)).body.data.requests).toMatchObject([
      { state: 'approved' },
    ])
    // Two gave it back, so it does not count for one of them; and a day later all counts again.
    expect((await admin('getRefunds', {}, owner)).body.data.alone.used).toBe(0)
    app.clock.advance({ hours: 24, minutes: 1 })
    await signIn(one)
    expect((await propose(await paid(cheap), 4500, one)).body.data.requests).toMatchObject([
      { state: 'approved' },
    ])
  })

  test('is added up one by one when all are approved in parallel', async () => {
    const one = await staffOf(app, 'finance')
    const requests: string[] = []
    for (let wish = 0; wish < 7; wish += 1) {
      const buyer = await shop.student()
      const { order } = await shop.buy(buyer, cheap.id)
      const { amount } = await getRefundQuote(buyer, { paymentId: order.paymentId })
      await requestRefund(buyer, { paymentId: order.paymentId, amount })
      requests.push(
        (await admin('getOrderRecord', { orderId: order.paymentId }, owner)).body.data.requests[0].id,
      )
    }
    await Promise.all(requests.map((requestId) => admin('approveRefund', { requestId }, one)))
    const row = await app.services.database.first(sql<{ alone: number }>`
      select refunded_alone_in_paise(${one.id}, ${app.clock.now()})::int as alone`)
    // Six times the policy's share of 85 %.
    expect(row?.alone).toBe(6 * 382_500)
    await expect(
      app.services.database.all(sql`
        update refund_requests set needs_two = false, state = 'approved', decided_at = ${app.clock.now()}
        where state = 'open' and needs_two and id = any(${requests})`),
    ).rejects.toThrow('too much for one person')
  })
})

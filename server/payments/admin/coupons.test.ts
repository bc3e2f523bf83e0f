import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { couponStates } from '../../../domain/admin/coupons/rules.ts'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { makeCode, makeCodes } from '../../../tests/support/coupons.ts'
import { runOn } from '../../../tests/support/database.ts'
import { shopOf } from '../../../tests/support/shop.ts'
import { createOrder } from '../orders/operations.ts'

let app: TestApp
let finance: TestStaff
let pricing: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  finance = await staffOf(app, 'finance')
  pricing = await staffOf(app, ['price'])
})
afterAll(() => app.close())

const ask = (
  name: 'createCoupons' | 'getCoupons' | 'getCouponSheet' | 'stopCoupons',
  input: object,
  staff = finance,
) => adminCall(app, name, input, { cookie: staff.cookie })

function wanted(changes: object = {}) {
  const usual = { kind: 'percent', percent: 10, maxUses: 1, from: '2026-11-01', to: '2026-12-31' }
  return { batchId: randomUUID(), ...usual, ...changes }
}

async function codesFound(filter: object): Promise<{ code: string; state: string }[]> {
  const answer = await ask('getCoupons', { page: 1, limit: 100, ...filter })
  return answer.body.data.items.map(({ code, state }: { code: string; state: string }) => ({ code, state }))
}

describe('the list of codes', () => {
  test('filters by every displayed state, and by part of a code or note', async () => {
    const course = await app.course()
    await makeCode(app, finance, { code: 'RUNS', note: 'Open house in Pune' })
    await makeCode(app, finance, { code: 'COMES', from: '2026-12-20' })
    const couponCode = await makeCode(app, finance, { code: 'USED-UP', maxUses: 1 })
    await createOrder(await shopOf(app).student(), { courseId: course.id, subscriptionType: 1, couponCode })
    await makeCode(app, finance, { code: 'ENDED', to: '2026-11-21' })
    await makeCode(app, finance, { code: 'STOPPED' })
    const found = await ask('getCoupons', { page: 1, limit: 100, search: 'stopped' })
    const couponId = found.body.data.items[0].id
    expect((await ask('stopCoupons', { couponId, reason: 'It was printed wrongly' })).status).toBe(200)
    app.clock.advance({ days: 1 })
    finance = await staffOf(app, 'finance')
    pricing = await staffOf(app, ['price'])
    const byState = await Promise.all(couponStates.map((state) => codesFound({ state })))
    expect(byState).toEqual([
      [{ code: 'RUNS', state: 'running' }],
      [{ code: 'COMES', state: 'coming' }],
      [{ code: 'USED-UP', state: 'usedUp' }],
      [{ code: 'ENDED', state: 'ended' }],
      [{ code: 'STOPPED', state: 'stopped' }],
    ])
    expect(await codesFound({ search: 'in pune' })).toEqual([{ code: 'RUNS', state: 'running' }])
    expect(await codesFound({ search: 'used_up' })).toEqual([])
  })
})

describe('codes that are made', () => {
  test('are as many as requested, each different, and repeating the request creates none', async () => {
    const batch = wanted({ count: 500 })
    const first = await ask('createCoupons', batch)
    const { codes } = first.body.data
    expect(new Set(codes).size).toBe(500)
    expect(codes.every((code: string) => /^[2-9A-HJ-NP-Z]{10}$/.test(code))).toBe(true)
    expect((await ask('createCoupons', batch)).body.data).toEqual({ batchId: batch.batchId, codes })
    for (const changes of [
      { percent: 11 },
      { count: 499 },
      { note: 'Of another fair' },
      { code: 'OF-ITS-OWN', count: 1 },
      { email: (await app.student()).email },
    ])
      expect((await ask('createCoupons', { ...batch, ...changes })).body).toMatchObject({ code: 'conflict' })
    expect((await ask('getCouponSheet', { batchId: batch.batchId })).body.data).toHaveLength(500)
  })

  test('are stopped together', async () => {
    await makeCodes(app, finance, { count: 3, note: 'Of one sheet' })
    const { items } = (await ask('getCoupons', { page: 1, limit: 10, search: 'of one sheet' })).body.data
    const stop = { couponId: items[0].id, withBatch: true, reason: 'The sheet was lost' }
    expect((await ask('stopCoupons', stop)).body.data).toEqual({ stopped: 3 })
    expect((await ask('stopCoupons', stop)).body.data).toEqual({ stopped: 0 })
  })

  test('cover the whole price only if created by an owner, who alone grants access', async () => {
    const full = { kind: 'full', percent: undefined }
    for (const who of [pricing, finance]) {
      expect((await ask('createCoupons', wanted(full), who)).body).toMatchObject({ code: 'notYourRole' })
      expect((await ask('createCoupons', wanted(), who)).status).toBe(200)
    }
    expect((await ask('createCoupons', wanted(full), await staffOf(app, 'owner'))).status).toBe(200)
  })

  test('cover nothing once the owner who created them is blocked', async () => {
    const course = await app.course()
    const [owner, left] = [await staffOf(app, 'owner'), await staffOf(app, 'owner')]
    const couponCode = await makeCode(app, left, { kind: 'full', note: 'Of who left' })
    const lowered = await makeCode(app, left, { note: 'Lowered by who left' })
    const blocked = await adminCall(app, 'blockStaff', { staffId: left.id }, { cookie: owner.cookie })
    expect(blocked.status).toBe(200)
    const found = await codesFound({ search: 'who left' })
    expect(new Map(found.map(({ code, state }) => [code, state]))).toEqual(
      new Map([
        [lowered, 'running'],
        [couponCode, 'stopped'],
      ]),
    )
    const { token } = await app.student()
    const redeemed = { courseId: course.id, subscriptionType: 1, couponCode }
    expect((await app.call('redeemCoupon', redeemed, { token })).status).toBe(409)
    const another = `
      insert into coupons (code, batch_id, kind, max_uses, starts_at, ends_at, note, made_by, made_at)
      select 'ONE-MORE', batch_id, kind, max_uses, starts_at, ends_at, note, made_by, made_at
      from coupons where code = '${couponCode}'`
    await expect(runOn(app.databaseUrl, another)).rejects.toMatchObject({ constraint: 'coupons_of_owners' })
  })

  test.each([
    [{ percent: 100 }, 'percent', 400],
    [{ percent: undefined }, 'percent', 400],
    [{ kind: 'fixed', percent: undefined, amount: 0 }, 'amount', 400],
    [{ maxUses: 0 }, 'maxUses', 400],
    [{ count: 501 }, 'count', 400],
    [{ code: 'a b' }, 'code', 400],
    [{ code: 'TWO-OF-IT', count: 2 }, 'code', 400],
    [{ to: '2026-10-31' }, 'to', 400],
    [{ email: 'nobody@example.com' }, 'email', 400],
    [{ courseId: randomUUID() }, 'courseId', 400],
    [{ code: 'RUNS' }, 'code', 409],
  ])('%j is refused with an error on its field', async (changes, field, status) => {
    const answer = await ask('createCoupons', wanted(changes))
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
      status,
      fields: [field],
    })
  })
})

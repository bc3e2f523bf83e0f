import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminCall, staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'
import { remindOfUnfinishedOrders } from './operations.ts'

let app: TestApp
let shop: Shop
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
})
beforeEach(async () => {
  // Each begins at ten in the morning in India, after what was before.
  const day = new Date(app.clock.now().getTime() + 5 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  app.clock.set(`${day}T04:30:00Z`)
  course = await app.course()
})
afterAll(() => app.close())

const remind = () => remindOfUnfinishedOrders(app.services)

test('an unpaid order gets one reminder, without advertising', async () => {
  const buyer = await shop.student()
  await shop.order(buyer, course.id)
  app.clock.advance({ hours: 2 })
  expect(await remind()).toBe(0)
  app.clock.advance({ hours: 1 })
  expect(await remind()).toBe(1)
  expect(await remind()).toBe(0)
  const [mail, ...others] = await app.mailbox(buyer.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Your order for Quadratics isn’t paid' })
  expect(mail?.text).toContain(`/courses/${course.slug}#plans`)
  app.clock.advance({ hours: 20 })
  expect(await remind()).toBe(0)
})

test('nobody is mailed at night: the order waits for the morning', async () => {
  app.clock.advance({ hours: 10 })
  await shop.order(await shop.student(), course.id)
  app.clock.advance({ hours: 3 })
  expect(await remind()).toBe(0)
  app.clock.advance({ hours: 8 })
  expect(await remind()).toBe(1)
})

test('a paid order, or a course already open, gets no reminder', async () => {
  await shop.buy(await shop.student(), course.id)
  const twice = await shop.student()
  await shop.order(twice, course.id, 1)
  await shop.buy(twice, course.id, 3)
  const granted = await shop.student()
  await shop.order(granted, course.id)
  await app.grant({ id: granted.student.id }, course, 0, 30)
  app.clock.advance({ hours: 4 })
  expect(await remind()).toBe(0)
})

test('of several orders of a course the newest alone is reminded of', async () => {
  const buyer = await shop.student()
  await shop.order(buyer, course.id, 1)
  app.clock.advance({ minutes: 1 })
  await shop.order(buyer, course.id, 3)
  app.clock.advance({ hours: 4 })
  expect(await remind()).toBe(1)
  app.clock.advance({ hours: 1 })
  expect(await remind()).toBe(0)
  expect(await app.mailbox(buyer.email)).toHaveLength(1)
})

test('staff switch it off and on', async () => {
  await shop.order(await shop.student(), course.id)
  app.clock.advance({ hours: 3 })
  const finance = await staffOf(app, 'finance')
  const turn = (isOn: boolean) => adminCall(app, 'setOrderReminders', { isOn }, { cookie: finance.cookie })
  expect((await turn(false)).body).toMatchObject({ success: true, data: { isOn: false } })
  expect(await remind()).toBe(0)
  expect((await turn(true)).body).toMatchObject({ data: { isOn: true } })
  expect(await remind()).toBe(1)
})

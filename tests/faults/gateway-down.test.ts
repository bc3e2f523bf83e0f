import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { recordFigure } from '../support/figures.ts'
import { checkInvariants } from '../support/invariants.ts'
import { type Shop, shopOf } from '../support/shop.ts'
import { addVideo, openStream } from '../support/streams.ts'

const minutes = 10

let app: TestApp
let shop: Shop
let course: TestCourse
let student: TestStudent
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  course = await app.course()
  await addVideo(app.services, course.lockedVideo)
  student = await app.student()
  await app.grant(student, course, -1, 30)
})
afterAll(() => app.close())

test('a gateway that is down for ten minutes blocks nobody from the catalogue or a bought video, and no payment is lost', async () => {
  const { id } = await app.course()
  const buyer = await shop.student()
  const order = await shop.order(buyer, id)
  // The gateway’s own message would be there before it is asked.
  shop.sandbox.faults.switches.webhooks = 'hold'
  const { result } = await shop.checkout(order)
  let asked = 0
  let failed = 0
  for (let minute = 0; minute < minutes; minute += 1) {
    shop.sandbox.faults.failNext('reset', { count: 10_000, path: '/v1/' })
    const statuses = [(await app.call('getLiveCourses')).status, (await app.call('getCategories')).status]
    const stream = await openStream(app, course.lockedVideo, { token: student.token })
    const [segment = ''] = await stream.segments('480p')
    statuses.push(stream.answer.status, (await stream.get(segment)).status)
    asked += statuses.length
    failed += statuses.filter((status) => status !== 200).length
    await expect(shop.verify(buyer, order, result)).rejects.toMatchObject({ kind: 'gatewayTrouble' })
    await expect(shop.order(await shop.student(), id)).rejects.toMatchObject({ kind: 'gatewayTrouble' })
    await app.runJobs()
    app.clock.advance({ seconds: 61 })
    // A token lives for some minutes.
    const { email, password } = student
    if (minute % 5 === 4) student.token = (await app.call('login', { email, password })).body.data.token
  }
  await shop.heal(0.5)
  expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  const violations = await checkInvariants(app.services.database)
  recordFigure({
    id: 'T38',
    part: 'minutes without gateway',
    n: minutes,
    figure: `gateway away: ${failed} of ${asked} visits failed, the payment made meanwhile became access, ${violations.length} violations`,
    isMet: failed === 0 && violations.length === 0,
  })
  expect(failed).toBe(0)
  expect(violations).toEqual([])
})

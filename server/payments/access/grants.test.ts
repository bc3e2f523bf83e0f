import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { runOn } from '../../../tests/support/database.ts'
import { type Shop, shopOf } from '../../../tests/support/shop.ts'

let app: TestApp
let shop: Shop
let owner: TestStaff
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  course = await app.course()
})
// Healing takes longer than a session in the admin may idle.
beforeEach(async () => {
  owner = await staffOf(app, 'owner')
})
afterEach(async () => {
  await shop.heal()
  expect(await shop.breaches()).toEqual([])
})
afterAll(() => app.close())

const reason = 'A month more after the flood'

function admin(name: Parameters<typeof adminCall>[1], input: object) {
  return adminCall(app, name, { reason, ...input }, { cookie: owner.cookie })
}

const grant = (studentId: string, until: string) =>
  admin('grantAccess', { studentId, courseId: course.id, until })

describe('access that staff grant', () => {
  it('opens the lesson at once and ends at midnight after its day, in India', async () => {
    const student = await app.student()
    const { token } = student
    const ask = () => app.call('getPresignedFile', { file: course.lockedVideo }, { token })
    expect((await ask()).status).toBe(403)
    const { status, body } = await grant(student.id, '2027-01-31')
    expect(status).toBe(200)
    expect(body.data.courses).toMatchObject([
      { courseId: course.id, plan: null, endsAt: '2027-01-31T18:30:00.000Z', grantedBy: owner.name },
    ])
    expect(body.data.auditEvents[0]).toMatchObject({
      action: 'student.grant',
      after: { course: 'Quadratics', reason },
    })
    expect((await ask()).status).toBe(200)
    const [mail] = (await app.mailbox(student.email)).filter(({ subject }) => subject.includes('Quadratics'))
    expect(mail?.text).toContain('until 31 Jan 2027')
  })

  it('extends what was bought, and leaves it as it is', async () => {
    const buyer = await shop.student()
    await shop.buy(buyer, course.id)
    const [bought] = await shop.enrolments(buyer.student.id)
    expect((await grant(buyer.student.id, '2027-06-30')).status).toBe(200)
    const [first, second] = await shop.enrolments(buyer.student.id)
    expect(first).toEqual(bought)
    expect(second?.startsAt).toEqual(bought?.endsAt)
    expect((await grant(buyer.student.id, '2027-06-30')).status).toBe(409)
  })

  it.each(['2026-11-01', '2027-02-30', '2040-01-01', 'soon'])('is refused until %s', async (until) => {
    const buyer = await shop.student()
    const { status, body } = await grant(buyer.student.id, until)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['until']])
    expect(await shop.enrolments(buyer.student.id)).toEqual([])
  })

  it('is granted once for two concurrent requests', async () => {
    const buyer = await shop.student()
    const answers = await Promise.all([1, 2, 3].map(() => grant(buyer.student.id, '2027-03-31')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await shop.enrolments(buyer.student.id)).toHaveLength(1)
  })

  it('is revoked once, and what was bought on top begins at once', async () => {
    const buyer = await shop.student()
    const granted = await grant(buyer.student.id, '2027-03-31')
    await shop.buy(buyer, course.id)
    const [{ grantId }] = granted.body.data.courses
    const withdrawal = { studentId: buyer.student.id, grantId }
    expect((await admin('withdrawGrant', withdrawal)).status).toBe(200)
    const [bought] = (await shop.enrolments(buyer.student.id)).filter(({ revokedAt }) => revokedAt === null)
    expect(bought?.startsAt).toEqual(app.clock.now())
    expect((await admin('withdrawGrant', withdrawal)).status).toBe(404)
  })

  it('is missed by the checker when it is not on record', async () => {
    const buyer = await shop.student()
    await grant(buyer.student.id, '2027-03-31')
    await runOn(
      app.databaseUrl,
      `update access_grants set withdrawn_at = now(), withdrawn_by = staff_id where student_id = '${buyer.student.id}'`,
    )
    const found = await shop.breaches()
    expect(found.map(({ invariant }) => invariant)).toEqual(['I2'])
    await runOn(
      app.databaseUrl,
      `update access_grants set withdrawn_at = null, withdrawn_by = null where student_id = '${buyer.student.id}'`,
    )
  })
})

describe('a purchase of a student who is blocked meanwhile', () => {
  it('settles as usual', async () => {
    const buyer = await shop.student()
    const order = await shop.order(buyer, course.id)
    await shop.checkout(order)
    expect((await admin('blockStudent', { studentId: buyer.student.id })).status).toBe(200)
    await shop.heal()
    expect(await shop.enrolments(buyer.student.id)).toMatchObject([{ revokedAt: null }])
  })
})

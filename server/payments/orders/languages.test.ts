import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { shopOf } from '../../../tests/support/shop.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a receipt is written in the language of the student', async () => {
  const shop = shopOf(app)
  const student = await shop.student()
  const course = await app.course({ monthly: 399 })
  await app.services.database.first(
    sql`update students set locale = 'hi' where id = ${student.student.id} returning id`,
  )
  await shop.buy(student, course.id)
  const [receipt] = await app.mailbox(student.email)
  expect(receipt?.subject).toMatch(/^आपकी रसीद: /)
  expect(receipt?.text).toContain('₹399.00')
  expect(receipt?.text).toContain('21 दिस॰ 2026')
  expect(receipt?.text).toContain('/hi/my-course')
})

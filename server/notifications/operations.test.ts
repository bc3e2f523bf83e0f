import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCall, staffOf } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { importPeople } from '../admin/imports/working.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { trustedProxies: 1 } })
})
afterAll(() => app.close())

/** How many mails went out before the one to this address, of the last so many. */
async function sentBefore(email: string, count: number): Promise<number> {
  const sent = await app.services.database.all(
    sql<{ recipient: string }>`select recipient from mailbox_messages order by id desc limit ${count}`,
  )
  expect(sent).toHaveLength(count)
  return count - 1 - sent.map(({ recipient }) => recipient).indexOf(email)
}

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } })

it('a code is sent before the many mails that another network requested', async () => {
  const student = await app.student()
  await app.runJobs()
  for (let count = 0; count < 150; count += 1)
    await app.call('createSubscribe', { email: `news${count}@example.com` }, from(`2001:db8:5:${count}::1`))
  await app.call('forgotPassword', { email: student.email }, from('203.0.113.9'))
  await app.runJobs()
  expect(await sentBefore(student.email, 151)).toBeLessThanOrEqual(50)
})

it('a code is sent before the invitations of a file of students', async () => {
  const student = await app.student()
  await app.runJobs()
  const { cookie } = await staffOf(app, 'owner')
  const rows = Array.from({ length: 20 }, (_, row) => `Asha,invited${row}@example.org,98480 11111,2000-01-01`)
  const csv = ['name,email,phone,date_of_birth', ...rows].join('\n')
  const id = randomUUID()
  await adminCall(app, 'startImport', { id, name: 'class.csv', csv, batchId: null }, { cookie })
  await importPeople(app.services, { importId: id })
  await app.call('forgotPassword', { email: student.email }, from('203.0.113.10'))
  await app.runJobs()
  expect(await sentBefore(student.email, 21)).toBe(0)
})

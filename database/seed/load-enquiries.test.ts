import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCall, staffOf } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { loadDemoEnquiries } from './load-enquiries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('fills the inbox of the demo once, with consecutive numbers of the year', async () => {
  await loadDemoEnquiries(app.services)
  await loadDemoEnquiries(app.services)
  const { cookie } = await staffOf(app)
  const { body } = await adminCall(app, 'getInbox', {}, { cookie })
  const items: { kind: string; reference: string }[] = body.data.items
  expect(items.map(({ kind }) => kind)).toEqual([
    'contact',
    'report',
    'application',
    'contact',
    'report',
    'application',
    'contact',
    'contact',
  ])
  expect(items.map(({ reference }) => reference).sort()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `ENQ-2026-0000${number}`),
  )
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { adminCall, giveFreshCodes, type TestStaff } from './admin.ts'
import type { TestApp } from './app.ts'

/** Codes that staff make, ₹100 off unless `wanted` says otherwise. */
export async function makeCodes(app: TestApp, staff: TestStaff, wanted: object = {}): Promise<string[]> {
  await giveFreshCodes(app)
  const input = {
    batchId: randomUUID(),
    kind: 'fixed',
    amount: 100,
    maxUses: 10,
    from: '2026-11-01',
    to: '2026-12-31',
    ...wanted,
  }
  const answer = await adminCall(app, 'createCoupons', input, { cookie: staff.cookie })
  expect(answer.body).toMatchObject({ success: true })
  return answer.body.data.codes
}

export async function makeCode(app: TestApp, staff: TestStaff, wanted: object = {}): Promise<string> {
  const [one = ''] = await makeCodes(app, staff, wanted)
  return one
}

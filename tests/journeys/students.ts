import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, mailedCode } from '../support/browser.ts'
import type { NewStudent } from './student-story.ts'

/** Somebody whom the product does not know yet. */
export function somebodyNew(): NewStudent {
  return {
    name: 'Divya Reddy',
    email: `divya-${randomUUID()}@example.com`,
    phone: `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    password: 'parabola-7-roots',
  }
}

/** Registers by the calls, without a screen; the address stays unproven. */
export async function unprovenStudent(request: APIRequestContext): Promise<NewStudent> {
  const student = somebodyNew()
  const answer = await request.post('/api/v1/student/register', {
    data: { ...student, phone: `+91${student.phone}` },
  })
  expect(answer.ok()).toBe(true)
  return student
}

/** Registers and proves the address by the calls, without a screen. */
export async function provenStudent(request: APIRequestContext, productUrl: string): Promise<NewStudent> {
  const student = await unprovenStudent(request)
  const otp = await mailedCode(productUrl, student.email)
  const answer = await request.post('/api/v1/student/verifyEmail', { data: { email: student.email, otp } })
  expect(answer.ok()).toBe(true)
  return student
}

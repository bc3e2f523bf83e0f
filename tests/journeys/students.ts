import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { insertGrant } from '../../database/seed/queries.ts'
import { expect, mailedCode } from '../support/browser.ts'
import { servicesBeside } from '../support/running-product.ts'
import { servedProduct } from '../support/served-product.ts'
import type { NewStudent } from './student-story.ts'
import { callsOf } from './watching.ts'

/** Somebody without an account. */
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

/** Somebody who has a course for sixty days. */
export async function grantedStudent(
  request: APIRequestContext,
  productUrl: string,
  course: string,
): Promise<NewStudent> {
  const student = await provenStudent(request, productUrl)
  const { services, close } = await servicesBeside(servedProduct().dataDir)
  const { _id: id } = await (await callsOf(request, student)).profile()
  const days = (count: number) => new Date(Date.now() + count * 24 * 3600 * 1000)
  await services.database.first(insertGrant(id, course, days(-1), days(60)))
  await close()
  return student
}

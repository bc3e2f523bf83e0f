import type { APIRequestContext, APIResponse } from '@playwright/test'
import { insertGrant } from '../../database/seed/queries.ts'
import { studentName } from '../../domain/accounts/schemas.ts'
import { application, contactRequest, report, subscription } from '../../domain/enquiries/schemas.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'
import { hostileEmail, valuesFor } from './hostile-words.ts'
import { expect } from './visits.ts'

export const courseSlug = 'icse-commercial-maths-and-matrices'
export const names = valuesFor(studentName)

/** A field's rule says in a sentence that it does not take this. */
export async function expectRefused(answering: Promise<APIResponse>): Promise<void> {
  const answer = await answering
  expect(answer.status()).toBe(400)
  expect((await answer.json()).error).toMatch(/\w+ \w+/)
}

type Hostile = { id: string; email: string; phone: string; password: string }

/** Somebody who registers with a payload for a name, proves the address and is given a course. */
export async function hostileStudent({ database }: Services, request: APIRequestContext): Promise<Hostile> {
  const student = {
    email: hostileEmail,
    phone: `98${String(Date.now()).slice(-8)}`,
    password: 'parabola-7-roots',
  }
  const given = { ...student, phone: `+91${student.phone}` }
  for (const name of names.refused.slice(0, 3))
    await expectRefused(request.post('/api/v1/student/register', { data: { ...given, name } }))
  for (const email of ['"<img src=x onerror=ran(0)>"@example.com', 'a@example.com<svg onload=ran(0)>'])
    await expectRefused(
      request.post('/api/v1/student/register', { data: { ...given, name: 'Meena', email } }),
    )
  expect(
    (await request.post('/api/v1/student/register', { data: { ...given, name: names.taken[0] } })).ok(),
  ).toBe(true)
  const row = await database.first(sql<{ id: string }>`
    update students set email_verified_at = now() where email = ${hostileEmail} returning id`)
  if (row === null) throw new Error('the student was not stored')
  const day = 24 * 3600 * 1000
  await database.first(
    insertGrant(row.id, courseSlug, new Date(Date.now() - day), new Date(Date.now() + 30 * day)),
  )
  return { ...student, id: row.id }
}

/** Sends the payloads through every form that a visitor may fill. */
export async function sendEnquiries(
  { database }: Services,
  request: APIRequestContext,
  origin: string,
): Promise<void> {
  const post = (path: string, data: object) => request.post(`/api/v1/${path}`, { headers: { origin }, data })
  async function sendAll(
    path: string,
    field: { safeParse: (value: unknown) => { success: boolean } },
    given: object,
    key: string,
  ) {
    const judged = { safeParse: (text: unknown) => field.safeParse({ ...given, [key]: text }) }
    const { taken, refused } = valuesFor(judged as Parameters<typeof valuesFor>[0])
    for (const text of taken) {
      await database.first(sql`delete from rate_limits`)
      const answer = await post(path, { ...given, [key]: text })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    for (const text of refused) await expectRefused(post(path, { ...given, [key]: text }))
  }
  const [name = ''] = names.taken
  const contact = { name, email: hostileEmail, phone: '9848012345', message: 'x' }
  await sendAll('student/contactSupport', contactRequest, contact, 'message')
  const applied = {
    fullName: name,
    emailId: hostileEmail,
    companyName: name,
    experienceInYears: 1,
    dreamCompany: name,
  }
  for (const key of ['dreamCompany', 'emailId'])
    await sendAll('application/create', application, applied, key)
  const article = await database.first(sql<{ slug: string }>`
    select slug from articles where status = 'published' limit 1`)
  const reported = { kind: 'article', id: article?.slug ?? '', reason: 'spam', text: '', email: hostileEmail }
  await sendAll('report/create', report, reported, 'text')
  await sendAll('subscribe/createSubscribe', subscription, {}, 'email')
}

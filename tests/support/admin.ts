import { randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import type { Role } from '../../domain/addresses.ts'
import { type AdminCallName, adminCalls } from '../../domain/admin/calls.ts'
import { type Job, jobs } from '../../domain/admin/rules.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { createStaff } from '../../server/admin/staff/operations.ts'
import { type CallAnswer, cookieOf, requestOf, type TestApp } from './app.ts'

export type TestStaff = {
  id: string
  name: string
  email: string
  roles: readonly Role[]
  password: string
  secret: string
  cookie: string
}

type AdminCallOptions = { cookie?: string | undefined; token?: string; headers?: Record<string, string> }

/** Makes a call of the admin, as its pages would. */
export async function adminCall(
  app: TestApp,
  name: AdminCallName,
  input: object = {},
  options: AdminCallOptions = {},
): Promise<CallAnswer> {
  const { path, init } = requestOf(adminCalls[name], { ...input }, options)
  const response = await app.fetch(path, init)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** What an editor that was just opened names its save by. */
export function newSave(): { editingId: string; saveId: string } {
  return { editingId: randomUUID(), saveId: randomUUID() }
}

let people = 0

/** A signed-in member of staff with a job or roles, for a year unless they are new. */
export async function staffOf(
  app: TestApp,
  who: Job | readonly Role[] = 'support',
  { isNew = false } = {},
): Promise<TestStaff> {
  people += 1
  const [named, roles] = typeof who === 'string' ? [who, jobs[who]] : [who.join('-'), who]
  const person = { email: `${named}${people}@stepmark.example`, name: `${named} ${people}`, roles }
  const link = await createStaff(app.services, person)
  const token = new URL(link).hash.slice(1)
  const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
  const password = 'twelve-or-more-signs'
  const answer = await adminCall(app, 'setUp', { token, password, code: codeOf(app, secret) })
  if (!isNew)
    await app.services.database.first(sql`
      update staff set money_role_since = money_role_since - interval '1 year' where email = ${person.email}`)
  return { ...person, id: answer.body.data.id, password, secret, cookie: cookieOf(answer) }
}

/** Treats everybody who is signed in as if they had just entered a code: time has passed. */
export async function giveFreshCodes(app: TestApp): Promise<void> {
  await app.services.database.first(sql`update staff_sessions set code_given_at = ${app.clock.now()}`)
}

/** The code of the present half minute, or of one that many away. */
export function codeOf(app: TestApp, secret: string, stepsAhead = 0): string {
  return generateSync({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) + 30 * stepsAhead })
}

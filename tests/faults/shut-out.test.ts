import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { adminCall, codeOf, staffOf, type TestStaff } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { whileHeld } from '../support/held-row.ts'
import { passkeyDevice } from '../support/passkey-device.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await staffOf(app, 'owner')
})
afterAll(() => app.close())

const blocking = ({ id }: TestStaff) =>
  sql`update staff set disabled_at = ${app.clock.now()} where id = ${id}`

/** At the moment somebody is locked out, after the call was authorised. */
describe('a person who is locked out in the same moment', () => {
  it('adds no passkey, which would open the account again by itself', async () => {
    const thief = await staffOf(app, 'support')
    const device = passkeyDevice()
    const { claim, options } = (await adminCall(app, 'startPasskey', {}, thief)).body.data
    const response = device.make(options, { origin: new URL(app.settings.publicUrl).origin })
    const { answer } = await whileHeld(app.services.database, {
      hold: blocking(thief),
      ask: () => adminCall(app, 'addPasskey', { claim, response, name: 'Spare phone' }, thief),
    })
    expect(answer.status).toBe(401)
    const kept = await app.services.database.all(sql`select from staff_passkeys where staff_id = ${thief.id}`)
    expect(kept).toEqual([])
  })

  it('cannot sign in by passkey', async () => {
    const person = await staffOf(app, 'support')
    const device = passkeyDevice()
    const made = (await adminCall(app, 'startPasskey', {}, person)).body.data
    const { origin } = new URL(app.settings.publicUrl)
    const response = device.make(made.options, { origin })
    await adminCall(app, 'addPasskey', { claim: made.claim, response, name: 'Laptop' }, person)
    const asked = (await adminCall(app, 'askPasskey')).body.data
    const passkey = { claim: asked.claim, response: device.use(asked.options, { origin }) }
    const { answer } = await whileHeld(app.services.database, {
      hold: blocking(person),
      ask: () => adminCall(app, 'loginWithPasskey', { passkey }),
    })
    expect(answer.status).toBe(401)
  })

  it.each([
    ['is shut out', blocking],
    [
      'gets another password',
      ({ id }: TestStaff) => sql`update staff set password_hash = 'x' where id = ${id}`,
    ],
  ] as const)('comes in by no password that was judged before (%s)', async (_, hold) => {
    const { email, password, secret, ...person } = await staffOf(app, 'support')
    app.clock.advance({ minutes: 1 })
    const code = codeOf(app, secret)
    const { answer } = await whileHeld(app.services.database, {
      hold: hold({ email, password, secret, ...person }),
      ask: () => adminCall(app, 'login', { email, password, code }),
    })
    expect(answer.status).toBe(401)
    const sessions = await app.services.database.all(
      sql`select from staff_sessions where staff_id = ${person.id} and device <> ''`,
    )
    expect(sessions.length).toBeLessThanOrEqual(1)
  })

  it('takes no other authenticator', async () => {
    const thief = await staffOf(app, 'support')
    const { secret, claim } = (await adminCall(app, 'startAuthenticator', {}, thief)).body.data
    const { answer } = await whileHeld(app.services.database, {
      hold: blocking(thief),
      ask: () => adminCall(app, 'changeAuthenticator', { claim, code: codeOf(app, secret) }, thief),
    })
    expect(answer.status).toBe(401)
  })

  it.each([
    ['inviteStaff', { name: 'Accomplice', email: 'accomplice@school.example', roles: ['owner'] }, 401],
    ['makeRecoveryCodes', {}, 401],
  ] as const)('lets nobody in (%s)', async (name, input, status) => {
    const thief = await staffOf(app, 'owner')
    const { answer } = await whileHeld(app.services.database, {
      hold: blocking(thief),
      ask: () => adminCall(app, name, input, { cookie: thief.cookie }),
    })
    expect(answer.status).toBe(status)
  })

  it.each(['grantAccess', 'recordPayment'] as const)('opens no course (%s)', async (name) => {
    const thief = await staffOf(app, 'owner')
    const friend = await app.student()
    const { id: courseId } = await app.course()
    const input = {
      grantAccess: { studentId: friend.id, courseId, until: '2027-06-30', reason: 'For a friend' },
      recordPayment: {
        ...{ recordId: randomUUID(), email: friend.email, courseId, plan: 1, amount: 100, way: 'cash' },
        on: '2026-11-20',
      },
    }[name]
    const { answer } = await whileHeld(app.services.database, {
      hold: blocking(thief),
      ask: () => adminCall(app, name, input, { cookie: thief.cookie }),
    })
    expect(answer.status).toBe(401)
    const given = await app.services.database.all(sql`select from enrolments where student_id = ${friend.id}`)
    expect(given).toEqual([])
  })

  it('as an owner makes nobody else an owner in the same moment', async () => {
    const thief = await staffOf(app, 'owner')
    const accomplice = await staffOf(app, 'support')
    const { answer } = await whileHeld(app.services.database, {
      hold: sql`update staff set roles = '{support}' where id = ${thief.id}`,
      ask: () => adminCall(app, 'changeStaffRoles', { staffId: accomplice.id, roles: ['owner'] }, thief),
    })
    expect(answer.status).toBe(403)
  })
})

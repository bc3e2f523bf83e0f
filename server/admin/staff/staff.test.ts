import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleAboutText } from '../../../domain/admin/staff/role-texts.ts'
import { adminCall, codeOf, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { runOn } from '../../../tests/support/database.ts'
import { createStaff } from './operations.ts'
import { namesOfLookAlikes } from './staff.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

function admin(name: Parameters<typeof adminCall>[1], input: object = {}, who: TestStaff = owner) {
  return adminCall(app, name, input, { cookie: who.cookie })
}

async function standing(
  email: string,
): Promise<{ id: string; role: string; state: string; sessions: number }> {
  const { body } = await admin('getStaff')
  return body.data.find((person: { email: string }) => person.email === email)
}

async function mailedToken(email: string): Promise<string> {
  const [mail] = (await app.mailbox(email)).sort((one, other) => Number(other.id) - Number(one.id))
  return mail?.text.match(/\/admin\/set-up#([\w-]+)/)?.[1] ?? ''
}

describe('admin/inviteStaff', () => {
  it('mails a link by which the person sets up and signs in', async () => {
    const invitation = { name: 'Asha Rao', email: 'Asha@school.example', roles: ['support'] }
    const { status, body } = await admin('inviteStaff', invitation)
    expect([status, body.response]).toEqual([200, 'Invitation sent'])
    expect(await standing('asha@school.example')).toMatchObject({ roles: ['support'], state: 'invited' })
    const token = await mailedToken('asha@school.example')
    const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
    const chosen = { token, password: 'twelve-or-more-signs', code: codeOf(app, secret) }
    expect((await adminCall(app, 'setUp', chosen)).status).toBe(200)
    expect(await standing('asha@school.example')).toMatchObject({ state: 'active', sessions: 1 })
    expect((await app.mailbox('asha@school.example'))[0]?.text).toContain(
      `• Support: ${roleAboutText('support')}`,
    )
    const again = await admin('inviteStaff', invitation)
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['email']])
  })
})

describe('a set-up link', () => {
  it.each([
    ['blockStaff', {}],
    ['changeStaffRoles', { roles: ['support'] }],
  ] as const)('of a former owner is invalid (%s)', async (act, input) => {
    const thief = await staffOf(app, 'owner')
    const email = `accomplice-${act.toLowerCase()}@school.example`
    await admin('inviteStaff', { name: 'Accomplice', email, roles: ['owner'] }, thief)
    const token = await mailedToken(email)
    const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
    expect((await admin(act, { staffId: thief.id, ...input })).status).toBe(200)
    const chosen = { token, password: 'twelve-or-more-signs', code: codeOf(app, secret) }
    expect((await adminCall(app, 'setUp', chosen)).status).toBe(404)
    const { id: staffId } = await standing(email)
    await admin('renewStaff', { staffId })
    expect((await adminCall(app, 'getSetUp', { token: await mailedToken(email) })).status).toBe(200)
  })
})

describe('a member of staff', () => {
  it('loses the session with a role, a block or a new link, and the permissions at once', async () => {
    const person = await staffOf(app, 'support')
    const staffId = person.id
    await admin('changeStaffRoles', { staffId, roles: ['author-all'] })
    expect((await admin('getInbox', {}, person)).status).toBe(403)
    await admin('endStaffSessions', { staffId })
    expect((await admin('me', {}, person)).status).toBe(401)
    await admin('blockStaff', { staffId })
    app.clock.advance({ minutes: 1 })
    const signIn = { email: person.email, password: person.password, code: codeOf(app, person.secret) }
    expect((await adminCall(app, 'login', signIn)).status).toBe(401)
    expect((await admin('renewStaff', { staffId })).status).toBe(409)
    await admin('unblockStaff', { staffId })
    expect((await admin('renewStaff', { staffId })).status).toBe(200)
    const token = await mailedToken(person.email)
    expect((await adminCall(app, 'getSetUp', { token })).body.data.secret).not.toBe(person.secret)
    const { body } = await admin('getAuditLog', { limit: 100 })
    const acts = body.data.items.filter(({ subjectId }: { subjectId: string }) => subjectId === staffId)
    expect(acts.map(({ action }: { action: string }) => action).slice(0, 5)).toEqual([
      'staff.renew',
      'staff.unblock',
      'staff.block',
      'staff.end-sessions',
      'staff.roles',
    ])
  })

  it('does none of this to themselves', async () => {
    for (const [name, input] of [
      ['blockStaff', {}],
      ['changeStaffRoles', { roles: ['author-all'] }],
    ] as const)
      expect((await admin(name, { staffId: owner.id, ...input })).status).toBe(409)
  })
})

describe('the address of staff', () => {
  it('is one for one mailbox, whatever letters are typed', async () => {
    const invited = { name: 'Fiona', email: 'ﬁona@school.in', roles: ['author-all'] }
    expect((await admin('inviteStaff', invited)).status).toBe(200)
    for (const email of ['fiona@school.in', 'ＦＩＯＮＡ@school.in'])
      expect((await admin('inviteStaff', { ...invited, email })).status).toBe(409)
    const again = await createStaff(app.services, {
      email: 'ﬁona@school.in',
      name: 'Fiona',
      roles: ['author-all'],
    })
    const token = new URL(again).hash.slice(1)
    expect((await adminCall(app, 'getSetUp', { token })).body.data.email).toBe('fiona@school.in')
    await expect(
      runOn(
        app.databaseUrl,
        `insert into staff (email, name, role, created_at) values ('ﬁona@school.in', 'F', 'author', now())`,
      ),
    ).rejects.toThrow('staff_one_mailbox')
  })

  it('keeps the old spelling of an address that shares a mailbox, and reports it at start', async () => {
    const [plain, like] = [await staffOf(app, 'author'), await staffOf(app, 'author')]
    const kept = plain.email.replace('author', 'ａuthor')
    await runOn(
      app.databaseUrl,
      `update staff set email = '${kept}', has_look_alike_address = true where id = '${like.id}'`,
    )
    app.clock.advance({ minutes: 1 })
    for (const [email, who] of [
      [kept, like],
      [plain.email, plain],
    ] as const) {
      const given = { email, password: who.password, code: codeOf(app, who.secret) }
      expect((await adminCall(app, 'login', given)).body.data.id).toBe(who.id)
    }
    expect(await namesOfLookAlikes(app.services)).toEqual([
      expect.stringContaining(`${kept} only looks different from ${plain.email}`),
    ])
  })
})

describe('a blocked owner', () => {
  it.each([
    ['by a block', 'blockStaff', {}],
    ['by another role', 'changeStaffRoles', { roles: ['support'] }],
  ] as const)('is notified %s, and so are the others', async (_, call, input) => {
    const [lost, other] = [await staffOf(app, 'owner'), await staffOf(app, 'owner')]
    expect((await admin(call, { staffId: lost.id, ...input })).status).toBe(200)
    await admin('blockStaff', { staffId: lost.id })
    for (const { email } of [lost, other]) {
      const told = (await app.mailbox(email)).filter(({ subject }) =>
        subject.includes('is no longer an owner of'),
      )
      expect([email, told.length]).toEqual([email, 1])
      expect(told[0]?.text).toContain(lost.email)
    }
    // The next attempt finds one owner again.
    await admin('blockStaff', { staffId: other.id })
  })
})

describe('the last owner', () => {
  it('always remains, also when two owners remove one another at once', async () => {
    const second = await staffOf(app, 'owner')
    const answers = await Promise.all([
      admin('blockStaff', { staffId: second.id }),
      admin('changeStaffRoles', { staffId: owner.id, roles: ['finance'] }, second),
    ])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    for (const change of [`role = 'support'`, 'disabled_at = now()'])
      await expect(runOn(app.databaseUrl, `update staff set ${change} where role = 'owner'`)).rejects.toThrow(
        'the last owner stays',
      )
  })
})

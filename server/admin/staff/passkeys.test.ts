import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, codeOf, giveFreshCodes, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { passkeyDevice } from '../../../tests/support/passkey-device.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())

type Device = ReturnType<typeof passkeyDevice>
const origin = () => new URL(app.settings.publicUrl).origin

async function add(who: TestStaff, device: Device, changes: object = {}) {
  const { claim, options } = (await adminCall(app, 'startPasskey', {}, who)).body.data
  const response = device.make(options, { origin: origin(), ...changes })
  return adminCall(app, 'addPasskey', { claim, response, name: 'Office laptop' }, who)
}

async function withDevice(job: Parameters<typeof staffOf>[1] = 'support') {
  const person = await staffOf(app, job)
  const device = passkeyDevice()
  expect((await add(person, device)).status).toBe(200)
  return { person, device }
}

async function proofOf(device: Device, changes: object = {}) {
  const { claim, options } = (await adminCall(app, 'askPasskey')).body.data
  return { claim, response: device.use(options, { origin: origin(), ...changes }) }
}

const login = (passkey: object) => adminCall(app, 'loginWithPasskey', { passkey })

describe('a passkey', () => {
  it('signs in its owner, without password and code, and the owners are notified', async () => {
    const { person, device } = await withDevice()
    const answer = await login(await proofOf(device))
    expect(answer).toMatchObject({ status: 200, body: { data: { id: person.id } } })
    const told = async (email: string) =>
      (await app.mailbox(email)).some(({ text }) => text.includes('added a passkey'))
    expect([await told(person.email), await told(owner.email)]).toEqual([true, true])
    const [passkey] = (await adminCall(app, 'getPasskeys', {}, person)).body.data
    expect(passkey).toMatchObject({ name: 'Office laptop', usedAt: app.clock.now().toISOString() })
  })

  it('answers a challenge once, in time, and only its own', async () => {
    const { device } = await withDevice()
    const proof = await proofOf(device)
    expect((await login(proof)).status).toBe(200)
    expect((await login(proof)).status).toBe(404)
    const late = await proofOf(device)
    app.clock.advance({ minutes: 6 })
    expect((await login(late)).status).toBe(404)
    const { claim } = (await adminCall(app, 'askPasskey')).body.data
    expect((await login({ ...(await proofOf(device)), claim })).status).toBe(401)
    const atOnce = await proofOf(device)
    const answers = await Promise.all([login(atOnce), login(atOnce), login(atOnce)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  it('is refused on another site, unopened, unknown, of a lower count, and changed on its way', async () => {
    const { device } = await withDevice()
    expect((await login(await proofOf(device, { origin: 'https://evil.example' }))).status).toBe(401)
    expect((await login(await proofOf(device, { isOpened: false }))).status).toBe(401)
    expect((await login(await proofOf(passkeyDevice()))).status).toBe(401)
    const other = await withDevice()
    const forged = { ...(await proofOf(device)) }
    forged.response = { ...forged.response, id: other.device.id, rawId: other.device.id }
    expect((await login(forged)).status).toBe(401)
    expect((await login(await proofOf(device, { counter: 5 }))).status).toBe(200)
    expect((await login(await proofOf(device, { counter: 5 }))).status).toBe(401)
    expect(
      (await login({ claim: 'x', response: device.use({ challenge: 'x' }, { origin: origin() }) })).status,
    ).toBe(404)
  })

  it('is not added for another session, unopened, or twice', async () => {
    const [one, other] = [await staffOf(app), await staffOf(app)]
    const device = passkeyDevice()
    const { claim, options } = (await adminCall(app, 'startPasskey', {}, one)).body.data
    const response = device.make(options, { origin: origin() })
    expect((await adminCall(app, 'addPasskey', { claim, response, name: 'x' }, other)).status).toBe(404)
    expect((await add(one, device, { isOpened: false })).status).toBe(400)
    expect((await add(one, device, { origin: 'https://evil.example' })).status).toBe(400)
    expect((await adminCall(app, 'addPasskey', { claim, response, name: 'x' }, one)).status).toBe(200)
    expect((await add(one, device)).status).toBe(409)
    expect((await add(other, device)).status).toBe(409)
  })

  it('confirms in its own session alone, as a code does', async () => {
    const { person, device } = await withDevice()
    app.clock.advance({ minutes: 11 })
    expect((await adminCall(app, 'checkFreshCode', {}, person)).status).toBe(403)
    const stranger = await withDevice()
    const theirs = await proofOf(stranger.device)
    expect((await adminCall(app, 'confirmPasskey', { passkey: theirs }, person)).status).toBe(400)
    const passkey = await proofOf(device)
    expect((await adminCall(app, 'confirmPasskey', { passkey }, person)).status).toBe(200)
    expect((await adminCall(app, 'checkFreshCode', {}, person)).status).toBe(200)
  })

  it('replaces the code for a forgotten password, together with the link', async () => {
    const { person, device } = await withDevice()
    await adminCall(app, 'forgotStaffPassword', { email: person.email })
    const [mail] = await app.mailbox(person.email)
    const token = /new-password#([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const password = 'another-long-password'
    const choose = (passkey: object, given = token) =>
      adminCall(app, 'choosePasswordByPasskey', { token: given, password, passkey })
    const stranger = await withDevice()
    expect((await choose(await proofOf(stranger.device))).status).toBe(400)
    expect((await choose(await proofOf(device), 'x'.repeat(43))).status).toBe(404)
    expect((await choose(await proofOf(device))).status).toBe(200)
    expect((await choose(await proofOf(device))).status).toBe(404)
    app.clock.advance({ minutes: 1 })
    const signedIn = await adminCall(app, 'login', {
      ...{ email: person.email, password },
      code: codeOf(app, person.secret),
    })
    expect(signedIn.status).toBe(200)
  })

  it('is the only one kept when it sets a new password: an intruder may have added the others', async () => {
    const { person, device } = await withDevice()
    const intruders = passkeyDevice()
    await add(person, intruders)
    const choose = async (call: Parameters<typeof adminCall>[1], proof: () => Promise<object>) => {
      await adminCall(app, 'forgotStaffPassword', { email: person.email })
      const mail = (await app.mailbox(person.email)).find(({ text }) => text.includes('new-password#'))
      const token = /new-password#([\w-]+)/.exec(mail?.text ?? '')?.[1]
      return adminCall(app, call, { token, password: 'another-long-password', ...(await proof()) })
    }
    const byPasskey = async () => ({ passkey: await proofOf(device) })
    expect((await choose('choosePasswordByPasskey', byPasskey)).status).toBe(200)
    expect((await login(await proofOf(intruders))).status).toBe(401)
    expect((await login(await proofOf(device))).status).toBe(200)
    app.clock.advance({ minutes: 1 })
    const byCode = async () => ({ code: codeOf(app, person.secret) })
    expect((await choose('chooseStaffPassword', byCode)).status).toBe(200)
    expect((await login(await proofOf(device))).status).toBe(401)
    const told = (await app.mailbox(person.email)).filter(({ text }) => text.includes('removed a passkey'))
    expect(told).toHaveLength(2)
  })

  it('stops working once it was removed, its person was blocked, or an owner sent a new link', async () => {
    const removed = await withDevice()
    await adminCall(app, 'removePasskey', { id: removed.device.id }, removed.person)
    expect((await login(await proofOf(removed.device))).status).toBe(401)
    const blocked = await withDevice()
    await app.services.database.first(
      sql`update staff set disabled_at = now() where id = ${blocked.person.id}`,
    )
    expect((await login(await proofOf(blocked.device))).status).toBe(401)
    const renewed = await withDevice()
    await staffOfLink(renewed.person)
    expect((await login(await proofOf(renewed.device))).status).toBe(401)
  })

  it('makes who handles money wait again before they are the second person of a refund', async () => {
    const person = await staffOf(app, 'finance')
    await giveFreshCodes(app)
    await add(person, passkeyDevice())
    const row = await app.services.database.first(
      sql<{ since: Date }>`select money_role_since as "since" from staff where id = ${person.id}`,
    )
    expect(row?.since).toEqual(app.clock.now())
  })
})

/** Completes set-up again by an owner's link. */
async function staffOfLink({ id }: TestStaff): Promise<void> {
  await giveFreshCodes(app)
  const sent = await adminCall(app, 'renewStaff', { staffId: id }, owner)
  expect(sent.status).toBe(200)
  const mails = await app.mailbox()
  const token = mails
    .map(({ text }) => /set-up#([\w-]+)/.exec(text)?.[1])
    .find((found) => found !== undefined)
  const { secret } = (await adminCall(app, 'getSetUp', { token })).body.data
  const input = { token, password: 'twelve-or-more-signs', code: codeOf(app, secret) }
  expect((await adminCall(app, 'setUp', input)).status).toBe(200)
}

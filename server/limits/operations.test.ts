import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCalls } from '../../domain/admin/calls.ts'
import { calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { type Limit, type LimitName, limits, widerNetworkAllowances } from '../../domain/limits.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { countAgainstLimits } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { trustedProxies: 1 } })
})
afterAll(() => app.close())

// Object.keys loses the literal names.
const names = Object.keys(limits) as LimitName[]

/** The ways into an account. Everything else that strangers may send counts by who sends it from where. */
const waysIn = ['login', 'verifyEmail', 'resendOTP', 'forgotPassword', 'resetPassword']
const waysOfStaff = [
  ...['login', 'askPasskey', 'loginWithPasskey', 'forgotStaffPassword'],
  ...['getSetUp', 'setUp', 'chooseStaffPassword', 'choosePasswordByPasskey'],
]

/** How often each count of a limit was raised. */
async function countsOf(name: LimitName): Promise<number[]> {
  const rows = await app.services.database.all(
    sql<{ count: number }>`select count from rate_limits where key like ${`${name}:%`} order by key`,
  )
  return rows.map(({ count }) => count)
}

describe('a limit', () => {
  it.each(names)('%s is counted for a known device as for others, unless it is of a way in', async (name) => {
    const { sparesKnownDevices, per }: Limit = limits[name]
    const account = per === 'networkOfVisitors' ? '' : 'meena@example.com'
    const caller = { account, networks: ['2001:db8:1:200'] }
    for (const device of [null, 'one phone', 'another phone'])
      await countAgainstLimits(app.services, [name], { ...caller, device })
    if (sparesKnownDevices) expect(await countsOf(name)).not.toContain(3)
    else expect(await countsOf(name)).toEqual([3])
  })

  it.each([
    { whose: 'students', of: calls, ways: waysIn },
    { whose: 'staff', of: adminCalls, ways: waysOfStaff },
  ])('recognises a device of $whose only in the calls that lead into an account', ({ of, ways }) => {
    const sparing = Object.entries<Call>(of).filter(([, { limits: own = [] }]) =>
      own.some((name) => (limits[name] as Limit).sparesKnownDevices),
    )
    expect(sparing.map(([name]) => name).sort()).toEqual(ways.sort())
  })

  it('of a form limits a sender, however many devices they use', async () => {
    const student = await app.student()
    const devices = [student.deviceCookie]
    for (let device = 1; device < 4; device += 1) {
      const { headers } = await app.call('login', { email: student.email, password: student.password })
      devices.push(
        headers
          .getSetCookie()
          .find((cookie) => cookie.startsWith('stepmark-device'))
          ?.split(';')[0] ?? '',
      )
    }
    expect(new Set(devices).size).toBe(4)
    const statuses: number[] = []
    for (let sent = 0; sent < 4 * limits.contactPerAccount.count; sent += 1) {
      const message = { name: 'Meena', email: student.email, phone: '9848012345', message: `Hello ${sent}` }
      const answer = await app.call('contactSupport', message, { cookie: devices[sent % 4] })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.contactPerAccount.count)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })
})

describe('a limit of characters', () => {
  const longest = 'అ'.repeat(4000)
  const sentAt = '2026-11-21T04:30:00Z'

  /** Sends until refused, and returns how many characters were accepted; no other limit applies first. */
  async function takenOf(send: (at: number) => ReturnType<TestApp['call']>): Promise<number> {
    for (let at = 0; at < 60; at += 1) {
      await app.services.database.first(
        sql`delete from rate_limits where key not like '%CharactersPerAccount:%'`,
      )
      const { status, body } = await send(at)
      if (status === 429) return at * longest.length
      expect([status, body.fields]).toEqual([200, undefined])
    }
    return Number.POSITIVE_INFINITY
  }

  it('limits what a student writes to people, separately from other limits', async () => {
    const [student, other] = [await app.student(), await app.student()]
    const course = await app.course()
    for (const one of [student, other]) await app.grant(one, course, -1, 30)
    const asked = { courseId: course.id, question: longest }
    const ticket = (await app.call('createTicket', { ...asked, userId: student.id }, student)).body.data
    const taken = await takenOf((at) =>
      at % 2 === 0
        ? app.call(
            'addConversation',
            { ticketId: ticket._id, senderId: student.id, message: longest },
            { token: student.token },
          )
        : app.call(
            'askQuestion',
            { item: course.freeVideo, text: longest, clientKey: `letters-${at}` },
            { token: student.token },
          ),
    )
    expect(taken).toBeGreaterThan(80_000)
    expect(taken).toBeLessThan(limits.askedCharactersPerAccount.count)
    expect((await app.call('createTicket', { ...asked, userId: other.id }, other)).status).toBe(200)
  })

  it('also counts reports and disputed marks, which are stored as long', async () => {
    const student = await app.student()
    const course = await app.course()
    const report = { kind: 'lesson', id: course.freeVideo, reason: 'mistake', text: longest.slice(0, 2000) }
    const taken = await takenOf((at) =>
      app.call('createReport', { ...report, clientKey: `letters-report-${at}` }, student),
    )
    expect(taken / 2).toBeLessThan(limits.askedCharactersPerAccount.count)
    expect(calls.disputeMark.limits).toContain('askedCharactersPerAccount')
  })

  it('excludes pictures, which have their own limit', async () => {
    const student = await app.student()
    const course = await app.course()
    await app.services.database.first(sql`delete from rate_limits`)
    const picture = 'A'.repeat(200_000)
    const asked = { item: course.freeVideo, text: 'Why?', clientKey: 'a-picture', picture }
    expect((await app.call('askQuestion', asked, student)).status).toBe(400)
    const [counted] = await countsOf('askedCharactersPerAccount')
    expect(counted).toBeLessThan(1000)
  })

  it('limits stored practice', async () => {
    const student = await app.student()
    const attempts = Array.from({ length: 4 }, (_, at) => ({
      ...{
        key: `try-number-${at}`,
        question: 'none of ours',
        lines: Array<string>(40).fill('9'.repeat(300)),
      },
      ...{ answer: '1', hintsUsed: 0, secondsTaken: 1, answeredAt: sentAt },
    }))
    const taken = await takenOf(() => app.call('syncAttempts', { attempts, sentAt }, student))
    expect((taken / longest.length) * JSON.stringify(attempts).length).toBeLessThan(
      limits.practiceCharactersPerAccount.count,
    )
  })

  it('holds for a month of practice as well', async () => {
    expect(calls.syncAttempts.limits).toContain('practiceCharactersOfMonth')
    const ofDay = { account: 'who writes all day', networks: [], device: null, characters: () => 1_400_000 }
    for (let day = 1; day <= 8; day += 1) {
      await countAgainstLimits(app.services, ['practiceCharactersOfMonth'], ofDay)
      app.clock.advance({ days: 1 })
    }
    const more = () => countAgainstLimits(app.services, ['practiceCharactersOfMonth'], ofDay)
    await expect(more()).rejects.toMatchObject({ kind: 'tooMany' })
    app.clock.advance({ days: 23 })
    await more()
  })
})

describe('a limit of networks', () => {
  /** Statuses of requests for a link that is none, one from each address. */
  async function follow(addresses: string[]): Promise<number[]> {
    const statuses: number[] = []
    for (const address of addresses) {
      const headers = { 'x-forwarded-for': address }
      statuses.push((await app.call('unsubscribe', { token: 'none' }, { headers })).status)
    }
    return statuses
  }

  /** Leaves every count of this limit one call short of its end. */
  async function leaveOne(allowances: number): Promise<void> {
    const { count } = limits.subscriptionLinkPerNetwork
    await app.services.database.first(sql`
      update rate_limits set count = ${count * allowances - 1} where key like 'subscriptionLinkPerNetwork:%'`)
  }

  it.each([
    ['/64', widerNetworkAllowances[0], '2001:db8:a:b00::1', '2001:db8:a:b00:ffff::2', '2001:db8:a:b01::1'],
    ['/56', widerNetworkAllowances[1], '2001:db8:b:b00::1', '2001:db8:b:bff::1', '2001:db8:b:c00::1'],
    ['/48', widerNetworkAllowances[2], '2001:db8:c:b00::1', '2001:db8:c:fffe::1', '2001:db8:d:b00::1'],
    ['address of IPv4', 1, '198.51.100.7', '::ffff:198.51.100.7', '198.51.100.8'],
    ['address of IPv4 in hexadecimals', 1, '::ffff:c633:6409', '198.51.100.9', '198.51.100.10'],
    ['address of IPv4 in full', 1, '0:0:0:0:0:FFFF:c633:640b', '198.51.100.11', '::ffff:198.51.100.12'],
  ])(
    'refuses the %s that has used up its allowance, and not the next',
    async (_, allowances, first, same, next) => {
      await app.services.database.first(sql`delete from rate_limits`)
      await follow([first])
      await leaveOne(allowances ?? 0)
      // The narrower counts of the others start again.
      const [last, beyond, other] = await follow([same, same, next])
      expect([last === 429, beyond, other === 429]).toEqual([false, 429, false])
    },
  )
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import type { MailMessage } from '../../server/adapters/mail/mail.ts'
import { adminCall, staffOf } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

let app: TestApp
/** Every mail that went out, as its receiver reads it. */
let sent: MailMessage[] = []
beforeAll(async () => {
  app = await startTestApp()
  const deliver = app.services.sendMail
  app.services.sendMail = async (message) => {
    sent.push(message)
    await deliver(message)
  }
})
afterAll(() => app.close())

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Codes of six digits, and what links carry that nobody can guess. */
function secretsOf({ subject, text, headers = {} }: MailMessage): string[] {
  const words = `${subject}\n${text}\n${Object.values(headers).join('\n')}`
  const codes = words.match(/(?<!\w)\d{6}(?!\w)/g) ?? []
  const tokens = (words.match(/[\w-]{20,}/g) ?? []).filter((token) => !uuid.test(token))
  return [...codes, ...tokens]
}

/** What a backup of this moment would hold: every row of every table. */
async function allRows(): Promise<{ table: string; text: string }[]> {
  const { database } = app.services
  const tables = await database.all(sql<{ name: string }>`
    select table_name as "name" from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const rows = tables.map(async ({ name: table }) => {
    const parts = [`select coalesce(string_agg(to_jsonb(t)::text, E'\\n'), '') as "text" from "${table}" t`]
    const found = await database.first(sql<{ text: string }>(Object.assign(parts, { raw: parts })))
    return { table, text: found?.text ?? '' }
  })
  return Promise.all(rows)
}

/** Where secrets are stored, in each encoding that a column may use. */
function placesOf(secrets: readonly string[], rows: Awaited<ReturnType<typeof allRows>>): string[] {
  return secrets.flatMap((secret) => {
    const bytes = Buffer.from(secret)
    const spelled = [bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')]
    const plain = new RegExp(`(?<!\\w)${secret}(?!\\w)`)
    return rows
      .filter(({ text }) => plain.test(text) || spelled.some((form) => text.includes(form)))
      .map(({ table }) => `${secret} in ${table}`)
  })
}

const person = {
  name: 'Divya Reddy',
  email: 'divya@example.com',
  phone: '+919848022222',
  password: 'parabola-7-roots',
}

describe('codes and links that were mailed', () => {
  test.each<[story: string, tell: () => Promise<unknown>]>([
    ['a registration', () => app.call('register', person)],
    ['a forgotten password', () => app.call('forgotPassword', { email: person.email })],
    ['a subscription', () => app.call('createSubscribe', { email: person.email, filledInMs: 60_000 })],
    [
      'a new member of staff',
      async () => {
        const { cookie } = await staffOf(app, 'owner')
        const invited = { name: 'Padma Rao', email: 'padma@stepmark.example', roles: ['author-all'] }
        expect((await adminCall(app, 'inviteStaff', invited, { cookie })).status).toBe(200)
      },
    ],
  ])('of %s are in no row of any table, neither before they are sent nor after', async (_, tell) => {
    sent = []
    await tell()
    const waiting = await allRows()
    await app.runJobs()
    const secrets = sent.flatMap(secretsOf)
    expect(secrets).not.toEqual([])
    expect(placesOf(secrets, waiting)).toEqual([])
    expect(placesOf(secrets, await allRows())).toEqual([])
  })

  test('stay unread in a job that fails, whatever the mail server says', async () => {
    const deliver = app.services.sendMail
    let refused: MailMessage | undefined
    app.services.sendMail = async (message) => {
      refused = message
      throw new Error(`554 refused: "${message.subject}" for ${message.to}`)
    }
    app.clock.advance({ minutes: 5 })
    await app.call('forgotPassword', { email: person.email })
    await app.runJobs()
    app.services.sendMail = deliver
    if (refused === undefined) throw new Error('no mail was tried')
    expect(placesOf(secretsOf(refused), await allRows())).toEqual([])
    const row = await app.services.database.first(
      sql<{ lastError: string }>`select last_error as "lastError" from jobs where done_at is null`,
    )
    expect(row?.lastError).toMatch(/^Error: 554 refused/)
    expect(row?.lastError).not.toContain(person.email)
    app.clock.advance({ minutes: 1 })
    await app.runJobs()
    expect(sent.at(-1)?.subject).toBe(refused.subject)
  })

  test('are sent by a release that knows the last APP_SECRET, and by none that does not', async () => {
    const { settings, services } = app
    await app.call('createSubscribe', { email: 'later@example.com', filledInMs: 60_000 })
    const other = await startTestApp({ databaseUrl: app.databaseUrl, settings: { secret: 'b'.repeat(40) } })
    other.clock.set(app.clock.now())
    await other.runJobs()
    expect((await other.mailbox('later@example.com')).length).toBe(0)
    await other.close()
    const heir = await startTestApp({
      databaseUrl: app.databaseUrl,
      settings: { secret: 'b'.repeat(40), otherSecret: settings.secret },
    })
    heir.clock.set(services.clock.now())
    heir.clock.advance({ minutes: 1 })
    expect((await heir.mailbox('later@example.com')).length).toBe(1)
    await heir.close()
  })
})

describe('a job that is done', () => {
  test('keeps none of its content, also when an older release ends it', async () => {
    const { database } = app.services
    await database.first(sql`
      insert into jobs (kind, payload, due_at, last_error)
      values ('sendMail', '{"to": "a@example.com", "text": "248163"}', now(), 'refused a@example.com')`)
    await database.first(sql`update jobs set done_at = now() where done_at is null`)
    const rows = await database.all(
      sql<{ payload: object; lastError: string | null }>`select payload, last_error as "lastError" from jobs`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { payload, lastError } of rows)
      expect({ payload, lastError }).toEqual({ payload: {}, lastError: null })
  })
})

describe('a deleted account', () => {
  test('also ends pending mails to its address or about it, and no others', async () => {
    const student = await app.student({ email: 'leaving@example.com' })
    const course = await app.course()
    await app.grant(student, course, -1, 30)
    const ticket = { userId: student.id, courseId: course.id, question: 'Why is a root missing?' }
    await app.call('createTicket', ticket, { token: student.token })
    await app.call('createSubscribe', { email: 'staying@example.com', filledInMs: 60_000 })
    const confirmation = 'accountAndPlans'
    const answer = await app.call(
      'deleteAccount',
      { password: student.password, confirmation },
      { token: student.token },
    )
    expect(answer.status).toBe(200)
    sent = []
    await app.runJobs()
    expect(sent.map(({ to }) => to).sort()).toEqual([student.email, 'staying@example.com'])
    expect(sent.find(({ to }) => to === student.email)?.subject).toContain('was deleted')
    expect(await app.mailbox(student.email)).toHaveLength(1)
  })

  test('also ends pending mails to staff about it, even if they name no address of it', async () => {
    const student = await app.student({ email: 'named@example.com' })
    const { token } = student
    await app.call(
      'contactSupport',
      { name: student.name, email: 'parent@example.com', phone: student.phone, message: 'Call me, please.' },
      { token },
    )
    await app.call('deleteAccount', { password: student.password, confirmation: 'account' }, { token })
    sent = []
    await app.runJobs()
    expect(sent.map(({ to }) => to)).toEqual([student.email])
  })
})

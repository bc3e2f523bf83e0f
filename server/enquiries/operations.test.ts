import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../domain/calls.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { runOn } from '../../tests/support/database.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await runOn(
    app.databaseUrl,
    `insert into articles (slug, type, title, drawing, html, published_at, updated_at)
     values ('a-name', 1, 'Shadows and heights', 'thales', '<p>x</p>', '2026-01-01', '2026-01-01')`,
  )
})
afterAll(() => app.close())

const installation = 'support@stepmark.example'

function contactOf(email: string, more: object = {}): object {
  return { name: 'Asha Rao', email, phone: '9848022338', message: 'How do I renew my plan?', ...more }
}

function applicationOf(emailId: string, more: object = {}): object {
  return {
    fullName: 'Ravi Teja',
    emailId,
    phoneNumber: '+919848022338',
    companyName: 'Tangent Works',
    experienceInYears: '2',
    dreamCompany: 'Parabola Labs',
    topicsOfInterest: ['DataScience', 'Data Engineer'],
    occupation: 'Working Professional',
    ...more,
  }
}

async function count(table: 'contact_requests' | 'applications' | 'reports' | 'subscriptions') {
  const statements = {
    contact_requests: sql<{ count: number }>`select count(*)::int as count from contact_requests`,
    applications: sql<{ count: number }>`select count(*)::int as count from applications`,
    reports: sql<{ count: number }>`select count(*)::int as count from reports`,
    subscriptions: sql<{ count: number }>`select count(*)::int as count from subscriptions`,
  }
  return (await app.services.database.first(statements[table]))?.count
}

function referenceOf(text: string | undefined): string | undefined {
  return text?.match(/ENQ-2026-\d{5}/)?.[0]
}

describe('POST student/contactSupport', () => {
  it('stores the message, notifies support and mails the sender a reference and when to expect an answer', async () => {
    const before = (await count('contact_requests')) ?? 0
    const answer = await app.call('contactSupport', contactOf(' Asha@Example.com '))
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Message sent.' },
    })
    expect(await count('contact_requests')).toBe(before + 1)
    const [toSender] = await app.mailbox('asha@example.com')
    const [toStaff] = await app.mailbox(installation)
    expect(referenceOf(toSender?.subject)).toBeDefined()
    expect(referenceOf(toStaff?.subject)).toBe(referenceOf(toSender?.subject))
    expect(toSender?.text).toContain('within 48 hours')
    expect(toSender?.text).toContain('within a month')
    expect(toStaff?.text).toContain('How do I renew my plan?')
    expect(toStaff?.text).toContain('9848022338')
    expect(toStaff?.headers).toMatchObject({ 'Reply-To': 'asha@example.com' })
  })

  it('mails nothing that was typed to an address that may belong to someone else', async () => {
    const lure = 'https://lure.example'
    await app.call('contactSupport', contactOf('victim@example.com', { name: lure, message: lure }))
    const [mail] = await app.mailbox('victim@example.com')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('lure')
  })

  it('gives every enquiry its own number, also under concurrency', async () => {
    const senders = Array.from({ length: 8 }, (_, index) => `many${index}@example.com`)
    await Promise.all(senders.map((email) => app.call('contactSupport', contactOf(email))))
    const references: (string | undefined)[] = []
    for (const email of senders) references.push(referenceOf((await app.mailbox(email))[0]?.subject))
    expect(new Set(references).size).toBe(8)
    expect(references).not.toContain(undefined)
  })

  it('lists the errors by field', async () => {
    const answer = await app.call('contactSupport', { name: '', email: 'x', phone: '12', message: '' })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({
      name: 'Name is required',
      email: 'Invalid email address',
      phone: 'Phone must be exactly 10 digits',
      message: 'Message is required',
    })
    const long = await app.call('contactSupport', contactOf('a@example.com', { message: 'x '.repeat(301) }))
    expect(long.body.error).toBe('Maximum 300 words allowed')
  })

  it('writes to the sender in the language of the page', async () => {
    const answer = await app.call('contactSupport', contactOf('hindi@example.com'), {
      headers: { 'accept-language': 'hi' },
    })
    expect(answer.status).toBe(200)
    const rows = await app.services.database.all(
      sql<{ locale: string }>`select locale from contact_requests where email = 'hindi@example.com'`,
    )
    expect(rows).toEqual([{ locale: 'hi' }])
  })
})

describe('POST application/create', () => {
  it('stores the application and mails both sides', async () => {
    const answer = await app.call('createApplication', applicationOf('ravi@example.com'))
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    const [toSender] = await app.mailbox('ravi@example.com')
    const [toStaff] = await app.mailbox(installation)
    expect(referenceOf(toStaff?.subject)).toBe(referenceOf(toSender?.subject))
    expect(toStaff?.text).toContain('DataScience, Data Engineer')
    const [row] = await app.services.database.all(
      sql<{ phone: string; years: string; status: string }>`
        select phone, experience_in_years::text as years, status from applications where email = 'ravi@example.com'`,
    )
    expect(row).toEqual({ phone: '+919848022338', years: '2.00', status: 'open' })
  })

  it('stores an application with an invalid email, and mails only support', async () => {
    const before = (await app.mailbox()).length
    const answer = await app.call('createApplication', applicationOf('ring me up'))
    expect(answer.status).toBe(200)
    const mails = await app.mailbox()
    expect(mails.length).toBe(before + 1)
    expect(mails[0]).toMatchObject({ recipient: installation, headers: {} })
  })

  it('refuses topics that are not offered', async () => {
    const answer = await app.call(
      'createApplication',
      applicationOf('x@example.com', { topicsOfInterest: ['Alchemy'] }),
    )
    expect(answer.status).toBe(400)
  })

  it('needs no phone, topics and occupation', async () => {
    const {
      phoneNumber: _,
      topicsOfInterest: __,
      occupation: ___,
      ...rest
    } = applicationOf('bare@example.com') as Record<string, unknown>
    expect((await app.call('createApplication', rest)).status).toBe(200)
  })
})

describe('POST report/create', () => {
  it('accepts a visitor’s report without an address, and tells support what it is about', async () => {
    const course = await app.course()
    const file = await app.call('getCourse', { id: course.id })
    const lesson = file.body.data.content[0].videos[0]
    const answer = await app.call('createReport', {
      kind: 'lesson',
      id: lesson._id,
      reason: 'mistake',
      text: 'x = 3',
    })
    expect(answer.status).toBe(200)
    const [toStaff] = await app.mailbox(installation)
    expect(toStaff?.text).toContain(lesson.title)
    expect(toStaff?.text).toContain('x = 3')
  })

  it('tells a signed-in student the reference', async () => {
    const student = await app.student()
    await app.call(
      'createReport',
      { kind: 'article', id: 'a-name', reason: 'spam' },
      { token: student.token },
    )
    const [mail] = await app.mailbox(student.email)
    expect(referenceOf(mail?.subject)).toBeDefined()
  })

  it.each([
    ['an article to come', 'later-article'],
    ['a resource that is a draft', 'draft-resource'],
    ['a resource to come', 'later-resource'],
  ])('does not reveal %s', async (_, name) => {
    await runOn(
      app.databaseUrl,
      `insert into articles (slug, type, title, drawing, html, status, published_at, updated_at)
       values ('later-article', 1, 'To come', 'thales', '<p>x</p>', 'published', '2040-01-01', now())
       on conflict do nothing;
       insert into resources (name, heading, drawing, content, status, published_at, position, updated_at) values
         ('draft-resource', 'A draft', 'thales', '[]', 'draft', '2026-01-01', 90, now()),
         ('later-resource', 'To come', 'thales', '[]', 'published', '2040-01-01', 91, now())
       on conflict do nothing`,
    )
    const answer = await app.call('createReport', { kind: 'article', id: name, reason: 'spam' })
    expect(answer.status).toBe(404)
  })

  it.each(['lesson', 'article'])('finds no %s by an id that none has', async (kind) => {
    const answer = await app.call('createReport', { kind, id: 'nothing', reason: 'spam' })
    expect(answer.status).toBe(404)
  })
})

describe('robots and floods', () => {
  const guarded = [
    ['createSubscribe', 'subscriptions', (email: string) => ({ email })],
    ['contactSupport', 'contact_requests', contactOf],
    ['createApplication', 'applications', applicationOf],
    [
      'createReport',
      'reports',
      (email: string) => ({ kind: 'article', id: 'a-name', reason: 'spam', email }),
    ],
  ] as const

  it.each(guarded)(
    'a robot that fills %s gets the same response and nothing is stored',
    async (name, table, inputOf) => {
      const before = await count(table)
      const sent = (await app.mailbox()).length
      const genuine = await app.call(name, inputOf(`person-${name.toLowerCase()}@example.com`))
      const after = await count(table)
      expect(after).toBe((before ?? 0) + 1)
      const mails = (await app.mailbox()).length
      expect(mails).toBeGreaterThan(sent)
      for (const trace of [{ website: 'https://spam.example' }, { filledInMs: 40 }]) {
        const robot = await app.call(name, {
          ...inputOf(`robot-${name.toLowerCase()}@example.com`),
          ...trace,
        })
        expect([robot.status, robot.body]).toEqual([genuine.status, genuine.body])
      }
      expect(await count(table)).toBe(after)
      expect((await app.mailbox()).length).toBe(mails)
    },
  )

  it.each(guarded)(
    '%s is refused after many from one address, and others still pass',
    async (name, table, inputOf) => {
      const input = inputOf(`flood-${name.toLowerCase()}@example.com`)
      const statuses: number[] = []
      for (let nth = 0; nth < 25; nth += 1) statuses.push((await app.call(name, input)).status)
      expect(statuses.at(-1)).toBe(429)
      const stored = await count(table)
      const refused = await app.call(name, input)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await count(table)).toBe(stored)
      expect((await app.call(name, inputOf(`calm-${name.toLowerCase()}@example.com`))).status).toBeLessThan(
        300,
      )
      app.clock.advance({ seconds: 3601 })
      expect((await app.call(name, input)).status).toBeLessThan(300)
    },
  )

  it('every form has a limit for one address and a wider one for one network', () => {
    for (const [name] of guarded) {
      const names = calls[name].limits ?? []
      expect(names.some((limit) => limit.endsWith('PerNetwork'))).toBe(true)
      expect(names.some((limit) => limit.endsWith('PerAccount'))).toBe(true)
    }
  })
})

describe('a mail server that is down', () => {
  it('delays the mails of an enquiry and loses none', async () => {
    let isDown = true
    const { services } = app
    const deliver = services.sendMail
    services.sendMail = async (message) => {
      if (isDown) throw new Error('connection refused')
      await deliver(message)
    }
    expect((await app.call('contactSupport', contactOf('patient@example.com'))).status).toBe(200)
    expect(await app.mailbox('patient@example.com')).toEqual([])
    isDown = false
    app.clock.advance({ minutes: 16 })
    const mails = await app.mailbox('patient@example.com')
    expect(mails).toHaveLength(1)
    const reference = referenceOf(mails[0]?.subject) ?? 'none'
    const read = (await app.mailbox(installation)).filter(({ subject }) => subject.includes(reference))
    expect(read).toHaveLength(1)
    services.sendMail = deliver
  })
})

describe('an address that others name', () => {
  it('limits mail to one address, however many forms are sent with it', async () => {
    const email = 'target@example.com'
    const before = Number(await count('reports'))
    for (let sender = 0; sender < 2; sender += 1) {
      const { token } = await app.student()
      for (let sent = 0; sent < 6; sent += 1) {
        const report = { kind: 'article', id: 'a-name', reason: 'spam', text: `${sender} ${sent}`, email }
        expect((await app.call('createReport', report, { token })).status).toBe(200)
      }
    }
    expect(await count('reports')).toBe(before + 12)
    expect(await app.mailbox(email)).toHaveLength(5)
  })
})

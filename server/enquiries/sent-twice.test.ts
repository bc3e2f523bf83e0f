import { afterAll, beforeAll, expect, it } from 'vitest'
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

async function count(table: 'contact_requests' | 'applications' | 'reports'): Promise<number> {
  const statements = {
    contact_requests: sql<{ count: number }>`select count(*)::int as count from contact_requests`,
    applications: sql<{ count: number }>`select count(*)::int as count from applications`,
    reports: sql<{ count: number }>`select count(*)::int as count from reports`,
  }
  return (await app.services.database.first(statements[table]))?.count ?? -1
}

function referenceOf(text: string | undefined): string | undefined {
  return text?.match(/ENQ-2026-\d{5}/)?.[0]
}

const enquiries = [
  ['contactSupport', 'contact_requests', contactOf],
  ['createApplication', 'applications', applicationOf],
  ['createReport', 'reports', (email: string) => ({ kind: 'article', id: 'a-name', reason: 'spam', email })],
] as const
const key = 'the-key-of-a-form'

it.each(enquiries)('%s sent three times at once is stored and mailed once', async (name, table, inputOf) => {
  for (const [email, more] of [
    [`keyed-${name.toLowerCase()}@example.com`, { clientKey: key }],
    [`plain-${name.toLowerCase()}@example.com`, {}],
  ] as const) {
    const before = await count(table)
    const input = { ...inputOf(email), ...more }
    const answers = await Promise.all([1, 2, 3].map(() => app.call(name, input)))
    const [first] = answers
    expect(first?.status).toBe(200)
    for (const answer of answers) expect(answer.body).toEqual(first?.body)
    expect(await count(table)).toBe(before + 1)
    expect(await app.mailbox(email)).toHaveLength(1)
  }
})

it('a repeated enquiry is recognised for a day by the key of its form, and for a minute by network without a key', async () => {
  const keyed = contactOf('again-keyed@example.com', { clientKey: key, filledInMs: 2000 })
  const plain = contactOf('again@example.com')
  const stored = () => count('contact_requests')
  await app.call('contactSupport', keyed)
  await app.call('contactSupport', plain)
  const first = await stored()
  app.clock.advance({ seconds: 59 })
  await app.call('contactSupport', { ...keyed, filledInMs: 9000 })
  await app.call('contactSupport', plain)
  expect(await stored()).toBe(first)
  app.clock.advance({ seconds: 2 })
  await app.call('contactSupport', keyed)
  await app.call('contactSupport', plain)
  expect(await stored()).toBe(first + 1)
  app.clock.advance({ days: 1 })
  await app.call('contactSupport', keyed)
  expect(await stored()).toBe(first + 2)
})

it('an enquiry is another one with other words, or from another form', async () => {
  const before = await count('contact_requests')
  const email = 'others@example.com'
  await app.call('contactSupport', contactOf(email, { clientKey: key }))
  await app.call('contactSupport', contactOf(email, { clientKey: key, message: 'Another question' }))
  await app.call('contactSupport', contactOf(email, { clientKey: 'the-key-of-another' }))
  expect(await count('contact_requests')).toBe(before + 3)
})

it('what was sent twice leaves no gap in the numbers', async () => {
  const numberOf = async (email: string) =>
    Number(referenceOf((await app.mailbox(email))[0]?.subject)?.slice(-5))
  await app.call('contactSupport', contactOf('gap-before@example.com'))
  await app.call('contactSupport', contactOf('gap-before@example.com'))
  await app.call('contactSupport', contactOf('gap-after@example.com'))
  expect(await numberOf('gap-after@example.com')).toBe((await numberOf('gap-before@example.com')) + 1)
})

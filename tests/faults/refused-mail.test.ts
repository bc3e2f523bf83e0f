import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { type MailServer, startMailServer } from '../support/real-services.ts'

let mail: MailServer
let app: TestApp
beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestApp({ settings: { mail: { url: mail.url, from: 'Stepmark <hello@example.com>' } } })
})
afterAll(async () => {
  await app.close()
  await mail.stop()
})

/** A student whose code came over the mail server. */
async function registered(): Promise<{ id: string; email: string; token: string }> {
  const person = {
    name: 'Divya Reddy',
    email: 'divya@example.com',
    phone: '+919848022222',
    password: 'parabola-7-roots',
  }
  await app.call('register', person)
  await app.runJobs()
  const otp = `${mail.messages.at(-1)?.subject} ${mail.messages.at(-1)?.text}`.match(/\b\d{6}\b/)?.[0]
  await app.call('verifyEmail', { email: person.email, otp })
  const { body } = await app.call('login', { email: person.email, password: person.password })
  const profile = await app.call('getProfileData', {}, { token: body.data.token })
  return { id: profile.body.data._id, email: person.email, token: body.data.token }
}

async function unsentJobs(): Promise<number> {
  const row = await app.services.database.first(
    sql<{ count: number }>`select count(*)::int as "count" from jobs where done_at is null`,
  )
  return row?.count ?? -1
}

/** Everything that was received, as its receivers and subjects. */
function received(): string[] {
  return mail.messages.map(({ to, subject }) => `${to?.map(({ address }) => address)}: ${subject}`)
}

describe('a mail server that refuses for ten minutes', () => {
  it('delays the mail of a contact request and of a ticket, without losing or duplicating any', async () => {
    const student = await registered()
    const owned = await app.course({ title: 'Owned' })
    await app.grant(student, owned, -1, 30)
    const before = mail.messages.length
    mail.refuse(true)

    const contact = await app.call('contactSupport', {
      name: 'Lakshmi Iyer',
      email: 'lakshmi@example.com',
      phone: '9848033333',
      message: 'When does the next batch start?',
      filledInMs: 60_000,
    })
    expect(contact.status).toBe(200)
    const ticket = await app.call(
      'createTicket',
      { userId: student.id, courseId: owned.id, question: 'What is a secant?' },
      { token: student.token },
    )
    expect(ticket.status).toBe(200)
    for (let minute = 0; minute < 10; minute += 1) {
      await app.runJobs()
      app.clock.advance({ minutes: 1 })
    }
    expect(mail.refusals()).toBeGreaterThan(2)
    expect(mail.messages.length).toBe(before)
    const waiting = await unsentJobs()
    expect(waiting).toBeGreaterThan(0)
    recordPlanted('T38', `${waiting} undelivered mails are detected as missing`)
    expect((await app.call('getLiveCourses')).status).toBe(200)

    mail.refuse(false)
    for (let minute = 0; minute < 20; minute += 1) {
      await app.runJobs()
      app.clock.advance({ minutes: 1 })
    }
    const later = received().slice(before)
    expect(new Set(later).size).toBe(later.length)
    expect(later.some((line) => line.startsWith('lakshmi@example.com: '))).toBe(true)
    expect(later.some((line) => line.startsWith(`${student.email}: `))).toBe(true)
    const lost = await unsentJobs()
    const doubled = later.length - new Set(later).size
    recordFigure({
      id: 'T38',
      part: 'minutes without mail',
      n: 10,
      figure: `mail server away: ${later.length} mails came later, ${lost} lost, ${doubled} doubled (minutes of the product’s clock)`,
      isMet: lost + doubled === 0,
    })
    expect(lost).toBe(0)
  })
})

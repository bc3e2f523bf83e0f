import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../tests/support/app.ts'
import { ticketAdmin } from '../../tests/support/ticket-admin.ts'
import { sql } from '../adapters/database/sql.ts'

const admin = ticketAdmin()
const { ask, reply, tickets } = admin

describe('POST tickets/createTicket', () => {
  it('stores the question as the first message of an open ticket', async () => {
    const { status, body } = await ask({ question: '  Why?\nSecond line ' })
    expect(status).toBe(200)
    expect(body.message).toContain('24 hours')
    expect(body.data).toMatchObject({
      ticketId: expect.stringMatching(/^TKT-2026-\d{5}$/),
      question: 'Why?\nSecond line',
      subject: 'Why?',
      status: 'open',
      courseTitle: 'Circles',
      createdAt: admin.app.clock.now().toISOString(),
      conversations: [
        {
          senderId: admin.student.id,
          senderName: admin.student.name,
          isStaff: false,
          message: 'Why?\nSecond line',
          sentAt: admin.app.clock.now().toISOString(),
        },
      ],
    })
  })

  it('mails support the question, and the student the number with the promise', async () => {
    const { body } = await ask({ question: 'Is <b>this</b> right?' })
    const number: string = body.data.ticketId
    const toStaff = (await admin.app.mailbox(admin.app.settings.supportEmail)).find(({ subject }) =>
      subject.includes(number),
    )
    expect(toStaff?.text).toContain('Is <b>this</b> right?')
    expect(toStaff?.html).not.toContain('<b>')
    expect(toStaff?.text).toContain(admin.student.email)
    const toStudent = (await admin.app.mailbox(admin.student.email)).filter(({ subject }) =>
      subject.includes(number),
    )
    expect(toStudent).toHaveLength(1)
    expect(toStudent[0]?.text).toMatch(/within 24 hours, at most 48, .* within a month/)
  })

  it.each([
    [{ courseId: '' }, 'courseId', 'Please select a course'],
    [{ courseId: undefined }, 'courseId', 'Please select a course'],
    [{ question: ' \n\t ' }, 'question', 'Message is required'],
    [{ question: undefined }, 'question', 'Message is required'],
    [{ question: 'x'.repeat(4001) }, 'question', 'A message can have at most 4,000 characters.'],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await ask(input)
    expect([status, body.fields[field]]).toEqual([400, message])
  })

  it('accepts a course whose access has ended, by id or slug, and no other', async () => {
    const ended = await admin.app.course({ title: 'Ended' })
    await admin.app.grant(admin.student, ended, -60, -10)
    expect((await ask({ courseId: ended.id })).status).toBe(200)
    expect((await ask({ courseId: ended.slug })).status).toBe(200)
    const strange = await admin.app.course({ title: 'Not theirs' })
    for (const courseId of [strange.id, strange.slug, randomUUID(), 'nothing']) {
      const { status, body } = await ask({ courseId })
      expect([status, body.fields.courseId]).toEqual([400, expect.stringContaining('have or had')])
    }
  })

  it('refuses a ticket in the name of another', async () => {
    const other = await admin.app.student()
    expect((await ask({ userId: other.id })).status).toBe(404)
    expect((await tickets(other)).body.data).toEqual([])
  })

  it('stores a repeated ticket once, also concurrently', async () => {
    const clientKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ clientKey })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data.ticketId)).size).toBe(1)
    expect((await tickets()).body.data).toHaveLength(1)
  })

  it('is limited after ten tickets in an hour', async () => {
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the number series', () => {
  it('has neither gap nor double under 50 parallel creations with refused ones between', async () => {
    const others = [admin.student]
    while (others.length < 10) others.push(await admin.app.student())
    for (const other of others.slice(1)) await admin.app.grant(other, admin.course, -1, 30)
    const before = await lastNumber()
    const sent = Array.from({ length: 50 }, (_, index) => {
      const who = others[index % others.length] ?? admin.student
      return [ask({}, who), reply('TKT-2026-99999', {}, who), ask({ courseId: randomUUID() }, who)]
    })
    const answers = await Promise.all(sent.map(([asked]) => asked))
    await Promise.all(sent.flat())
    const numbers = answers
      .map((one) => Number(one?.body.data?.ticketId.slice(-5)))
      .sort((one, other) => one - other)
    const stored = numbers.filter((number) => !Number.isNaN(number))
    expect(stored.length).toBe(50)
    expect(stored).toEqual(Array.from({ length: 50 }, (_, index) => before + 1 + index))
  })

  it('restarts with the year in India', async () => {
    const app = await startTestApp({ now: '2026-12-31T18:29:00Z' })
    const student = await app.student()
    const course = await app.course()
    await app.grant(student, course, -1, 30)
    const input = { userId: student.id, courseId: course.id, question: 'Why?' }
    const asked = async () => {
      const { token } = (await app.call('login', { email: student.email, password: student.password })).body
        .data
      return (await app.call('createTicket', input, { token })).body.data.ticketId
    }
    expect(await asked()).toBe('TKT-2026-00001')
    app.clock.advance({ minutes: 2 })
    expect(await asked()).toBe('TKT-2027-00001')
    await app.close()
  })

  async function lastNumber(): Promise<number> {
    const row = await admin.app.services.database.first(
      sql<{
        last: number
      }>`select coalesce(max(last_number), 0)::int as last from ticket_counters where year = 2026`,
    )
    return row?.last ?? 0
  }
})

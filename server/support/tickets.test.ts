import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { sql } from '../adapters/database/sql.ts'
import { answerTicket } from './operations.ts'

let app: TestApp
let student: TestStudent
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course({ title: 'Circles' })
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.student()
  await app.grant(student, course, -1, 30)
})

function ask(input: object = {}, who: TestStudent = student) {
  const asked = { userId: who.id, courseId: course.id, question: 'Why is the angle 90°?', ...input }
  return app.call('createTicket', asked, { token: who.token })
}

function reply(ticketId: string, input: object = {}, who: TestStudent = student) {
  const said = { ticketId, senderId: who.id, message: 'I see now', ...input }
  return app.call('addConversation', said, { token: who.token })
}

const teacher = { id: 'staff-1', name: 'Stepmark Support' }

function answer(ticketId: string, isSolved = false, text = 'Because the radius is perpendicular.') {
  return answerTicket(app.services, { ticketId, staff: teacher, text, isSolved })
}

async function tickets(who: TestStudent = student) {
  return app.call('getTicketByUserId', { userId: who.id }, { token: who.token })
}

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
      createdAt: app.clock.now().toISOString(),
      conversations: [
        {
          senderId: student.id,
          senderName: student.name,
          isStaff: false,
          message: 'Why?\nSecond line',
          sentAt: app.clock.now().toISOString(),
        },
      ],
    })
  })

  it('mails the house the question, and the student the number with the promise', async () => {
    const { body } = await ask({ question: 'Is <b>this</b> right?' })
    const number: string = body.data.ticketId
    const toHouse = (await app.mailbox(app.settings.supportEmail)).find(({ subject }) =>
      subject.includes(number),
    )
    expect(toHouse?.text).toContain('Is <b>this</b> right?')
    expect(toHouse?.html).not.toContain('<b>')
    expect(toHouse?.text).toContain(student.email)
    const toStudent = (await app.mailbox(student.email)).filter(({ subject }) => subject.includes(number))
    expect(toStudent).toHaveLength(1)
    expect(toStudent[0]?.text).toMatch(/within 24 hours, at most 48, .* within a month/)
  })

  it.each([
    [{ courseId: '' }, 'courseId', 'Please select a course'],
    [{ courseId: undefined }, 'courseId', 'Please select a course'],
    [{ question: ' \n\t ' }, 'question', 'Message is required'],
    [{ question: undefined }, 'question', 'Message is required'],
    [{ question: 'x'.repeat(4001) }, 'question', 'A message has at most 4,000 characters.'],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await ask(input)
    expect([status, body.fields[field]]).toEqual([400, message])
  })

  it('takes a course whose access has ended, by id or slug, and no other', async () => {
    const ended = await app.course({ title: 'Ended' })
    await app.grant(student, ended, -60, -10)
    expect((await ask({ courseId: ended.id })).status).toBe(200)
    expect((await ask({ courseId: ended.slug })).status).toBe(200)
    const strange = await app.course({ title: 'Not theirs' })
    for (const courseId of [strange.id, strange.slug, randomUUID(), 'nothing']) {
      const { status, body } = await ask({ courseId })
      expect([status, body.fields.courseId]).toEqual([400, expect.stringContaining('have or had')])
    }
  })

  it('refuses a ticket in the name of another', async () => {
    const other = await app.student()
    expect((await ask({ userId: other.id })).status).toBe(404)
    expect((await tickets(other)).body.data).toEqual([])
  })

  it('stores a ticket once that is sent again, also at the same moment', async () => {
    const clientKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ clientKey })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data.ticketId)).size).toBe(1)
    expect((await tickets()).body.data).toHaveLength(1)
  })

  it('asks for a pause after ten tickets in an hour', async () => {
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the number series', () => {
  it('has neither gap nor double under 50 parallel creations with refused ones between', async () => {
    const others = [student]
    while (others.length < 10) others.push(await app.student())
    for (const other of others.slice(1)) await app.grant(other, course, -1, 30)
    const before = await lastNumber()
    const sent = Array.from({ length: 50 }, (_, index) => {
      const who = others[index % others.length] ?? student
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

  it('begins anew with the year in India', async () => {
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
    const row = await app.services.database.first(
      sql<{
        last: number
      }>`select coalesce(max(last_number), 0)::int as last from ticket_counters where year = 2026`,
    )
    return row?.last ?? 0
  }
})

describe('POST tickets/addConversation', () => {
  it('appends a reply, by number or id, and mails the house', async () => {
    const { body } = await ask()
    for (const name of [body.data.ticketId, body.data._id, body.data.ticketId.toLowerCase()])
      expect((await reply(name)).status).toBe(200)
    const [ticket] = (await tickets()).body.data
    expect(ticket.conversations.map(({ message }: { message: string }) => message)).toEqual([
      'Why is the angle 90°?',
      'I see now',
      'I see now',
      'I see now',
    ])
    const toHouse = await app.mailbox(app.settings.supportEmail)
    expect(toHouse.filter(({ subject }) => subject.startsWith(`[${ticket.ticketId}] Reply`))).toHaveLength(3)
  })

  it.each(['', '   ', '\n', undefined])('does not send %j', async (message) => {
    const { body } = await ask()
    const refused = await reply(body.data.ticketId, { message })
    expect([refused.status, refused.body.error]).toEqual([400, 'Message is required'])
  })

  it('stores a reply once that is sent again', async () => {
    const { body } = await ask()
    const clientKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => reply(body.data._id, { clientKey })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await reply(body.data._id, { clientKey })).body.data.conversations).toHaveLength(2)
    const toHouse = await app.mailbox(app.settings.supportEmail)
    expect(toHouse.filter(({ subject }) => subject.startsWith(`[${body.data.ticketId}] Reply`))).toHaveLength(
      1,
    )
  })

  it('keeps every one of many replies at once, in one order', async () => {
    const { body } = await ask()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => reply(body.data._id, { message: `Reply ${index}` })),
    )
    const { conversations } = (
      await app.call('getTicket', { ticketId: body.data._id }, { token: student.token })
    ).body.data
    expect(conversations).toHaveLength(21)
    expect(new Set(conversations.map(({ message }: { message: string }) => message)).size).toBe(21)
  })

  it('refuses a forged sender, and another’s ticket as if it were not there', async () => {
    const { body } = await ask()
    const other = await app.student()
    expect((await reply(body.data.ticketId, { senderId: other.id })).status).toBe(404)
    expect((await reply(body.data.ticketId, { senderId: 'staff-1' })).status).toBe(404)
    const strange = await reply(body.data.ticketId, {}, other)
    const unknown = await reply('TKT-2026-99999', {}, other)
    expect([strange.status, strange.body]).toEqual([404, unknown.body])
    expect((await tickets()).body.data[0].conversations).toHaveLength(1)
  })

  it('opens a solved ticket again, and says so', async () => {
    const { body } = await ask()
    await answer(body.data.ticketId, true)
    expect((await tickets()).body.data[0].status).toBe('solved')
    const { data } = (await reply(body.data.ticketId)).body
    expect(data.status).toBe('open')
    const said = data.conversations.map(({ senderId, message }: Record<string, string>) => [
      senderId,
      message,
    ])
    expect(said.slice(2)).toEqual([
      ['system', 'Marked as solved. A reply opens it again.'],
      [student.id, 'I see now'],
      ['system', 'Opened again by your reply.'],
    ])
  })

  it('acknowledges the first reply after an answer, and not those that follow', async () => {
    const { body } = await ask()
    await answer(body.data.ticketId)
    await reply(body.data.ticketId)
    await reply(body.data.ticketId)
    const mails = await app.mailbox(student.email)
    expect(mails.filter(({ subject }) => subject.startsWith('We have your reply'))).toHaveLength(1)
  })
})

describe('answerTicket', () => {
  it('stores the answer, counts the first one, and mails the student', async () => {
    const { body } = await ask()
    app.clock.advance({ minutes: 5 })
    const first = app.clock.now()
    await answer(body.data.ticketId)
    app.clock.advance({ minutes: 5 })
    await answer(body.data._id, false, 'One more thing.')
    const [ticket] = (await tickets()).body.data
    expect(ticket).toMatchObject({ status: 'waiting', lastMessageAt: app.clock.now().toISOString() })
    expect(ticket.conversations.at(-1)).toMatchObject({
      isStaff: true,
      senderName: 'Stepmark Support',
      message: 'One more thing.',
    })
    const row = await app.services.database.first(
      sql<{ at: Date }>`select first_answered_at as at from tickets where id = ${body.data._id}`,
    )
    expect(row?.at).toEqual(first)
    const mails = await app.mailbox(student.email)
    expect(mails.filter(({ subject }) => subject.startsWith('An answer to'))).toHaveLength(2)
  })

  it('finds no ticket that is not there', async () => {
    await expect(answer('TKT-2026-99999')).rejects.toMatchObject({ kind: 'notFound' })
  })
})

describe('GET tickets/{ticketId}', () => {
  it('answers what was said after a message, and little else', async () => {
    const { body } = await ask()
    const question = body.data.conversations[0]._id
    const get = (after: string) =>
      app.call('getTicket', { ticketId: body.data.ticketId, after }, { token: student.token })
    const quiet = await get(question)
    expect(quiet.body.data.conversations).toEqual([])
    expect(JSON.stringify(quiet.body).length).toBeLessThan(500)
    await answer(body.data.ticketId)
    const { data } = (await get(question)).body
    expect(data).toMatchObject({ status: 'waiting', conversations: [{ isStaff: true }] })
    expect((await get(randomUUID())).body.data.conversations).toHaveLength(2)
  })

  it.each(['TKT-2026-99999', 'nothing', '00000000-0000-4000-8000-000000000000'])(
    'finds no %s',
    async (ticketId) => {
      expect((await app.call('getTicket', { ticketId }, { token: student.token })).status).toBe(404)
    },
  )
})

describe('POST tickets/getTicketByUserId', () => {
  it('lists the last active ticket first, in pages', async () => {
    const first = (await ask({ question: 'First' })).body.data
    app.clock.advance({ seconds: 10 })
    await ask({ question: 'Second' })
    app.clock.advance({ seconds: 10 })
    await reply(first.ticketId)
    const { body } = await tickets()
    expect(body.data.map(({ question }: { question: string }) => question)).toEqual(['First', 'Second'])
    const page = await app.call(
      'getTicketByUserId',
      { userId: student.id, page: 2, limit: 1 },
      { token: student.token },
    )
    expect(page.body).toMatchObject({ totalPages: 2, data: [{ question: 'Second' }] })
  })

  it('is not found for another’s id', async () => {
    const other = await app.student()
    const answered = await app.call('getTicketByUserId', { userId: other.id }, { token: student.token })
    expect(answered.status).toBe(404)
  })

  it('reads no more of a store of 20,000 tickets than of the student’s own', async () => {
    await app.services.database.first(sql`
      with crowd as (
        insert into students (email, name, phone, password_hash, created_at)
        select 'crowd' || n || '@example.com', 'Crowd', '+919000000000', 'x', now() from generate_series(1, 200) n
        returning id
      ), numbered as (select id, row_number() over () as place from crowd)
      insert into tickets (year, number, student_id, course_id, question, subject, created_at, last_message_at)
      select 2025, n, numbered.id, ${course.id}, 'Why?', 'Why?', now(), now()
      from generate_series(1, 20000) n join numbered on numbered.place = n % 200 + 1`)
    await app.services.database.first(sql`analyze tickets`)
    const plan = await app.services.database.all(
      sql<Record<string, string>>`
        explain select * from tickets where student_id = ${student.id} order by last_message_at desc, id limit 20`,
    )
    const text = plan.map((row) => Object.values(row)[0]).join('\n')
    expect(text).toContain('tickets_by_student')
    expect(text).not.toMatch(/Seq Scan/)
  })
})

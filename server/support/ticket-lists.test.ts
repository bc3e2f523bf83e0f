import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { ticketDeskOf } from '../../tests/support/ticket-desk.ts'
import { sql } from '../adapters/database/sql.ts'

let app: TestApp
let student: TestStudent
let course: TestCourse
let desk: ReturnType<typeof ticketDeskOf>
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course({ title: 'Circles' })
  desk = ticketDeskOf(app, course)
})
afterAll(() => app.close())
beforeEach(async () => {
  student = await app.student()
  await app.grant(student, course, -1, 30)
})

const ask = (input: object = {}, who: TestStudent = student) => desk.ask(who, input)
const reply = (ticketId: string, input: object = {}, who: TestStudent = student) =>
  desk.reply(who, ticketId, input)
const answer = (ticketId: string, isSolved = false, text?: string) => desk.answer(ticketId, isSolved, text)
const tickets = (who: TestStudent = student) => desk.tickets(who)

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

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ticketAdmin } from '../../tests/support/ticket-admin.ts'
import { sql } from '../adapters/database/sql.ts'

const admin = ticketAdmin()
const { ask, reply, answer, tickets } = admin

describe('GET tickets/{ticketId}', () => {
  it('answers what was said after a message, and little else', async () => {
    const { body } = await ask()
    const question = body.data.conversations[0]._id
    const get = (after: string) =>
      admin.app.call('getTicket', { ticketId: body.data.ticketId, after }, { token: admin.student.token })
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
      expect((await admin.app.call('getTicket', { ticketId }, { token: admin.student.token })).status).toBe(
        404,
      )
    },
  )
})

describe('POST tickets/getTicketByUserId', () => {
  it('lists the last active ticket first, in pages', async () => {
    const first = (await ask({ question: 'First' })).body.data
    admin.app.clock.advance({ seconds: 10 })
    await ask({ question: 'Second' })
    admin.app.clock.advance({ seconds: 10 })
    await reply(first.ticketId)
    const { body } = await tickets()
    expect(body.data.map(({ question }: { question: string }) => question)).toEqual(['First', 'Second'])
    const page = await admin.app.call(
      'getTicketByUserId',
      { userId: admin.student.id, page: 2, limit: 1 },
      { token: admin.student.token },
    )
    expect(page.body).toMatchObject({ totalPages: 2, data: [{ question: 'Second' }] })
  })

  it('is not found for another’s id', async () => {
    const other = await admin.app.student()
    const answered = await admin.app.call(
      'getTicketByUserId',
      { userId: other.id },
      { token: admin.student.token },
    )
    expect(answered.status).toBe(404)
  })

  it('reads no more of a store of 20,000 tickets than of the student’s own', async () => {
    // In several statements: one alone may take longer than the product lets any.
    for (let place = 1; place <= 20; place += 1)
      await admin.app.services.database.first(sql`
        with crowd as (
          insert into students (email, name, phone, password_hash, created_at)
          select 'crowd' || n || '@example.com', 'Crowd', '+919000000000', 'x', now()
          from generate_series(${place * 10}::int, ${place * 10 + 9}::int) n
          returning id
        ), numbered as (select id, row_number() over () as place from crowd)
        insert into tickets (year, number, student_id, course_id, question, subject, created_at, last_message_at)
        select 2025, n, numbered.id, ${admin.course.id}, 'Why?', 'Why?', now(), now()
        from generate_series(${place * 1000}::int, ${place * 1000 + 999}::int) n
        join numbered on numbered.place = n % 10 + 1`)
    await admin.app.services.database.first(sql`analyze tickets`)
    const plan = await admin.app.services.database.all(
      sql<Record<string, string>>`
        explain select * from tickets where student_id = ${admin.student.id} order by last_message_at desc, id limit 20`,
    )
    const text = plan.map((row) => Object.values(row)[0]).join('\n')
    expect(text).toContain('tickets_by_student')
    expect(text).not.toMatch(/Seq Scan/)
  })
})

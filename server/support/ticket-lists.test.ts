import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ticketAdmin } from '../../tests/support/ticket-admin.ts'

const admin = ticketAdmin()
const { ask, reply, answer, tickets } = admin

describe('GET tickets/{ticketId}', () => {
  it('returns the messages after a given one, and little else', async () => {
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
})

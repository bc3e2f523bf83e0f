import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { limits } from '../../domain/limits.ts'
import { ticketAdmin } from '../../tests/support/ticket-admin.ts'
import { sql } from '../adapters/database/sql.ts'

const admin = ticketAdmin()
const { ask, reply, answer, tickets } = admin

describe('POST tickets/addConversation', () => {
  it('appends a reply, by number or id, and mails support', async () => {
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
    const toStaff = await admin.app.mailbox(admin.app.settings.supportEmail)
    expect(toStaff.filter(({ subject }) => subject.startsWith(`[${ticket.ticketId}] Reply`))).toHaveLength(3)
  })

  it.each(['', '   ', '\n', undefined])('does not send %j', async (message) => {
    const { body } = await ask()
    const refused = await reply(body.data.ticketId, { message })
    expect([refused.status, refused.body.error]).toEqual([400, 'Message is required'])
  })

  it('accepts two hundred messages, and then asks to create a new ticket', async () => {
    const { body } = await ask()
    const clientKey = randomUUID()
    await admin.app.services.database.transaction(async (tx) => {
      await tx.first(sql`
        insert into ticket_messages (ticket_id, position, sender_kind, sender_id, text, created_at)
        select ${body.data._id}, position, 'student', ${admin.student.id}, 'x', now() from generate_series(2, 199) position`)
      await tx.first(sql`update tickets set message_count = 199 where id = ${body.data._id}`)
    })
    expect((await reply(body.data._id, { clientKey })).status).toBe(200)
    const refused = await reply(body.data._id)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This ticket has 200 messages, the most it can have. Create a new ticket to go on.',
    ])
    // What was stored already may be sent once more, and staff answer as before.
    const again = await reply(body.data._id, { clientKey })
    expect([again.status, again.body.data.conversations.length]).toEqual([200, 200])
    await answer(body.data._id)
    admin.app.clock.advance({ minutes: 1 })
    // The list, which shows the newest two hundred, has it without what was said.
    const second = (await ask({ question: 'Another' })).body.data
    expect((await tickets()).body.data).toMatchObject([
      { _id: second._id, conversations: [{ message: 'Another' }] },
      { _id: body.data._id, question: 'Why is the angle 90°?', conversations: [] },
    ])
    const { token } = admin.student
    const whole = await admin.app.call('getTicket', { ticketId: body.data._id }, { token })
    expect(whole.body.data.conversations).toHaveLength(201)
  })

  it('stores a repeated reply once', async () => {
    const { body } = await ask()
    const clientKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => reply(body.data._id, { clientKey })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await reply(body.data._id, { clientKey })).body.data.conversations).toHaveLength(2)
    const toStaff = await admin.app.mailbox(admin.app.settings.supportEmail)
    expect(toStaff.filter(({ subject }) => subject.startsWith(`[${body.data.ticketId}] Reply`))).toHaveLength(
      1,
    )
  })

  it('limits the mails to support about one student’s replies per hour, and stores all', async () => {
    const { app } = admin
    const endWindows = () => app.services.database.first(sql`delete from rate_limits`)
    await endWindows()
    const { body } = await ask()
    const most = limits.replyMailPerAccount.count
    for (let count = 0; count < most + 3; count += 1)
      expect((await reply(body.data._id, { clientKey: randomUUID() })).status).toBe(200)
    const mailed = async () => {
      const mails = await app.mailbox(app.settings.supportEmail)
      return mails.filter(({ subject }) => subject.startsWith(`[${body.data.ticketId}] Reply`)).length
    }
    expect(await mailed()).toBe(most)
    await endWindows()
    const next = await reply(body.data._id, { clientKey: randomUUID() })
    expect([await mailed(), next.body.data.conversations.length]).toEqual([most + 1, most + 5])
  })

  it('stores every one of many concurrent replies, in one order', async () => {
    const { body } = await ask()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => reply(body.data._id, { message: `Reply ${index}` })),
    )
    const { conversations } = (
      await admin.app.call('getTicket', { ticketId: body.data._id }, { token: admin.student.token })
    ).body.data
    expect(conversations).toHaveLength(21)
    expect(new Set(conversations.map(({ message }: { message: string }) => message)).size).toBe(21)
  })

  it('refuses a forged sender, and another’s ticket as if it were not there', async () => {
    const { body } = await ask()
    const other = await admin.app.student()
    expect((await reply(body.data.ticketId, { senderId: other.id })).status).toBe(404)
    expect((await reply(body.data.ticketId, { senderId: 'staff-1' })).status).toBe(404)
    const strange = await reply(body.data.ticketId, {}, other)
    const unknown = await reply('TKT-2026-99999', {}, other)
    expect([strange.status, strange.body]).toEqual([404, unknown.body])
    expect((await tickets()).body.data[0].conversations).toHaveLength(1)
  })

  it('reopens a solved ticket, with a message', async () => {
    const { body } = await ask()
    await answer(body.data.ticketId, true)
    expect((await tickets()).body.data[0].status).toBe('solved')
    const { data } = (await reply(body.data.ticketId)).body
    expect(data.status).toBe('open')
    const messages = data.conversations.map(({ senderId, message }: Record<string, string>) => [
      senderId,
      message,
    ])
    expect(messages.slice(2)).toEqual([
      ['system', 'Marked as solved. Reply to open it again.'],
      [admin.student.id, 'I see now'],
      ['system', 'Opened again by your reply.'],
    ])
  })

  it('confirms the first reply after an answer, and not those that follow', async () => {
    const { body } = await ask()
    await answer(body.data.ticketId)
    await reply(body.data.ticketId)
    await reply(body.data.ticketId)
    const mails = await admin.app.mailbox(admin.student.email)
    expect(mails.filter(({ subject }) => subject.startsWith('We’ve received your reply'))).toHaveLength(1)
  })
})

describe('answerTicket', () => {
  it('stores the answer, counts the first one, and mails the student', async () => {
    const { body } = await ask()
    admin.app.clock.advance({ minutes: 5 })
    const first = admin.app.clock.now()
    await answer(body.data.ticketId)
    admin.app.clock.advance({ minutes: 5 })
    await answer(body.data._id, false, 'One more thing.')
    const [ticket] = (await tickets()).body.data
    expect(ticket).toMatchObject({ status: 'waiting', lastMessageAt: admin.app.clock.now().toISOString() })
    expect(ticket.conversations.at(-1)).toMatchObject({
      isStaff: true,
      senderName: 'Stepmark Support',
      message: 'One more thing.',
    })
    const row = await admin.app.services.database.first(
      sql<{ at: Date }>`select first_answered_at as at from tickets where id = ${body.data._id}`,
    )
    expect(row?.at).toEqual(first)
    const mails = await admin.app.mailbox(admin.student.email)
    expect(mails.filter(({ subject }) => subject.startsWith('Reply to'))).toHaveLength(2)
  })

  it('finds no ticket that is not there', async () => {
    await expect(answer('TKT-2026-99999')).rejects.toMatchObject({ kind: 'notFound' })
  })
})

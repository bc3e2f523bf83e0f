import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { runOn } from '../../../tests/support/database.ts'

let app: TestApp
let student: TestStudent
let course: TestCourse
let support: TestStaff
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course({ title: 'Circles' })
  support = await staffOf(app, 'support')
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.advance({ minutes: 1 })
  student = await app.student()
  await app.grant(student, course, -1, 30)
})

type Ticket = { _id: string; ticketId: string }

async function ask(question = 'Why is the angle 90°?'): Promise<Ticket> {
  const asked = { userId: student.id, courseId: course.id, question }
  return (await app.call('createTicket', asked, { token: student.token })).body.data
}

function admin(name: Parameters<typeof adminCall>[1], input: object = {}, who: TestStaff = support) {
  return adminCall(app, name, input, { cookie: who.cookie })
}

/** Everything the student can read of their tickets. */
async function studentSees(ticket: Ticket): Promise<string> {
  const { token } = student
  const answers = [
    await app.call('getTicketByUserId', { userId: student.id }, { token }),
    await app.call('getTicket', { ticketId: ticket.ticketId }, { token }),
    await app.call('exportAccount', {}, { token }),
  ]
  return JSON.stringify([...answers.map(({ body }) => body), await app.mailbox(student.email)])
}

async function log(action: string, subjectId: string) {
  const { body } = await admin('getAuditLog', { action, limit: 100 }, owner)
  return body.data.items.filter((entry: { subjectId: string }) => entry.subjectId === subjectId)
}

describe('admin/getTicket', () => {
  it('shows the conversation with the student, courses and orders', async () => {
    const ticket = await ask()
    await app.call('createOrder', { courseId: course.id, subscriptionType: 1 }, { token: student.token })
    const { status, body } = await admin('getTicket', { ticketId: ticket.ticketId })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      kind: 'ticket',
      reference: ticket.ticketId,
      course: 'Circles',
      contact: { name: student.name, email: student.email, phone: student.phone, locale: 'en' },
      messages: [{ from: 'student', name: student.name, text: 'Why is the angle 90°?' }],
      student: { id: student.id, courses: [{ title: 'Circles', isRevoked: false }], ticketCount: 1 },
      firstAnswerDueAt: new Date(app.clock.now().getTime() + 48 * 3600 * 1000).toISOString(),
    })
    expect(body.data.student.orders).toMatchObject([{ course: 'Circles', state: 'open' }])
  })

  it('audits the view, with person and subject, without the conversation', async () => {
    const ticket = await ask('A secret of mine')
    await admin('getTicket', { ticketId: ticket._id })
    const [entry] = await log('ticket.open', ticket._id)
    expect(entry).toMatchObject({
      staff: { id: support.id, name: support.name },
      subjectKind: 'ticket',
      at: app.clock.now().toISOString(),
    })
    expect(JSON.stringify(entry)).not.toContain('secret')
  })

  it.each(['TKT-2026-99999', randomUUID(), 'nothing'])('finds no ticket by %s', async (ticketId) => {
    expect((await admin('getTicket', { ticketId })).status).toBe(404)
  })
})

describe('admin/answerTicket', () => {
  it('reaches the student by mail and on the open page, and stops the first clock', async () => {
    const ticket = await ask()
    const answer = { id: ticket._id, text: 'The radius is perpendicular.', clientKey: randomUUID() }
    const { status, body } = await admin('answerTicket', answer)
    expect([status, body.response, body.data.status]).toEqual([200, 'Reply sent', 'waiting'])
    expect(body.data.firstAnswerDueAt).toBeNull()
    expect(body.data.solveDueAt).not.toBeNull()
    expect(await studentSees(ticket)).toContain('The radius is perpendicular.')
    // Sent again after a lost connection it is stored, mailed and counted once.
    const again = await admin('answerTicket', answer)
    expect(again.body.data.messages).toHaveLength(2)
    const mails = (await app.mailbox(student.email)).filter(({ text }) => text.includes('perpendicular'))
    expect(mails).toHaveLength(1)
    expect(await log('ticket.answer', ticket._id)).toMatchObject([
      { before: { status: 'open' }, after: { status: 'waiting' } },
    ])
  })

  it('mails in the language of the student', async () => {
    await runOn(app.databaseUrl, `update students set locale = 'hi' where id = '${student.id}'`)
    const ticket = await ask()
    await admin('answerTicket', { id: ticket._id, text: 'Because of Thales.' })
    const mail = (await app.mailbox(student.email)).find(({ text }) => text.includes('Because of Thales.'))
    expect(mail?.text).toMatch(/[\u0900-\u097f]/)
    expect(mail?.text).toContain('/hi/support?ticket=')
  })

  it('leaves nothing behind when the log cannot be written', async () => {
    const ticket = await ask()
    await runOn(
      app.databaseUrl,
      `alter table audit_log add constraint shut check (action <> 'ticket.answer') not valid`,
    )
    try {
      expect((await admin('answerTicket', { id: ticket._id, text: 'Lost words' })).status).toBe(500)
    } finally {
      await runOn(app.databaseUrl, 'alter table audit_log drop constraint shut')
    }
    expect(await studentSees(ticket)).not.toContain('Lost words')
  })
})

describe('two members of staff at one case', () => {
  async function written(kind: 'ticket' | 'contact'): Promise<string> {
    if (kind === 'ticket') return (await ask())._id
    const sent = { name: 'Mina', email: 'mina@example.com', phone: '9848012346', message: 'About a refund' }
    expect((await app.call('contactSupport', sent)).status).toBe(200)
    return (await admin('getInbox', { kind: 'contact', search: 'mina@' })).body.data.items[0].id
  }

  it.each(['ticket', 'contact'] as const)('give no two answers: %s', async (kind) => {
    const other = await staffOf(app, 'support')
    const id = await written(kind)
    const hold = async (who: TestStaff) =>
      (await admin('holdCase', { kind, id, isHeld: true }, who)).body.data.answering
    const answer = (text: string, read: number, who: TestStaff) =>
      kind === 'ticket'
        ? admin('answerTicket', { id, text, read, clientKey: randomUUID() }, who)
        : admin('answerEnquiry', { kind, id, text, read, clientKey: randomUUID() }, who)
    const before = (
      await admin(kind === 'ticket' ? 'getTicket' : 'getEnquiry', {
        ...(kind === 'ticket' ? { ticketId: id } : { kind, id }),
      })
    ).body.data.messages.length
    expect(await hold(support)).toBe(null)
    expect(await hold(other)).toMatchObject({ name: support.name })
    const refused = await answer('No refund.', before, other)
    expect([refused.status, refused.body.error]).toEqual([409, `${support.name} is answering this now.`])
    expect((await answer('You get it back.', before, support)).status).toBe(200)
    // It is free again, but what was said meanwhile is read first.
    const late = await answer('No refund.', before, other)
    expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('answered')])
    expect((await answer('By Friday.', before + 1, other)).status).toBe(200)
    await hold(support)
    app.clock.advance({ minutes: 11 })
    expect(await hold(other)).toBe(null)
  })
})

describe('a note', () => {
  it('is seen by staff and never by the student', async () => {
    const ticket = await ask()
    const { body } = await admin('addNote', { kind: 'ticket', id: ticket._id, text: 'Ask the author first' })
    expect(body.data.notes).toMatchObject([{ author: support.name, text: 'Ask the author first' }])
    const seen = await studentSees(ticket)
    expect(seen).not.toContain('Ask the author first')
    expect(await log('ticket.note', ticket._id)).toHaveLength(1)
  })

  it('is stored and audited once when sent again under its key, also concurrently', async () => {
    const ticket = await ask()
    const note = { kind: 'ticket', id: ticket._id, text: 'Asked the bank', clientKey: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin('addNote', note)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await admin('addNote', note)).body.data.notes).toHaveLength(1)
    expect(await log('ticket.note', ticket._id)).toHaveLength(1)
    const again = await admin('addNote', { ...note, clientKey: randomUUID() })
    expect(again.body.data.notes).toHaveLength(2)
  })

  it('goes with the student who is erased', async () => {
    const ticket = await ask()
    await admin('addNote', { kind: 'ticket', id: ticket._id, text: 'Somebody we must forget' })
    const deletion = { password: student.password, confirmation: 'accountAndPlans' }
    expect((await app.call('deleteAccount', deletion, { token: student.token })).status).toBe(200)
    expect((await admin('getTicket', { ticketId: ticket._id })).status).toBe(404)
    expect((await admin('addNote', { kind: 'ticket', id: ticket._id, text: 'x' })).status).toBe(404)
  })
})

describe('admin/setStatus and admin/assign', () => {
  it('tell the student that a ticket was solved, and that it is open again', async () => {
    const ticket = await ask()
    const set = (status: string) => admin('setStatus', { kind: 'ticket', id: ticket._id, status })
    const solved = await set('solved')
    expect(solved.body.data).toMatchObject({ status: 'solved', solveDueAt: null, firstAnswerDueAt: null })
    expect(await studentSees(ticket)).toContain('Marked as solved')
    expect((await set('open')).body.data.messages).toHaveLength(3)
    expect((await set('open')).body.data.messages).toHaveLength(3)
    expect(await log('ticket.status', ticket._id)).toMatchObject([
      { before: { status: 'solved' }, after: { status: 'open' } },
      { before: { status: 'open' }, after: { status: 'solved' } },
    ])
  })

  it('give a case to support staff and the owner alone', async () => {
    const author = await staffOf(app, 'author')
    const ticket = await ask()
    const give = (staffId: string | null) => admin('assign', { kind: 'ticket', id: ticket._id, staffId })
    expect((await give(owner.id)).body.data.assignee).toEqual({ id: owner.id, name: owner.name })
    expect((await give(author.id)).body.fields).toHaveProperty('staffId')
    expect((await give(null)).body.data.assignee).toBeNull()
    const { body } = await admin('getAssignees')
    expect(body.data.map(({ id }: { id: string }) => id)).toContain(support.id)
    expect(body.data.map(({ id }: { id: string }) => id)).not.toContain(author.id)
  })
})

describe('admin/getInbox', () => {
  const contact = {
    name: 'Meera Contact',
    email: 'meera@example.com',
    phone: '9848012345',
    message: 'About fees',
  }

  it('lists tickets, contact requests, applications and reports together, the newest first', async () => {
    const ticket = await ask()
    app.clock.advance({ minutes: 1 })
    expect((await app.call('contactSupport', contact)).status).toBe(200)
    const { body } = await admin('getInbox')
    expect(body.data.items.slice(0, 2)).toMatchObject([
      { kind: 'contact', person: 'Meera Contact', title: 'About fees', status: 'open' },
      { kind: 'ticket', reference: ticket.ticketId, person: student.name },
    ])
    expect(body.data.total).toBe(body.data.counts.open + body.data.counts.waiting + body.data.counts.solved)
  })

  it.each([
    [{ kind: 'contact' }, 'contact'],
    [{ search: 'MEERA@example' }, 'contact'],
    [{ search: '100%_' }, null],
    [{ kind: 'application' }, null],
  ])('finds with %j only what fits', async (filter, kind) => {
    const { body } = await admin('getInbox', filter)
    const kinds = new Set(body.data.items.map((item: { kind: string }) => item.kind))
    expect([...kinds]).toEqual(kind === null ? [] : [kind])
  })

  it('filters by assignee and status, and pages', async () => {
    const ticket = await ask()
    await admin('assign', { kind: 'ticket', id: ticket._id, staffId: support.id })
    const mine = await admin('getInbox', { assignee: 'me', status: 'open' })
    expect(mine.body.data.items.map(({ id }: { id: string }) => id)).toEqual([ticket._id])
    const nobodys = await admin('getInbox', { assignee: 'none', limit: 100 })
    expect(JSON.stringify(nobodys.body.data)).not.toContain(ticket._id)
    const first = await admin('getInbox', { limit: 2 })
    const second = await admin('getInbox', { limit: 2, page: 2 })
    const ids = [...first.body.data.items, ...second.body.data.items].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(first.body.data.totalPages).toBe(Math.ceil(first.body.data.total / 2))
  })

  it('opens an enquiry, keeps its status and notes, and audits the view', async () => {
    const [{ id }] = (await admin('getInbox', { kind: 'contact' })).body.data.items
    const { body } = await admin('getEnquiry', { kind: 'contact', id })
    expect(body.data).toMatchObject({
      contact: { name: 'Meera Contact', email: 'meera@example.com' },
      messages: [{ from: 'student', text: 'About fees' }],
      student: null,
    })
    expect(await log('contact.open', id)).toHaveLength(1)
    const answered = await admin('setStatus', { kind: 'contact', id, status: 'waiting' })
    expect(answered.body.data).toMatchObject({ status: 'waiting', firstAnswerDueAt: null })
    const noted = await admin('addNote', { kind: 'contact', id, text: 'Called back' })
    expect(noted.body.data.notes).toMatchObject([{ text: 'Called back' }])
    expect((await admin('getEnquiry', { kind: 'report', id })).status).toBe(404)
  })

  it('opens applications and reports with the fields of their forms', async () => {
    await runOn(
      app.databaseUrl,
      `insert into applications (reference, full_name, email, company_name, experience_in_years, dream_company, topics, locale, created_at)
       values ('APP-1', 'Kiran', 'kiran@example.com', 'Mill', 1.5, 'Observatory', '{data}', 'te', now())`,
      `insert into reports (reference, subject_kind, subject_id, subject_title, reason, text, locale, created_at)
       values ('REP-1', 'lesson', 'x', 'Tangents', 'wrong', 'Step 3 is wrong', 'en', now())`,
    )
    for (const [kind, text] of [
      ['application', 'Observatory'],
      ['report', 'Step 3 is wrong'],
    ]) {
      const [{ id }] = (await admin('getInbox', { kind })).body.data.items
      const { status, body } = await admin('getEnquiry', { kind, id })
      expect([status, JSON.stringify(body.data)]).toEqual([200, expect.stringContaining(text ?? '')])
    }
  })
})

describe('the audit log', () => {
  it('cannot be changed or deleted', async () => {
    for (const statement of [
      `update audit_log set action = 'nothing'`,
      'delete from audit_log',
      'truncate audit_log',
    ])
      await expect(runOn(app.databaseUrl, statement)).rejects.toThrow('only added to')
  })

  it('contains sign-ins and command-line actions, and can be filtered by person', async () => {
    const { body } = await admin('getAuditLog', { limit: 100 }, owner)
    const actions = body.data.items.map(({ action }: { action: string }) => action)
    expect(actions).toContain('staff.set-up')
    expect(
      body.data.items.find(({ action }: { action: string }) => action === 'staff.create').staff,
    ).toBeNull()
    const mine = (await admin('getAuditLog', { staffId: owner.id }, owner)).body.data.items
    expect(new Set(mine.map(({ staff }: { staff: { id: string } }) => staff.id))).toEqual(new Set([owner.id]))
  })
})

describe('admin/getCannedReplies', () => {
  it('lists replies that name the person', async () => {
    const { body } = await admin('getCannedReplies')
    expect(body.data.length).toBeGreaterThan(3)
    expect(body.data[0].text).toContain('{name}')
  })
})

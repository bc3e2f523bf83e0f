import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { whileHeld } from '../../tests/support/held-row.ts'
import { addPractice, askQuestions, syncTries, tryAt } from '../../tests/support/practice.ts'
import { sql } from '../adapters/database/sql.ts'
import { forgetOldEnquiries } from '../enquiries/operations.ts'

let app: TestApp
let course: TestCourse
let owner: TestStaff
let otherOwner: TestStaff
let counsellor: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  owner = await staffOf(app, 'owner')
  otherOwner = await staffOf(app, 'owner')
  counsellor = await staffOf(app, 'author')
  const saved = await staffCall('saveSafeguarding', {
    help: { en: 'Call 1098 now', hi: '1098 पर फ़ोन करें', te: '1098కు ఫోన్ చేయండి' },
    people: [counsellor.id, owner.id],
  })
  expect(saved.status).toBe(200)
})
afterAll(() => app.close())

const newKey = () => `ask-${randomUUID()}`
const staffCall = (name: Parameters<typeof adminCall>[1], input: object, who: TestStaff = owner) =>
  adminCall(app, name, input, { cookie: who.cookie })
const ask = (who: TestStudent, text: string, clientKey = newKey()) =>
  app.call('askQuestion', { item: course.freeVideo, text, clientKey }, who)
const flagsOf = async (who = owner) => (await staffCall('getFlags', { limit: 100 }, who)).body.data.items
const flagOf = async (who: TestStudent, reader = owner) =>
  (await flagsOf(reader)).find(({ student }: { student: { id: string } }) => student.id === who.id)
async function alarmsOf({ email }: TestStaff) {
  await app.runJobs()
  return (await app.mailbox(email)).filter(({ subject }) => subject.startsWith('Safeguarding'))
}

describe('words of harm', () => {
  it('show help at once and alert two safeguarding contacts, without the words', async () => {
    const student = await app.student()
    const calm = await ask(student, 'Why is x = 3?')
    expect(calm.body.data.help).toBe(null)
    const before = [await alarmsOf(counsellor), await alarmsOf(owner), await alarmsOf(otherOwner)]
    const { body } = await ask(student, 'I want to die after this test')
    expect(body.data.help).toBe('Call 1098 now')
    const after = [await alarmsOf(counsellor), await alarmsOf(owner), await alarmsOf(otherOwner)]
    expect(after.map(({ length }, at) => length - (before[at]?.length ?? 0))).toEqual([1, 1, 0])
    expect(after[0]?.at(-1)?.text).toContain('POCSO')
    expect(after[0]?.at(-1)?.text).not.toContain('want to die')
    const { id } = await flagOf(student, counsellor)
    const seen = (await staffCall('getFlag', { id }, counsellor)).body.data
    expect(seen).toMatchObject({ concern: 'self-harm', saidBy: 'student', mayClose: false })
    expect(seen.messages[0].text).toBe('I want to die after this test')
  })

  it('show help again when the response was lost, and alert nobody twice', async () => {
    const [student, key] = [await app.student(), newKey()]
    await ask(student, 'I want to die after this test', key)
    const told = (await alarmsOf(counsellor)).length
    expect((await ask(student, 'I want to die after this test', key)).body.data.help).toBe('Call 1098 now')
    expect(await alarmsOf(counsellor)).toHaveLength(told)
  })

  it('are hidden from the adult in the thread, and an owner outside it is alerted instead', async () => {
    const student = await app.student()
    const { _id: id } = (await ask(student, 'Why is x = 3?')).body.data.question
    const given = { id, text: 'Because.', read: 1, clientKey: newKey() }
    expect((await staffCall('answerQuestion', given, counsellor)).status).toBe(200)
    const before = [await alarmsOf(counsellor), await alarmsOf(otherOwner)]
    const reply = { id, text: 'mera teacher mujhe galat jagah chuta hai', clientKey: newKey() }
    expect((await app.call('replyToQuestion', reply, student)).body.data.help).toContain('1098')
    const after = [await alarmsOf(counsellor), await alarmsOf(otherOwner)]
    expect(after.map(({ length }, at) => length - (before[at]?.length ?? 0))).toEqual([0, 1])
    expect(await flagOf(student, counsellor)).toBe(undefined)
    const flag = await flagOf(student)
    expect(flag.concern).toBe('abuse')
    expect((await staffCall('getFlag', { id: flag.id }, counsellor)).status).toBe(404)
    expect(JSON.stringify((await staffCall('getQuestion', { id }, counsellor)).body.data)).not.toContain(
      'flag',
    )
  })

  it('alert another owner once an alerted person takes part, and nobody twice', async () => {
    const student = await app.student()
    const { _id: id } = (await ask(student, 'I want to die after this test')).body.data.question
    const given = { id, text: 'Come and see me.', read: 1, clientKey: newKey() }
    expect((await staffCall('answerQuestion', given, counsellor)).status).toBe(200)
    // One after another: a mail that another run of the jobs has in hand is in no mailbox yet.
    const told = async () => [
      (await alarmsOf(counsellor)).length,
      (await alarmsOf(owner)).length,
      (await alarmsOf(otherOwner)).length,
    ]
    const before = await told()
    for (const text of ['mera teacher mujhe galat jagah chuta hai', 'I want to die'])
      await app.call('replyToQuestion', { id, text, clientKey: newKey() }, student)
    expect((await told()).map((count, at) => count - (before[at] ?? 0))).toEqual([0, 0, 1])
  })

  it('of a student go by no mail, not even in the subject of a ticket', async () => {
    const student = await app.student()
    await app.grant(student, course, -1, 30)
    const given = { userId: student.id, courseId: course.id, question: 'My uncle touches me' }
    const { _id: id, ticketId } = (await app.call('createTicket', given, student)).body.data
    const more = { ticketId, senderId: student.id, message: 'he beats me', clientKey: newKey() }
    expect((await app.call('addConversation', more, student)).status).toBe(200)
    const answer = { id, text: 'We call you now.', read: 2 }
    expect((await staffCall('answerTicket', answer)).status).toBe(200)
    await app.runJobs()
    const mails = JSON.stringify(await app.mailbox())
    expect(mails).toContain(`[${ticketId}] New ticket: Quadratics`)
    expect(mails).toContain('We call you now.')
    expect(mails).not.toMatch(/uncle touches|beats me/)
  })

  it('are heard in support tickets and in what staff write', async () => {
    const student = await app.student()
    await app.grant(student, course, -1, 30)
    const given = { userId: student.id, courseId: course.id, question: 'My uncle touches me' }
    const { _id: id } = (await app.call('createTicket', given, student)).body.data
    expect(await flagOf(student)).toMatchObject({ thread: 'ticket', concern: 'abuse', saidBy: 'student' })

    const another = await app.student()
    const { _id: question } = (await ask(another, 'Hello')).body.data.question
    const words = { id: question, text: 'send nudes', read: 1, clientKey: newKey() }
    await staffCall('answerQuestion', words, counsellor)
    expect(await flagOf(another)).toMatchObject({ saidBy: 'staff' })
    expect(id).toBeTruthy()
  })

  it('go with an account that is deleted in the moment in which their flag is closed', async () => {
    const student = await app.student()
    const { _id: question } = (await ask(student, 'I want to die after this test')).body.data.question
    const { id } = await flagOf(student)
    const { answer } = await whileHeld(app.services.database, {
      hold: sql`
        update students set email = ${`erased-${student.id}@erased.invalid`}, erased_at = ${app.clock.now()}
        where id = ${student.id}`,
      ask: () => staffCall('closeFlag', { id, note: 'Spoke with the family' }),
    })
    expect(answer.status).toBe(200)
    const kept = await app.services.database.all(sql`select from questions where id = ${question}`)
    expect(kept).toEqual([])
  })

  it('are for owners and the named people, who is neither is refused', async () => {
    const supporter = await staffOf(app, 'support')
    expect((await staffCall('getFlags', {}, supporter)).status).toBe(404)
    expect((await staffCall('getSafeguarding', {}, counsellor)).status).toBe(403)
  })
})

describe('assigned to a person', () => {
  it('hears nothing of its flag either, and closes none', async () => {
    const student = await app.student()
    await app.grant(student, course, -1, 30)
    const given = { userId: student.id, courseId: course.id, question: 'Where is my worksheet?' }
    const { _id: id, ticketId } = (await app.call('createTicket', given, student)).body.data
    expect((await staffCall('assign', { kind: 'ticket', id, staffId: otherOwner.id })).status).toBe(200)
    const before = [await alarmsOf(counsellor), await alarmsOf(otherOwner)]
    const more = { ticketId, senderId: student.id, message: 'he beats me', clientKey: newKey() }
    expect((await app.call('addConversation', more, student)).status).toBe(200)
    const after = [await alarmsOf(counsellor), await alarmsOf(otherOwner)]
    expect(after.map(({ length }, at) => length - (before[at]?.length ?? 0))).toEqual([1, 0])
    const flag = await flagOf(student)
    expect(await flagOf(student, otherOwner)).toBe(undefined)
    const close = { id: flag.id, note: 'Nothing happened' }
    expect((await staffCall('getFlag', { id: flag.id }, otherOwner)).status).toBe(404)
    expect((await staffCall('closeFlag', close, otherOwner)).status).toBe(404)
  })
})

describe('a flagged thread', () => {
  it('outlives its account until an owner closes it with a note, and every look at it is written down', async () => {
    const student = await app.student()
    const { _id: id } = (await ask(student, 'आत्महत्या')).body.data.question
    const { _id: other } = (await ask(student, 'Why is x = 4?')).body.data.question
    const gone = { password: student.password, confirmation: 'account' }
    expect((await app.call('deleteAccount', gone, student)).status).toBe(200)
    expect((await staffCall('getQuestion', { id })).status).toBe(200)
    expect((await staffCall('getQuestion', { id: other })).status).toBe(404)
    await app.services.database.first(sql`update students set is_demo = false where id = ${student.id}`)
    await expect(app.services.database.first(sql`delete from questions where id = ${id}`)).rejects.toThrow(
      'a flagged thread is kept',
    )

    const flag = await flagOf(student)
    expect(
      (await staffCall('closeFlag', { id: flag.id, note: 'Spoke to the parents' }, counsellor)).status,
    ).toBe(403)
    await staffCall('getFlag', { id: flag.id })
    const closed = await staffCall('closeFlag', { id: flag.id, note: 'Spoke to the parents' })
    expect(closed.body.data).toMatchObject({ closingNote: 'Spoke to the parents', closedBy: owner.name })
    expect((await staffCall('getQuestion', { id })).status).toBe(404)
    const log = (await staffCall('getAuditLog', { kind: 'flag', subject: flag.id })).body.data.items
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['flag.close', 'flag.open'])
  })

  it('is closed by a safeguarding contact if every owner takes part in it', async () => {
    const student = await app.student()
    const { _id: id } = (await ask(student, 'I want to die after this test')).body.data.question
    const flag = await flagOf(student)
    const close = (who: TestStaff) =>
      staffCall('closeFlag', { id: flag.id, note: 'Spoke to the parents' }, who)
    for (const [read, who] of [owner, otherOwner].entries()) {
      const { body } = await staffCall('getFlag', { id: flag.id }, counsellor)
      expect([body.data.mayClose, (await close(counsellor)).status]).toEqual([false, 403])
      const given = { id, text: 'Come and see me.', read: read + 1, clientKey: newKey() }
      expect((await staffCall('answerQuestion', given, who)).status).toBe(200)
      expect((await close(who)).status).toBe(404)
    }
    expect((await close(await staffOf(app, 'support'))).status).toBe(404)
    expect((await staffCall('getFlag', { id: flag.id }, counsellor)).body.data.mayClose).toBe(true)
    expect((await close(counsellor)).body.data).toMatchObject({ closedBy: counsellor.name, mayClose: false })
  })

  it('of a ticket is kept too', async () => {
    const student = await app.student()
    await app.grant(student, course, -1, 30)
    const given = { userId: student.id, courseId: course.id, question: 'chanipovalani undi' }
    await app.call('createTicket', given, student)
    const gone = { password: student.password, confirmation: 'accountAndPlans' }
    expect((await app.call('deleteAccount', gone, student)).status).toBe(200)
    const { id } = await flagOf(student)
    expect((await staffCall('getFlag', { id })).body.data.messages[0].text).toBe('chanipovalani undi')
  })
})

describe('a disputed mark', () => {
  let item: string
  beforeAll(async () => {
    item = await addPractice(app, course, true)
  })
  async function disputed(words: string): Promise<TestStudent> {
    const student = await app.student()
    const [question] = await askQuestions(app, student, { item, count: 1 })
    if (question === undefined) throw new Error('no question')
    const { attempts } = await syncTries(app, student, [tryAt(app, question, { answer: '12345', lines: [] })])
    const { status } = await app.call('disputeMark', { attempt: attempts[0].attempt, words }, student)
    expect(status).toBe(200)
    return student
  }
  async function decide(reply: string, who: TestStaff) {
    const { items } = (await staffCall('getDisputes', { limit: 100 }, who)).body.data
    return staffCall('decideDispute', { id: items.at(-1).id, decision: 'decline', reply }, who)
  }

  it('is flagged too: two are alerted, its decider is not, and it outlives its account', async () => {
    const before = [await alarmsOf(counsellor), await alarmsOf(owner)]
    const student = await disputed('My father beats me for this mark')
    const after = [await alarmsOf(counsellor), await alarmsOf(owner)]
    expect(after.map(({ length }, at) => length - (before[at]?.length ?? 0))).toEqual([1, 1])
    const { id } = await flagOf(student, counsellor)
    expect((await decide('We look at it.', counsellor)).status).toBe(200)
    expect(await flagOf(student, counsellor)).toBe(undefined)
    const gone = { password: student.password, confirmation: 'account' }
    expect((await app.call('deleteAccount', gone, student)).status).toBe(200)
    const seen = (await staffCall('getFlag', { id })).body.data
    expect(seen).toMatchObject({ thread: 'dispute', title: 'Disputed mark in practice', concern: 'abuse' })
    expect(seen.messages).toMatchObject([
      { from: 'student', text: 'My father beats me for this mark' },
      { from: 'staff', name: counsellor.name, text: 'We look at it.' },
    ])
    await app.services.database.first(sql`update students set is_demo = false where id = ${student.id}`)
    await expect(
      app.services.database.first(sql`delete from practice_disputes where student_id = ${student.id}`),
    ).rejects.toThrow('a flagged thread is kept')
    expect((await staffCall('closeFlag', { id, note: 'Spoke to Childline' })).status).toBe(200)
    const left = await app.services.database.all(
      sql`select from practice_attempts where student_id = ${student.id}`,
    )
    expect(left).toEqual([])
  })

  it('is heard in the reply as well', async () => {
    const student = await disputed('It is right')
    expect(await flagOf(student)).toBe(undefined)
    expect((await decide('send nudes', counsellor)).status).toBe(200)
    expect(await flagOf(student)).toMatchObject({ saidBy: 'staff', thread: 'dispute' })
    expect(await flagOf(student, counsellor)).toBe(undefined)
  })
})

describe('the words of help', () => {
  it('are the owner’s in each language', async () => {
    const hindi = await app.call('getHelp', {}, { headers: { 'accept-language': 'hi' } })
    expect(hindi.body.data.help).toBe('1098 पर फ़ोन करें')
    const unchanged = { help: { en: 'a', hi: 'b', te: 'c' }, people: [owner.id, owner.id] }
    expect((await staffCall('saveSafeguarding', unchanged)).status).toBe(400)
  })
})

describe('a form to support', () => {
  const contact = (message: string) => {
    const email = `${randomUUID()}@example.com`
    return app.call('contactSupport', { name: 'Mina', email, phone: '9848012345', message })
  }
  const flagNamed = async (name: string, reader = owner) =>
    (await flagsOf(reader)).find(({ student }: { student: { name: string } }) => student.name === name)

  it('is flagged too, also without an account: two are alerted, and support reads no words of it in a mail', async () => {
    const before = [await alarmsOf(counsellor), await alarmsOf(owner)]
    expect((await contact('My teacher touches me after class')).status).toBe(200)
    const after = [await alarmsOf(counsellor), await alarmsOf(owner)]
    expect(after.map(({ length }, at) => length - (before[at]?.length ?? 0))).toEqual([1, 1])
    expect(JSON.stringify(await app.mailbox())).not.toContain('touches me after class')
    const flag = await flagNamed('Mina', counsellor)
    expect(flag).toMatchObject({ thread: 'contact', concern: 'abuse', student: { id: null, name: 'Mina' } })
    const { messages } = (await staffCall('getFlag', { id: flag.id }, counsellor)).body.data
    expect(messages).toMatchObject([{ from: 'student', text: 'My teacher touches me after class' }])
  })

  it('is hidden from its assignee, and kept while the flag is open', async () => {
    const helper = await staffOf(app, ['support', 'owner'])
    const { id } = await flagNamed('Mina', helper)
    const [row] = await app.services.database.all(
      sql<{ id: string }>`select contact_request_id as id from safeguarding_flags where id = ${id}`,
    )
    const answer = { kind: 'contact', id: row?.id, text: 'We call you.', clientKey: randomUUID() }
    expect((await staffCall('answerEnquiry', answer, helper)).status).toBe(200)
    expect(await flagNamed('Mina', helper)).toBe(undefined)
    await app.services.database.first(
      sql`update contact_requests set is_demo = false where id = ${row?.id ?? ''}`,
    )
    const gone = sql`delete from contact_requests where id = ${row?.id ?? ''}`
    await expect(app.services.database.first(gone)).rejects.toThrow('a flagged thread is kept')
    await app.services.database.first(
      sql`update contact_requests set status = 'closed', dealt_with_at = '2020-01-01' where id = ${row?.id ?? ''}`,
    )
    await app.services.database.first(
      sql`update contact_requests set dealt_with_at = '2020-01-01' where id = ${row?.id ?? ''}`,
    )
    await forgetOldEnquiries(app.services)
    expect((await staffCall('getFlag', { id })).body.data.messages).toHaveLength(2)
    expect((await staffCall('closeFlag', { id, note: 'Spoke to the police' })).status).toBe(200)
    await forgetOldEnquiries(app.services)
    expect(await flagNamed('Mina')).toBe(undefined)
  })

  it('of one network cannot flood a mailbox: beyond ten in an hour all are listed, and mailed as one', async () => {
    const [mailed, listed] = [(await alarmsOf(owner)).length, (await flagsOf()).length]
    for (let time = 1; time <= 14; time += 1)
      expect((await contact(`I want to die, I say it ${time} times`)).status).toBe(200)
    expect((await flagsOf()).length - listed).toBe(14)
    const more = (await alarmsOf(owner)).length - mailed
    expect(more).toBeGreaterThan(0)
    expect(more).toBeLessThan(12)
  })

  it.each([
    ['contactSupport', { phone: '9848012345', message: 'he beats me at home' }],
    ['createReport', { kind: 'lesson', reason: 'other', text: 'he beats me at home' }],
  ] as const)('by %s outlives its account, and names nobody once its flag is closed', async (name, sent) => {
    const student = await app.student()
    const { email, password } = student
    const given = name === 'createReport' ? { id: course.freeVideo } : { name: student.name, email }
    expect((await app.call(name, { ...sent, ...given }, student)).status).toBe(200)
    expect((await app.call('deleteAccount', { password, confirmation: 'account' }, student)).status).toBe(200)
    const named = async () =>
      (
        await app.services.database.all(sql`
          select id from contact_requests where email = ${email} union all select id from reports where email = ${email}`)
      ).length
    expect(await named()).toBe(1)
    const { id } = await flagOf(student)
    expect((await staffCall('closeFlag', { id, note: 'Spoke to Childline' })).status).toBe(200)
    expect(await named()).toBe(0)
  })

  it('that reports a lesson is heard with its student', async () => {
    const student = await app.student()
    const sent = { kind: 'lesson', id: course.freeVideo, reason: 'other', text: 'he beats me at home' }
    expect((await app.call('createReport', sent, student)).status).toBe(200)
    expect(await flagOf(student)).toMatchObject({ thread: 'report', concern: 'abuse' })
  })
})

it('an alert is sent at once, also at night', async () => {
  app.clock.set('2026-12-01T20:00:00Z')
  const [student, named] = [await app.student(), await staffOf(app, 'owner')]
  const told = async () => {
    // Once: of several who run them at the same time, one may read while another still delivers.
    await app.runJobs()
    return (await Promise.all([counsellor, owner, otherOwner, named].map(alarmsOf))).flat().length
  }
  const before = await told()
  await ask(student, 'I want to die')
  expect((await told()) - before).toBe(2)
})

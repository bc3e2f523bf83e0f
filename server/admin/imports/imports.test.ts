import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { csvRow } from '../../../domain/admin/exports/csv.ts'
import { adminCall, giveFreshCodes, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { runOn } from '../../../tests/support/database.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())
beforeEach(() => giveFreshCodes(app))

const admin = (name: Parameters<typeof adminCall>[1], input: object, who = owner) =>
  adminCall(app, name, input, { cookie: who.cookie })

const head = 'name,email,phone,date_of_birth,guardian_name,guardian_email,course,until'
const start = (csv: string, batchId: string | null = null) =>
  admin('startImport', { id: randomUUID(), name: 'class-10.csv', csv, batchId })

async function imported(csv: string, batchId: string | null = null) {
  const { body } = await start(csv, batchId)
  await app.runJobs()
  return (await admin('getImport', { id: body.data.id })).body.data
}

async function newBatch(): Promise<string> {
  const id = randomUUID()
  const facts = {
    name: `Batch ${id}`,
    startsOn: '2026-06-01',
    endsOn: '2027-03-31',
    courseIds: [],
    teacherIds: [],
  }
  expect((await admin('saveBatch', { id, ...facts })).status).toBe(200)
  return id
}

const linkIn = (text = '') => /choose-password#([\da-f]{32})/.exec(text)?.[1] ?? ''

describe('a file of students', () => {
  it('lists the errors by row, and changes nothing yet', async () => {
    await app.course({ title: 'Surds' })
    const { body } = await admin('checkImport', {
      csv: [
        head,
        'Asha,asha@example.org,98480 11111,30/04/2011,Devi,devi@example.org,Surds,2027-03-31',
        'Ravi,ravi@example.org,98480 11112,2011-04-30,,,,',
        'Meena,not an address,98480 11113,2000-01-01,,,,',
        'Old,old@example.org,98480 11114,2000-01-01,,,No such course,2027-03-31',
        'Late,late@example.org,98480 11115,2000-01-01,,,Surds,2020-01-01',
      ].join('\n'),
    })
    expect(body.data).toMatchObject({ ready: 1, known: 0, grants: 1, problemCount: 4, doneBy: null })
    expect(
      body.data.problems.map(({ line, column }: { line: number; column: string }) => [line, column]),
    ).toEqual([
      [3, 'guardian_email'],
      [4, 'email'],
      [5, 'course'],
      [6, 'until'],
    ])
    expect(await app.mailbox('devi@example.org')).toEqual([])
    expect((await admin('getStudents', { search: 'asha@example.org' })).body.data.items).toEqual([])
  })

  it.each([
    ['name,phone\nAsha,98480 11111', 'must name the columns'],
    ['name,email,colour\nAsha,a@example.org,red', 'no such column'],
    ['name,email\n', 'no rows'],
    ['name,email\n"Asha,a@example.org', 'can’t be read'],
    [`name,email\n${'A,a@example.org\n'.repeat(5001)}`, 'up to 5,000'],
  ])('that is not a table of students is refused with a message (%#)', async (csv, expected) => {
    const { body } = await admin('checkImport', { csv })
    expect(body.data.problems[0].text).toContain(expected)
  })

  it('of 5,000 rows with long names in Telugu is taken whole', async () => {
    const name = 'విద్యార్థి పూర్తి పేరు '.repeat(3)
    const rows = Array.from(
      { length: 5000 },
      (_, n) =>
        `${name}${n},whole${n}@many.example,9${String(800000000 + n)},2011-04-30,${name},guardian${n}@many.example`,
    )
    const csv = [head.split(',').slice(0, 6).join(), ...rows].join('\n')
    const { status, body } = await admin('checkImport', { csv })
    expect([status, body.data?.ready, body.data?.problemCount]).toEqual([200, 5000, 0])
  })

  it('begins accounts, invites the guardian of a student under 18, and grants', async () => {
    await app.course({ title: 'Trigonometry' })
    const batchId = await newBatch()
    const done = await imported(
      `${head}\nAsha,asha.r@example.org,98480 22221,30/04/2011,Devi R,devi.r@example.org,Trigonometry,2027-03-31\nGrown,grown@example.org,98480 22222,2000-01-01,,,,\n`,
      batchId,
    )
    expect(done).toMatchObject({ rows: 2, done: 2, added: 2, refused: 0, finishedAt: expect.any(String) })
    expect(await app.mailbox('asha.r@example.org')).toEqual([])
    const log = await admin('getAuditLog', { kind: 'import', subject: done.id })
    expect(log.body.data.items[0]).toMatchObject({
      action: 'people.import',
      after: { rows: 2, refused: 0, grants: 1 },
    })
    const [toGuardian] = await app.mailbox('devi.r@example.org')
    expect(toGuardian?.text).toContain('asha.r@example.org')
    const chosen = await app.call('choosePasswordByLink', {
      token: linkIn(toGuardian?.text),
      newPassword: 'hill-river-42',
    })
    expect(chosen.body.data.email).toBe('asha.r@example.org')
    // The guardian's mailbox proves nothing about the student's own: the first sign-in mails a code there.
    const signedIn = await app.call('login', { email: 'asha.r@example.org', password: 'hill-river-42' })
    expect(signedIn.body.data).toEqual({ isVerified: false, email: 'asha.r@example.org' })
    expect(await app.mailbox('asha.r@example.org')).toHaveLength(1)
    const again = { token: linkIn(toGuardian?.text), newPassword: 'hill-river-43' }
    expect((await app.call('choosePasswordByLink', again)).status).toBe(400)

    const [toGrown] = await app.mailbox('grown@example.org')
    await app.call('choosePasswordByLink', { token: linkIn(toGrown?.text), newPassword: 'hill-river-42' })
    const grown = await app.call('login', { email: 'grown@example.org', password: 'hill-river-42' })
    expect(grown.body.data.isVerified).toBe(true)
    const found = await admin('getStudents', { search: 'asha.r@example.org' })
    expect(found.body.data.items[0].runningCourses).toBe(1)
    const members = await admin('getBatchMembers', { id: batchId })
    expect(members.body.data.items.map(({ name }: { name: string }) => name)).toEqual(['Asha', 'Grown'])
  })

  it('leaves an account that is there as it is, and grants to it', async () => {
    const student = await app.student()
    await app.course({ title: 'Known course' })
    const row = `Other Name,${student.email},98480 33331,2000-01-01,,,Known course,2027-03-31`
    expect(await imported(`${head}\n${row}`)).toMatchObject({ done: 1, added: 0, refused: 0 })
    const { body } = await admin('getStudent', { id: student.id })
    expect(body.data).toMatchObject({ name: student.name, courses: [{ title: 'Known course' }] })
    const signIn = await app.call('login', { email: student.email, password: student.password })
    expect(signIn.status).toBe(200)
  })

  it('invites an address that a stranger registered earlier, and is not changed by later registrations', async () => {
    const [before, after] = ['before@example.org', 'after@example.org']
    const register = (email: string) =>
      app.call('register', { name: 'Stranger', email, phone: '+919800000042', password: 'a-strangers-own' })
    await register(before)
    const rowOf = (email: string) => `Meera,${email},98480 33332,2011-04-30,Devi,${email}.parent,,`
    const csv = [head, rowOf(before), rowOf(after)].join('\n')
    expect((await admin('checkImport', { csv })).body.data.known).toBe(0)
    expect(await imported(csv)).toMatchObject({ done: 2, added: 2 })
    for (const email of [before, after]) {
      const [invitation] = await app.mailbox(`${email}.parent`)
      const token = linkIn(invitation?.text)
      const chosen = await app.call('choosePasswordByLink', { token, newPassword: 'hill-river-42' })
      expect(chosen.status).toBe(200)
    }
    await register(after)
    for (const email of [before, after]) {
      const { items } = (await admin('getStudents', { search: email })).body.data
      expect(items).toMatchObject([{ name: 'Meera', phone: '+919848033332' }])
      const signIn = (password: string) => app.call('login', { email, password })
      expect((await signIn('hill-river-42')).body.data).toEqual({ isVerified: false, email })
      expect((await signIn('a-strangers-own')).status).toBe(401)
    }
  })

  it('imported again only processes refused rows that are valid now', async () => {
    await app.course({ title: 'Early' })
    const row = (name: string, course: string) =>
      `${name},${name}@example.org,98480 12111,2000-01-01,,,${course},2027-03-31`
    const csv = [head, row('early', 'Early'), row('later', 'Later'), row('never', 'Never')].join('\n')
    expect(await imported(csv)).toMatchObject({ rows: 3, done: 3, refused: 2 })
    await app.course({ title: 'Later' })
    expect((await admin('checkImport', { csv })).body.data).toMatchObject({
      ready: 1,
      known: 0,
      doneBy: null,
    })
    const second = await imported(csv)
    expect(second).toMatchObject({ rows: 2, done: 2, added: 1, refused: 1 })
    expect((await start(csv)).body.data.id).toBe(second.id)
    const [{ id }] = (await admin('getStudents', { search: 'early@example.org' })).body.data.items
    expect((await admin('getStudent', { id })).body.data.courses).toHaveLength(1)
  })

  it('does nothing the second time, whatever its line endings', async () => {
    const csv = `${head}\nTwice,twice@example.org,98480 44441,2000-01-01,,,,`
    const first = await imported(csv)
    const again = await start(`\uFEFF${csv.replaceAll('\n', '\r\n')}\r\n`)
    expect(again.body.data).toMatchObject({ id: first.id, done: 1 })
    await app.runJobs()
    expect(await app.mailbox('twice@example.org')).toHaveLength(1)
    expect((await admin('checkImport', { csv })).body.data.doneBy).toBe(first.id)
  })

  it('is refused under the id of another import', async () => {
    const id = randomUUID()
    const send = (email: string) =>
      admin('startImport', {
        id,
        name: 'class-10.csv',
        csv: `${head}\nOnce,${email},98480 44443,2000-01-01,,,,`,
        batchId: null,
      })
    expect((await send('once@example.org')).status).toBe(200)
    expect((await send('once@example.org')).body.data).toMatchObject({ id })
    const other = await send('other@example.org')
    expect(other.status).toBe(409)
    expect(other.body.message).toContain('Another file')
    await app.runJobs()
    expect(await app.mailbox('other@example.org')).toEqual([])
  })

  it('recognises an address in any spelling', async () => {
    const rows = ['same@example.org', 'SAME@Example.org', 'ｓａｍｅ@example.org'].map(
      (email) => `Same,${email},98480 44442,2000-01-01,,,,`,
    )
    const { body } = await admin('checkImport', { csv: [head, ...rows].join('\n') })
    expect(body.data).toMatchObject({ ready: 1, problemCount: 2, problems: [{ line: 3 }, { line: 4 }] })
  })

  it('in other letters than UTF-8 is refused whole', async () => {
    const { status, body } = await admin('checkImport', { csv: 'name,email\nS\uFFFDta,s@example.org' })
    expect([status, body.fields.csv]).toEqual([400, expect.stringContaining('UTF-8')])
  })

  it('cannot inject mail headers or CSV rows', async () => {
    const { body } = await admin('checkImport', {
      csv: [
        'name,email,phone,guardian_name,guardian_email',
        '"A\nBcc: victim@example.org",a1@example.org,98480 11121,Devi,g1@example.org',
        'A,a2@example.org,98480 11122,"Devi\r\nBcc: victim@example.org",g2@example.org',
        'A,"a3@example.org\nBcc: victim@example.org",98480 11123,Devi,g3@example.org',
      ].join('\n'),
    })
    expect(body.data.problems.map(({ column }: { column: string }) => column)).toEqual([
      'name',
      'guardian_name',
      'email',
    ])
    expect(body.data.ready).toBe(0)
    await imported(
      'name,email,phone,date_of_birth\n"=HYPERLINK(""https://evil.example"")",formula@example.org,98480 11124,2000-01-01',
    )
    const found = (await admin('getStudents', { search: 'formula@example.org' })).body.data.items[0]
    expect(found.name).toBe('=HYPERLINK("https://evil.example")')
    expect(csvRow([found.name])).toBe(`"'=HYPERLINK(""https://evil.example"")"\r\n`)
  })

  it('stores the date of birth and the guardian for the consent, exports them to the student and deletes them', async () => {
    await imported(`${head}\nKept,kept@example.org,98480 66661,2011-04-30,Devi,kept.g@example.org,,`)
    const { body } = await admin('getStudents', { search: 'kept@example.org' })
    const studentId = body.data.items[0].id
    const reason = 'Asked for by the family'
    const given = await admin('exportStudent', { studentId, reason })
    expect(given.body.data.account).toMatchObject({
      dateOfBirth: '2011-04-30',
      guardianEmail: 'kept.g@example.org',
    })
    await admin('eraseStudent', { studentId, email: 'kept@example.org', givesUpPlans: true, reason })
    const left = await app.services.database.first(
      sql<{ count: number }>`
        select (select count(*) from student_guardians where student_id = ${studentId})::int
          + (select count(*) from student_invitations where student_id = ${studentId})::int as "count"`,
    )
    expect(left?.count).toBe(0)
  })

  it('grants nothing unless the importer is an owner', async () => {
    await app.course({ title: 'Owned' })
    const people = await staffOf(app, ['people'])
    const csv = `${head}\nX,x@example.org,98480 77771,2000-01-01,,,Owned,2027-03-31`
    const { body } = await admin('checkImport', { csv }, people)
    expect(body.data).toMatchObject({ ready: 0, problems: [{ line: 2, column: 'course' }] })
    const grant = {
      id: randomUUID(),
      to: { batchId: randomUUID() },
      courseId: randomUUID(),
      until: '2027-03-31',
    }
    expect((await admin('grantToMany', { ...grant, reason: 'long enough' }, people)).status).toBe(403)
  })
})

describe('a student who is added by hand', () => {
  const person = {
    name: 'By Hand',
    email: 'hand@example.org',
    phone: '+919848088881',
    locale: 'te',
    dateOfBirth: null,
    guardian: { name: null, email: null, phone: null },
  }

  it('counts as under 18 without a date of birth, and is invited through the guardian', async () => {
    const refused = await admin('addStudent', { person, batchId: null })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['person.guardian.email']])
    const guardian = { name: 'Devi', email: 'hand.g@example.org', phone: null }
    const added = await admin('addStudent', { person: { ...person, guardian }, batchId: null })
    expect(added.body.data.isNew).toBe(true)
    const [mail] = await app.mailbox('hand.g@example.org')
    expect(mail?.subject).toContain('By Hand')
    expect(mail?.text).toContain('/te/choose-password#')
    const again = await admin('addStudent', { person: { ...person, guardian }, batchId: null })
    expect(again.body.data).toEqual({ id: added.body.data.id, isNew: false })
    expect(await app.mailbox('hand.g@example.org')).toHaveLength(1)
  })
})

describe('a student who waits for the guardian', () => {
  const reason = 'The school told us'
  const guardian = { name: 'Devi', email: 'typo@example.org', phone: null }
  const person = {
    name: 'Waits',
    email: 'waits@example.org',
    phone: '+919848088882',
    locale: 'en',
    dateOfBirth: '2012-05-06',
    guardian,
  }
  const tokenTo = async (email: string) =>
    (await app.mailbox(email))[0]?.text.match(/choose-password#([\w-]+)/)?.[1] ?? 'no link'

  it('is mailed nothing before the guardian has set a password, whatever is requested for the address', async () => {
    const { id } = (await admin('addStudent', { person, batchId: null })).body.data
    const other = await app.student()
    const moved = { password: other.password, newEmail: person.email }
    expect((await app.call('askEmailChange', moved, other)).status).toBe(200)
    const ask = async () => {
      await app.call('forgotPassword', { email: person.email })
      await app.call('resendOTP', { email: person.email })
      const registered = { name: 'Waits', email: person.email, phone: '9848088882', password: 'of-my-own-4' }
      await app.call('register', registered)
      await app.call('login', { email: person.email, password: registered.password })
    }
    await ask()
    const then = app.clock.now()
    app.clock.advance({ days: 40 })
    await app.runJobs()
    await ask()
    app.clock.set(then)
    expect(await app.mailbox(person.email)).toEqual([])
    const given = { studentId: id, reason }
    expect((await admin('resendVerification', given)).body).toMatchObject({ code: 'conflict' })
  })

  it('opens by nothing that was mailed to the address before staff began the account', async () => {
    const email = 'before-staff@example.org'
    await app.call('register', { name: 'Early', email, phone: '+919848088883', password: 'of-my-own-4' })
    const [proof] = await app.mailbox(email)
    await app.call('forgotPassword', { email })
    const [reset] = await app.mailbox(email)
    const early = { ...person, email, guardian: { ...guardian, email: 'before-staff.g@example.org' } }
    expect((await admin('addStudent', { person: early, batchId: null })).status).toBe(200)
    const newPassword = 'of-my-own-5'
    const otpIn = (mail = proof) => /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? 'none'
    const tokenIn = (mail = proof) => /#([\da-f]{32})/.exec(mail?.text ?? '')?.[1] ?? 'none'
    const tries = [
      await app.call('verifyEmail', { email, otp: otpIn() }),
      await app.call('confirmByLink', { token: tokenIn() }),
      await app.call('resetPassword', { email, otp: otpIn(reset), newPassword }),
      await app.call('choosePasswordByLink', { token: tokenIn(reset), newPassword }),
    ]
    expect(tries.map(({ body }) => body.code)).toEqual(tries.map(() => 'badCode'))
    const proven = `update students set email_verified_at = now() where email = '${email}'`
    await expect(runOn(app.databaseUrl, proven)).rejects.toMatchObject({
      constraint: 'students_wait_for_guardian',
    })
    const token = await tokenTo('before-staff.g@example.org')
    expect((await app.call('choosePasswordByLink', { token, newPassword })).status).toBe(200)
  })

  it('is invited again, with the address of the guardian put right, and only the new link opens', async () => {
    const old = await tokenTo('typo@example.org')
    const [{ id }] = (await admin('getStudents', { search: person.email })).body.data.items
    const { invitation } = (await admin('getStudent', { id })).body.data
    expect(invitation).toMatchObject({ toGuardian: true, dateOfBirth: '2012-05-06', guardian })
    const again = { studentId: id, dateOfBirth: '2012-05-06', reason }
    const none = { ...again, guardian: { ...guardian, email: null } }
    expect(Object.keys((await admin('inviteAgain', none)).body.fields)).toEqual(['guardian.email'])
    const right = { ...again, guardian: { ...guardian, email: 'devi@example.org' } }
    expect((await admin('inviteAgain', right)).body.data.invitation.guardian.email).toBe('devi@example.org')
    const choose = (token: string) =>
      app.call('choosePasswordByLink', { token, newPassword: 'chosen-by-devi' })
    expect((await choose(old)).status).toBe(400)
    expect((await choose(await tokenTo('devi@example.org'))).status).toBe(200)
    expect((await admin('inviteAgain', right)).body).toMatchObject({ code: 'conflict' })
    await app.call('login', { email: person.email, password: 'chosen-by-devi' })
    expect((await app.mailbox(person.email))[0]?.subject).toMatch(/^\d{6} is your/)
  })
})

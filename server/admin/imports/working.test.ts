import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminCall, giveFreshCodes, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { sql } from '../../adapters/database/sql.ts'
import { runDueJobs } from '../../jobs/operations.ts'
import { jobHandlers } from '../../worker.ts'
import { importPeople } from './working.ts'

let app: TestApp
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
})
afterAll(() => app.close())
beforeEach(() => giveFreshCodes(app))

const admin = (name: Parameters<typeof adminCall>[1], input: object) =>
  adminCall(app, name, input, { cookie: owner.cookie })

const head = 'name,email,phone,date_of_birth,guardian_name,guardian_email,course,until'
const start = (csv: string) =>
  admin('startImport', { id: randomUUID(), name: 'class-10.csv', csv, batchId: null })

async function imported(csv: string): Promise<void> {
  await start(csv)
  await app.runJobs()
}

describe('the job of an import', () => {
  it('continues where its process ended, and repeats nothing', async () => {
    const course = await app.course({ title: 'Gone on' })
    const rows = Array.from(
      { length: 30 },
      (_, n) => `Half ${n},half${n}@half.example,9${String(700000000 + n)},2000-01-01,,,Gone on,2027-03-31`,
    )
    const { body } = await start([head, ...rows].join('\n'))
    const { database } = app.services
    const ending = new AbortController()
    let begun = 0
    const transaction: typeof database.transaction = (work) => {
      begun += 1
      if (begun === 12) ending.abort()
      return database.transaction(work)
    }
    await runDueJobs({ ...app.services, database: { ...database, transaction } }, jobHandlers, ending.signal)
    const half = (await admin('getImport', { id: body.data.id })).body.data
    expect(half).toMatchObject({ rows: 30, done: 12, added: 12, finishedAt: null })
    await Promise.all([app.runJobs(), app.runJobs()])
    await app.runJobs()
    const whole = (await admin('getImport', { id: body.data.id })).body.data
    expect(whole).toMatchObject({ done: 30, added: 30, refused: 0, finishedAt: expect.any(String) })
    const counted = await database.first(
      sql<{ mails: number; people: number; students: number; grants: number }>`
        select count(*)::int as "mails", count(distinct recipient)::int as "people",
          (select count(*)::int from students where email like '%@half.example') as "students",
          (select count(*)::int from access_grants where course_id = ${course.id}) as "grants"
        from mailbox_messages where recipient like '%@half.example'`,
    )
    expect(counted).toEqual({ mails: 30, people: 30, students: 30, grants: 30 })
  })

  it('continues after a row that the database refuses, and reports it', async () => {
    const course = await app.course()
    const student = await app.student()
    const nobody = '00000000-0000-4000-8000-000000000000'
    const { body } = await admin('grantToMany', {
      id: randomUUID(),
      to: { studentIds: [nobody, student.id] },
      courseId: course.id,
      until: '2027-03-31',
      reason: 'Their class has begun',
    })
    await app.runJobs()
    const done = (await admin('getImport', { id: body.data.id })).body.data
    expect(done).toMatchObject({ rows: 2, done: 2, refused: 1, finishedAt: expect.any(String) })
    expect(done.problems).toEqual([
      { line: 1, column: null, text: expect.stringMatching(/^This row can’t be stored/) },
    ])
    const granted = await app.services.database.all(
      sql<{ id: string }>`select student_id as id from enrolments where course_id = ${course.id}`,
    )
    expect(granted).toEqual([{ id: student.id }])
  })

  it('adds nobody and grants nothing on behalf of a person blocked since', async () => {
    await app.course({ title: 'Shut out' })
    const [leaves, moves] = [await staffOf(app, ['people']), await staffOf(app, ['owner'])]
    const row = (name: string, grant: string) =>
      `${head}\n${name},${name}@out.example,98480 11151,2000-01-01,,,${grant}`
    const started = async ({ cookie }: TestStaff, csv: string): Promise<string> => {
      const given = { id: randomUUID(), name: 'out.csv', csv, batchId: null }
      const { status } = await adminCall(app, 'startImport', given, { cookie })
      expect(status).toBe(200)
      return given.id
    }
    const imports = [
      await started(leaves, row('leaves', ',')),
      await started(moves, row('moves', 'Shut out,2027-03-31')),
      await started(moves, row('stays', ',')),
    ]
    expect((await admin('blockStaff', { staffId: leaves.id })).status).toBe(200)
    expect((await admin('changeStaffRoles', { staffId: moves.id, roles: ['people'] })).status).toBe(200)
    await app.runJobs()
    const done = []
    for (const id of imports) done.push((await admin('getImport', { id })).body.data)
    expect(done.map(({ added, refused }) => [added, refused])).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ])
    expect((await admin('getStudents', { search: 'out.example' })).body.data.items).toHaveLength(1)
  })

  it('mails nothing to the address of a child who is not in yet, also when a later file grants', async () => {
    await app.course({ title: 'Later granted' })
    const child = 'Child,child.l@example.org,98480 11131,2011-04-30,Devi,devi.l@example.org'
    await imported(`${head}\n${child},,`)
    await imported(`${head}\n${child},Later granted,2027-03-31`)
    expect(await app.mailbox('child.l@example.org')).toEqual([])
    expect(await app.mailbox('devi.l@example.org')).toHaveLength(1)
    const found = await admin('getStudents', { search: 'child.l@example.org' })
    expect(found.body.data.items[0].runningCourses).toBe(1)
  })

  it('invites in the morning those whose mail was held at night', async () => {
    app.clock.set('2026-11-23T15:29:00Z')
    owner = await staffOf(app, 'owner')
    const { body } = await start(`${head}\nEvening,evening@example.org,98480 11141,2000-01-01,,,,`)
    await importPeople(app.services, { importId: body.data.id })
    app.clock.set('2026-11-23T15:30:00Z')
    expect(await app.mailbox('evening@example.org')).toEqual([])
    const waiting = await app.services.database.all(
      sql<{ dueAt: Date }>`select due_at as "dueAt" from jobs where kind = 'sendMail' and done_at is null`,
    )
    expect(waiting.map(({ dueAt }) => dueAt.toISOString())).toEqual(['2026-11-24T01:30:00.000Z'])
    app.clock.set('2026-11-24T01:30:00Z')
    expect(await app.mailbox('evening@example.org')).toHaveLength(1)
  })

  it('invites in the morning what came at night', async () => {
    app.clock.set('2026-11-24T16:00:00Z')
    owner = await staffOf(app, 'owner')
    await imported(`${head}\nNight,night@example.org,98480 55551,2000-01-01,,,,`)
    expect(await app.mailbox('night@example.org')).toEqual([])
    app.clock.set('2026-11-25T01:29:59Z')
    expect(await app.mailbox('night@example.org')).toEqual([])
    app.clock.set('2026-11-25T01:30:00Z')
    expect(await app.mailbox('night@example.org')).toHaveLength(1)
    owner = await staffOf(app, 'owner')
  })

  it('imports a whole school, continues after a kill without half a row, and does the same file once', async () => {
    const course = await app.course({ title: 'Large' })
    const count = 1000
    const isWrong = (n: number) => n % 200 === 7
    const rows = Array.from({ length: count }, (_, n) => {
      const grant = n % 2 === 0 ? 'Large,2027-03-31' : ','
      const born = isWrong(n) ? '30.30.2011' : n % 3 === 0 ? '2011-04-30' : '2000-01-01'
      return `విద్యార్థి పూర్తి పేరు ${n},student${n}@many.example,9${String(800000000 + n)},${born},తల్లి లేదా తండ్రి పూర్తి పేరు,guardian${n}@many.example,${grant}`
    })
    const csv = [head, ...rows].join('\n')
    const { body } = await start(csv)
    expect(body.data).toMatchObject({ rows: count, done: 5, refused: 5 })
    const { database } = app.services
    const counted = () =>
      database.first(sql<{
        students: number
        invitations: number
        grants: number
        enrolments: number
        mails: number
      }>`
        select (select count(*) from students where email like '%@many.example')::int as "students",
          (select count(*) from student_invitations i join students s on s.id = i.student_id
            where s.email like '%@many.example')::int as "invitations",
          (select count(*) from access_grants where course_id = ${course.id})::int as "grants",
          (select count(*) from enrolments where course_id = ${course.id})::int as "enrolments",
          (select count(*) from jobs j join students s on s.id = j.student_id
            where s.email like '%@many.example' and j.kind = 'sendMail')::int as "mails"`)
    const good = rows.filter((_, n) => !isWrong(n))
    const sumsOf = (done: number) => {
      const grants = good.slice(0, done).filter((row) => row.endsWith('2027-03-31')).length
      return { students: done, invitations: done, grants, enrolments: grants, mails: done }
    }
    const atWork = (services = app.services) => runDueJobs(services, jobHandlers, undefined, 'long')

    let begun = 0
    const transaction: typeof database.transaction = (work) =>
      database.transaction(async (tx) => {
        begun += 1
        const worked = await work(tx)
        if (begun === 475) throw new Error('killed before the commit')
        return worked
      })
    await atWork({ ...app.services, database: { ...database, transaction } })
    const half = (await admin('getImport', { id: body.data.id })).body.data
    expect(half).toMatchObject({ finishedAt: null, refused: 5 })
    expect(half.added).toBeGreaterThan(100)
    expect(half.added).toBeLessThan(900)
    expect(await counted()).toEqual(sumsOf(half.added))

    app.clock.advance({ minutes: 1 })
    await atWork()
    const whole = (await admin('getImport', { id: body.data.id })).body.data
    expect(whole).toMatchObject({ done: count, added: good.length, refused: 5 })
    expect(whole.finishedAt).not.toBeNull()
    expect(whole.problems.map(({ line }: { line: number }) => line)).toEqual([9, 209, 409, 609, 809])
    expect(await counted()).toEqual(sumsOf(good.length))

    expect((await start(csv)).body.data.id).toBe(body.data.id)
    expect(await atWork()).toBe(0)
    expect(await counted()).toEqual(sumsOf(good.length))
  })
})

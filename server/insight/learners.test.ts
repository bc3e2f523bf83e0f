import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Job } from '../../domain/admin/rules.ts'
import { adminCall, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import { sql } from '../adapters/database/sql.ts'
import { skillsOfBoard } from '../practice/operations.ts'

/** 24 March 2027. */
const now = '2027-03-24T06:30:00Z'

let app: TestApp
let teacher: TestStaff
let author: TestStaff
let own: Awaited<ReturnType<TestApp['course']>>
let foreign: Awaited<ReturnType<TestApp['course']>>
const students = new Map<string, TestStudent>()
const idOf = (name: string) => students.get(name)?.id ?? ''

beforeAll(async () => {
  app = await startTestApp({ now })
  teacher = await staffOf(app, 'teacher')
  author = await staffOf(app, 'author')
  own = await app.course({ title: 'Algebra' })
  foreign = await app.course({ title: 'Vectors' })
  const { database } = app.services
  await database.first(
    sql`insert into course_authors (course_id, staff_id) values (${own.id}, ${teacher.id})`,
  )
  for (const name of ['Asha', 'Bala', 'Chitra', 'Dev', 'Elsewhere', 'Former'])
    students.set(name, await app.student({ name }))
  for (const [name, course, ends] of [
    ['Asha', own.id, '2027-12-31'],
    ['Bala', own.id, '2027-12-31'],
    ['Chitra', own.id, '2027-12-31'],
    ['Dev', own.id, '2027-12-31'],
    ['Elsewhere', foreign.id, '2027-12-31'],
    ['Former', own.id, '2027-02-01'],
  ] as const)
    await database.first(sql`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      values (${idOf(name)}, ${course}, 'test', '2027-01-01', ${ends})`)
  // Bala stopped in January; Chitra began yesterday; Dev did all.
  for (const [name, item, at, isDone] of [
    ['Bala', own.freeVideo, '2027-01-20T06:00:00Z', true],
    ['Chitra', own.freeVideo, '2027-03-23T06:00:00Z', false],
    ['Dev', own.freeVideo, '2027-02-01T06:00:00Z', true],
    ['Dev', own.lockedVideo, '2027-02-02T06:00:00Z', true],
  ] as const) {
    await database.first(sql`
      insert into lesson_openings (student_id, item_id, opened_at) values (${idOf(name)}, ${item}, ${at})`)
    await database.first(sql`
      insert into lesson_progress (student_id, item_id, watched, watched_seconds, position_in_seconds, done_at, updated_at)
      values (${idOf(name)}, ${item}, '{}', 10, 10, ${isDone ? at : null}, ${at})`)
  }
  // Chitra's plan is half over and nothing of it is secure.
  await database.first(sql`
    insert into practice_plans (student_id, board, examination_on, minutes_a_day, updated_at)
    values (${idOf('Chitra')}, 'cbse', '2027-06-01', 20, '2027-01-15T06:00:00Z')`)
  await database.first(sql`
    insert into practice_attempts (student_id, client_key, issue_id, item_id, board, maker, maker_version, seed, skill,
      is_review, is_first_try, lines, answer, hints_used, seconds_taken, verdict, marks, most_marks, answered_at, received_at)
    select ${idOf('Chitra')}, 'key-number-' || n, gen_random_uuid(), case when n < 3 then ${own.freeVideo}::uuid end, 'cbse', 'a-maker', 1,
      n, 'some-skill', false, true, '{}', '1', 0, 9, 'wrong', 0.5, 2, now(), now() from generate_series(1, 3) n`)
})
afterAll(() => app.close())

const learners = (input: object, staff: TestStaff = teacher) => adminCall(app, 'getLearners', input, staff)
const learner = (name: string, staff: TestStaff = teacher) =>
  adminCall(app, 'getLearner', { studentId: idOf(name) }, staff)
const audited = () =>
  app.services.database.all(sql<{ action: string; subject: string; staff: string }>`
    select action, subject_id as "subject", staff_id as "staff" from audit_log order by at desc, id desc limit 1`)

describe('GET admin/getLearners', () => {
  it('shows who has not started, stopped, is behind the study plan, or is done', async () => {
    const { items, counts } = (await learners({ courseId: own.id })).body.data
    expect(
      items.map(({ name, state, isBehind, done, total }: Record<string, unknown>) => ({
        name,
        state,
        isBehind,
        done,
        total,
      })),
    ).toEqual([
      { name: 'Asha', state: 'notBegun', isBehind: false, done: 0, total: 2 },
      { name: 'Bala', state: 'stopped', isBehind: false, done: 1, total: 2 },
      { name: 'Chitra', state: 'learning', isBehind: true, done: 0, total: 2 },
      { name: 'Dev', state: 'finished', isBehind: false, done: 2, total: 2 },
    ])
    expect(counts).toEqual({ notBegun: 1, stopped: 1, learning: 1, finished: 1, behind: 1 })
    expect(await audited()).toEqual([{ action: 'learners.open', subject: own.id, staff: teacher.id }])
  })

  it.each([
    ['notBegun', 'Asha'],
    ['stopped', 'Bala'],
    ['behind', 'Chitra'],
    ['finished', 'Dev'],
  ])('lists only those who are %s', async (state, name) => {
    const { items, total } = (await learners({ courseId: own.id, state })).body.data
    expect(items.map((one: { name: string }) => one.name)).toEqual([name])
    expect(total).toBe(1)
  })

  it('follows the plan once its skills are secure', async () => {
    const skills = skillsOfBoard('cbse')
    await app.services.database.first(sql`
      insert into practice_skill_states (student_id, skill, level, due_at, last_tried_at)
      select ${idOf('Chitra')}, skill, 'secure', now(), now() from unnest(${skills}::text[]) skill`)
    expect((await learners({ courseId: own.id })).body.data.counts.behind).toBe(0)
    await app.services.database.first(sql`delete from practice_skill_states`)
  })

  it('is closed for a course of others, and writes nothing down then', async () => {
    const before = await audited()
    expect((await learners({ courseId: foreign.id })).status).toBe(403)
    expect(await audited()).toEqual(before)
    expect((await learners({ courseId: foreign.id }, author)).status).toBe(200)
  })
})

describe('GET admin/getLearner', () => {
  it('shows courses, plan and marks by skill of own courses, and that is written down', async () => {
    const { data } = (await learner('Chitra')).body
    expect(data).toMatchObject({
      name: 'Chitra',
      courses: [{ courseId: own.id, state: 'learning', begun: 1, done: 0, total: 2 }],
      plan: { examinationOn: '2027-06-01', minutesADay: 20, isBehind: true },
      // What was asked outside the lessons of this course is not theirs to see.
      skills: [{ id: 'some-skill', tries: 2, marks: 1, mostMarks: 4 }],
    })
    expect(await audited()).toEqual([{ action: 'learner.open', subject: idOf('Chitra'), staff: teacher.id }])
    const all = (await learner('Chitra', author)).body.data
    expect(all.skills).toMatchObject([{ id: 'some-skill', tries: 3, marks: 1.5, mostMarks: 6 }])
  })

  it('also shows former students of the course, but nobody of other teachers', async () => {
    expect((await learner('Former')).body.data.courses).toHaveLength(1)
    expect((await learner('Elsewhere')).status).toBe(404)
    expect((await learner('Elsewhere', author)).status).toBe(200)
    expect((await adminCall(app, 'getLearner', { studentId: own.id }, author)).status).toBe(404)
  })

  it('never has addresses, orders, sessions or what staff and students wrote', async () => {
    const text = JSON.stringify((await learner('Chitra', author)).body)
    const student = students.get('Chitra')
    for (const secret of [student?.email, student?.phone, 'order', 'session', 'note', 'device', 'ticket'])
      expect(text.toLowerCase()).not.toContain(secret?.toLowerCase())
  })
})

describe('GET admin/getTaughtCourses', () => {
  it('has own courses for a teacher, and all for an author of all', async () => {
    expect((await adminCall(app, 'getTaughtCourses', {}, teacher)).body.data).toEqual([
      { id: own.id, name: 'Algebra', isOwn: true, batches: [] },
    ])
    expect((await adminCall(app, 'getTaughtCourses', {}, author)).body.data).toHaveLength(2)
  })
})

describe('questions that wait', () => {
  it('are counted on the Home page and in the navigation, for those who teach the course', async () => {
    for (const [item, of] of [
      [own, 'Chitra'],
      [foreign, 'Elsewhere'],
    ] as const)
      await app.call(
        'askQuestion',
        { item: item.freeVideo, second: 3, text: 'Why is this so?', clientKey: randomUUID() },
        { token: students.get(of)?.token },
      )
    // The clock has moved on by days, so these sessions have expired.
    const [theirs, all] = [await staffOf(app, 'teacher'), await staffOf(app, 'author')]
    await app.services.database.first(
      sql`insert into course_authors (course_id, staff_id) values (${own.id}, ${theirs.id})`,
    )
    for (const [who, count] of [
      [theirs, 1],
      [all, 2],
    ] as const) {
      const { items } = (await adminCall(app, 'getHome', {}, who)).body.data
      expect(items).toContainEqual({ name: 'questions', count })
      expect((await adminCall(app, 'getRailCounts', {}, who)).body.data).toMatchObject({ questions: count })
    }
  })
})

describe('GET admin/getLearnersNamed', () => {
  it('finds by name the caller’s students, and nobody by an address', async () => {
    const named = async (search: string, staff: TestStaff) =>
      (await adminCall(app, 'getLearnersNamed', { search }, staff)).body.data.map(
        ({ name }: { name: string }) => name,
      )
    expect(await named('CHIT', teacher)).toEqual(['Chitra'])
    expect([await named('elsewh', teacher), await named('elsewh', author)]).toEqual([[], ['Elsewhere']])
    expect(await named('example', author)).toEqual([])
  })
})

describe('a batch', () => {
  const namesIn = async (input: object, staff: TestStaff) =>
    (await learners(input, staff)).body.data.items.map(({ name }: { name: string }) => name)

  it('shows its teacher only its members, in its courses, and narrows the list for others', async () => {
    const tutor = await staffOf(app, 'teacher')
    const people = await staffOf(app, ['people'])
    const make = async (name: string, teacherIds: string[], members: string[]) => {
      const batch = { id: randomUUID(), name, startsOn: '2027-01-01', endsOn: '2027-12-31' }
      await adminCall(app, 'saveBatch', { ...batch, courseIds: [own.id], teacherIds }, people)
      const emails = members.map((member) => students.get(member)?.email).join()
      await adminCall(app, 'addBatchMembers', { id: batch.id, emails }, people)
      return { id: batch.id, name }
    }
    const mornings = await make('Mornings', [tutor.id], ['Asha', 'Bala', 'Elsewhere'])
    const evenings = await make('Evenings', [teacher.id], ['Bala', 'Chitra'])

    const taught = (await adminCall(app, 'getTaughtCourses', {}, tutor)).body.data
    expect(taught).toEqual([{ id: own.id, name: 'Algebra', isOwn: false, batches: [mornings] }])
    expect(await namesIn({ courseId: own.id }, tutor)).toEqual(['Asha', 'Bala'])
    expect(await namesIn({ courseId: own.id, batchId: evenings.id }, tutor)).toEqual([])
    expect((await learners({ courseId: foreign.id }, tutor)).status).toBe(403)
    expect((await adminCall(app, 'getLearningFigures', { courseId: own.id }, tutor)).status).toBe(403)
    expect((await learner('Asha', tutor)).body.data.courses).toMatchObject([{ courseId: own.id }])
    expect([(await learner('Chitra', tutor)).status, (await learner('Elsewhere', tutor)).status]).toEqual([
      404, 404,
    ])

    expect(await namesIn({ courseId: own.id, batchId: evenings.id }, teacher)).toEqual(['Bala', 'Chitra'])
    expect(await namesIn({ courseId: own.id }, teacher)).toHaveLength(4)
    const all = (await adminCall(app, 'getTaughtCourses', {}, author)).body.data
    expect(all[0].batches).toEqual([evenings, mornings])
  })

  it('is taught by a member who may see learners', async () => {
    const people = await staffOf(app, ['people'])
    const { teachers } = (await adminCall(app, 'getBatchChoices', {}, people)).body.data
    const ids = teachers.map(({ id }: { id: string }) => id)
    expect([ids.includes(teacher.id), ids.includes(people.id)]).toEqual([true, false])
  })
})

describe('GET admin/getHome', () => {
  const names: Record<Job, string[]> = {
    owner: [
      'refunds',
      'lateCases',
      'openCases',
      'questions',
      'disputes',
      'differences',
      'failedJobs',
      'launch',
    ],
    author: ['questions', 'disputes'],
    teacher: ['questions'],
    support: ['lateCases', 'openCases'],
    finance: ['refunds', 'differences'],
  }

  it.each(Object.entries(names))('shows %s only the tasks of the role', async (job, expected) => {
    // The keys of the record above.
    const staff = await staffOf(app, job as Job)
    const { items } = (await adminCall(app, 'getHome', {}, staff)).body.data
    expect(items.map(({ name }: { name: string }) => name)).toEqual(expected)
  })

  it('counts what is waiting, and lists the jobs that keep failing', async () => {
    const owner = await staffOf(app, 'owner')
    const { database } = app.services
    await database.first(sql`
      insert into jobs (kind, payload, due_at, attempts, last_error) values
        ('checkUpload', '{}', now(), 3, 'the disk is full'), ('checkUpload', '{}', now(), 2, 'once'), ('checkUpload', '{}', now(), 9, null)`)
    const student = students.get('Asha')
    await app.call(
      'createTicket',
      { userId: student?.id, courseId: own.id, question: 'Why is this so?' },
      { token: student?.token },
    )
    await database.first(sql`
      insert into practice_disputes (attempt_id, student_id, words, status, created_at, decided_at)
      select id, student_id, 'It is right', case seed when 1 then 'declined' else 'open' end, now(),
        case seed when 1 then now() end
      from practice_attempts where seed < 3`)
    const { items } = (await adminCall(app, 'getHome', {}, owner)).body.data
    expect(items).toContainEqual({ name: 'disputes', count: 1 })
    const { rows } = (await adminCall(app, 'getLaunch', {}, owner)).body.data
    const undone = rows.filter(({ isDone }: { isDone: boolean }) => !isDone).length
    expect(undone).toBeGreaterThan(0)
    expect(items).toContainEqual({ name: 'launch', count: undone })
    expect(items).toContainEqual({ name: 'failedJobs', count: 1 })
    expect(items).toContainEqual({ name: 'openCases', count: 1 })
    expect(items).toContainEqual({ name: 'lateCases', count: 0 })
    const jobs = (await adminCall(app, 'getFailedJobs', {}, owner)).body.data
    expect(jobs.items).toMatchObject([{ kind: 'checkUpload', attempts: 3, error: 'the disk is full' }])
    app.clock.advance({ days: 3 })
    const fresh = await staffOf(app, 'owner')
    expect((await adminCall(app, 'getHome', {}, fresh)).body.data.items).toContainEqual({
      name: 'lateCases',
      count: 1,
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../domain/limits.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { addPractice, askQuestions, syncTries, tryAt } from '../../tests/support/practice.ts'
import { sql } from '../adapters/database/sql.ts'
import { newestMaker, skillsWithQuestions } from './catalogue.ts'
import { readIssuedQuestion } from './issued-question.ts'

let app: TestApp
let course: TestCourse
let locked: string
let free: string
let student: TestStudent
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  locked = await addPractice(app, course, false)
  free = await addPractice(app, course, true)
  student = await app.student()
  await app.grant(student, course, -1, 300)
})
afterAll(() => app.close())

/** Time passes, and the person signs in again. */
async function later(who: TestStudent, by: { days?: number; minutes?: number }): Promise<TestStudent> {
  app.clock.advance(by)
  const { email, password } = who
  const { body } = await app.call('login', { email, password })
  return { ...who, token: body.data.token }
}

const storedCount = async () =>
  (
    await app.services.database.first(
      sql<{ count: number }>`select count(*)::int as "count" from practice_attempts`,
    )
  )?.count

describe('POST student/nextQuestions', () => {
  it('returns questions of a purchased lesson, each with its own numbers and rendered formulas', async () => {
    const questions = await askQuestions(app, student, { item: locked, count: 4 })
    expect(questions).toHaveLength(4)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(4)
    expect(questions[0]).toMatchObject({
      board: 'cbse',
      isReview: false,
      stem: expect.stringContaining('katex'),
    })
  })

  it('refuses a locked lesson, and returns a free one to a visitor', async () => {
    const stranger = await app.student()
    const { token } = stranger
    expect((await app.call('nextQuestions', { item: locked }, { token })).status).toBe(403)
    expect(await askQuestions(app, null, { item: free, count: 2 })).toHaveLength(2)
    expect((await app.call('nextQuestions', {})).status).toBe(401)
  })

  it('returns the same kind with other numbers', async () => {
    const [first] = await askQuestions(app, student, { item: locked, count: 1 })
    const [other] = await askQuestions(app, student, { like: first?.question ?? '', count: 1 })
    expect(other?.maker).toBe(first?.maker)
    expect(other?.question).not.toBe(first?.question)
  })

  it('returns no banned seed of a maker: the next allowed one takes its place', async () => {
    const [first] = await askQuestions(app, student, { item: locked, count: 1 })
    const maker = newestMaker(first?.maker ?? '')
    if (maker === null) throw new Error('no maker')
    const unbanned = { ...maker }
    const isBanned = (seed: number) => seed % 3 !== 0
    Object.assign(maker, { bannedSeeds: { includes: isBanned } })
    try {
      for (let times = 0; times < 4; times += 1) {
        const [other] = await askQuestions(app, student, { like: first?.question ?? '', count: 1 })
        const issued = readIssuedQuestion(app.services.settings, other?.question ?? '')
        expect(issued?.reference).toMatchObject({ maker: maker.id, version: maker.version })
        expect(isBanned(issued?.reference.seed ?? 1)).toBe(false)
      }
    } finally {
      Object.assign(maker, { bannedSeeds: unbanned.bannedSeeds })
    }
  })

  it('limits a student to what anybody can work on', async () => {
    const busy = await app.student()
    await askQuestions(app, busy, { item: free, count: 1 })
    await app.services.database.first(
      sql`update rate_limits set count = 600 where key like 'practicePerAccount:%'`,
    )
    const { status, body } = await app.call('nextQuestions', { item: free }, { token: busy.token })
    await app.services.database.first(sql`delete from rate_limits where key like 'practicePerAccount:%'`)
    expect([status, body.error]).toEqual([429, expect.stringMatching(/Take a break.* in \d+ min\.$/)])
  })

  it('limits questions for the visitors of a network, not counting students', async () => {
    const visit = (token?: string) =>
      app.call('nextQuestions', { item: free, count: 1 }, token === undefined ? {} : { token })
    expect((await visit()).status).toBe(200)
    const row = await app.services.database.first(
      sql<{ count: number }>`
        update rate_limits set count = ${limits.practiceOfVisitors.count} where key like 'practiceOfVisitors:%'
        returning count`,
    )
    expect(row).not.toBeNull()
    const [refused, signedIn] = [await visit(), await visit(student.token)]
    await app.services.database.first(sql`delete from rate_limits where key like 'practiceOfVisitors:%'`)
    expect([refused.status, signedIn.status]).toEqual([429, 200])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('lets a student wait behind no visitor of the same network', async () => {
    const storm = Array.from({ length: 80 }, () => app.call('nextQuestions', { item: free, count: 12 }))
    let isStorming = true
    const ended = Promise.all(storm).finally(() => {
      isStorming = false
    })
    const { status } = await app.call('nextQuestions', { item: free, count: 2 }, { token: student.token })
    expect([status, isStorming]).toEqual([200, true])
    expect((await ended).some((answer) => answer.status === 429)).toBe(true)
    await app.services.database.first(sql`delete from rate_limits where key like 'practiceOfVisitors:%'`)
  })

  it('knows no question that was changed', async () => {
    const [first] = await askQuestions(app, student, { item: locked, count: 1 })
    const like = first?.question.replace('~cbse~', '~icse~')
    expect((await app.call('nextQuestions', { like }, { token: student.token })).status).toBe(404)
  })
})

describe('POST student/syncAttempts', () => {
  it('marks on the server, stores each try once and returns how well the skill is known', async () => {
    const [question] = await askQuestions(app, student, { item: locked, count: 1 })
    if (question === undefined) throw new Error('no question')
    const right = tryAt(app, question)
    const first = await syncTries(app, student, [right])
    expect(first.attempts[0]).toMatchObject({ key: right.key, verdict: 'right', marks: question.marks })
    expect(first.skills).toMatchObject([{ id: question.skill.id, level: 'learning' }])
    const count = await storedCount()
    const again = await syncTries(app, student, [right, right])
    expect(again.attempts[0].attempt).toBe(first.attempts[0].attempt)
    expect(await storedCount()).toBe(count)
  })

  it('believes no verdict, no other student’s question and no changed one', async () => {
    const [question] = await askQuestions(app, student, { item: locked, count: 1 })
    if (question === undefined) throw new Error('no question')
    const forged = tryAt(app, question, { verdict: 'right' })
    const { status } = await app.call(
      'syncAttempts',
      { attempts: [forged], sentAt: app.clock.now().toISOString() },
      { token: student.token },
    )
    expect(status).toBe(400)
    const other = await app.student()
    const before = await storedCount()
    const changed = tryAt(app, question, { question: `${question.question}x` })
    for (const [who, attempt] of [
      [other, tryAt(app, question)],
      [student, changed],
    ] as const)
      expect((await syncTries(app, who, [attempt])).attempts[0]).toMatchObject({ attempt: null, marks: 0 })
    expect(await storedCount()).toBe(before)
  })

  it('counts a question once that two tabs answer at the same time', async () => {
    const learner = await app.student()
    await app.grant(learner, course, -1, 300)
    const [question] = await askQuestions(app, learner, { item: locked, count: 1 })
    if (question === undefined) throw new Error('no question')
    const tabs = await Promise.all([1, 2].map(() => syncTries(app, learner, [tryAt(app, question)])))
    expect(tabs.map(({ lessons }) => lessons)).toEqual([1, 2].map(() => [{ item: locked, rightLeft: 4 }]))
    const { body } = await app.call('getToday', {}, { token: learner.token })
    expect(body.data).toMatchObject({ answeredToday: 1 })
  })

  it('makes a skill secure by three right answers, and repeats it on a later day', async () => {
    const learner = await app.student()
    await app.grant(learner, course, -1, 300)
    const [first] = await askQuestions(app, learner, { item: locked, count: 1 })
    const skills = [first?.skill.id ?? '']
    const questions = await askQuestions(app, learner, { item: locked, skills, count: 3 })
    const synced = await syncTries(
      app,
      learner,
      questions.map((question) => tryAt(app, question)),
    )
    expect(synced.skills).toMatchObject([{ id: skills[0], level: 'secure' }])
    const today = ({ token }: TestStudent) => app.call('getToday', {}, { token })
    expect((await today(learner)).body.data).toMatchObject({
      answeredToday: 3,
      today: { entries: [{ reason: 'next' }] },
    })
    const due = (await today(await later(learner, { days: 20 }))).body.data
    expect(due.today.entries[0]).toMatchObject({
      ...{ reason: 'due', skill: { id: skills[0] }, item: expect.any(String) },
    })
    expect(due.today.minutes).toBeLessThanOrEqual(20)
  })

  it('merges offline answers in the order they were given', async () => {
    let learner = await app.student()
    await app.grant(learner, course, -1, 300)
    const [question] = await askQuestions(app, learner, { item: locked, count: 1 })
    if (question === undefined) throw new Error('no question')
    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()
    learner = await later(learner, { minutes: 30 })
    const second = tryAt(app, question, { answeredAt: at(-5) })
    const wrong = tryAt(app, question, { answer: '12345', lines: [], answeredAt: at(-10) })
    await syncTries(app, learner, [second, wrong])
    const rows = await app.services.database.all(
      sql<{ key: string; isFirst: boolean }>`
        select client_key as "key", is_first_try as "isFirst" from practice_attempts
        where student_id = ${learner.id} order by answered_at`,
    )
    expect(rows).toEqual([
      { key: wrong.key, isFirst: true },
      { key: second.key, isFirst: false },
    ])
    const lost = await app.call('getMarksLost', {}, { token: learner.token })
    expect(lost.body.data).toMatchObject({
      marks: 0,
      questionCount: 1,
      skills: [{ skill: { id: question.skill.id } }],
    })
  })
})

describe('GET student/getMarksLost', () => {
  it('leads from a mistake, a skill and a chapter to questions and their video, in the language of the reader', async () => {
    const learner = await app.student()
    await app.grant(learner, course, -1, 300)
    const [question] = await askQuestions(app, learner, { item: locked })
    if (question === undefined) throw new Error('no question came')
    await syncTries(app, learner, [tryAt(app, question, { answer: '12345', lines: [] })])
    await app.services.database.first(sql`
      insert into items (module_id, position, kind, title, titles, media_id, is_free)
      select practised.module_id, 1, 'video', 'Video 1', '{"hi": "वीडियो 1"}', video.media_id, false
      from items practised, items video where practised.id = ${locked} and video.id = ${course.lockedVideo}`)
    const lost = await app.call('getMarksLost', {}, { ...learner, headers: { 'accept-language': 'hi' } })
    const { slips, skills, chapters } = lost.body.data
    for (const [loss] of [slips, skills, chapters])
      expect(loss).toMatchObject({
        skill: { id: question.skill.id },
        item: locked,
        lesson: { title: 'वीडियो 1', course: course.slug, slug: expect.stringMatching(/^video-1/) },
      })
    const { course: name, slug } = chapters[0].lesson
    expect((await app.call('getLesson', { course: name, lesson: slug, language: 'hi' })).status).toBe(200)
  })

  it('offers questions for a mistake whose skill is not among those with most lost marks', async () => {
    const learner = await app.student()
    await app.grant(learner, course, -1, 300)
    const questions = await askQuestions(app, learner, { item: locked, count: 12 })
    const tries = questions.map((question) => tryAt(app, question, { answer: '12345', lines: [] }))
    await syncTries(app, learner, tries)
    // Each at a skill of its own, and the last with a slip that lost least.
    const names = skillsWithQuestions().slice(0, tries.length)
    await app.services.database.all(sql`
      update practice_attempts a set skill = given.skill,
        slip = case when given.at = ${tries.length} then 'sign' end,
        marks = case when given.at = ${tries.length} then most_marks - 0.5 else 0 end
      from unnest(${tries.map(({ key }) => key)}::text[], ${names}::text[]) with ordinality as given (key, skill, at)
      where a.client_key = given.key and a.student_id = ${learner.id}`)
    const lost = await app.call('getMarksLost', {}, { token: learner.token })
    const { slips, skills } = lost.body.data
    const slip = slips.find(({ slip }: { slip: string }) => slip === 'sign')
    expect(skills.map(({ skill }: { skill: { id: string } }) => skill.id)).not.toContain(slip.skill.id)
    expect(slip.item).toBe(locked)
  })
})

describe('GET student/getToday', () => {
  const today = async ({ token }: TestStudent) => (await app.call('getToday', {}, { token })).body.data

  it('leads who begins to the first question of a course', async () => {
    const beginner = await app.student()
    await app.grant(beginner, course, -1, 300)
    const { token } = beginner
    const { today: day, isNew } = await today(beginner)
    expect(isNew).toBe(true)
    expect(day.entries).toMatchObject([{ reason: 'next', questionCount: 3, item: locked }])
    const [question] = await askQuestions(app, beginner, {})
    expect(question?.skill).toEqual(day.entries[0].skill)
    expect((await app.call('nextQuestions', {}, { token })).status).toBe(200)
  })

  it('names nothing that cannot be opened', async () => {
    const visitor = await app.student()
    expect(await today(visitor)).toMatchObject({ isNew: true, today: { entries: [] } })
    const lapsed = await app.student()
    await app.grant(lapsed, course, -1, 3)
    const [question] = await askQuestions(app, lapsed, { item: locked, count: 1 })
    if (question === undefined) throw new Error('no question')
    await syncTries(app, lapsed, [tryAt(app, question, { answer: '12345', lines: [] })])
    expect((await today(lapsed)).today.entries[0]).toMatchObject({ item: locked })
    await app.services.database.all(sql`update items set is_free = false where id = ${free}`)
    const after = await today(await later(lapsed, { days: 9 }))
    await app.services.database.all(sql`update items set is_free = true where id = ${free}`)
    expect(after).toMatchObject({ isNew: false, today: { entries: [] } })
  })
})

describe('the plan', () => {
  it('holds the weeks to the examination, and refuses a day that was', async () => {
    const { token } = await app.student()
    const save = (examinationOn: string) => app.call('savePlan', { board: 'cbse', examinationOn }, { token })
    expect((await save('2020-01-01')).status).toBe(400)
    const examination = new Date(app.clock.now().getTime() + 100 * 86_400_000).toISOString().slice(0, 10)
    expect((await save(examination)).status).toBe(200)
    const { weeks, plan, chapters } = (await app.call('getPlan', {}, { token })).body.data
    expect(plan).toEqual({ board: 'cbse', examinationOn: examination, minutesADay: 20 })
    expect(weeks[0]).toMatchObject({ isNow: true })
    expect(weeks.at(-1)).toMatchObject({ isLastLook: true, chapters: [] })
    expect(chapters[0].skills[0]).toMatchObject({ level: 'notStarted' })
    const { today } = (await app.call('getToday', {}, { token })).body.data
    expect(today.entries[0]).toMatchObject({ reason: 'plan', lastTriedOn: null })
  })
})

describe('GET student/getTryQuestions', () => {
  it('returns the same questions to everyone', async () => {
    const ask = async () => (await app.call('getTryQuestions', { board: 'cbse' })).body.data.questions
    const first = await ask()
    expect(first.length).toBeGreaterThan(0)
    expect(await ask()).toEqual(first)
  })
})

describe('an account', () => {
  it('exports its practice and leaves none of it behind', async () => {
    const { token, password } = await later(student, {})
    const kept = (await app.call('exportAccount', {}, { token })).body.data
    expect(kept.practiceAttempts[0]).toMatchObject({ verdict: 'right', board: 'cbse', disputeStatus: null })
    expect(kept.practiceSkills[0]).toMatchObject({ level: 'learning' })
    await app.call('deleteAccount', { password, confirmation: 'accountAndPlans' }, { token })
    const left = await app.services.database.all(
      sql`select 1 from practice_attempts where student_id = ${student.id}
        union all select 1 from practice_skill_states where student_id = ${student.id}`,
    )
    expect(left).toEqual([])
  })
})

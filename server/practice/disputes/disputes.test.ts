import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { whileHeld } from '../../../tests/support/held-row.ts'
import {
  addPractice,
  askQuestions,
  type GivenQuestion,
  syncTries,
  tryAt,
} from '../../../tests/support/practice.ts'
import { sql } from '../../adapters/database/sql.ts'
import { issueQuestion, readIssuedQuestion } from '../issued-question.ts'
import { updateMark } from './queries.ts'

let app: TestApp
let course: TestCourse
let item: string
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  item = await addPractice(app, course, true)
})
afterAll(() => app.close())

/** The same question, given to another student. */
function givenTo(question: GivenQuestion, student: TestStudent): GivenQuestion {
  const known = readIssuedQuestion(app.settings, question.question)
  if (known === null) throw new Error('the question was changed')
  return { ...question, question: issueQuestion(app.settings, { ...known, studentId: student.id }) }
}

/** Two students who answered the same question with 12345, or otherwise; the first one disputes it. */
async function disputed(answer = '12345') {
  const [one, other] = [await app.student(), await app.student()]
  const [question] = await askQuestions(app, one, { item, count: 1 })
  if (question === undefined) throw new Error('no question')
  const wrong = { answer, lines: [] }
  const first = await syncTries(app, one, [tryAt(app, question, wrong)])
  await syncTries(app, other, [tryAt(app, givenTo(question, other), wrong)])
  const attempt = first.attempts[0].attempt
  const dispute = (token: string) => app.call('disputeMark', { attempt, words: 'It is right' }, { token })
  return { one, other, question, dispute }
}

const lossOf = async ({ token }: TestStudent) => (await app.call('getMarksLost', {}, { token })).body.data

async function decide(decision: string) {
  const { cookie } = await staffOf(app, 'author')
  const list = async (status: string) =>
    (await adminCall(app, 'getDisputes', { status }, { cookie })).body.data
  const open = await list('open')
  const { id } = open.items.at(-1)
  const { status } = await adminCall(app, 'decideDispute', { id, decision, reply: 'Thank you' }, { cookie })
  expect(status).toBe(200)
  await app.runJobs()
  return {
    open,
    again: await adminCall(app, 'decideDispute', { id, decision, reply: 'x' }, { cookie }),
    list,
  }
}

describe('a disputed mark', () => {
  it('reaches staff once, with its text and no name', async () => {
    const { one, other, dispute } = await disputed()
    expect((await dispute(other.token)).status).toBe(404)
    expect((await dispute(one.token)).status).toBe(200)
    expect((await dispute(one.token)).status).toBe(409)
    const { open, list, again } = await decide('decline')
    expect(open.items.at(-1)).toMatchObject({
      answer: '12345',
      words: 'It is right',
      marks: 0,
      stem: expect.stringContaining('<math'),
    })
    expect(JSON.stringify(open)).not.toContain(one.name)
    expect(again.status).toBe(409)
    expect((await list('declined')).items[0]).toMatchObject({ reply: 'Thank you' })
    expect((await lossOf(one)).disputes).toMatchObject([{ status: 'declined', reply: 'Thank you' }])
    expect((await lossOf(one)).marks).toBe(0)
  })

  it('about a choice shows the options, in the words of the question', async () => {
    const student = await app.student()
    const asked = await askQuestions(app, student, { item, skills: ['consistency-of-pair'], count: 12 })
    const question = asked.find(({ ask }) => ask.kind === 'choice')
    if (question?.ask.options == null) throw new Error('no question with a choice')
    const answer = question.ask.answer === 'A' ? 'B' : 'A'
    const { attempts } = await syncTries(app, student, [tryAt(app, question, { answer, lines: [] })])
    const { token } = student
    await app.call('disputeMark', { attempt: attempts[0].attempt, words: 'Both' }, { token })
    const { open } = await decide('decline')
    expect(open.items.at(-1)).toMatchObject({
      ...{ words: 'Both', rightAnswer: question.ask.answer },
      options: Array.from(question.ask.options, () => expect.stringMatching(/\S/)),
    })
  })

  it('is corrected for everyone who answered the question, permanently', async () => {
    const { one, other, question, dispute } = await disputed()
    await dispute(one.token)
    await decide('accept')
    for (const student of [one, other])
      expect(await lossOf(student)).toMatchObject({ marks: question.marks, mostMarks: question.marks })
    const later = await app.student()
    const given = givenTo(question, later)
    const { attempts } = await syncTries(app, later, [tryAt(app, given, { answer: '12345', lines: [] })])
    expect(attempts[0]).toMatchObject({ verdict: 'right', marks: question.marks })
  })

  it('is not accepted if that would change nothing for anybody', async () => {
    const { one, dispute } = await disputed('((12')
    expect((await dispute(one.token)).status).toBe(200)
    const { cookie } = await staffOf(app, 'author')
    const { id } = (await adminCall(app, 'getDisputes', {}, { cookie })).body.data.items.at(-1)
    const decide = (decision: string) =>
      adminCall(app, 'decideDispute', { id, decision, reply: 'Thank you' }, { cookie })
    expect(await decide('accept')).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('any mark') },
    })
    expect((await decide('decline')).status).toBe(200)
  })

  it('of a withdrawn question counts for nobody', async () => {
    const { one, other, question, dispute } = await disputed()
    await dispute(one.token)
    await decide('withdraw')
    for (const student of [one, other]) expect(await lossOf(student)).toMatchObject({ questionCount: 0 })
    const { attempts, skills } = await syncTries(app, other, [tryAt(app, givenTo(question, other))])
    expect(attempts[0]).toMatchObject({ verdict: 'void', marks: 0 })
    expect(skills).toMatchObject([{ level: 'notStarted' }])
  })
})

describe('a correction', () => {
  it('reaches a try that is stored in the same moment, which no job of it would find', async () => {
    const student = await app.student()
    const [question] = await askQuestions(app, student, { item, count: 1 })
    if (question === undefined) throw new Error('no question')
    const known = readIssuedQuestion(app.settings, question.question)
    if (known === null) throw new Error('the question was changed')
    const { maker, version, seed } = known.reference
    const { answer } = await whileHeld(app.services.database, {
      hold: sql`
        with held as (select pg_advisory_xact_lock(hashtextextended('practice corrections', 0)))
        insert into practice_corrections (maker, maker_version, seed, made_at)
        select ${maker}, ${version}, ${seed}, ${app.clock.now()} from held`,
      ask: () => syncTries(app, student, [tryAt(app, question, { answer: '12345', lines: [] })]),
    })
    expect(answer.attempts[0]).toMatchObject({ verdict: 'void', marks: 0 })
  })

  it('reverts neither a withdrawal nor a mark that another correction gave meanwhile', async () => {
    const student = await app.student()
    const [question] = await askQuestions(app, student, { item, count: 1 })
    if (question === undefined) throw new Error('no question')
    const { attempts } = await syncTries(app, student, [tryAt(app, question, { answer: '12345', lines: [] })])
    const { attempt } = attempts[0]
    const marked = async (verdict: string, marks: number) => {
      await app.services.database.first(updateMark(attempt, verdict, marks))
      return app.services.database.first(
        sql`select verdict, marks::float8 as "marks" from practice_attempts where id = ${attempt}`,
      )
    }
    expect(await marked('right', 1)).toEqual({ verdict: 'right', marks: 1 })
    expect(await marked('wrong', 0.5)).toEqual({ verdict: 'right', marks: 1 })
    expect(await marked('void', 0)).toEqual({ verdict: 'void', marks: 0 })
    expect(await marked('right', 1)).toEqual({ verdict: 'void', marks: 0 })
  })
})

describe('figures of questions', () => {
  it('show how many were right at first, how long it took and frequent answers, without names', async () => {
    const { question, one } = await disputed()
    const { cookie } = await staffOf(app, 'owner')
    const { body } = await adminCall(app, 'getQuestionFigures', { limit: 100 }, { cookie })
    const row = body.data.items.find(({ id }: { id: string }) => id === question.maker)
    expect(row).toMatchObject({ medianSeconds: 40, tries: expect.any(Number) })
    expect(row.rightShare).toBeLessThan(1)
    expect(row.wrongAnswers).toContainEqual({ answer: '12345', count: 2 })
    expect(JSON.stringify(body.data)).not.toContain(one.id)
  })

  it('show how wrong answers differ from the right one, across questions with other numbers', async () => {
    const student = await app.student()
    const questions = await askQuestions(app, student, { item, skills: ['similar-triangles'], count: 1 })
    const [first] = questions
    if (first === undefined) throw new Error('no question')
    const like = await askQuestions(app, student, { like: first.question, count: 2 })
    await syncTries(
      app,
      student,
      like.map((question) => tryAt(app, question, { answer: `2 * ${question.ask.answer}`, lines: [] })),
    )
    // One of them was asked before the maker had a second version.
    await app.services.database.all(
      sql`update practice_attempts set maker_version = 1 where student_id = ${student.id} and answer like '2 *%'
        and seed = (select min(seed) from practice_attempts where student_id = ${student.id} and answer like '2 *%')`,
    )
    const { cookie } = await staffOf(app, 'owner')
    const asked = { chapter: 'similarity', limit: 100 }
    const { body } = await adminCall(app, 'getQuestionFigures', asked, { cookie })
    const row = body.data.items.find(({ id }: { id: string }) => id === first.maker)
    expect(row.mistakes).toEqual([{ mistake: 'double', count: 2 }])
  })
})

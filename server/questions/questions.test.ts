import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quadraticFormula } from '../../content/step-lessons/quadratic-equations/quadratic-formula.ts'
import { insertItem, insertModule } from '../../database/seed/queries-of-courses.ts'
import { writeStepLesson } from '../../database/seed/step-lessons.ts'
import { mostMessages } from '../../domain/questions/rules.ts'
import { adminCall, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { addPractice, askQuestions, syncTries, tryAt } from '../../tests/support/practice.ts'
import { sql } from '../adapters/database/sql.ts'
import { drawMath } from '../adapters/formulas/draw-katex.ts'

/** A Monday, 10:00 in India. */
const now = '2027-03-01T04:30:00Z'

let app: TestApp
let course: TestCourse
let asker: TestStudent
let other: TestStudent
let teacher: TestStaff
let foreign: TestStaff
beforeAll(async () => {
  app = await startTestApp({ now })
  course = await app.course()
  const elsewhere = await app.course({ title: 'Vectors' })
  asker = await app.student()
  other = await app.student()
  await app.grant(asker, course, -1, 30)
  await app.grant(other, course, -1, 30)
  teacher = await staffOf(app, 'teacher')
  foreign = await staffOf(app, 'teacher')
  await app.services.database.first(sql`
    insert into course_authors (course_id, staff_id) values (${course.id}, ${teacher.id}), (${elsewhere.id}, ${foreign.id})`)
})
afterAll(() => app.close())

const newKey = () => `ask-${randomUUID()}`
const ask = (question: object = {}, who = asker) =>
  app.call(
    'askQuestion',
    { item: course.lockedVideo, second: 12, text: 'Why is the root $√3$?', clientKey: newKey(), ...question },
    who,
  )
const asked = async (question: object = {}, who = asker): Promise<string> =>
  (await ask(question, who)).body.data.question._id
const read = (id: string, who = asker) => app.call('getMyQuestion', { id }, who)
const staffCall = (name: Parameters<typeof adminCall>[1], input: object, who = teacher) =>
  adminCall(app, name, input, { cookie: who.cookie })
const answer = (id: string, given: object = {}, who = teacher) =>
  staffCall(
    'answerQuestion',
    { id, text: 'Divide by $√3$ first.', read: 1, clientKey: newKey(), ...given },
    who,
  )
const queueOf = async (given: object = {}, who = teacher) =>
  (await staffCall('getQuestions', { limit: 100, ...given }, who)).body.data.items
const marks = (who: { token?: string } = {}, item = course.lockedVideo) =>
  app.call('getLessonQuestions', { item }, who)

describe('a question', () => {
  it('is stored once with its place, however often it is sent', async () => {
    const clientKey = newKey()
    const first = await ask({ clientKey })
    const again = await ask({ clientKey })
    expect(again.body.data.question._id).toBe(first.body.data.question._id)
    expect(again.body.data.question).toMatchObject({
      status: 'open',
      second: 12,
      course: { title: 'Quadratics' },
      lesson: { id: course.lockedVideo, kind: 'video' },
      isFormerVersion: false,
      messages: [{ from: 'student', text: 'Why is the root $√3$?' }],
    })
  })

  it('accepts as many messages as fit, the last of them also when it is sent again', async () => {
    const id = await asked()
    const { database } = app.services
    await database.first(
      sql`update questions set message_count = ${mostMessages - 1}, last_message_at = now() where id = ${id}`,
    )
    const last = { id, text: 'And the sign?', clientKey: newKey() }
    expect((await app.call('replyToQuestion', last, asker)).status).toBe(200)
    const more = await app.call('replyToQuestion', { ...last, clientKey: newKey() }, asker)
    expect([more.status, more.body.code]).toEqual([409, 'conflict'])
    // Its answer was lost on the way.
    const again = await app.call('replyToQuestion', last, asker)
    expect([again.status, again.body.data.question.messages.length]).toEqual([200, 2])
  })

  it('names its lesson, linked lessons and those of similar questions in the language of the reader', async () => {
    const place = await app.course()
    const reader = await app.student()
    await app.grant(reader, place, -1, 30)
    const { database } = app.services
    await database.first(sql`
      insert into course_authors (course_id, staff_id) values (${place.id}, ${teacher.id})`)
    await database.all(sql`
      update items set titles = '{"hi": "वीडियो 1"}' where id in (${place.freeVideo}, ${place.lockedVideo})`)
    const id = await asked({ item: place.lockedVideo }, reader)
    await answer(id, { link: { item: place.freeVideo, second: 5 } })
    await app.call('agreeToPublish', { id, agrees: true }, reader)
    await staffCall('publishQuestion', { id, question: 'Where is the root?', answer: 'So.' })
    const inHindi = { ...reader, headers: { 'accept-language': 'hi' } }
    const thread = (await app.call('getMyQuestion', { id }, inHindi)).body.data
    const [listed] = (await app.call('getMyQuestions', {}, inHindi)).body.data
    const about = { item: place.freeVideo, text: 'Where is the root?' }
    const [similar] = (await app.call('getSimilarQuestions', about, inHindi)).body.data
    const named = [thread.title, thread.messages[1].link.title, listed.title, similar.lesson.title]
    expect(named).toEqual(Array.from({ length: 4 }, () => 'वीडियो 1'))
    expect((await read(id, reader)).body.data.title).toBe('Video 1')
  })

  it('can be asked where the student may open the lesson', async () => {
    const stranger = await app.student()
    expect((await ask({}, stranger)).status).toBe(403)
    expect((await ask({ item: course.freeVideo }, stranger)).status).toBe(200)
  })

  it('is readable only by its asker and staff of its course', async () => {
    const id = await asked()
    expect((await read(id)).status).toBe(200)
    expect((await read(id, other)).status).toBe(404)
    const reply = { id, text: 'Mine?', clientKey: newKey() }
    expect((await app.call('replyToQuestion', reply, other)).status).toBe(404)
    expect((await app.call('agreeToPublish', { id, agrees: true }, other)).status).toBe(404)
    expect((await app.call('getMyQuestions', {}, other)).body.data).toEqual([])
    expect((await marks(other)).body.data).toEqual([])
    expect((await staffCall('getQuestion', { id }, foreign)).status).toBe(404)
    expect((await answer(id, {}, foreign)).status).toBe(404)
    expect(await queueOf({}, foreign)).toEqual([])
    const supporter = await staffOf(app, 'support')
    expect((await staffCall('getQuestion', { id }, supporter)).status).toBe(403)
    expect((await staffCall('getQuestion', { id })).body.data.messages).toHaveLength(1)
    const owner = await staffOf(app, 'owner')
    expect((await staffCall('getQuestion', { id }, owner)).status).toBe(200)
    const log = await staffCall('getAuditLog', { kind: 'question', subject: id }, owner)
    expect(log.body.data.items).toMatchObject([
      { action: 'question.open', staff: { id: owner.id } },
      { action: 'question.open', staff: { id: teacher.id } },
    ])
  })

  it('stores the practice line where it was asked, of a question that its asker was given', async () => {
    const item = await addPractice(app, course, true)
    const [question] = await askQuestions(app, asker, { item, count: 1 })
    if (question === undefined) throw new Error('no question')
    const line = { number: 2, text: 'x = 3 ± 1' }
    const practice = { question: question.question, line }
    const wrong = await ask({ item: undefined, second: undefined, practice }, other)
    expect(wrong.status).toBe(400)
    const id = await asked({ item: undefined, second: undefined, practice })
    expect((await read(id)).body.data).toMatchObject({ line, lesson: { id: item } })
    const seen = (await staffCall('getQuestion', { id })).body.data.practice
    expect(seen).toMatchObject({ line, canBeDisputed: false, stem: expect.stringContaining('<') })
    expect((await staffCall('disputeQuestion', { id })).status).toBe(409)

    await syncTries(app, asker, [tryAt(app, question, { answer: '12345', lines: [] })])
    const disputed = await staffCall('disputeQuestion', { id })
    expect(disputed.body.data).toMatchObject({ status: 'answered', practice: { canBeDisputed: false } })
    const author = await staffOf(app, 'author')
    expect((await staffCall('getDisputes', {}, author)).body.data.items.at(-1)).toMatchObject({
      answer: '12345',
      words: 'Why is the root $√3$?',
    })
  })

  it('of a replaced video stays, marked as of the former version', async () => {
    const fresh = await app.course()
    await app.grant(asker, fresh, -1, 30)
    const id = await asked({ item: fresh.lockedVideo })
    await app.services.database.first(sql`
      update items set media_id = (select media_id from items where id = ${fresh.freeVideo}) where id = ${fresh.lockedVideo}`)
    expect((await read(id)).body.data).toMatchObject({ second: 12, isFormerVersion: true })
  })

  it('of a step lesson keeps its place and version, and is marked as outdated once its author changed it', async () => {
    const { database } = app.services
    const mediaId = await database.transaction((tx) => writeStepLesson(tx, quadraticFormula, drawMath))
    const moduleId = (await database.first(insertModule(course.id, 'Steps', 6)))?.id ?? ''
    const given = { moduleId, position: 0, title: 'The formula', mediaId, isFree: false }
    const item = (await database.first(insertItem({ ...given, kind: 'steps' })))?.id ?? ''
    const id = await asked({ item, second: 40 })
    const lesson = { kind: 'steps' }
    expect((await read(id)).body.data).toMatchObject({ second: 40, lesson, isFormerVersion: false })
    await database.first(sql`update step_lessons set version = version + 1 where media_id = ${mediaId}`)
    expect((await read(id)).body.data).toMatchObject({ second: 40, isFormerVersion: true })
  })
})

describe('the queue', () => {
  it('lists the earliest due time first, in teachers’ working hours', async () => {
    const id = await asked()
    const found = (await queueOf()).find((one: { id: string }) => one.id === id)
    expect(found).toMatchObject({ dueAt: '2027-03-02T04:30:00.000Z', excerpt: 'Why is the root $√3$?' })
    expect((await queueOf({ due: 'late' })).length).toBe(0)
  })

  it('is searched by words of a question or an answer, only by those who teach its course', async () => {
    const id = await asked({ text: 'Which HYPOTENUSE is 100% longer?' })
    await answer(id, { text: 'The one of the kite.' })
    await staffCall('closeQuestion', { id })
    const found = async (search: string, who = teacher) =>
      (await staffCall('findQuestions', { search }, who)).body.data
    const row = { id, student: asker.name, excerpt: 'Which HYPOTENUSE is 100% longer?' }
    for (const words of ['hypotenuse', 'longer  which', 'the kite', '100% is longer'])
      expect(await found(words), words).toEqual([expect.objectContaining(row)])
    for (const words of ['hypotenuse kite', '1__% longer', 'closed', 'is', ''])
      expect(await found(words), words).toEqual([])
    expect(await found('hypotenuse', foreign)).toEqual([])
    expect(await found('hypotenuse', await staffOf(app, 'owner'))).toHaveLength(1)
    const support = await staffOf(app, 'support')
    expect((await staffCall('findQuestions', { search: 'hypotenuse' }, support)).status).toBe(403)
  })

  it('allows one answer at a time, and only to what its writer has read', async () => {
    const id = await asked()
    const owner = await staffOf(app, 'owner')
    expect((await staffCall('holdQuestion', { id, isHeld: true })).body.data.answering).toBe(null)
    const held = await staffCall('holdQuestion', { id, isHeld: true }, owner)
    expect(held.body.data.answering).toMatchObject({ name: teacher.name })
    expect((await queueOf({}, owner)).find((one: { id: string }) => one.id === id).answering.name).toBe(
      teacher.name,
    )
    const refused = await answer(id, {}, owner)
    expect([refused.status, refused.body.error]).toEqual([409, `${teacher.name} is answering this now.`])
    const clientKey = newKey()
    expect((await answer(id, { clientKey })).status).toBe(200)
    // Sent again over a lost connection it is stored once.
    expect((await answer(id, { clientKey })).body.data.messages).toHaveLength(2)
    expect((await answer(id, { text: 'No.' }, owner)).status).toBe(409)
    expect((await answer(id, { text: 'And 2.', read: 2 }, owner)).status).toBe(200)
  })

  it('frees a question ten minutes after the last activity of its holder', async () => {
    const id = await asked()
    const owner = await staffOf(app, 'owner')
    await staffCall('holdQuestion', { id, isHeld: true })
    app.clock.advance({ minutes: 11 })
    expect((await staffCall('holdQuestion', { id, isHeld: true }, owner)).body.data.answering).toBe(null)
    app.clock.set(now)
  })

  it('gives merged questions the same answer, and no asker sees another', async () => {
    const [first, second] = [await asked(), await asked({ text: 'And where does 3 come from?' }, other)]
    expect((await staffCall('mergeQuestion', { id: second, into: first })).status).toBe(200)
    expect((await queueOf()).map(({ id }: { id: string }) => id)).not.toContain(second)
    await answer(first)
    for (const [id, who] of [
      [first, asker],
      [second, other],
    ] as const) {
      const { status, messages } = (await read(id, who)).body.data
      expect([status, messages.length, messages[1].text]).toEqual(['answered', 2, 'Divide by $√3$ first.'])
    }
    const late = await asked({}, other)
    await staffCall('mergeQuestion', { id: late, into: first })
    expect((await read(late, other)).body.data.status).toBe('answered')
    // A follow-up question is answered separately.
    await app.call('replyToQuestion', { id: second, text: 'Still why?', clientKey: newKey() }, other)
    expect((await queueOf()).map(({ id }: { id: string }) => id)).toContain(second)
  })

  it('gives merged questions one answer: later messages to one asker are private', async () => {
    const [first, second, closed] = [await asked(), await asked({}, other), await asked({}, other)]
    for (const id of [second, closed]) await staffCall('mergeQuestion', { id, into: first })
    await staffCall('closeQuestion', { id: closed })
    await answer(first)
    await app.call('replyToQuestion', { id: first, text: 'I was ill last week', clientKey: newKey() }, asker)
    await answer(first, { text: 'Get well soon, take your time.', read: 3 })
    expect((await read(second, other)).body.data.messages).toHaveLength(2)
    expect((await staffCall('getQuestion', { id: second })).body.data.mergedInto).toBe(null)
    // Later merged questions also get the answer to the original one, during and after the conversation.
    for (const text of ['', 'And once more?']) {
      if (text !== '') await app.call('replyToQuestion', { id: first, text, clientKey: newKey() }, asker)
      const late = await asked({}, other)
      expect((await staffCall('mergeQuestion', { id: late, into: first })).status).toBe(200)
      const { status, messages } = (await read(late, other)).body.data
      expect([status, messages[1].text]).toEqual(['answered', 'Divide by $√3$ first.'])
    }
    // What was closed waits for nothing.
    const messages = (await read(closed, other)).body.data.messages.map(({ from }: { from: string }) => from)
    expect(messages).toEqual(['student', 'system'])
    expect((await staffCall('mergeQuestion', { id: closed, into: first })).status).toBe(409)
  })
})

describe('a question merged into one without an answer', () => {
  it('is separate again once that one is closed, or passed to those who check keys', async () => {
    const fresh = await app.course()
    const [one, another] = [await app.student(), await app.student()]
    for (const student of [one, another]) await app.grant(student, fresh, -1, 30)
    await app.services.database.first(
      sql`insert into course_authors (course_id, staff_id) values (${fresh.id}, ${teacher.id})`,
    )
    const item = await addPractice(app, fresh, true)
    const [practised] = await askQuestions(app, one, { item, count: 1 })
    if (practised === undefined) throw new Error('no question')
    await syncTries(app, one, [tryAt(app, practised, { answer: '12345', lines: [] })])
    const practice = { question: practised.question }
    const openIds = async () => (await queueOf()).map(({ id }: { id: string }) => id)
    for (const act of ['closeQuestion', 'disputeQuestion'] as const) {
      const into = await asked({ item: undefined, second: undefined, practice }, one)
      const id = await asked({ item: fresh.lockedVideo }, another)
      expect((await staffCall('mergeQuestion', { id, into })).status).toBe(200)
      expect(await openIds()).not.toContain(id)
      expect((await staffCall(act, { id: into })).status).toBe(200)
      expect(await openIds()).toContain(id)
      expect((await staffCall('mergeQuestion', { id, into })).status).toBe(409)
      expect(await openIds()).toContain(id)
    }
  })
})

describe('an answer', () => {
  it('is mailed to the asker, shown in the product, and points to a second of a lesson of the course', async () => {
    const id = await asked()
    const elsewhere = await app.course()
    const link = { item: course.freeVideo, second: 45 }
    expect((await answer(id, { link: { ...link, item: elsewhere.freeVideo } })).status).toBe(400)
    const beyond = await answer(id, { link: { ...link, second: 55 } })
    expect([beyond.status, beyond.body.fields.link]).toEqual([400, expect.stringContaining('ends before')])
    expect((await answer(id, { link })).status).toBe(200)
    const { messages } = (await read(id)).body.data
    expect(messages[1]).toMatchObject({
      from: 'staff',
      name: teacher.name,
      link: { second: 45, kind: 'video' },
    })
    await app.runJobs()
    const mail = (await app.mailbox(asker.email)).find(({ text }) => text.includes(`/questions?id=${id}`))
    const told = (await app.call('getNotifications', {}, asker)).body.data
    expect(told).toContainEqual(expect.objectContaining({ kind: 'answer', path: `/questions?id=${id}` }))
    expect(mail?.text).toContain('Divide by √3 first.')
  })
})

const publish = (id: string) =>
  staffCall('publishQuestion', { id, question: 'Where does the root come from?', answer: 'From dividing.' })

describe('publishing', () => {
  it('waits until the asker agreed, then is a public marker of the lesson, without a name', async () => {
    const id = await asked({ item: course.freeVideo, second: 7 })
    expect((await app.call('agreeToPublish', { id, agrees: true }, asker)).status).toBe(404)
    await answer(id)
    expect((await publish(id)).status).toBe(409)
    await expect(
      app.services.database.first(sql`
        insert into published_questions (question_id, question, answer, published_at)
        values (${id}, 'a', 'b', now())`),
    ).rejects.toThrow('the asker has not agreed')
    expect((await app.call('agreeToPublish', { id, agrees: true }, asker)).body.data.isAgreed).toBe(true)
    const naming = { id, question: `Where is ${asker.name.split(' ')[0]} wrong?`, answer: 'Nowhere.' }
    const named = await staffCall('publishQuestion', naming)
    expect([named.status, named.body.error]).toEqual([400, expect.stringContaining('names the student')])
    expect((await publish(id)).body.data.published).toMatchObject({ answer: 'From dividing.' })
    const seen = await marks({}, course.freeVideo)
    expect(seen.body.data).toMatchObject([
      {
        second: 7,
        question: 'Where does the root come from?',
        answer: 'From dividing.',
        isFormerVersion: false,
      },
    ])
    expect(JSON.stringify(seen.body.data)).not.toContain(asker.name)
    expect((await read(id)).body.data.isPublished).toBe(true)

    await app.call('agreeToPublish', { id, agrees: false }, asker)
    expect((await marks({}, course.freeVideo)).body.data).toEqual([])
  })

  it('is kept in a lesson whose video is replaced, marked as of the former one', async () => {
    const fresh = await app.course()
    await app.grant(asker, fresh, -1, 30)
    await app.services.database.first(
      sql`insert into course_authors (course_id, staff_id) values (${fresh.id}, ${teacher.id})`,
    )
    const id = await asked({ item: fresh.freeVideo, second: 9 })
    await answer(id)
    await app.call('agreeToPublish', { id, agrees: true }, asker)
    expect((await publish(id)).status).toBe(200)
    await app.services.database.first(sql`
      update items set media_id = (select media_id from items where id = ${fresh.lockedVideo}) where id = ${fresh.freeVideo}`)
    expect((await marks({}, fresh.freeVideo)).body.data).toMatchObject([{ second: 9, isFormerVersion: true }])
  })

  it('is shown in a paid lesson only to those who may open it', async () => {
    const id = await asked({ second: 3 }, other)
    await answer(id)
    await app.call('agreeToPublish', { id, agrees: true }, other)
    expect((await publish(id)).status).toBe(200)
    expect((await marks()).status).toBe(403)
    expect((await marks(asker)).body.data).toHaveLength(1)
    await staffCall('unpublishQuestion', { id })
    expect((await marks(asker)).body.data).toEqual([])
  })
})

describe('similar questions', () => {
  const wordings = [
    'Why is the discriminant negative when there is no real root?',
    'How do I find the zeroes of a polynomial?',
    'द्विघाती समीकरण के मूल कैसे निकालें?',
    'వర్గ సమీకరణం మూలాలు ఎలా కనుక్కోవాలి?',
  ]
  let shelf: TestCourse
  const similar = async (text: string, who = asker, item = shelf.freeVideo) =>
    (await app.call('getSimilarQuestions', { item, text }, who)).body.data

  beforeAll(async () => {
    shelf = await app.course()
    const writer = await app.student()
    for (const student of [asker, writer]) await app.grant(student, shelf, -1, 30)
    await app.services.database.first(sql`
      insert into course_authors (course_id, staff_id) values (${shelf.id}, ${teacher.id})`)
    for (const [at, question] of wordings.entries()) {
      const item = at === 0 ? shelf.lockedVideo : shelf.freeVideo
      const id = await asked({ item, text: `Question ${at}` }, writer)
      await answer(id)
      await app.call('agreeToPublish', { id, agrees: true }, writer)
      await staffCall('publishQuestion', { id, question, answer: 'So.' })
    }
  })

  it.each([
    ['why discriminent is negativ', 0],
    ['find zeros of polynomail', 1],
    ['द्विघाति समीकरन के मुल कैसे', 2],
    ['వర్గ సమీకరనం మూలలు ఎల', 3],
  ])('are found by “%s”', async (text, at) => {
    expect((await similar(text))[0]).toMatchObject({ question: wordings[at], answer: 'So.', second: 12 })
  })

  it('are those of lessons that the student may open, of the same course', async () => {
    const stranger = await app.student()
    expect(await similar('why discriminant negative', stranger)).toEqual([])
    expect((await similar('zeroes of a polynomial', stranger)).length).toBe(1)
    expect(await similar('zeroes of a polynomial', asker, course.freeVideo)).toEqual([])
    // Other than practice, they are searched in the course of its lesson.
    const practice = await addPractice(app, shelf, true)
    expect((await similar('zeroes of a polynomial', asker, practice))[0]?.question).toBe(wordings[1])
    expect(await similar('completely other matters')).toEqual([])
  })
})

describe('a deleted account', () => {
  it('exports its questions; published ones name nobody and stay', async () => {
    const leaver = await app.student()
    const id = await asked({ item: course.freeDocument, sheetQuestion: '3 (b)', second: undefined }, leaver)
    await answer(id)
    await app.call('agreeToPublish', { id, agrees: true }, leaver)
    expect((await publish(id)).status).toBe(200)
    const exported = (await app.call('exportAccount', {}, leaver)).body.data.questions
    expect(exported).toMatchObject([{ messages: [{ from: 'student' }, { from: 'staff' }] }])
    const gone = { password: leaver.password, confirmation: 'account' }
    expect((await app.call('deleteAccount', gone, leaver)).status).toBe(200)
    expect((await staffCall('getQuestion', { id })).status).toBe(404)
    expect((await marks({}, course.freeDocument)).body.data).toMatchObject([{ sheetQuestion: '3 (b)' }])
  })
})

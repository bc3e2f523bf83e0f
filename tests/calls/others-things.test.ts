import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { notifyStudent } from '../../server/notifications/operations.ts'
import { adminCall, staffOf } from '../support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { fieldsOf } from '../support/call-families.ts'
import { makeCode } from '../support/coupons.ts'
import type { TestCourse } from '../support/courses.ts'
import { addPractice, askQuestions, syncTries, tryAt } from '../support/practice.ts'
import { pushBrowser } from '../support/push-browser.ts'
import { addVideo } from '../support/streams.ts'

const said = 'Known only to its author'

let app: TestApp
let owner: TestStudent
let stranger: TestStudent
let course: TestCourse
/** What the owner has, by the fields that name it. */
let owned: Record<string, string>
/** What a photo is called. */
let photos: string[]

beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  await addVideo(app.services, course.lockedVideo)
  owner = await app.student({ name: 'Owner Of Everything' })
  stranger = await app.student()
  for (const student of [owner, stranger]) await app.grant(student, course, -1, 30)
  const have = async (name: CallName, input: object) => {
    const { status, body } = await app.call(name, input, owner)
    expect([name, status, body.error]).toEqual([name, 200, undefined])
    return body.data
  }
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: '#224466' } })
  const picture = (await made.jpeg().toBuffer()).toString('base64')
  const clientKey = `own-${randomUUID()}`
  const note = await have('saveNote', { item: course.lockedVideo, words: said, clientKey })
  const asking = { item: course.freeVideo, text: said, picture, clientKey: `own-${randomUUID()}` }
  const { question } = await have('askQuestion', asking)
  const ticket = await have('createTicket', {
    ...{ userId: owner.id, courseId: course.id, question: said, picture },
  })
  const item = await addPractice(app, course, true)
  const [given] = await askQuestions(app, owner, { item, count: 1 })
  if (given === undefined) throw new Error('no question')
  const { attempts } = await syncTries(app, owner, [tryAt(app, given)])
  const { playbackId } = await have('openStream', { item: course.lockedVideo })
  const device = randomUUID()
  await have('openDownload', { item: course.lockedVideo, device, rendition: '240p' })
  await app.services.database.transaction((tx) =>
    notifyStudent(
      tx,
      {
        kind: 'result',
        facts: { event: 'markKept' },
        studentId: owner.id,
        onceKey: 'one',
        path: '/marks-lost',
      },
      app.clock.now(),
    ),
  )
  const [bell] = await have('getNotifications', {})
  const { key } = await have('getPush', {})
  await have('startPush', { ...pushBrowser().address, key })
  const finance = await staffOf(app, 'finance')
  const couponCode = await makeCode(app, finance, { email: owner.email })
  const [session] = await have('getSessions', {})
  owned = {
    ...{ note: note._id ?? clientKey, question: question._id, ticket: ticket._id, couponCode },
    ...{ issued: given.question, attempt: attempts[0].attempt, playback: playbackId, device, bell: bell._id },
    ...{ session: session._id, student: owner.id, clientKey },
  }
  photos = [question.messages[0].picture.id, ticket.conversations[0].picture.id]
})
afterAll(() => app.close())

type Walked = { call: CallName; of: string; as(thing: string): object }

/** Every field of a call that names what is one student's, but those of tests/calls/strangers.test.ts. */
const walks: Walked[] = [
  { call: 'changeNote', of: 'note', as: (id) => ({ id, words: 'Mine' }) },
  { call: 'deleteNote', of: 'note', as: (id) => ({ id }) },
  { call: 'getMyQuestion', of: 'question', as: (id) => ({ id }) },
  { call: 'agreeToPublish', of: 'question', as: (id) => ({ id, agrees: true }) },
  {
    call: 'replyToQuestion',
    of: 'question',
    as: (id) => ({ id, text: 'Mine', clientKey: 'reply-of-stranger' }),
  },
  { call: 'getTicket', of: 'ticket', as: (ticketId) => ({ ticketId }) },
  { call: 'disputeMark', of: 'attempt', as: (attempt) => ({ attempt, words: 'It is right' }) },
  { call: 'freeSavedDevice', of: 'device', as: (device) => ({ device }) },
  { call: 'stopPlayback', of: 'playback', as: (id) => ({ id }) },
  { call: 'saveProgress', of: 'playback', as: (playbackId) => ({ reports: [], playbackId }) },
  { call: 'readNotifications', of: 'bell', as: (one) => ({ ids: [one] }) },
  { call: 'revokeSession', of: 'session', as: (sessionId) => ({ sessionId }) },
  { call: 'renewSaved', of: 'device', as: (device) => ({ device, lessons: [] }) },
]

/** Fields that name what everybody may name, or what the caller makes. */
const ofEverybody: Partial<Record<CallName, readonly string[]>> = {
  getArticle: ['id'],
  getCourse: ['id'],
  getPublishedPicture: ['id'],
  getSaveOffer: ['id'],
  createReport: ['id'],
  getCertificate: ['number'],
}
const naming = /^(?:id|ids|attempt|device|playbackId|sessionId|number)$/

/** Every row of the owner's, in whatever table. */
async function ownersRows(): Promise<unknown> {
  const { database } = app.services
  const tables = await database.all(sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    where c.column_name = 'student_id' and c.table_schema = 'public' order by 1`)
  const kept: Record<string, unknown> = {}
  for (const { name } of tables) {
    const parts = [`select to_jsonb(t) as row from ${name} t where student_id = `, ' order by 1']
    kept[name] = await database.all(sql(Object.assign(parts, { raw: parts }), owner.id))
  }
  return kept
}

describe('what is one student’s', () => {
  it('is named by no other field than those tested here and for strangers', () => {
    const named = Object.entries<Call>(calls).flatMap(([name, call]) =>
      fieldsOf(call)
        .filter((field) => naming.test(field))
        .filter((field) => !ofEverybody[name as CallName]?.includes(field))
        .map((field) => `${name}.${field}`),
    )
    const walked = walks.flatMap(({ call, as }) => Object.keys(as('x')).map((field) => `${call}.${field}`))
    const elsewhere = [
      ...['getThreadPicture.id', 'getCertificateFile.number'],
      ...['openDownload.device', 'leaseLesson.device'],
    ]
    expect(named.filter((one) => !walked.includes(one) && !elsewhere.includes(one))).toEqual([])
  })

  it.each(walks)('does not exist for another student by $call: $of', async ({ call, of, as }) => {
    const before = await ownersRows()
    const theirs = await app.call(call, as(owned[of] ?? ''), stranger)
    const nothing = await app.call(call, as(randomUUID()), stranger)
    expect([theirs.status, JSON.stringify(theirs.body).replaceAll(owned[of] ?? '', '')]).toEqual([
      nothing.status,
      JSON.stringify(nothing.body).replaceAll(owned[of] ?? '', ''),
    ])
    expect(JSON.stringify(theirs.body)).not.toContain(said)
    expect(await ownersRows()).toEqual(before)
  })

  it('is not shown to another student in a photo', async () => {
    expect(photos).toHaveLength(2)
    for (const id of photos) {
      expect((await app.call('getThreadPicture', { id }, owner)).status).toBe(200)
      for (const name of ['getThreadPicture', 'getPublishedPicture'] as const)
        expect([name, (await app.call(name, { id }, stranger)).status]).toEqual([name, 404])
    }
  })

  it('is not ended by another student’s stream, and takes no playing place for a lesson', async () => {
    const before = await ownersRows()
    const opened = await app.call(
      'openStream',
      { item: course.lockedVideo, instead: [owned['playback']] },
      stranger,
    )
    expect(opened.status).toBe(200)
    const download = { item: course.lockedVideo, device: owned['device'], rendition: '240p' }
    expect((await app.call('openDownload', download, stranger)).status).toBe(200)
    expect(await ownersRows()).toEqual(before)
  })

  it('does not reduce the price for another: a code that is bound to a student', async () => {
    const asked = { courseId: course.id, couponCode: owned['couponCode'] }
    const plan = { ...asked, subscriptionType: 1 }
    expect((await app.call('checkCoupon', asked, owner)).status).toBe(200)
    for (const [name, input] of [
      ['checkCoupon', asked],
      ['createOrder', plan],
      ['redeemCoupon', plan],
    ] as const) {
      const theirs = await app.call(name, input, stranger)
      const nothing = await app.call(name, { ...input, couponCode: 'NEVERMADE42' }, stranger)
      expect([name, theirs.status, theirs.body]).toEqual([name, nothing.status, nothing.body])
    }
  })

  it('gives no marks for a question that was given to somebody else', async () => {
    const before = await ownersRows()
    const practice = { question: owned['issued'] }
    const statuses = [
      (await app.call('nextQuestions', { again: owned['issued'], count: 1 }, stranger)).status,
      (await app.call('askQuestion', { practice, text: 'Why?', clientKey: 'ask-of-stranger' }, stranger))
        .status,
      (await app.call('nextQuestions', { again: owned['issued'], count: 1 })).status,
    ]
    expect(statuses).toEqual([404, 400, 404])
    const report = { key: 'try-of-stranger', question: owned['issued'], lines: [], answer: '1' }
    const facts = { hintsUsed: 0, secondsTaken: 1, answeredAt: app.clock.now().toISOString() }
    const { attempts } = await syncTries(app, stranger, [{ ...report, ...facts }])
    expect(attempts).toMatchObject([{ attempt: null, verdict: 'void' }])
    expect(await ownersRows()).toEqual(before)
  })

  it('is not returned by the key that its browser gave it', async () => {
    const asked = { item: course.lockedVideo, words: 'Mine', clientKey: owned['clientKey'] }
    const { body } = await app.call('saveNote', asked, stranger)
    expect(body.data.words).toBe('Mine')
    const own = (await app.call('getNotes', {}, owner)).body.data
    expect(own.map(({ words }: { words: string }) => words)).toEqual([said])
  })
})

describe('what is of another course', () => {
  it('does not exist for a teacher who has none of it', async () => {
    const teacher = await staffOf(app, 'teacher')
    const elsewhere = await app.course({ title: 'Vectors' })
    await app.services.database.first(
      sql`insert into course_authors (course_id, staff_id) values (${elsewhere.id}, ${teacher.id})`,
    )
    const id = owned['question'] ?? ''
    const asked = [
      ['getQuestion', { id }],
      ['answerQuestion', { id, text: 'So', read: 1, clientKey: 'answer-of-other' }],
      ['closeQuestion', { id }],
      ['disputeQuestion', { id }],
      ['holdQuestion', { id, isHeld: true }],
      ['mergeQuestion', { id, into: null }],
      ['publishQuestion', { id, question: 'Why?', answer: 'So' }],
      ['unpublishQuestion', { id }],
      ['getQuestionPicture', { id: photos[0] }],
      ['getQuestionPicture', { id: photos[1] }],
      ['getLearner', { studentId: owner.id }],
    ] as const
    const before = await ownersRows()
    for (const [name, input] of asked) {
      const { status, body } = await adminCall(app, name, input, { cookie: teacher.cookie })
      expect([name, status, JSON.stringify(body).includes(said)]).toEqual([name, 404, false])
    }
    for (const [name, input] of [
      ['getLearners', { courseId: course.id }],
      ['getLearningFigures', { courseId: course.id, period: '30' }],
      ['getCourseWatching', { courseId: course.id }],
    ] as const)
      expect([name, (await adminCall(app, name, input, { cookie: teacher.cookie })).status]).toEqual([
        name,
        403,
      ])
    expect(await ownersRows()).toEqual(before)
  })

  it('is not reached by a pair of ids that do not belong together', async () => {
    const boss = await staffOf(app, 'owner')
    const own = (await app.call('getSessions', {}, stranger)).body.data[0]._id
    const grant = await app.services.database.first(sql<{ id: string }>`
      select g.id from access_grants g join enrolments e on e.id = g.enrolment_id where e.student_id = ${owner.id}`)
    const pairs = [
      ['endStudentSession', { studentId: stranger.id, sessionId: owned['session'] }],
      ['endStudentSession', { studentId: owner.id, sessionId: own }],
      [
        'withdrawGrant',
        { studentId: stranger.id, grantId: grant?.id ?? randomUUID(), reason: 'Asked for by phone' },
      ],
      ['getFlagPicture', { id: photos[0], flagId: randomUUID() }],
      ['getTicketPicture', { id: photos[0] }],
      ['getQuestionPicture', { id: photos[1] }],
      ['removePasskey', { id: 'a-passkey-of-another-person' }],
    ] as const
    const before = await ownersRows()
    for (const [name, input] of pairs)
      expect([name, (await adminCall(app, name, input, { cookie: boss.cookie })).status]).toEqual([name, 404])
    expect(await ownersRows()).toEqual(before)
  })
})

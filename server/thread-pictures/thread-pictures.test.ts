import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostKeptPictures, mostPictureBytes, pictureKeptDays } from '../../domain/thread-pictures/rules.ts'
import { jpegOfManyScans, pngOfManyColourSteps } from '../../tests/faults/hostile-files.ts'
import { adminCall, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import { whileHeld } from '../../tests/support/held-row.ts'
import { leastOfThree } from '../../tests/support/thread-time.ts'
import { sql } from '../adapters/database/sql.ts'
import { forgetOldPictures } from './operations.ts'

let app: TestApp
let course: TestCourse
let owner: TestStaff
let teacher: TestStaff
let foreign: TestStaff
let supporter: TestStaff
let photo: string
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  const elsewhere = await app.course({ title: 'Vectors' })
  owner = await staffOf(app, 'owner')
  teacher = await staffOf(app, 'teacher')
  foreign = await staffOf(app, 'teacher')
  supporter = await staffOf(app, 'support')
  await app.services.database.first(sql`
    insert into course_authors (course_id, staff_id) values (${course.id}, ${teacher.id}), (${elsewhere.id}, ${foreign.id})`)
  photo = await photoOf('#224466')
})
afterAll(() => app.close())

type ShownPicture = { id: string; width: number; height: number; isDeleted: boolean }

const newKey = () => `ask-${randomUUID()}`
const staffCall = (name: Parameters<typeof adminCall>[1], input: object, who = teacher) =>
  adminCall(app, name, input, { cookie: who.cookie })
const ask = (who: TestStudent, given: object = {}) =>
  app.call('askQuestion', { item: course.freeVideo, text: 'See line 3', clientKey: newKey(), ...given }, who)
const see = (who: TestStudent, id: string) => app.call('getThreadPicture', { id }, who)
const seeAsTeacher = (id: string, who = teacher) => staffCall('getQuestionPicture', { id }, who)
const answer = (id: string, given: object = {}) =>
  staffCall('answerQuestion', { id, text: 'Like this.', read: 1, clientKey: newKey(), ...given })
const storedOf = (who: TestStudent) =>
  app.services.database.all(
    sql<{ bytes: Buffer | null }>`select bytes from thread_pictures where student_id = ${who.id}`,
  )
const bytesOf = ({ data }: { data: string }) => Buffer.from(data.split(',')[1] ?? '', 'base64')

async function photoOf(background: string, width = 60, height = 30): Promise<string> {
  const made = sharp({ create: { width, height, channels: 3, background } })
  return (await made.jpeg().toBuffer()).toString('base64')
}

async function askedWithPhoto(
  who: TestStudent,
  given: object = {},
): Promise<{ id: string; picture: ShownPicture }> {
  const { body } = await ask(who, { picture: photo, ...given })
  const { _id: id, messages } = body.data.question
  return { id, picture: messages[0].picture }
}

async function learner(): Promise<TestStudent> {
  const student = await app.student()
  await app.grant(student, course, -1, 400)
  return student
}

describe('a photo with a question', () => {
  it('is re-encoded, upright, without its location', async () => {
    const student = await app.student()
    const taken = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitude: '17/1 23/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(taken.includes('SecretCamera') && taken.includes('Exif')).toBe(true)
    const { picture } = await askedWithPhoto(student, { picture: taken.toString('base64') })
    expect(picture).toMatchObject({ width: 30, height: 60, isDeleted: false })
    const { body, headers } = await see(student, picture.id)
    expect(headers.get('cache-control')).toBe('no-store')
    const shown = bytesOf(body.data)
    const facts = await sharp(shown).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 30, height: 60 })
    expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual(Array(4).fill(undefined))
    expect(shown.includes('SecretCamera')).toBe(false)
  })

  it('loses what was hidden behind it', async () => {
    const student = await app.student()
    const hidden = '<script>alert(1)</script>PK\u0003\u0004'
    const polyglot = Buffer.concat([Buffer.from(photo, 'base64'), Buffer.from(hidden)])
    const { picture } = await askedWithPhoto(student, { picture: polyglot.toString('base64') })
    const shown = bytesOf((await see(student, picture.id)).body.data)
    expect(shown.includes('script') || shown.includes('PK\u0003\u0004')).toBe(false)
  })

  it('is taken as cameras and image programs write it: drawn several times, each time finer', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const made = sharp({ create: { width: 200, height: 200, channels: 3, background: 'red', noise } })
    const fine = await made.jpeg({ progressive: true, optimiseScans: true, quality: 90 }).toBuffer()
    for (const given of [fine, jpegOfManyScans(64, 64)]) {
      const { picture } = await askedWithPhoto(await app.student(), { picture: given.toString('base64') })
      expect(picture.isDeleted).toBe(false)
    }
  })

  it('is processed without its colour profile, which no time limit covers', async () => {
    const drawn = async (steps: number) => {
      const photo = pngOfManyColourSteps(300, steps).toString('base64')
      const student = await app.student()
      const before = process.cpuUsage()
      const { picture } = await askedWithPhoto(student, { picture: photo })
      const { user, system } = process.cpuUsage(before)
      expect([picture.width, picture.height]).toEqual([300, 300])
      return user + system
    }
    // Were each step reckoned, hundreds would take tens of times as long.
    const few = await drawn(1)
    expect(await leastOfThree(() => drawn(600), 4 * few)).toBeLessThanOrEqual(4 * few)
  })

  it('is refused in a sentence where it is none, and the question is not stored', async () => {
    const student = await app.student()
    const large = Buffer.concat([Buffer.from(photo, 'base64'), randomBytes(mostPictureBytes)])
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const speckled = sharp({ create: { width: 200, height: 200, channels: 3, background: 'red', noise } })
    const whole = await speckled.jpeg().toBuffer()
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const cases: [Buffer | string, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'couldn’t be read'],
      [Buffer.from('%PDF-1.7 and more'), 'couldn’t be read'],
      [whole.subarray(0, whole.length / 2), 'couldn’t be read'],
      ['data:image/jpeg;base64,AAAA', 'couldn’t be read'],
      ['', 'couldn’t be read'],
      [jpegOfManyScans(64, 65), 'couldn’t be read'],
      [large, 'larger than 200 KB'],
      [bomb.subarray(0, mostPictureBytes), 'too many pixels'],
    ]
    for (const [given, sentence] of cases) {
      const picture = typeof given === 'string' ? given : given.toString('base64')
      const refused = await ask(student, { picture })
      expect([refused.status, refused.body.fields?.picture]).toEqual([400, expect.stringContaining(sentence)])
    }
    const flood = await ask(student, { picture: 'A'.repeat(5_000_000) })
    expect(flood.status).toBe(413)
    expect((await app.call('getMyQuestions', {}, student)).body.data).toEqual([])
  })

  it('is stored once however often it is sent', async () => {
    const student = await app.student()
    const clientKey = newKey()
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => ask(student, { picture: photo, clientKey })),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [{ _id: id }] = sent.map(({ body }) => body.data.question)
    const reply = { id, text: 'And this', picture: photo, clientKey: newKey() }
    for (const _ of [1, 2]) expect((await app.call('replyToQuestion', reply, student)).status).toBe(200)
    expect(await storedOf(student)).toHaveLength(2)
  })

  it('is visible only to its asker and the course’s teachers', async () => {
    const [student, other] = [await app.student(), await app.student()]
    const { picture } = await askedWithPhoto(student)
    const reads = [
      await see(student, picture.id),
      await see(other, picture.id),
      await app.call('getThreadPicture', { id: picture.id }),
      await seeAsTeacher(picture.id),
      await seeAsTeacher(picture.id, owner),
      await seeAsTeacher(picture.id, foreign),
      await seeAsTeacher(picture.id, supporter),
      await staffCall('getTicketPicture', { id: picture.id }, supporter),
      await see(student, randomUUID()),
    ]
    expect(reads.map(({ status }) => status)).toEqual([200, 404, 401, 200, 200, 404, 403, 404, 404])
    expect(reads[1]?.body.error).toBe(reads[8]?.body.error)
  })

  it('is refused once too many are stored', async () => {
    const student = await app.student()
    const { id } = await askedWithPhoto(student)
    await app.services.database.first(sql`
      with messages as (
        insert into question_messages (question_id, position, sender_kind, text, created_at)
        select ${id}, 1 + n, 'student', 'More', now() from generate_series(1, ${mostKeptPictures - 1}) n returning id)
      insert into thread_pictures (student_id, question_message_id, width, height, bytes, created_at)
      select ${student.id}, id, 1, 1, '\\x00', now() from messages`)
    const refused = await ask(student, { picture: photo })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringContaining('You’ve reached the limit of 100 photos'),
    ])
    expect((await ask(student)).status).toBe(200)
  })

  it('is counted together with concurrent ones', async () => {
    const student = await app.student()
    const { id } = await askedWithPhoto(student)
    const insertMessages = (count: number) => sql`
      with held as (select pg_advisory_xact_lock(hashtextextended(${`pictures:${student.id}`}, 0))),
      messages as (
        insert into question_messages (question_id, position, sender_kind, text, created_at)
        select ${id}, (select max(position) from question_messages where question_id = ${id}) + n, 'student', 'More', now()
        from held, generate_series(1, ${count}::int) n returning id)
      insert into thread_pictures (student_id, question_message_id, width, height, bytes, created_at)
      select ${student.id}, id, 1, 1, '\\x00', now() from messages`
    await app.services.database.first(insertMessages(mostKeptPictures - 2))
    const { answer: second } = await whileHeld(app.services.database, {
      hold: insertMessages(1),
      ask: () => ask(student, { picture: photo }),
    })
    expect(second.status).toBe(409)
    expect(await storedOf(student)).toHaveLength(mostKeptPictures)
  })

  it('is exported and erased with the account', async () => {
    const student = await app.student()
    const { picture } = await askedWithPhoto(student)
    const { body } = await app.call('exportAccount', {}, student)
    const exported = body.data.questions[0].messages[0].picture
    expect(await sharp(bytesOf({ data: exported })).metadata()).toMatchObject({ format: 'webp', width: 60 })
    await app.call('deleteAccount', { password: student.password, confirmation: 'account' }, student)
    expect(await storedOf(student)).toEqual([])
    expect((await seeAsTeacher(picture.id)).status).toBe(404)
  })
})

describe('the time of a photo', () => {
  it('expires after the stated days, and the thread says so', async () => {
    const student = await learner()
    const { id, picture } = await askedWithPhoto(student)
    app.clock.advance({ days: pictureKeptDays, minutes: -1 })
    await forgetOldPictures(app.services)
    student.token = await signIn(student)
    expect((await see(student, picture.id)).status).toBe(200)
    app.clock.advance({ minutes: 2 })
    await forgetOldPictures(app.services)
    expect((await see(student, picture.id)).status).toBe(404)
    const { messages } = (await app.call('getMyQuestion', { id }, student)).body.data
    expect(messages[0]).toMatchObject({ text: 'See line 3', picture: { id: picture.id, isDeleted: true } })
    expect(await storedOf(student)).toEqual([{ bytes: null }])
  })

  it('is kept while the thread is flagged, no matter who deletes it', async () => {
    const student = await learner()
    const { picture } = await askedWithPhoto(student, { text: 'I want to die' })
    await app.services.database.first(sql`update students set is_demo = false where id = ${student.id}`)
    app.clock.advance({ days: pictureKeptDays + 1 })
    owner = await staffOf(app, 'owner')
    const flag = await flagOf(student)
    await forgetOldPictures(app.services)
    const { database } = app.services
    for (const statement of [
      sql`delete from thread_pictures where id = ${picture.id}`,
      sql`update thread_pictures set bytes = null where id = ${picture.id}`,
    ])
      await expect(database.first(statement)).rejects.toThrow('a picture of a flagged thread is kept')
    const seen = await staffCall('getFlag', { id: flag.id }, owner)
    expect(seen.body.data.messages[0].picture).toMatchObject({ id: picture.id, isDeleted: false })
    const { status } = await staffCall('getFlagPicture', { id: picture.id, flagId: flag.id }, owner)
    expect(status).toBe(200)
    teacher = await staffOf(app, 'teacher')
    expect((await staffCall('getFlagPicture', { id: picture.id, flagId: flag.id })).status).toBe(404)
    const another = await askedWithPhoto(await learner())
    const elsewhere = { id: another.picture.id, flagId: flag.id }
    expect((await staffCall('getFlagPicture', elsewhere, owner)).status).toBe(404)
    expect((await staffCall('closeFlag', { id: flag.id, note: 'Spoke to the parents' }, owner)).status).toBe(
      200,
    )
    await forgetOldPictures(app.services)
    expect(await storedOf(student)).toEqual([{ bytes: null }])
    await reteach()
  })
})

describe('a picture of an answer', () => {
  it('is shown to each asker, including those of merged questions', async () => {
    const [first, second, third] = [await app.student(), await app.student(), await app.student()]
    const [one, two, three] = [
      await askedWithPhoto(first),
      await askedWithPhoto(second),
      await askedWithPhoto(third),
    ]
    await staffCall('mergeQuestion', { id: two.id, into: one.id })
    expect((await answer(one.id, { picture: await photoOf('#00ff00', 80, 80) })).status).toBe(200)
    await staffCall('mergeQuestion', { id: three.id, into: one.id })
    const ids = []
    for (const [who, { id }] of [
      [first, one],
      [second, two],
      [third, three],
    ] as const) {
      const { messages } = (await app.call('getMyQuestion', { id }, who)).body.data
      expect(messages[1].picture).toMatchObject({ width: 80, isDeleted: false })
      expect((await see(who, messages[1].picture.id)).status).toBe(200)
      ids.push(messages[1].picture.id)
    }
    expect((await see(second, ids[0])).status).toBe(404)
  })

  it('is published where a teacher chooses it, and the asker’s photo never', async () => {
    const student = await app.student()
    const { id, picture: asked } = await askedWithPhoto(student)
    const answered = await answer(id, { picture: await photoOf('#00ff00', 80, 80) })
    const { picture } = answered.body.data.messages[1]
    await app.call('agreeToPublish', { id, agrees: true }, student)
    const publish = (given: object) =>
      staffCall('publishQuestion', { id, question: 'Why?', answer: 'So.', ...given })
    const published = async () => {
      const found = (await app.call('getLessonQuestions', { item: course.freeVideo })).body.data
      return found.find(({ question }: { question: string }) => question === 'Why?')
    }
    expect((await publish({})).body.data.published.hasPicture).toBe(false)
    const refused = await publish({ picture: asked.id })
    expect([refused.status, refused.body.fields.picture]).toEqual([
      400,
      expect.stringContaining('of an answer'),
    ])
    const another = await askedWithPhoto(await app.student())
    expect((await publish({ picture: another.picture.id })).status).toBe(400)
    const smuggled = sql`
      insert into published_pictures (published_id, width, height, bytes)
      select p.id, t.width, t.height, t.bytes from published_questions p, thread_pictures t
      where p.question_id = ${id} and t.id = ${asked.id}`
    await expect(app.services.database.first(smuggled)).rejects.toThrow('no picture of an answer')

    expect((await publish({ picture: picture.id })).body.data.published.hasPicture).toBe(true)
    const shown = await published()
    expect(shown.picture).toEqual({ width: 80, height: 80 })
    expect((await app.call('getPublishedPicture', { id: shown._id })).status).toBe(200)
    expect((await publish({ answer: 'So it is.' })).body.data.published.hasPicture).toBe(true)
    expect((await publish({ picture: null })).body.data.published.hasPicture).toBe(false)
    expect((await app.call('getPublishedPicture', { id: shown._id })).status).toBe(404)
    await publish({ picture: picture.id })
    await app.call('agreeToPublish', { id, agrees: false }, student)
    const left = await app.services.database.all(
      sql`select from published_pictures where published_id = ${shown._id}`,
    )
    expect(left).toEqual([])
  })

  it('of a lesson that is locked is locked with it', async () => {
    const [student, stranger] = [await learner(), await app.student()]
    const { id } = await askedWithPhoto(student, { item: course.lockedVideo })
    const { picture } = (await answer(id, { picture: photo })).body.data.messages[1]
    await app.call('agreeToPublish', { id, agrees: true }, student)
    await staffCall('publishQuestion', { id, question: 'Locked?', answer: 'Yes.', picture: picture.id })
    const [{ _id }] = (await app.call('getLessonQuestions', { item: course.lockedVideo }, student)).body.data
    expect((await app.call('getPublishedPicture', { id: _id }, student)).status).toBe(200)
    expect((await app.call('getPublishedPicture', { id: _id }, stranger)).status).toBe(403)
  })
})

describe('a picture in a ticket', () => {
  it('works in both directions, once, and is visible only to support', async () => {
    const [student, other] = [await learner(), await learner()]
    const clientKey = newKey()
    const asked = {
      userId: student.id,
      courseId: course.id,
      question: 'The page is blank',
      picture: photo,
      clientKey,
    }
    const made = await Promise.all([1, 2, 3].map(() => app.call('createTicket', asked, student)))
    const [{ _id: ticketId, conversations }] = made.map(({ body }) => body.data)
    const [{ picture }] = conversations
    expect(picture).toMatchObject({ width: 60, height: 30, isDeleted: false })
    const reply = { ticketId, senderId: student.id, message: 'Again', picture: photo, clientKey: newKey() }
    for (const _ of [1, 2]) expect((await app.call('addConversation', reply, student)).status).toBe(200)
    expect(await storedOf(student)).toHaveLength(2)
    supporter = await staffOf(app, 'support')
    const reads = [
      await see(student, picture.id),
      await see(other, picture.id),
      await staffCall('getTicketPicture', { id: picture.id }, supporter),
      await staffCall('getTicketPicture', { id: picture.id }),
      await seeAsTeacher(picture.id),
    ]
    expect(reads.map(({ status }) => status)).toEqual([200, 404, 200, 403, 404])
    const answered = {
      id: ticketId,
      text: 'Press this',
      picture: await photoOf('blue', 50, 50),
      clientKey: newKey(),
    }
    const { body } = await staffCall('answerTicket', answered, supporter)
    expect(body.data.messages.at(-1).picture).toMatchObject({ width: 50 })
    const seen = (await app.call('getTicket', { ticketId }, student)).body.data.conversations.at(-1)
    expect((await see(student, seen.picture.id)).status).toBe(200)
    const taken = (await app.call('exportAccount', {}, student)).body.data.tickets[0].messages[0].picture
    expect(taken).toMatch(/^data:image\/webp;base64,\w/)
    const gone = { password: student.password, confirmation: 'accountAndPlans' }
    await app.call('deleteAccount', gone, student)
    expect(await storedOf(student)).toEqual([])
  })

  it('that is none is refused in a sentence', async () => {
    const student = await learner()
    const picture = Buffer.from('MZ, a program').toString('base64')
    const asked = { userId: student.id, courseId: course.id, question: 'Blank', picture }
    const refused = await app.call('createTicket', asked, student)
    expect([refused.status, refused.body.fields.picture]).toEqual([
      400,
      expect.stringContaining('couldn’t be read'),
    ])
  })
})

async function signIn({ email, password }: TestStudent): Promise<string> {
  return (await app.call('login', { email, password })).body.data.token
}

async function flagOf({ id }: TestStudent): Promise<{ id: string }> {
  const { items } = (await staffCall('getFlags', { limit: 100 }, owner)).body.data
  return items.find(({ student }: { student: { id: string } }) => student.id === id)
}

/** Sessions of staff end while days pass. */
async function reteach(): Promise<void> {
  teacher = await staffOf(app, 'teacher')
  await app.services.database.first(sql`
    insert into course_authors (course_id, staff_id) values (${course.id}, ${teacher.id})`)
}

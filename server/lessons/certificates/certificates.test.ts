import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { runOn } from '../../../tests/support/database.ts'
import { addPractice, askQuestions, syncTries, tryAt } from '../../../tests/support/practice.ts'
import { shopOf } from '../../../tests/support/shop.ts'
import { openedYesterday } from '../../../tests/support/streams.ts'
import { sql } from '../../adapters/database/sql.ts'
import { endAccess } from '../../payments/access/operations.ts'
import { createOrder } from '../../payments/orders/operations.ts'

let app: TestApp
let student: TestStudent
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  course = await app.course({ title: 'Quadratics' })
  student = await app.student({ name: 'అనన్య Rao' })
  await app.grant(student, course, -1, 30)
})

async function watch(items: string[], who: TestStudent = student) {
  await openedYesterday(app.services, who.id, items)
  const reports = items.map((item) => ({
    item,
    watched: [[0, 54]],
    positionInSeconds: 54,
    at: app.clock.now().toISOString(),
  }))
  return app.call('saveProgress', { reports }, { token: who.token })
}

function issue(who: TestStudent = student) {
  return app.call('issueCertificate', { course: course.id }, { token: who.token })
}

async function count(): Promise<number | undefined> {
  const all = sql<{
    count: number
  }>`select count(*)::int as "count" from certificates where course_id = ${course.id}`
  return (await app.services.database.first(all))?.count
}

/** Works questions of a practice lesson until it is passed; the first answer is a slip. */
async function practise(item: string, who: TestStudent = student) {
  const questions = await askQuestions(app, who, { item, count: 6 })
  app.clock.advance({ minutes: 1 })
  const [slip, ...right] = questions.map((question, at) => {
    const answeredAt = new Date(app.clock.now().getTime() - (6 - at) * 1000).toISOString()
    return tryAt(app, question, { answeredAt })
  })
  const synced = await syncTries(app, who, [{ ...slip, lines: [], answer: '12345' }, ...right])
  return synced.lessons
}

describe('a certificate of a course with practice', () => {
  it('requires a passed question set in every practice, and shows the marks', async () => {
    const practice = await addPractice(app, course, false)
    await watch([course.freeVideo, course.lockedVideo])
    expect(await count()).toBe(0)
    const progress = async () =>
      (await app.call('getProgress', { course: course.id }, { token: student.token })).body.data
    expect(await progress()).toMatchObject({
      ...{ lessonCount: 3, doneCount: 2, certificate: null },
      practice: [{ item: practice, rightLeft: 5 }],
      continueAt: { item: practice },
    })
    expect(await practise(practice)).toEqual([{ item: practice, rightLeft: 0 }])
    const { certificate, ...rest } = await progress()
    expect(rest).toMatchObject({ doneCount: 3, practice: [], continueAt: null })
    const { body } = await app.call('getCertificate', { number: certificate })
    expect(body.data).toMatchObject({ lessonCount: 3 })
    expect(body.data.modules.at(-1)).toEqual({ title: 'Practised', lessons: ['Practice'] })
    expect(body.data.practiceMarks).toBeGreaterThan(0)
    expect(body.data.practiceMarks).toBeLessThan(body.data.mostPracticeMarks)
    const mine = await app.call('getMyCourses', { show: 'finished' }, { token: student.token })
    expect(mine.body.data).toMatchObject([{ certificate, lessonCount: 3, doneLessonCount: 3 }])
    const { url } = (await app.call('getCertificateFile', { number: certificate }, { token: student.token }))
      .body.data
    expect(await (await app.fetch(url)).text()).toMatch(/"practice":{"marks":"\d+½?","most":"\d+½?"}/)
  })

  it('needs no practice for students who had or started the course before it counted', async () => {
    const practice = await addPractice(app, course, false)
    const [visitor, newcomer] = [await app.student(), await app.student()]
    await openedYesterday(app.services, visitor.id, [course.freeVideo])
    const migration = await readFile('database/migrations/0066-practice-counts.sql', 'utf8')
    const begun = /insert into progress_without_practice[^;]+;/.exec(migration)?.[0] ?? ''
    const { database } = app.services
    await runOn(app.databaseUrl, begun)
    await app.grant(newcomer, course, -1, 30)
    const exempt = sql<{ id: string }>`
      select student_id as "id" from progress_without_practice where course_id = ${course.id}`
    const ids = (await database.all(exempt)).map(({ id }) => id)
    expect(ids.toSorted()).toEqual([student.id, visitor.id].toSorted())
    await watch([course.freeVideo, course.lockedVideo])
    const { body } = await app.call('getProgress', { course: course.id }, { token: student.token })
    expect(body.data).toMatchObject({
      lessonCount: 2,
      doneCount: 2,
      practice: [],
      certificate: expect.any(String),
    })
    const shown = await app.call('getCertificate', { number: body.data.certificate })
    expect(shown.body.data).toMatchObject({ lessonCount: 2, practiceMarks: null, mostPracticeMarks: null })
    expect(await practise(practice)).toEqual([{ item: practice, rightLeft: 0 }])
    expect(await count()).toBe(1)
  })
})

describe('a certificate', () => {
  it('is issued with the lesson that completes the course, once, and is mailed', async () => {
    await watch([course.freeVideo])
    expect(await count()).toBe(0)
    await Promise.all([watch([course.lockedVideo]), watch([course.lockedVideo]), watch([course.freeVideo])])
    await watch([course.lockedVideo])
    expect(await count()).toBe(1)
    const { body } = await app.call('getMyCourses', { show: 'finished' }, { token: student.token })
    const number: string = body.data[0].certificate
    expect(number).toMatch(/^SM(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const mails = (await app.mailbox(student.email)).filter(({ subject }) => subject.includes('certificate'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/certificate/${number}`)
    expect(mails[0]?.attachments.map(({ fileName }) => fileName)).toEqual([`${number}.pdf`])
    // Asked for again, it is the same one.
    expect((await issue()).body.data).toEqual({ number })
    expect(await count()).toBe(1)
  })

  it('is not to be had while a lesson is left', async () => {
    await watch([course.freeVideo])
    const { status, body } = await issue()
    expect(status).toBe(409)
    expect(body.error).toBe('Complete every lesson of the course to get your certificate.')
    expect(await count()).toBe(0)
  })

  it('is stored together with the lesson that completes the course, or not at all', async () => {
    const { database } = app.services
    await database.first(
      sql`create function refuse_certificate() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    )
    await database.first(
      sql`create trigger refuses before insert on certificates for each row execute function refuse_certificate()`,
    )
    expect((await watch([course.freeVideo, course.lockedVideo])).status).toBe(500)
    await database.first(sql`drop trigger refuses on certificates`)
    const { body } = await app.call('getProgress', { course: course.id }, { token: student.token })
    expect(body.data.doneCount).toBe(0)
    await watch([course.freeVideo, course.lockedVideo])
    expect(await count()).toBe(1)
  })

  it('shows anyone what was completed, as the course was then', async () => {
    await watch([course.freeVideo, course.lockedVideo])
    const { number } = (await issue()).body.data
    const { database } = app.services
    await database.first(sql`update courses set title = 'Something else' where id = ${course.id}`)
    await database.first(sql`update items set title = 'Another lesson' where id = ${course.lockedVideo}`)
    const { body } = await app.call('getCertificate', { number: number.toLowerCase().replaceAll('-', ' ') })
    expect(body.data).toEqual({
      number,
      name: 'అనన్య Rao',
      courseTitle: 'Quadratics',
      instructor: 'R. Padmavathi',
      modules: [
        { title: 'Real Numbers', lessons: ['Video 1'] },
        { title: 'Polynomials', lessons: ['Video 1'] },
      ],
      lessonCount: 2,
      videoSeconds: 108,
      practiceMarks: null,
      mostPracticeMarks: null,
      completedAt: app.clock.now().toISOString(),
      issuedAt: app.clock.now().toISOString(),
      refundedAt: null,
    })
  })

  it.each(['SM-0000-0000-0000', 'SM-7K3Q', 'nonsense', '%00'])(
    'responds with a message that %s is not a certificate',
    async (number) => {
      const { status, body } = await app.call('getCertificate', { number })
      expect(status).toBe(404)
      expect(body.error).toContain('No certificate has this number.')
    },
  )

  it('shows that its course was refunded, until the student has the course again', async () => {
    const shop = shopOf(app)
    const buyer = await app.student()
    await shop.buy(shop.contextOf(buyer.id), course.id)
    await watch([course.freeVideo, course.lockedVideo], buyer)
    const { number } = (await issue(buyer)).body.data
    const refundedAt = async () => (await app.call('getCertificate', { number })).body.data.refundedAt
    expect(await refundedAt()).toBeNull()
    const told: (string | null)[] = []
    await app.services.database.listen('content_changed', (what) => told.push(what))
    const { database, clock } = app.services
    await database.first(sql`
      insert into refunds (payment_id, reason, amount_in_paise, created_at)
      select p.id, 'test', p.amount_in_paise, ${clock.now()} from payments p
      join enrolments e on e.payment_id = p.id where e.student_id = ${buyer.id}`)
    // Money that goes back for another reason leaves the access, and the certificate.
    expect(await refundedAt()).toBeNull()
    await database.first(sql`
      update enrolments set revoked_at = ${clock.now()} where student_id = ${buyer.id}`)
    expect(await refundedAt()).toBe(clock.now().toISOString())
    await expect.poll(() => told).toContain('certificates')
    await app.grant(buyer, course, 0, 30)
    expect(await refundedAt()).toBeNull()
  })

  it('shows it although the student had the course long before without completing it then', async () => {
    const shop = shopOf(app)
    const { database, clock } = app.services
    const buy = async (buyer: TestStudent) => {
      const { payment } = await shop.buy(shop.contextOf(buyer.id), course.id)
      return () =>
        database.first(sql`
          with paid as (select id, amount_in_paise from payments where gateway_payment_id = ${payment.id}),
            returned as (
              insert into refunds (payment_id, reason, amount_in_paise, created_at)
              select id, 'test', amount_in_paise, ${clock.now()} from paid)
          update enrolments set revoked_at = ${clock.now()} where payment_id in (select id from paid)`)
    }
    const complete = async (buyer: TestStudent) => {
      await watch([course.freeVideo, course.lockedVideo], buyer)
      const { number } = (await issue(buyer)).body.data
      return async () => (await app.call('getCertificate', { number })).body.data.refundedAt
    }
    const trier = await app.student()
    await app.grant(trier, course, -30, -20)
    const giveBack = await buy(trier)
    const refundedAt = await complete(trier)
    await giveBack()
    expect(await refundedAt()).toBe(clock.now().toISOString())

    const keeper = await app.student()
    await app.grant(keeper, course, -1, 5)
    const keptAt = await complete(keeper)
    app.clock.advance({ days: 10 })
    await (await buy(keeper))()
    expect(await keptAt()).toBeNull()
  })

  it.each([
    ['after', 5],
    ['before', 0],
  ])('shows it when a longer plan was refunded, if completed %s the change', async (_, days) => {
    const shop = shopOf(app)
    const { database, clock } = app.services
    const buyer = await app.student()
    const context = shop.contextOf(buyer.id)
    await shop.buy(context, course.id, 1)
    const complete = async () => {
      await watch([course.freeVideo, course.lockedVideo], buyer)
      return (await issue(buyer)).body.data.number
    }
    const early = days === 0 ? await complete() : null
    app.clock.advance({ minutes: 5 })
    const made = await createOrder(context, { courseId: course.id, subscriptionType: 3, changesPlan: true })
    await shop.verify(context, made, (await shop.checkout(made)).result)
    app.clock.advance({ minutes: days })
    const number = early ?? (await complete())
    const [paid] = await database.all(sql<{ id: string; orderId: string }>`
      with paid as (
        select p.id, p.order_id, p.amount_in_paise from payments p join orders o on o.id = p.order_id
        where o.public_id = ${made.paymentId}),
      returned as (
        insert into refunds (payment_id, reason, amount_in_paise, created_at)
        select id, 'test', amount_in_paise, ${clock.now()} from paid)
      select id, order_id as "orderId" from paid`)
    await database.transaction((tx) => endAccess(tx, paid?.id ?? '', paid?.orderId ?? '', clock.now()))
    const { body } = await app.call('getCertificate', { number })
    expect(body.data.refundedAt).toBe(clock.now().toISOString())
  })

  it('cannot be obtained by reporting more than there was time for', async () => {
    const forger = await app.student()
    await app.grant(forger, course, -1, 30)
    const forge = () =>
      app.call(
        'saveProgress',
        {
          reports: [course.freeVideo, course.lockedVideo].map((item) => ({
            item,
            watched: [[0, 86_400]],
            positionInSeconds: 86_400,
            at: new Date(app.clock.now().getTime() - 86_400_000).toISOString(),
          })),
        },
        { token: forger.token },
      )
    await forge()
    for (const item of [course.freeVideo, course.lockedVideo])
      await app.call('openStream', { item }, { token: forger.token })
    for (let tries = 0; tries < 5; tries += 1) await forge()
    expect((await issue(forger)).status).toBe(409)
    app.clock.advance({ seconds: 40 })
    await Promise.all([forge(), forge(), forge()])
    // 40 seconds at double speed are one of the two lessons, not both.
    const { body } = await app.call('getProgress', { course: course.id }, { token: forger.token })
    expect(body.data.doneCount).toBe(1)
    expect((await issue(forger)).status).toBe(409)
    app.clock.advance({ seconds: 14 })
    await forge()
    expect((await issue(forger)).status).toBe(200)
  })

  it('opens as a PDF to its student alone', async () => {
    await watch([course.freeVideo, course.lockedVideo])
    const { number } = (await issue()).body.data
    const stranger = await app.student()
    expect((await app.call('getCertificateFile', { number }, { token: stranger.token })).status).toBe(404)
    const { url } = (await app.call('getCertificateFile', { number }, { token: student.token })).body.data
    const opened = await app.fetch(url)
    expect(opened.headers.get('content-type')).toBe('application/pdf')
    expect(await opened.text()).toContain(number)
    expect((await app.fetch(url.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')))).status).toBe(
      404,
    )
    app.clock.advance({ minutes: 6 })
    expect((await app.fetch(url)).status).toBe(404)
  })

  it('is rendered four times at once at most, and again afterwards', async () => {
    await watch([course.freeVideo, course.lockedVideo])
    const { number } = (await issue()).body.data
    const open = async () => {
      const link = await app.call('getCertificateFile', { number }, { token: student.token })
      return (await app.fetch(link.body.data.url)).status
    }
    const { makeDocument } = app.services
    const held = Promise.withResolvers<Uint8Array>()
    const fourAsked = Promise.withResolvers<void>()
    let asked = 0
    app.services.makeDocument = () => {
      asked += 1
      if (asked === 4) fourAsked.resolve()
      return asked > 4 ? Promise.resolve(Buffer.from('%PDF')) : held.promise
    }
    const first = [open(), open(), open(), open()]
    await fourAsked.promise
    expect(await open()).toBe(429)
    held.resolve(Buffer.from('%PDF'))
    expect(await Promise.all(first)).toEqual([200, 200, 200, 200])
    expect(await open()).toBe(200)
    app.services.makeDocument = makeDocument
  })

  it('loses its name with the account, and still shows what was completed', async () => {
    await watch([course.freeVideo, course.lockedVideo])
    const { number } = (await issue()).body.data
    const exported = await app.call('exportAccount', {}, { token: student.token })
    expect(exported.body.data.certificates).toMatchObject([{ number, course: 'Quadratics' }])
    const input = { password: student.password, confirmation: 'accountAndPlans' }
    expect((await app.call('deleteAccount', input, { token: student.token })).status).toBe(200)
    const { body } = await app.call('getCertificate', { number })
    expect(body.data).toMatchObject({ name: null, courseTitle: 'Quadratics', lessonCount: 2 })
    const left = await app.services.database.all(sql`select * from certificates where number = ${number}`)
    expect(JSON.stringify(left)).not.toContain(student.id)
  })
})

it('renders a certificate as a PDF, whatever is in its names', async () => {
  const real = await startTestApp({ setsDocuments: true })
  try {
    const data = {
      product: 'Stepmark',
      label: 'SM-7K3Q-9XW2-PD40',
      name: '#panic("అనన్య") *Rao* <b>',
      course: 'Sets, [relations] & $x$',
      instructor: null,
      lessonCount: 29,
      minutes: 140,
      practice: { marks: '31½', most: '35' },
      modules: Array.from({ length: 40 }, (_, at) => ({
        title: `समीकरण Chapter ${at + 1}`,
        lessonCount: at + 1,
      })),
      completed: '21 November 2026',
      issued: '21 November 2026',
      address: 'stepmark.example/certificate/SM-7K3Q-9XW2-PD40',
    }
    const createdAt = new Date('2026-11-21')
    const bytes = await real.services.makeDocument({ template: 'certificate', data, createdAt })
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(await real.services.makeDocument({ template: 'certificate', data, createdAt })).toEqual(bytes)
  } finally {
    await real.close()
  }
})

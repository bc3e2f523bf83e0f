import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminCall } from '../../support/admin.ts'
import { recordFigure, recordPlanted } from '../../support/figures.ts'
import { dropInitFiles, useUpLog, useUpRoom } from '../../support/full-database.ts'
import { isLeftOut } from '../../support/left-out.ts'
import { runs } from '../../support/runs.ts'
import { shopOf } from '../../support/shop.ts'
import { whyNoDisk } from '../../support/small-disk.ts'
import { openStream } from '../../support/streams.ts'
import { beginUpload, idIn, offsetOf, sendBytes } from '../../support/tus.ts'
import {
  advance,
  asks,
  checkMoney,
  count,
  countUnsentJobs,
  delivered,
  expectInWords,
  heal,
  ordered,
  renewed,
  verified,
  visitAll,
} from './doings.ts'
import { openSmallSchool, type SmallSchool } from './small-school.ts'

/** A long run takes ten minutes of the machine's clock, as PostgreSQL has no other. */
const minutes = runs(1)
const isLong = minutes > 1
const secondsBetweenVisits = 5

const reason = await whyNoDisk()
const isWithoutDisk = isLeftOut(
  reason !== null,
  `this process may have no disk of its own to fill: ${reason}`,
)

let school: SmallSchool

describe.skipIf(isWithoutDisk)('a disk that is full for ten minutes', { timeout: 900_000 }, () => {
  beforeAll(async () => {
    school = await openSmallSchool()
  })
  afterAll(() => school?.close())

  test('a failed visit is counted as failed', async () => {
    const { app, seen } = school
    count(school, 'a course that is not there', (await app.call('getCourse', { id: 'not-there' })).status)
    expect(seen.failed).toHaveLength(1)
    Object.assign(seen, { asked: 0, failed: [] })
    recordPlanted('T38', 'a page that is not there is seen as a visit that failed')
  })

  test('blocks nobody from the catalogue or a bought video, and no mail, payment or upload is lost', async () => {
    const { app, disk, mail, shop, course, author, people, seen } = school
    const [student, watcher, payer, buyer] = people
    for (const person of [student, watcher]) await app.grant(person, course, -1, 30)
    const opened = await openStream(app, course.lockedVideo, { token: watcher.token })
    const segments = (
      await Promise.all(['480p', '240p', '144p'].map((rendition) => opened.segments(rendition)))
    ).flat()
    const sold = await app.course()
    const order = await ordered(school, payer, sold.id)
    if (order === null) throw new Error('the order was not made')
    const picture = await sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
      .png()
      .toBuffer()
    const upload = await beginUpload(app, author, { kind: 'image', size: picture.length, name: 'noise.png' })
    const half = Math.floor(picture.length / 2)
    const sendRest = () => sendBytes(app, author, upload.path, picture.subarray(half), { offset: half })
    expect((await sendBytes(app, author, upload.path, picture.subarray(0, half))).status).toBe(204)
    await app.runJobs()
    const before = mail.messages.length
    const asked = [await asks(school, 'before')]

    await disk.fill()
    await useUpRoom(app.databaseUrl)
    await dropInitFiles(app.settings.dataDir)
    // The money leaves the student's bank while nothing can be written here.
    const { result } = await shop.checkout(order)
    const writes = { tried: 0, refused: 0 }
    const uploads = { tried: 0, refused: 0 }
    for (let minute = 0; minute < minutes; minute += 1) {
      for (let visit = 0; visit < 60 / secondsBetweenVisits; visit += 1) {
        const startedAt = performance.now()
        await disk.fill()
        await visitAll(school, student, { opened, segment: segments[visit % segments.length] ?? '' })
        advance(school, { seconds: secondsBetweenVisits })
        await app.runJobs().catch(() => undefined)
        if (isLong) await pause(Math.max(0, secondsBetweenVisits * 1000 - (performance.now() - startedAt)))
      }
      const statuses = [
        (await ordered(school, buyer, sold.id)) === null ? 507 : 200,
        await verified(school, payer, order, result),
        ...(await delivered(school)),
      ]
      const contact = await asks(school, `minute-${minute}`)
      asked.push(contact)
      writes.tried += statuses.length + 1
      writes.refused += statuses.filter((status) => status !== 200).length + (contact === null ? 1 : 0)
      uploads.tried += 2
      const { response } = await beginUpload(app, author, { kind: 'image', size: 1000 })
      for (const answer of [response, await sendRest()])
        if (answer.status === 413 && (await answer.text()).includes('disk is full')) uploads.refused += 1
      // A token lives for twelve minutes.
      if (minute % 4 === 0) for (const person of people) await renewed(school, person)
    }
    expect(writes.refused).toBeGreaterThan(0)
    expect(await offsetOf(app, author, upload.path)).toBe(half)

    await disk.empty()
    await heal(school)
    expect((await sendRest()).status).toBe(204)
    await app.runJobs()
    const stored = await adminCall(app, 'getUpload', { id: idIn(upload.path) }, { cookie: author.cookie })
    expect(stored.body.data).toMatchObject({ state: 'ready' })
    expect(await shopOf({ ...app, sandbox: shop.sandbox }).enrolments(payer.id)).toHaveLength(1)

    const received = mail.messages
      .slice(before)
      .map(({ to, subject, text }) => `${to?.map(({ address }) => address)}: ${subject}\n${text}`)
    const missing = asked.filter(
      (email) => email !== null && !received.some((one) => one.startsWith(`${email}: `)),
    )
    const unsent = await countUnsentJobs(school)
    const doubled = received.length - new Set(received).size
    const violations = await checkMoney(school)
    recordFigure({
      id: 'T38',
      part: 'minutes with a full disk',
      n: minutes,
      figure: [
        `disk full: ${seen.failed.length} of ${seen.asked} visits failed`,
        `${writes.refused} of ${writes.tried} purchases and messages refused, each with a message`,
        `${uploads.refused} of ${uploads.tried} uploads refused as the disk is full, the one in progress was stored completely`,
        `${received.length} mails came, ${missing.length + unsent} lost, ${doubled} doubled`,
        `the payment made meanwhile became access, ${violations.length} violations`,
      ].join('; '),
      isMet:
        seen.failed.length + missing.length + unsent + doubled + violations.length === 0 &&
        uploads.refused === uploads.tried,
    })
    expect(seen.failed).toEqual([])
    expect(uploads.refused).toBe(uploads.tried)
    expect({ missing, unsent, doubled, violations }).toEqual({
      missing: [],
      unsent: 0,
      doubled: 0,
      violations: [],
    })
  })

  test('lets the database recover by itself when not even its log had space', async () => {
    const { app, disk, course, people } = school
    const [, , , buyer] = people
    await renewed(school, buyer)
    await disk.fill()
    await useUpLog(app.services)
    await disk.fill()
    // Requests in the meantime fail with a message, within the time limit of a request.
    const refused = await app.call('createOrder', { courseId: course.id, subscriptionType: 1 }, buyer)
    expectInWords(refused.status, refused.body.code)
    await pause(isLong ? 60_000 : 3000)

    await disk.empty()
    const startedAt = performance.now()
    while (!(await app.services.database.isReady())) await pause(50)
    const seconds = (performance.now() - startedAt) / 1000
    advance(school, { minutes: 11 })
    await renewed(school, buyer)
    expect(await ordered(school, buyer, course.id)).not.toBeNull()
    await heal(school)
    const violations = await checkMoney(school)
    recordFigure({
      id: 'T38',
      part: 'returns of a database without room for its log',
      n: 1,
      figure: `without room for its log the database fell, and was back ${seconds.toFixed(1)} s after there was room, with ${violations.length} violations`,
      isMet: violations.length === 0,
    })
    expect(violations).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { courseAdminOf } from '../../../tests/support/course-admin.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let author: TestStaff
let ask: ReturnType<typeof courseAdminOf>['ask']
let draftOf: ReturnType<typeof courseAdminOf>['draftOf']
let save: ReturnType<typeof courseAdminOf>['save']
let readyCourse: ReturnType<typeof courseAdminOf>['readyCourse']
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'owner')
  ;({ ask, draftOf, save, readyCourse } = courseAdminOf(app, author))
})
afterAll(() => app.close())

const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()
const later = async (minutes: number) => {
  app.clock.advance({ minutes })
  await app.runJobs()
}
const statusOf = async (id: string) => (await app.call('getCourse', { id })).status

describe('a scheduled course', () => {
  it('is published at its time as it was then, without later changes', async () => {
    const { id, document, version } = await readyCourse('Circles by hand')
    const at = inMinutes(20)
    const answer = await ask('scheduleCourse', { courseId: id, version, at })
    expect(answer.body.data.scheduled).toEqual({ at, version, by: author.name })
    await save(id, { ...document, title: 'Half a title' }, version)
    expect((await draftOf(id)).scheduled).toEqual({ at, version, by: author.name })

    await later(19)
    expect(await statusOf('circles-by-hand')).toBe(404)
    await later(2)
    expect((await app.call('getCourse', { id: 'circles-by-hand' })).body.data.title).toBe('Circles by hand')
    const after = await draftOf(id)
    expect(after).toMatchObject({ liveVersion: version, scheduled: null })
    expect(after.document.title).toBe('Half a title')
    const log = (await ask('getAuditLog', { subject: id })).body.data.items
    expect(log[0]).toMatchObject({ action: 'course.publish', staff: { name: author.name } })
  })

  it('is not published once cancelled, postponed, published before or archived', async () => {
    const [off, put, now, out] = await Promise.all(
      ['Called off', 'Put off', 'Shown before', 'Taken out'].map((title) => readyCourse(title)),
    ).then((made) => made as [(typeof made)[0], (typeof made)[0], (typeof made)[0], (typeof made)[0]])
    for (const { id: courseId, version } of [off, put, now, out])
      expect((await ask('scheduleCourse', { courseId, version, at: inMinutes(5) })).status).toBe(200)
    expect((await ask('unscheduleCourse', { courseId: off.id })).body.data.scheduled).toBeNull()
    expect((await ask('unscheduleCourse', { courseId: off.id })).status).toBe(409)
    await ask('scheduleCourse', { courseId: put.id, version: put.version, at: inMinutes(9) })
    expect(
      (await ask('publishCourse', { courseId: now.id, version: now.version })).body.data.scheduled,
    ).toBeNull()
    await ask('publishCourse', { courseId: out.id, version: out.version })
    const { version } = (await save(out.id, { ...out.document, about: '<p>New.</p>' }, out.version)).body.data
    await ask('scheduleCourse', { courseId: out.id, version, at: inMinutes(5) })
    await ask('archiveCourse', { courseId: out.id })

    await later(6)
    expect(await statusOf('called-off')).toBe(404)
    expect(await statusOf('put-off')).toBe(404)
    const { status } = (await ask('getDraft', { kind: 'course', id: out.id })).body.data
    expect(status).toBe('archived')
    await later(4)
    expect(await statusOf('put-off')).toBe(200)
  })

  it('is refused for a past time, an outdated version, and what is incomplete or already published', async () => {
    const { id: courseId, version } = await readyCourse('Refused')
    const past = await ask('scheduleCourse', { courseId, version, at: inMinutes(-1) })
    expect(past).toMatchObject({ status: 400, body: { fields: { at: expect.any(String) } } })
    expect((await ask('scheduleCourse', { courseId, version: version - 1, at: inMinutes(1) })).status).toBe(
      409,
    )
    const bare = (await ask('createCourse', { title: 'Bare' })).body.data
    const gaps = await ask('scheduleCourse', { courseId: bare.id, version: 1, at: inMinutes(1) })
    expect(Object.keys(gaps.body.fields)).toContain('categoryId')
    await ask('publishCourse', { courseId, version })
    expect((await ask('scheduleCourse', { courseId, version, at: inMinutes(1) })).status).toBe(409)
  })

  it('keeps the files of its lessons, even if a later draft uses others', async () => {
    const { id, document, version } = await readyCourse('Kept files')
    await ask('scheduleCourse', { courseId: id, version, at: inMinutes(5) })
    const mediaId = document.modules
      .flatMap(({ items }) => items)
      .find(({ kind }) => kind === 'video')?.mediaId
    const others = document.modules.map((module) => ({
      ...module,
      items: module.items.filter((item) => item.mediaId !== mediaId),
    }))
    expect((await save(id, { ...document, modules: others }, version)).status).toBe(200)
    // Of the course from which the lessons were taken nothing is left.
    await app.services.database.first(sql`delete from items where media_id = ${mediaId ?? ''}`)
    const refused = await ask('deleteMedia', { mediaId })
    expect(refused.status).toBe(409)
    const uses = (await ask('getMediaLibrary', { limit: 100 })).body.data.items.find(
      (one: { mediaId: string }) => one.mediaId === mediaId,
    ).uses
    expect(uses).toEqual([{ kind: 'draft', title: 'Kept files' }])
    await ask('unscheduleCourse', { courseId: id })
    expect((await ask('deleteMedia', { mediaId })).status).toBe(200)
  })

  it('that fails is reported to the person who scheduled it, or to the owners if they are gone', async () => {
    const publisher = await staffOf(app, ['publish'])
    const [taken, left] = [await readyCourse('Same address'), await readyCourse('Left behind')]
    await ask('scheduleCourse', { courseId: taken.id, version: taken.version, at: inMinutes(3) })
    const asLeft = { courseId: left.id, version: left.version, at: inMinutes(3) }
    expect((await ask('scheduleCourse', asLeft, publisher)).status).toBe(200)
    const rival = await readyCourse('Same address')
    await ask('publishCourse', { courseId: rival.id, version: rival.version })
    await app.services.database.first(sql`update staff set disabled_at = now() where id = ${publisher.id}`)

    await later(4)
    const mails = [...(await app.mailbox(author.email))]
    for (const [{ id }, title] of [
      [taken, 'Same address'],
      [left, 'Left behind'],
    ] as const) {
      expect(await draftOf(id)).toMatchObject({ liveVersion: null, scheduled: null })
      expect(mails.filter(({ subject }) => subject.includes(title))).toHaveLength(1)
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let author: TestStaff
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
})
afterAll(() => app.close())

const ask = (name: 'getCaptions' | 'saveCaptions', input: object, who = author) =>
  adminCall(app, name, input, { cookie: who.cookie })

async function newVideo() {
  const course = await app.course()
  const row = await app.services.database.first(
    sql<{ mediaId: string }>`select media_id as "mediaId" from items where id = ${course.freeVideo}`,
  )
  return { course, mediaId: row?.mediaId ?? '' }
}

const cues = [
  { start: 2, end: 4.5, text: 'तो x < 3,\nx = 2' },
  { start: 0, end: 2, text: 'पहला चरण' },
]

describe('the captions of a video', () => {
  it('are played and read by students as soon as they are saved, in their language', async () => {
    const { course, mediaId } = await newVideo()
    const saved = await ask('saveCaptions', { mediaId, language: 'hi', version: null, cues })
    expect(saved.status).toBe(200)
    const tracks = (await ask('getCaptions', { mediaId })).body.data.tracks
    expect(tracks[1]).toEqual({ language: 'hi', version: saved.body.data.version, cues: cues.toReversed() })

    const { captions } = (await app.call('getPresignedFile', { file: course.freeVideo })).body.data
    expect(captions.map(({ language }: { language: string }) => language)).toEqual(['en', 'hi'])
    const file = await (await app.fetch(captions[1].url)).text()
    expect(file).toContain('00:00:02.000 --> 00:00:04.500\nतो x &lt; 3,\nx = 2')
    const page = await app.call('getLesson', {
      course: course.slug,
      lesson: course.freeVideo,
      language: 'hi',
    })
    expect(page.body.data.free.words).toEqual({ language: 'hi', lines: ['पहला चरण', 'तो x < 3, x = 2'] })
  })

  it('cannot be changed by those who may not edit where the video is shown', async () => {
    const { course, mediaId } = await newVideo()
    const own = await staffOf(app, ['author-own'])
    const site = await staffOf(app, ['site'])
    const save = (who: TestStaff, version: string | null = null) =>
      ask('saveCaptions', { mediaId, language: 'te', version, cues }, who)
    for (const who of [own, site]) expect((await save(who)).body).toMatchObject({ code: 'notYourRole' })
    await app.services.database.first(
      sql`insert into course_authors (course_id, staff_id) values (${course.id}, ${own.id})`,
    )
    const saved = await save(own)
    expect(saved.status).toBe(200)
    await app.services.database.first(
      sql`insert into site_videos (name, media_id) values ('the-home-page', ${mediaId})`,
    )
    const { version } = saved.body.data
    expect((await save(own, version)).body).toMatchObject({ code: 'notYourRole' })
    expect((await save(author, version)).status).toBe(200)
  })

  it('are replaced by new ones, with only their files kept, and can be deleted', async () => {
    const { course, mediaId } = await newVideo()
    const first = (await ask('saveCaptions', { mediaId, language: 'te', version: null, cues })).body.data
    const second = await ask('saveCaptions', {
      ...{ mediaId, language: 'te', version: first.version },
      cues: [{ start: 0, end: 1, text: 'రెండవ' }],
    })
    await app.runJobs()
    expect(await app.services.media.has(first.version)).toBe(false)
    expect(await app.services.media.has(second.body.data.version)).toBe(true)

    const { version } = second.body.data
    const none = await ask('saveCaptions', { mediaId, language: 'te', version, cues: [] })
    expect(none.body.data).toEqual({ language: 'te', version: null, cues: [] })
    const { captions } = (await app.call('getPresignedFile', { file: course.freeVideo })).body.data
    expect(captions.map(({ language }: { language: string }) => language)).toEqual(['en'])
  })

  it('are not overwritten from an outdated version, and leave no file behind when they are refused', async () => {
    const { mediaId } = await newVideo()
    const input = { mediaId, language: 'hi', version: null, cues }
    expect((await ask('saveCaptions', input)).status).toBe(200)
    const before = await keysOf(mediaId)
    expect((await ask('saveCaptions', input)).status).toBe(409)
    expect(await keysOf(mediaId)).toEqual(before)
  })

  it('are refused field by field', async () => {
    const { mediaId } = await newVideo()
    const answer = await ask('saveCaptions', {
      ...{ mediaId, language: 'hi', version: null },
      cues: [
        { start: 3, end: 2, text: 'a' },
        { start: -1, end: 2, text: ' ' },
        { start: 0, end: 1, text: 'a\n\nb' },
      ],
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields).toSorted()).toEqual([
      'cues.0.end',
      'cues.1.start',
      'cues.1.text',
      'cues.2.text',
    ])
    const { freeDocument } = await app.course()
    const noVideo = await app.services.database.first(
      sql<{ mediaId: string }>`select media_id as "mediaId" from items where id = ${freeDocument}`,
    )
    const ofDocument = { mediaId: noVideo?.mediaId, language: 'hi', version: null, cues }
    expect((await ask('saveCaptions', ofDocument)).status).toBe(404)
    expect((await ask('getCaptions', { mediaId: noVideo?.mediaId })).status).toBe(404)
  })
})

async function keysOf(mediaId: string): Promise<string[]> {
  const keys = []
  for await (const { key } of app.services.media.list())
    if (key.startsWith(`uploads/${mediaId}/`)) keys.push(key)
  return keys
}

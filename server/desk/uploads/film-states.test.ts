import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { deskCall, staffOf, type TestStaff } from '../../../tests/support/desk.ts'
import { drawFilm, transcodeItems } from '../../../tests/support/films.ts'
import { sql } from '../../adapters/database/sql.ts'
import { runDueJobs } from '../../jobs/operations.ts'
import { jobHandlers } from '../../worker.ts'

let app: TestApp
let author: TestStaff
let ready: string
let other: string
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
  const { freeVideo, lockedVideo } = await app.course()
  await transcodeItems(app.services, [freeVideo], { film: await drawFilm({ seconds: 5 }) })
  ready = await mediaOf(freeVideo)
  other = await mediaOf(lockedVideo)
})
afterAll(() => app.close())

async function mediaOf(item: string): Promise<string> {
  const row = await app.services.database.first(
    sql<{ id: string }>`select media_id as id from items where id = ${item}`,
  )
  return row?.id ?? ''
}

const ask = (name: 'getFilms' | 'prepareFilm' | 'getAuditLog', input: object, person = author) =>
  deskCall(app, name, input, { cookie: person.cookie })

describe('the state of a film', () => {
  it('says what is ready and how large it is, and nothing of a film that nobody queued', async () => {
    const { status, body } = await ask('getFilms', { ids: `${ready},${other}` })
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        mediaId: ready,
        state: 'done',
        progress: 100,
        reason: null,
        isChangingKey: false,
        rungs: expect.any(Array),
      },
    ])
    expect(body.data[0].rungs.map(({ rung }: { rung: string }) => rung)).toEqual(['audio', '144p', '240p'])
    expect(body.data[0].rungs[2].byteCount).toBeGreaterThan(1000)
  })

  it('says why a film failed, and a film that failed is prepared again on demand, which is written down', async () => {
    expect((await ask('prepareFilm', { mediaId: other })).status).toBe(200)
    expect((await ask('prepareFilm', { mediaId: other })).body.code).toBe('conflict')
    expect((await ask('getFilms', { ids: other })).body.data[0]).toMatchObject({
      state: 'waiting',
      rungs: [],
    })
    await runDueJobs(app.services, jobHandlers, undefined, 'films')
    expect((await ask('getFilms', { ids: other })).body.data[0]).toMatchObject({
      state: 'failed',
      reason: 'desk_film_broken',
    })
    expect((await ask('prepareFilm', { mediaId: other })).status).toBe(200)
    const owner = await staffOf(app, 'owner')
    const log = (await ask('getAuditLog', { action: 'media.prepare' }, owner)).body.data
    expect(log).toHaveLength(2)
    expect(log[0]).toMatchObject({ subjectKind: 'media', subjectId: other, staff: { id: author.id } })
  })

  it('stays as it was watched while the film is prepared again', async () => {
    expect((await ask('prepareFilm', { mediaId: ready })).status).toBe(200)
    const [film] = (await ask('getFilms', { ids: ready })).body.data
    expect(film).toMatchObject({ state: 'waiting', rungs: expect.any(Array) })
    expect(film.rungs).toHaveLength(3)
  })

  it('is nothing of a picture or of what is not there', async () => {
    const id = '0f5ab0c2-7f5d-4f0e-9c39-4f7c3b0f6f11'
    expect((await ask('prepareFilm', { mediaId: id })).status).toBe(404)
    expect((await ask('getFilms', { ids: 'nonsense' })).status).toBe(400)
    expect((await ask('getFilms', { ids: id })).body.data).toEqual([])
  })
})

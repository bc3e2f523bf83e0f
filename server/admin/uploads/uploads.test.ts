import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { beginUpload, idIn, offsetOf, sendBytes, uploadWhole } from '../../../tests/support/tus.ts'
import { sql } from '../../adapters/database/sql.ts'
import { receive } from './receiving.ts'

let app: TestApp
let author: TestStaff
const videoPath = new URL('../../../content/videos/files/ap-nth-term.240.mp4', import.meta.url)
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
})
afterAll(() => app.close())

const ask = (name: Parameters<typeof adminCall>[1], input: object = {}) =>
  adminCall(app, name, input, { cookie: author.cookie })

describe('an upload', () => {
  it('of a video becomes a video that plays from its first bytes, with a picture of it', async () => {
    const upload = await uploadWhole(app, author, await readFile(videoPath), {
      kind: 'video',
      name: 'Lesson 1.mp4',
    })
    expect(upload).toMatchObject({ state: 'ready', reason: null, name: 'Lesson 1.mp4' })
    expect(upload.media).toMatchObject({ kind: 'video', name: 'Lesson 1.mp4', address: null })
    expect(upload.media.durationInSeconds).toBeGreaterThan(5)
    const file = await readFile(`${app.settings.dataDir}/media/uploads/${upload.media.mediaId}/original.mp4`)
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
    const poster = await readFile(`${app.settings.dataDir}/media/uploads/${upload.media.mediaId}/poster.jpg`)
    expect((await sharp(poster).metadata()).format).toBe('jpeg')
  })

  it('re-encodes a picture in its widths, without camera metadata', async () => {
    const given = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const { media } = await uploadWhole(app, author, given, { kind: 'image', name: 'cover.jpg' })
    expect(media).toMatchObject({ kind: 'image', width: 1000, height: 500 })
    expect(media.address).toBe(`/media/pictures/${media.mediaId}/960.webp`)
    for (const width of [320, 640, 960, 1000]) {
      for (const format of ['webp', 'avif']) {
        const response = await app.fetch(`/media/pictures/${media.mediaId}/${width}.${format}`)
        expect(response.status).toBe(200)
        expect(response.headers.get('cache-control')).toContain('immutable')
        expect(response.headers.get('content-type')).toBe(`image/${format}`)
        const bytes = Buffer.from(await response.arrayBuffer())
        expect(bytes.includes('secret place')).toBe(false)
        expect((await sharp(bytes).metadata()).width).toBe(width)
      }
    }
    expect((await app.fetch(`/media/pictures/${media.mediaId}/1280.webp`)).status).toBe(404)
    expect((await app.fetch(`/pictures/${media.mediaId}`)).headers.get('content-type')).toBe('image/webp')
  })

  it('resumes where the connection was lost, byte for byte', async () => {
    const bytes = await readFile(videoPath)
    const { path } = await beginUpload(app, author, { size: bytes.byteLength })
    const cutAt = Math.floor(bytes.byteLength * 0.8)
    await sendBytes(app, author, path, bytes, { cutAt })
    const offset = await offsetOf(app, author, path)
    expect(offset).toBe(cutAt)
    await sendBytes(app, author, path, bytes.subarray(offset), { offset })
    expect(await readFile(`${app.settings.dataDir}/uploads/${idIn(path)}`)).toEqual(bytes)
    await app.runJobs()
    expect((await ask('getUpload', { id: idIn(path) })).body.data.state).toBe('ready')
  })
})

describe('an upload through two processes at once', () => {
  it('contains each sent byte once', async () => {
    const bytes = randomBytes(300_000)
    const { path } = await beginUpload(app, author, { size: bytes.byteLength + 1 })
    const id = idIn(path)
    async function* pieces() {
      for (let at = 0; at < bytes.byteLength; at += 10_000) yield bytes.subarray(at, at + 10_000)
    }
    const bring = () => receive(app.services, id, { bytes: Readable.from(pieces()), offset: 0 })
    expect(await Promise.all([bring(), bring()])).toEqual([bytes.byteLength, bytes.byteLength])
    expect((await readFile(`${app.settings.dataDir}/uploads/${id}`)).equals(bytes)).toBe(true)
    await ask('dropUpload', { id })
  })
})

describe('an upload whose commit response is lost', () => {
  it('is stored all the same, with its files', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const { path } = await beginUpload(app, author, { size: bytes.byteLength, kind: 'image' })
    const { database } = app.services
    const { transaction } = database
    await sendBytes(app, author, path, bytes)
    database.transaction = async (work) => {
      await transaction(work)
      throw new Error('Connection terminated unexpectedly')
    }
    await app.runJobs()
    database.transaction = transaction
    const { data } = (await ask('getUpload', { id: idIn(path) })).body
    expect(data.state).toBe('ready')
    const picture = await app.fetch(`/media/pictures/${data.media.mediaId}/40.webp`)
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0)
  })
})

describe('the library', () => {
  it('finds stored media by name and kind, with their uses', async () => {
    await app.course()
    const all = (await ask('getMediaLibrary')).body
    expect(all.data.items.length).toBeGreaterThan(3)
    const lessons = all.data.items.filter(({ uses }: { uses: object[] }) => uses.length > 0)
    expect(lessons[0].uses[0]).toMatchObject({ kind: 'lesson', title: expect.any(String) })
    const found = (await ask('getMediaLibrary', { kind: 'video', search: 'lesson 1' })).body.data.items
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Lesson 1.mp4'])
    expect((await ask('getMediaLibrary', { search: '%' })).body.data.items).toEqual([])
  })

  it('keeps used media, and deletes unused ones with their files', async () => {
    const all = (await ask('getMediaLibrary')).body.data.items
    const used = all.find(({ uses }: { uses: object[] }) => uses.length > 0)
    expect((await ask('deleteMedia', { mediaId: used.mediaId })).status).toBe(409)
    const cover = all.find(({ name }: { name: string }) => name === 'cover.jpg')
    expect((await app.fetch(cover.address)).status).toBe(200)
    expect((await ask('renameMedia', { mediaId: cover.mediaId, name: '../a new name' })).status).toBe(200)
    expect((await ask('getMediaLibrary', { search: 'a new' })).body.data.items[0].name).toBe('a new name')
    expect((await ask('deleteMedia', { mediaId: cover.mediaId })).status).toBe(200)
    expect((await app.fetch(cover.address)).status).toBe(404)
    await app.runJobs()
    const kept = await readdir(`${app.settings.dataDir}/media/uploads`, { recursive: true })
    expect(kept.filter((name) => name.includes(cover.mediaId) && name.includes('.'))).toEqual([])
  })

  it('keeps a picture used in a text', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { media } = await uploadWhole(app, author, bytes, { kind: 'image', name: 'in a text.png' })
    await app.services.database.first(
      sql`update courses set about = ${`<p><img src="${media.address}" alt=""></p>`}
        where id = (select id from courses limit 1)`,
    )
    const [row] = (await ask('getMediaLibrary', { search: 'in a text' })).body.data.items
    expect(row.uses).toEqual([{ kind: 'text', title: expect.any(String) }])
    expect((await ask('deleteMedia', { mediaId: media.mediaId })).status).toBe(409)
  })
})

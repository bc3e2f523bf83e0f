import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { deskCall, staffOf, type TestStaff } from '../../../tests/support/desk.ts'
import { beginUpload, idIn, offsetOf, sendBytes, uploadWhole } from '../../../tests/support/tus.ts'

let app: TestApp
let author: TestStaff
const filmPath = new URL('../../../database/seed/films/ap-nth-term.240.mp4', import.meta.url)
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
})
afterAll(() => app.close())

const ask = (name: Parameters<typeof deskCall>[1], input: object = {}) =>
  deskCall(app, name, input, { cookie: author.cookie })

describe('an upload', () => {
  it('of a film becomes a film that plays from its first bytes, with a picture of it', async () => {
    const upload = await uploadWhole(app, author, await readFile(filmPath), {
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

  it('of a picture is drawn anew in the widths it has, without what its camera said of it', async () => {
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

  it('goes on from where the line was cut, byte for byte', async () => {
    const bytes = await readFile(filmPath)
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

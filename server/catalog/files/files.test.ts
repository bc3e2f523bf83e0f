import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../../../tests/support/app.ts'
import type { TestCourse } from '../../../tests/support/courses.ts'
import { sql } from '../../adapters/database/sql.ts'

let app: TestApp
let student: TestStudent
let bought: TestCourse
let other: TestCourse

beforeAll(async () => {
  app = await startTestApp()
  bought = await app.course({ title: 'Bought', category: 'CBSE' })
  other = await app.course({ title: 'Other', category: 'ICSE' })
  student = await app.student()
  await app.grant(student, bought, -5, 30)
})
afterAll(() => app.close())

describe('POST student/getPresignedFile', () => {
  it('opens a free video for a visitor, at the requested size', async () => {
    const { status, body } = await app.call('getPresignedFile', { file: bought.freeVideo, quality: '240p' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      contentType: 'video/mp4',
      byteCount: 1000,
      qualities: [{ quality: '240p' }, { quality: '480p' }],
    })
    const video = await app.fetch(body.data.url)
    expect(video.status).toBe(200)
    expect((await video.arrayBuffer()).byteLength).toBe(1000)
    expect((await app.fetch(body.data.captions[0].url)).headers.get('content-type')).toContain('text/vtt')
  })

  it('refuses a locked item to a visitor and to another student, and opens it for the buyer', async () => {
    const stranger = await app.student()
    for (const token of [undefined, stranger.token]) {
      const answer = await app.call('getPresignedFile', { file: bought.lockedVideo }, { token })
      expect(answer).toMatchObject({ status: 403, body: { code: 'locked' } })
    }
    const answer = await app.call(
      'getPresignedFile',
      { file: bought.lockedDocument },
      { token: student.token },
    )
    expect(answer.body.data).toMatchObject({ contentType: 'application/pdf', posterUrl: null, captions: [] })
  })

  it('refuses an item the moment access has ended', async () => {
    const reader = await app.student()
    await app.grant(reader, other, -5, 1)
    expect(
      (await app.call('getPresignedFile', { file: other.lockedVideo }, { token: reader.token })).status,
    ).toBe(200)
    const past = await app.student()
    await app.grant(past, other, -5, -0.001)
    expect(
      (await app.call('getPresignedFile', { file: other.lockedVideo }, { token: past.token })).status,
    ).toBe(403)
  })

  it('never makes a link from what a client writes: unknown references, addresses and paths are 404', async () => {
    for (const file of [
      '/etc/passwd',
      '../app-secret',
      'https://example.com/x.mp4',
      'videos/a.mp4',
      '00000000-0000-4000-8000-000000000000',
      'x',
    ]) {
      expect((await app.call('getPresignedFile', { file }, { token: student.token })).status).toBe(404)
    }
  })
})

describe('a signed link', () => {
  let cookie = ''

  async function link(): Promise<string> {
    const answer = await app.call('getPresignedFile', { file: bought.lockedVideo }, { token: student.token })
    cookie = cookieOf(answer)
    return answer.body.data.url
  }

  function open(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return app.fetch(url, { headers: { cookie, ...headers } })
  }

  it('serves ranges', async () => {
    const url = await link()
    const middle = await open(url, { range: 'bytes=100-199' })
    expect(middle.status).toBe(206)
    expect(middle.headers.get('content-range')).toBe('bytes 100-199/1000')
    expect((await middle.arrayBuffer()).byteLength).toBe(100)
    const whole = new Uint8Array(await (await open(url)).arrayBuffer())
    const tail = new Uint8Array(await (await open(url, { range: 'bytes=-10' })).arrayBuffer())
    expect(tail).toEqual(whole.slice(990))
    const toEnd = await open(url, { range: 'bytes=990-' })
    expect(toEnd.headers.get('content-range')).toBe('bytes 990-999/1000')
    expect((await open(url, { range: 'bytes=1000-' })).status).toBe(416)
    expect((await open(url, { range: 'nonsense' })).status).toBe(200)
  })

  it('refuses when any one character of it changes', async () => {
    const url = await link()
    const start = '/media/'.length
    for (let at = start; at < url.length; at += 1) {
      const replacement = url[at] === 'a' ? 'b' : 'a'
      const changed = url.slice(0, at) + replacement + url.slice(at + 1)
      expect((await open(changed)).status, `character ${at}`).toBe(404)
    }
  })

  it('refuses a claim that was moved to another item, student or later end', async () => {
    const claim = (await link()).slice('/media/'.length)
    const [body = '', signature = ''] = claim.split('.')
    const [, rendition, reader, session, expiry] = body.split('~')
    const forged = [
      [bought.lockedDocument, rendition, reader, session, expiry],
      [bought.lockedVideo, 'original', reader, session, expiry],
      [bought.lockedVideo, rendition, 'visitor', session, expiry],
      [bought.lockedVideo, rendition, reader, session, String(Number(expiry) + 3600)],
    ]
    for (const parts of forged)
      expect((await open(`/media/${parts.join('~')}.${signature}`)).status).toBe(404)
    for (const path of [
      '/media/',
      '/media/x',
      '/media/..%2f..%2fapp-secret',
      `/media/${body}`,
      `/media/.${signature}`,
    ]) {
      expect((await open(path)).status).toBe(404)
    }
  })

  it('of a paid item opens in its own browser alone, of a free one anywhere', async () => {
    const url = await link()
    const stranger = await app.student()
    await app.grant(stranger, bought, -1, 30)
    const theirs = await app.call('getPresignedFile', { file: bought.lockedVideo }, { token: stranger.token })
    for (const other of ['', cookieOf(theirs), 'stepmark_media=x'])
      expect((await app.fetch(url, { headers: { cookie: other } })).status).toBe(404)
    const free = await app.call('getPresignedFile', { file: bought.freeDocument }, { token: student.token })
    expect((await app.fetch(free.body.data.url)).status).toBe(200)
  })

  it('ends with the session, and with the access', async () => {
    const reader = await app.student()
    await app.grant(reader, bought, -5, 0.001)
    const ask = (file: string) => app.call('getPresignedFile', { file }, { token: reader.token })
    const [paid, free] = [await ask(bought.lockedDocument), await ask(bought.freeDocument)]
    const status = async (answer: typeof paid) =>
      (await app.fetch(answer.body.data.url, { headers: { cookie: cookieOf(answer) } })).status
    expect([await status(paid), await status(free)]).toEqual([200, 200])
    app.clock.advance({ seconds: 87 })
    expect([await status(paid), await status(free)]).toEqual([404, 200])
    await app.call('logoutEverywhere', {}, { token: reader.token })
    expect(await status(free)).toBe(404)
  })

  it('names the item, the student and its end', async () => {
    const url = await link()
    expect(url).toContain(bought.lockedVideo)
    expect(url).toContain(student.id)
  })

  it('ends after twice the video and half an hour', async () => {
    const url = await link()
    app.clock.advance({ seconds: 109 + 1799 })
    expect((await open(url)).status).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect((await open(url)).status).toBe(404)
  })
})

describe('a paid document', () => {
  let reader: TestStudent
  beforeAll(async () => {
    reader = await app.student()
    await app.grant(reader, bought, -5, 30)
  })

  async function open(method = 'GET'): Promise<Response> {
    const file = bought.lockedDocument
    const answer = await app.call('getPresignedFile', { file }, { token: reader.token })
    return app.fetch(answer.body.data.url, { method, headers: { cookie: cookieOf(answer) } })
  }

  it('can be sent to one student four times at once, and again once one has ended', async () => {
    const underway = [await open(), await open(), await open(), await open()]
    expect(underway.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const fifth = await open()
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '10'])
    expect((await open('HEAD')).status).toBe(200)
    await underway[0]?.body?.cancel()
    await underway[1]?.arrayBuffer()
    const next = [await open(), await open()]
    expect(next.map(({ status }) => status)).toEqual([200, 200])
    for (const { body } of [...underway.slice(2), ...next]) await body?.cancel()
  })

  it('that the store cannot deliver is refused with a message, and never sent unmarked', async () => {
    const { media } = app.services
    const { read } = media
    media.read = () => Promise.reject(new Error('the line is cut'))
    const answer = await open()
    media.read = read
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await answer.json()).code).toBe('storeDown')
    const whole = await open()
    expect(whole.status).toBe(200)
    expect((await whole.arrayBuffer()).byteLength).toBe(Number(whole.headers.get('content-length')))
  })
})

describe('requesting links', () => {
  it('is limited to 300 times in ten minutes for an account, and unlimited for visitors', async () => {
    const { database } = app.services
    const ask = (token?: string) => app.call('getPresignedFile', { file: bought.freeVideo }, { token })
    const asker = await app.student()
    expect((await ask(asker.token)).status).toBe(200)
    await database.first(sql`update rate_limits set count = 300 where key like 'linkPerAccount:%'`)
    expect((await ask(asker.token)).status).toBe(429)
    expect((await ask()).status).toBe(200)
    app.clock.advance({ seconds: 600 })
    expect((await ask(asker.token)).status).toBe(200)
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largestUpload, mediaName, uploadsPath } from '../../domain/admin/uploads/rules.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { sweepUploads } from '../../server/admin/uploads/uploads.ts'
import { createUploads } from '../../server/http/uploads.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { recordFigure } from '../support/figures.ts'
import { beginUpload, idIn, offsetOf, sendBytes } from '../support/tus.ts'
import { drawVideo } from '../support/videos.ts'
import { countRows } from './hostile-files.ts'

let app: TestApp
let author: TestStaff
let other: TestStaff
let student: TestStudent
let video: Buffer
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
  other = await staffOf(app, 'author')
  student = await app.student()
  video = await drawVideo({ seconds: 2 })
})
afterAll(() => app.close())

let resumed = 0
let names = 0
afterAll(() => {
  const figure = `${resumed} cut uploads resumed, the same to the byte`
  recordFigure({ id: 'T31', part: 'cut and resumed', n: resumed, figure, isMet: true })
  recordFigure({ id: 'T31', part: 'paths in names', n: names, figure: '0 paths followed', isMet: true })
})

async function leftBytes(): Promise<string[]> {
  return readdir(join(app.settings.dataDir, 'uploads')).catch(() => [])
}

it('is not inspected if its sender was locked out during the upload', async () => {
  const [owner, person] = [await staffOf(app, 'owner'), await staffOf(app, 'author')]
  const { path } = await beginUpload(app, person, { size: video.length })
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const answer = await adminCall(app, 'blockStaff', { staffId: person.id }, { cookie: owner.cookie })
        expect(answer.status).toBe(200)
        controller.enqueue(new Uint8Array(video))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    ...{ 'tus-resumable': '1.0.0', cookie: person.cookie, 'upload-offset': '0' },
    'content-type': 'application/offset+octet-stream',
  }
  const sent = await app.fetch(path, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit)
  expect(sent.status).toBe(401)
  const kept = await app.services.database.first(
    sql<{ state: string }>`select state from uploads where id = ${idIn(path)}`,
  )
  expect(kept?.state).toBe('receiving')
})

describe('a name', () => {
  const hostileNames: [string, string][] = [
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['/etc/shadow', 'shadow'],
    ['a\0b.pdf', 'ab.pdf'],
    ['line\r\nset-cookie: x=1', 'lineset-cookie: x=1'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['zero\u200Bwidth.pdf', 'zerowidth.pdf'],
    ['.htaccess', 'htaccess'],
    ['..', 'Upload'],
    ['', 'Upload'],
    ['   ', 'Upload'],
    ['\u0000\u0001\u0002', 'Upload'],
    [`${'long '.repeat(500)}.pdf`, `${'long '.repeat(32)}`.trim()],
    ['😀'.repeat(300), '😀'.repeat(160)],
    ["'; drop table media; --", "'; drop table media; --"],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['con', 'con'],
    ['%2e%2e%2fpasswd', '%2e%2e%2fpasswd'],
  ]

  it.each(hostileNames)('%j names no path and is shown as %j', async (name, shown) => {
    expect(mediaName(name) || 'Upload').toBe(shown)
    const before = await leftBytes()
    const { path, status } = await beginUpload(app, author, { name, kind: 'document', size: 4 })
    expect(status).toBe(201)
    await sendBytes(app, author, path, Buffer.from('ab'))
    const answer = await adminCall(app, 'getUpload', { id: idIn(path) }, { cookie: author.cookie })
    expect(answer.body.data).toMatchObject({ name: shown, receivedBytes: 2 })
    expect((await leftBytes()).filter((file) => !before.includes(file))).toEqual([idIn(path)])
    expect((await adminCall(app, 'dropUpload', { id: idIn(path) }, { cookie: author.cookie })).status).toBe(
      200,
    )
    expect(await leftBytes()).toEqual(before)
    names += 1
  })
})

describe('a size', () => {
  const refused: [string, Record<string, string>, number][] = [
    ['above what a video may have', { 'upload-length': String(largestUpload.video + 1) }, 413],
    ['that is no number', { 'upload-length': 'much' }, 400],
    ['below nothing', { 'upload-length': '-1' }, 400],
    ['of nothing', { 'upload-length': '0' }, 400],
    ['with a fraction', { 'upload-length': '1.5' }, 400],
    ['beyond all numbers', { 'upload-length': '1e309' }, 400],
    ['of too many digits', { 'upload-length': '9007199254740993' }, 400],
  ]
  it.each(refused)('%s is rejected before the body is read', async (_, headers, status) => {
    const rows = await countRows(app, 'uploads')
    expect((await beginUpload(app, author, { size: 1, headers })).status).toBe(status)
    expect(await countRows(app, 'uploads')).toBe(rows)
  })

  it.each(['document', 'image'] as const)('above what one %s may have is refused', async (kind) => {
    expect((await beginUpload(app, author, { kind, size: largestUpload[kind] + 1 })).status).toBe(413)
  })

  it('with a deferred length is refused', async () => {
    const response = await app.fetch(uploadsPath, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', cookie: author.cookie, 'upload-defer-length': '1' },
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
  })

  it('that is false: more bytes than declared are rejected', async () => {
    const { path } = await beginUpload(app, author, { size: 100 })
    const response = await sendBytes(app, author, path, randomBytes(5000))
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await offsetOf(app, author, path)).toBeLessThanOrEqual(100)
    const { state } = (await adminCall(app, 'getUpload', { id: idIn(path) }, { cookie: author.cookie })).body
      .data
    expect(state).toBe('receiving')
    await adminCall(app, 'dropUpload', { id: idIn(path) }, { cookie: author.cookie })
  })

  it('of an unknown kind is refused', async () => {
    for (const kind of ['', 'sound', '__proto__', 'video ', 'VIDEO'])
      expect((await beginUpload(app, author, { kind, size: 10 })).status).toBe(400)
  })
})

describe('an upload that is cut', () => {
  const shares = Array.from({ length: 24 }, (_, index) => index / 24)

  it.each(shares)('at %f of its length resumes from there, the same to the byte', async (share) => {
    const at = Math.max(1, Math.floor(video.length * share))
    const { path } = await beginUpload(app, author, { size: video.length })
    await sendBytes(app, author, path, video, { cutAt: at })
    const offset = await offsetOf(app, author, path)
    expect(offset).toBe(at)
    const again = Math.floor((offset + video.length) / 2)
    await sendBytes(app, author, path, video.subarray(offset), { offset, cutAt: again - offset })
    expect(await offsetOf(app, author, path)).toBe(again)
    await sendBytes(app, author, path, video.subarray(again), { offset: again })
    expect((await readFile(join(app.settings.dataDir, 'uploads', idIn(path)))).equals(video)).toBe(true)
    const { state } = (await adminCall(app, 'getUpload', { id: idIn(path) }, { cookie: author.cookie })).body
      .data
    expect(state).toBe('checking')
    resumed += 1
  })

  it('is stored by its check, like a complete one', async () => {
    const before = await countRows(app, 'media')
    // Each has the same bytes, and a check of them takes a third of a second of a processor: every eighth is checked.
    await app.services.database.first(sql`
      delete from jobs using (
        select id, row_number() over (order by id) as place
        from jobs where kind = 'checkUpload' and done_at is null
      ) waiting
      where jobs.id = waiting.id and waiting.place % 8 <> 0`)
    await app.runJobs()
    expect(await countRows(app, 'media')).toBe(before + 3)
  })

  it.each([1, 50, 99, 101, 1000])('at 100 takes nothing at the offset %i', async (offset) => {
    const { path } = await beginUpload(app, author, { size: 1000 })
    await sendBytes(app, author, path, randomBytes(100))
    const response = await sendBytes(app, author, path, randomBytes(10), { offset })
    expect(response.status).toBe(409)
    expect(await offsetOf(app, author, path)).toBe(100)
    await adminCall(app, 'dropUpload', { id: idIn(path) }, { cookie: author.cookie })
  })

  it('and never continued is deleted after a week, with its bytes', async () => {
    const { path } = await beginUpload(app, author, { size: 1000 })
    await sendBytes(app, author, path, randomBytes(100))
    const id = idIn(path)
    await sweepUploads(app.services)
    expect(await leftBytes()).toContain(id)
    app.clock.advance({ days: 7, minutes: 1 })
    await sweepUploads(app.services)
    expect(await leftBytes()).not.toContain(id)
    author = await staffOf(app, 'author')
    other = await staffOf(app, 'author')
    const response = await sendBytes(app, author, path, randomBytes(10), { offset: 100 })
    expect(response.status).toBe(404)
  })

  it('whose last byte arrived just before the server crashed is checked at the next status request', async () => {
    const { path } = await beginUpload(app, author, { size: video.length })
    await sendBytes(app, author, path, video, { cutAt: video.length - 1 })
    await appendFile(join(app.settings.dataDir, 'uploads', idIn(path)), video.subarray(-1))
    expect(await offsetOf(app, author, path)).toBe(video.length)
    await app.runJobs()
    const { state } = (await adminCall(app, 'getUpload', { id: idIn(path) }, { cookie: author.cookie })).body
      .data
    expect(state).toBe('ready')
  })
})

describe('somebody else', () => {
  const asked = ['HEAD', 'PATCH', 'DELETE'] as const
  const strangers: [string, () => Record<string, string>, number][] = [
    ['nobody', () => ({ cookie: '' }), 401],
    ['a student by token', () => ({ cookie: '', authorization: `Bearer ${student.token}` }), 401],
    ['a student by cookie', () => ({ cookie: student.cookie }), 401],
    [
      'a student’s cookie under the admin’s name',
      () => ({ cookie: student.cookie.replace('stepmark-session', 'stepmark-admin') }),
      401,
    ],
    ['another author', () => ({ cookie: other.cookie }), 404],
    ['another site', () => ({ origin: 'https://evil.example' }), 403],
    ['another site by its browser’s word', () => ({ 'sec-fetch-site': 'cross-site' }), 403],
    ['a site beside', () => ({ 'sec-fetch-site': 'same-site' }), 403],
  ]
  const cases = strangers.flatMap(([name, headers, status]) =>
    asked.map((method) => [name, method, headers, status] as const),
  )

  it.each(cases)('%s may not %s an upload', async (_, method, headers, status) => {
    const { path } = await beginUpload(app, author, { size: 1000 })
    await sendBytes(app, author, path, randomBytes(10))
    const response = await app.fetch(path, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        cookie: author.cookie,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '10',
        ...headers(),
      },
      ...(method === 'PATCH' && { body: 'stolen' }),
    })
    expect(response.status).toBe(status)
    expect(await offsetOf(app, author, path)).toBe(10)
    await adminCall(app, 'dropUpload', { id: idIn(path) }, { cookie: author.cookie })
  })

  it.each(strangers.filter(([, , status]) => status !== 404))(
    '%s may not begin one',
    async (_, headers, status) => {
      const rows = await countRows(app, 'uploads')
      expect((await beginUpload(app, author, { size: 10, headers: headers() })).status).toBe(status)
      expect(await countRows(app, 'uploads')).toBe(rows)
    },
  )

  it.each(['support', 'finance'] as const)('in the admin for %s may not begin one', async (role) => {
    const person = await staffOf(app, role)
    expect((await beginUpload(app, person, { size: 10 })).status).toBe(403)
  })

  it.each(['getUpload', 'retryUpload', 'dropUpload'] as const)(
    'in the admin is not answered by %s',
    async (name) => {
      const { path } = await beginUpload(app, author, { size: 10 })
      expect((await adminCall(app, name, { id: idIn(path) }, { cookie: other.cookie })).status).toBe(404)
      await adminCall(app, 'dropUpload', { id: idIn(path) }, { cookie: author.cookie })
    },
  )

  it('guessing finds nothing', async () => {
    for (const id of [randomUUID(), '1', '..%2f..%2fetc%2fpasswd', '%00', 'x'.repeat(3000)])
      await expect(offsetOf(app, author, `${uploadsPath}/${id}`)).rejects.toThrow('404')
  })
})

describe('the disk', () => {
  it('that has no space for it refuses an upload before it starts', async () => {
    const uploads = new Hono().route(
      uploadsPath,
      createUploads(app.services, { free: async () => 600_000_000 }),
    )
    const scarce = { fetch: async (path: string, init: RequestInit = {}) => uploads.request(path, init) }
    expect((await beginUpload(scarce, author, { size: 1000 })).status).toBe(201)
    const { response } = await beginUpload(scarce, author, { size: 1_000_000_000 })
    expect(response.status).toBe(413)
    expect((await response.json()).error).toContain('disk is full')
  })

  it('needs space for a large video once, plus the largest copy that is made', async () => {
    const onDisk = (free: number) => {
      const uploads = new Hono().route(uploadsPath, createUploads(app.services, { free: async () => free }))
      return { fetch: async (path: string, init: RequestInit = {}) => uploads.request(path, init) }
    }
    const video = { kind: 'video', size: largestUpload.video }
    expect((await beginUpload(onDisk(video.size * 1.3), author, video)).status).toBe(413)
    const { status, path } = await beginUpload(onDisk(video.size * 1.35), author, video)
    expect(status).toBe(201)
    await adminCall(app, 'dropUpload', { id: idIn(path) }, { cookie: author.cookie })
  })

  it('that others fill meanwhile stops an upload before it is full, and resumes it once there is space', async () => {
    const megabyte = 1024 * 1024
    const bytes = randomBytes(40 * megabyte)
    let freeBytes = 2000 * megabyte
    const uploads = new Hono().route(
      uploadsPath,
      createUploads(app.services, { free: async () => freeBytes }),
    )
    const scarce = { fetch: async (path: string, init: RequestInit = {}) => uploads.request(path, init) }
    const { path } = await beginUpload(scarce, author, { size: bytes.length })
    freeBytes = 500 * megabyte
    expect((await sendBytes(scarce, author, path, bytes, { cutAt: bytes.length })).status).toBe(413)
    expect(await offsetOf(app, author, path)).toBe(0)
    let looks = 0
    const filling = createUploads(app.services, {
      free: async () => {
        looks += 1
        return looks < 3 ? 2000 * megabyte : 500 * megabyte
      },
    })
    const filled = new Hono().route(uploadsPath, filling)
    const fills = { fetch: async (at: string, init: RequestInit = {}) => filled.request(at, init) }
    const response = await sendBytes(fills, author, path, bytes, { cutAt: bytes.length })
    expect(response.status).toBe(413)
    expect((await response.json()).error).toContain('disk is full')
    const offset = await offsetOf(app, author, path)
    // The disk is looked at every 16 MB, and the third look saw it.
    expect(offset).toBeGreaterThanOrEqual(32 * megabyte)
    expect(offset).toBeLessThan(33 * megabyte)
    freeBytes = 2000 * megabyte
    const rest = bytes.subarray(offset)
    expect((await sendBytes(scarce, author, path, rest, { offset })).status).toBe(204)
    expect((await readFile(join(app.settings.dataDir, 'uploads', idIn(path)))).equals(bytes)).toBe(true)
    await app.runJobs()
  })

  it('that fills up during an upload says so and keeps what was received', async () => {
    const { path } = await beginUpload(app, author, { size: 1000 })
    await symlink('/dev/full', join(app.settings.dataDir, 'uploads', idIn(path)))
    const response = await sendBytes(app, author, path, randomBytes(500))
    expect(response.status).toBe(413)
    expect((await response.json()).error).toContain('disk is full')
    expect(await offsetOf(app, author, path)).toBe(0)
    await adminCall(app, 'dropUpload', { id: idIn(path) }, { cookie: author.cookie })
  })

  it('is not filled by one person who starts many uploads', async () => {
    const begun: string[] = []
    for (;;) {
      const { status, path } = await beginUpload(app, other, { size: 10 })
      if (status !== 201) {
        expect(status).toBe(429)
        break
      }
      begun.push(path)
    }
    expect(begun.length).toBe(20)
  })
})

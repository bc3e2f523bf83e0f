import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signLink } from '../../server/catalog/links.ts'
import { cookieHashOf, streamPath } from '../../server/lessons/streams/claims.ts'
import { cookieOf, startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { runs } from '../support/runs.ts'
import { addVideo, type OpenedStream, openStream } from '../support/streams.ts'

/** Tries of each way in: 40 of eight ways, times `FAULT_FACTOR` (7 makes more than two thousand). */
const tries = runs(40)

let app: TestApp
let course: TestCourse
let other: TestCourse
let owner: TestStudent
let stranger: TestStudent
let ownersSession = ''
/** What the owner of the course plays and reads, and what the stranger may: a lesson of another course. */
let video: OpenedStream
let theirs: OpenedStream
let parts: string[] = []
let document: { url: string; cookie: string }
let theirDocument: { url: string; cookie: string }

beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
  other = await app.course()
  for (const { lockedVideo } of [course, other]) await addVideo(app.services, lockedVideo)
  owner = await app.student()
  stranger = await app.student()
  await app.grant(owner, course, -1, 30)
  await app.grant(stranger, other, -1, 30)
  ownersSession = (await app.call('getSessions', {}, { token: owner.token })).body.data[0]._id
  video = await openStream(app, course.lockedVideo, { token: owner.token })
  theirs = await openStream(app, other.lockedVideo, { token: stranger.token })
  const segments = await video.segments('480p')
  parts = ['master.m3u8', '480p.m3u8', 'key', 'storyboard.jpg', 'poster.jpg', 'captions-en.vtt', ...segments]
  document = await openDocument(course.lockedDocument, owner)
  theirDocument = await openDocument(other.lockedDocument, stranger)
  // What is in memory is served by a shorter way: both ways are tried.
  for (const part of parts) expect((await video.get(part)).status).toBe(200)
})
afterAll(() => app.close())

const tried = { links: 0, served: 0 }
afterAll(() =>
  recordFigure({
    id: 'T28',
    part: 'links that open nothing',
    n: tried.links,
    figure: `${tried.served} served`,
    isMet: tried.served === 0,
  }),
)

async function openDocument(file: string, { token }: TestStudent): Promise<{ url: string; cookie: string }> {
  const answer = await app.call('getPresignedFile', { file }, { token })
  return { url: answer.body.data.url, cookie: cookieOf(answer) }
}

type Attempt = { path: string; cookie: string }

/** True when either way of answering hands out anything. */
async function isServed({ path, cookie }: Attempt): Promise<boolean> {
  const request = { method: 'GET', url: path, headers: { cookie } } as IncomingMessage
  let status = 0
  const response = {
    writeHead(given: number) {
      status = given
      return response
    },
    end: () => response,
  } as unknown as ServerResponse
  // What is refused there is tried the other way too.
  if (app.respondFromCache(request, response) && status < 400) return true
  const answer = await app.fetch(path, { headers: { cookie } })
  // A document is on its way until somebody has read it or cancels.
  await answer.body?.cancel()
  return answer.status < 400
}

/** Addresses of the owner's video and document, with the cookie that opens them. */
const owned = fc
  .nat()
  .map((at): Attempt & { isDocument: boolean } =>
    at % 8 === 7
      ? { path: document.url, cookie: document.cookie, isDocument: true }
      : { path: `${video.path}/${parts[at % parts.length]}`, cookie: video.cookie, isDocument: false },
  )

async function expectNothing(attempts: fc.Arbitrary<Attempt>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(attempts, async (attempt) => {
      const isOpen = await isServed(attempt)
      tried.links += 1
      tried.served += isOpen ? 1 : 0
      expect(isOpen, attempt.path).toBe(false)
    }),
    { numRuns: tries },
  )
}

const claimed = (changes: Partial<Parameters<typeof streamPath>[1]>, secret = app.settings.secret) => {
  const cookie = randomBytes(24).toString('base64url')
  const path = streamPath(
    { secret },
    {
      itemId: course.lockedVideo,
      studentId: owner.id,
      sessionId: ownersSession,
      playbackId: video.playbackId,
      cookieHash: cookieHashOf(cookie),
      expiresAt: app.clock.now().getTime() + 3_600_000,
      ...changes,
    },
  )
  return { path, cookie: `stepmark_stream=${cookie}` }
}

describe('the owner’s own links', () => {
  it('open, by both ways', async () => {
    await fc.assert(
      fc.asyncProperty(owned, async ({ path, cookie }) => {
        expect(await isServed({ path, cookie }), path).toBe(true)
      }),
      { numRuns: tries },
    )
    expect(await isServed({ ...claimed({}), path: `${claimed({}).path}/key` })).toBe(false)
    const whole = claimed({})
    expect(await isServed({ path: `${whole.path}/key`, cookie: whole.cookie })).toBe(true)
    recordPlanted('T28', 'the owner’s own links are detected as served')
  })
})

describe('links serve nothing', () => {
  it('in another browser', async () => {
    await expectNothing(
      fc
        .tuple(owned, fc.constantFrom('none', 'theirs', 'random', 'session', 'swapped'), fc.base64String())
        .map(([{ path, isDocument }, kind, random]) => {
          const name = isDocument ? 'stepmark_media' : 'stepmark_stream'
          const cookie = {
            none: '',
            theirs: `${theirs.cookie}; ${theirDocument.cookie}`,
            random: `${name}=${random}`,
            session: stranger.cookie,
            swapped: isDocument ? video.cookie : document.cookie,
          }[kind]
          return { path, cookie }
        }),
    )
  })

  it('of another student, by name or by signature', async () => {
    await expectNothing(
      fc.tuple(owned, fc.nat(4)).map(([{ path, cookie, isDocument }, how]) => {
        if (isDocument)
          return { path: path.replace(owner.id, stranger.id), cookie: `${cookie}; ${theirDocument.cookie}` }
        const part = path.slice(video.path.length)
        const [, theirSign = ''] = theirs.path.split('.')
        const made = [
          video.path.replace(owner.id, stranger.id),
          video.path.replace(owner.id, '-'),
          video.path.replace(/\.[^.]*$/, `.${theirSign}`),
          // Signed by us, but for a student without access, or with another's session or playback.
          claimed({ studentId: stranger.id }),
          claimed({ studentId: stranger.id, sessionId: ownersSession, playbackId: theirs.playbackId }),
        ][how]
        return typeof made === 'string'
          ? { path: made + part, cookie }
          : { path: (made?.path ?? '') + part, cookie: made?.cookie ?? '' }
      }),
    )
  })

  it('of another file than the pass is for', async () => {
    await expectNothing(
      fc.tuple(fc.nat(), fc.nat(3)).map(([at, how]) => {
        const segment = parts[6 + (at % (parts.length - 6))] ?? ''
        const path = [
          `${theirs.path}/${segment}`,
          `${video.path}/${segment.replace('480p', '720p')}`,
          `${video.path}/${segment.replace(/\d+\.ts$/, `${5 + (at % 1000)}.ts`)}`,
          `${video.path}/${segment.replace(course.lockedVideo, other.lockedVideo).replace(/^[^/]+/, `${randomUUID()}.abcdefgh`)}`,
        ][how]
        return { path: path ?? '', cookie: how === 0 ? theirs.cookie : video.cookie }
      }),
    )
  })

  it('with a character changed, added or removed', async () => {
    await expectNothing(
      fc
        .tuple(owned, fc.nat(), fc.constantFrom('change', 'add', 'drop'), fc.constantFrom(...'aA0-_~.9'))
        .map(([{ path, cookie, isDocument }, at, how, sign]) => {
          const from = isDocument ? '/media/'.length : '/stream/'.length
          const to = isDocument ? path.length : video.path.length
          const place = from + (at % (to - from))
          const changed = path[place] === sign ? (sign === 'a' ? 'b' : 'a') : sign
          const middle = { change: changed, add: sign, drop: '' }[how]
          const rest = path.slice(how === 'add' ? place : place + 1)
          return { path: path.slice(0, place) + middle + rest, cookie }
        })
        .filter(({ path }) => path !== document.url && !path.startsWith(`${video.path}/`)),
    )
  })

  it('that have ended', async () => {
    await expectNothing(
      fc.tuple(owned, fc.integer({ min: 0, max: 10_000_000 })).map(([{ path, cookie, isDocument }, ago]) => {
        const expiresAt = app.clock.now().getTime() - ago * 1000
        if (!isDocument) {
          const ended = claimed({ expiresAt })
          return { path: ended.path + path.slice(video.path.length), cookie: ended.cookie }
        }
        const link = signLink(app.settings, {
          itemId: course.lockedDocument,
          rendition: 'original',
          studentId: owner.id,
          sessionId: ownersSession,
          expiresAt: new Date(expiresAt),
        })
        return { path: link, cookie }
      }),
    )
  })

  it('that were made for another purpose, or with another secret', async () => {
    await expectNothing(
      fc.tuple(owned, fc.nat(3)).map(([{ path, isDocument }, how]) => {
        const cookie = `${video.cookie}; ${document.cookie}`
        const part = isDocument ? '/key' : path.slice(video.path.length)
        if (how === 0) return { path: document.url.replace('/media/', '/stream/') + part, cookie }
        if (how === 1) return { path: video.path.replace('/stream/', '/media/'), cookie }
        if (how === 2) return { path: video.path.replace('/stream/', '/invoices/'), cookie }
        const forged = claimed({}, randomBytes(32).toString('hex'))
        return { path: forged.path + part, cookie: forged.cookie }
      }),
    )
  })

  it('by path traversal: dots, slashes and encoded characters', async () => {
    const steps = ['..', '.', '%2e%2e', '%2E%2e', '..%2f', '%2f', '%5c', '..\\', '%00', ';', '//', '?', '#']
    await expectNothing(
      fc
        .tuple(
          fc.array(fc.constantFrom(...steps, 'check', '480p', 'key'), { minLength: 1, maxLength: 6 }),
          fc.nat(),
        )
        .map(([way, at]) => {
          const target = [
            `${video.path.replace('/stream/', '')}/${parts[at % parts.length]}`,
            parts[at % parts.length],
            document.url,
            'app-secret',
            `media/videos/${course.lockedVideo}`,
          ][at % 5]
          return { path: `${theirs.path}/${way.join('/')}/${target}`, cookie: theirs.cookie }
        })
        // What a pass opens to its own browser is no way around.
        .filter(({ path }) => !isOwnPart(path)),
    )
  })

  it('to a proxy that asks for a video the pass is not for', async () => {
    const name = parts.at(-1)?.split('/')[0] ?? ''
    const theirName = (await theirs.segments('480p'))[0]?.split('/')[0] ?? ''
    expect((await video.get(`check/${name}`)).status).toBe(204)
    await expectNothing(
      fc
        .tuple(fc.constantFrom(name, theirName, '', '..', 'x'), fc.boolean(), fc.boolean())
        .map(([asked, isTheirs, isTheirCookie]) => ({
          path: `${isTheirs ? theirs.path : video.path}/check/${asked}`,
          cookie: isTheirCookie ? theirs.cookie : video.cookie,
        }))
        .filter(
          ({ path, cookie }) =>
            !(path === `${video.path}/check/${name}` && cookie === video.cookie) &&
            !(path === `${theirs.path}/check/${theirName}` && cookie === theirs.cookie),
        ),
    )
  })
})

/** Where an address leads once a browser has made it plain: a part of the stranger's own stream? */
function isOwnPart(path: string): boolean {
  const { pathname } = new URL(path, app.settings.publicUrl)
  const part = pathname.slice(theirs.path.length + 1)
  return pathname.startsWith(`${theirs.path}/`) && parts.slice(0, 6).includes(part)
}

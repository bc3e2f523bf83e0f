import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { type Lease, newDeviceKey, openKey, sealKey } from '../../web/saved/lease.ts'
import type { NewLesson } from '../../web/saved/store.ts'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { runs } from '../support/runs.ts'

const student = '0b3f1c52-7d1e-4c0a-9a44-5a3f6c1d2e01'
const item = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const about: NewLesson = {
  item,
  kind: 'video',
  title: 'Roots',
  chapterTitle: 'Real numbers',
  courseTitle: 'Maths',
  path: '/courses/maths/roots',
  coursePath: '/courses/maths',
  language: 'en',
  rendition: '240p',
  byteCount: 600_000,
}
const segments = Array.from({ length: 9 }, (_, number) => `video.1/240p/${number}.ts`)
const files = [...segments, 'poster.jpg', 'captions-en.vtt']
/** The fate of a response; `reloaded` closes the page while it is pending. */
const fates = ['whole', 'whole', 'cut', 'lost', 'trouble', 'link ended', 'reloaded'] as const
type Fate = (typeof fates)[number] | 'full'

type Phone = ReturnType<typeof openPhone>

/** A phone with its caches, on a connection with a scripted outcome for each response; after the last one all succeed. */
function openPhone(given: readonly Fate[]) {
  const left = [...given]
  const caches = new Map<string, Map<string, Uint8Array>>()
  let page = 0
  let reload = () => {}
  let fetchedAgain = 0
  const never = new Promise<never>(() => {})

  async function part(path: string, ofPage: number): Promise<Response> {
    const name = files.find((file) => path.endsWith(`/${file}`)) ?? ''
    if ([...caches.values()].some((kept) => kept.has(`/saved/${item}/${name}`))) fetchedAgain += 1
    const fate = left.shift() ?? 'whole'
    // The rest of the page's work has no effect.
    if (ofPage !== page) return never
    if (fate === 'reloaded') {
      page += 1
      reload()
      return never
    }
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    if (fate === 'trouble') return new Response(null, { status: 503 })
    if (fate === 'link ended') return new Response(null, { status: 404 })
    if (fate === 'full') isFull = true
    if (fate !== 'cut') return new Response(bytesOf(name))
    const half = new ReadableStream({
      start(stream) {
        stream.enqueue(bytesOf(name).subarray(0, 40))
        stream.error(new TypeError('network error'))
      },
    })
    return new Response(half)
  }

  let isFull = false
  const open = (name: string) => ({
    keys: async () =>
      [...(caches.get(name)?.keys() ?? [])].map((path) => ({ url: `http://localhost:3000${path}` })),
    async put(path: string, answer: Response) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      caches.set(name, (caches.get(name) ?? new Map()).set(path, bytes))
    },
  })

  /** Opens the lesson's page, as a press or a reload does. */
  async function openPage() {
    const own = page
    vi.resetModules()
    vi.stubGlobal('fetch', (path: string) => part(path, own))
    vi.stubGlobal('caches', {
      open: async (name: string) => open(name),
      delete: async (name: string) => caches.delete(name),
    })
    vi.stubGlobal('addEventListener', (_: string, hear: () => void) => setImmediate(hear))
    vi.stubGlobal('removeEventListener', () => {})
    let last: Promise<unknown> = Promise.resolve()
    vi.stubGlobal('navigator', {
      onLine: true,
      storage: { persist: async () => false },
      locks: {
        request: (_: string, work: () => Promise<void>) => {
          last = last.then(work)
          return last
        },
      },
      serviceWorker: {
        ready: Promise.resolve({
          active: {
            postMessage: (said: { keep?: unknown }, ports?: MessagePort[]) =>
              said.keep && ports?.[0]?.postMessage('kept'),
          },
        }),
      },
    })
    const { connectApi } = await import('../../web/api.ts')
    const session = await import('../../web/session.ts')
    connectApi(async (request) => answerOf(new URL(request.url).pathname))
    session.keepToken(tokenThatSays({ id: student, name: 'Asha', email: 'a@example.com', phone: '' }))
    const kept = await import('../../web/saved/kept-lessons.ts')
    const queue = await import('../../web/saved/lessons.ts')
    const { keepContact } = await import('../../web/saved/contact.ts')
    return { ...kept, ...queue, keepContact, session }
  }

  return {
    openPage,
    caches,
    fetchedAgain: () => fetchedAgain,
    whenReloaded: () =>
      new Promise<void>((resolve) => {
        reload = resolve
      }),
  }
}

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha512').update(name).digest())
}

const download = {
  path: '/stream/pass',
  expiresAt: '2026-11-26T11:00:00Z',
  video: 'video.1',
  key: Buffer.alloc(16, 7).toString('base64'),
  durationInSeconds: 51,
  rendition: { rendition: '240p', height: 240, byteCount: 600_000 },
  master: '#EXTM3U\n240p.m3u8\n',
  ofRendition: `#EXTM3U\n${segments.map((name) => `#EXTINF:6,\n${name}`).join('\n')}\n`,
  hasPoster: true,
  storyboard: null,
  captions: ['en'],
  endsAt: '2026-12-10T10:00:00Z',
  now: '2026-11-26T10:00:00Z',
}

function answerOf(path: string): Response {
  const lesson = { item, endsAt: download.endsAt }
  const data = path.endsWith('/openDownload')
    ? download
    : path.endsWith('/renewSaved')
      ? { lessons: [lesson], now: download.now }
      : path.endsWith('/getNotes') || path.endsWith('/getMyCourses')
        ? []
        : { _id: 'course', questions: [] }
  return Response.json({ success: true, status: 200, message: '', response: '', data })
}

type Page = Awaited<ReturnType<Phone['openPage']>>

function shownOn(page: Page): Promise<'whole' | 'none' | 'coming'> {
  return new Promise((resolve) => {
    const stop = page.watchLessons(() => look())
    const look = () => {
      const lessons = page.readLessons()
      if (lessons === null) return
      stop()
      resolve(lessons[0] === undefined ? 'none' : lessons[0].state === 'whole' ? 'whole' : 'coming')
    }
    look()
  })
}

/** True where a lesson that the phone calls whole is not, byte for byte. */
function isBroken({ caches }: Phone): boolean {
  const kept = caches.get(`saved:${student}:${item}`)
  return !files.every((name) => Buffer.from(kept?.get(`/saved/${item}/${name}`) ?? []).equals(bytesOf(name)))
}

/** The page's final state, unless it is left before. */
async function settled(
  page: Page,
  isLeft: () => boolean = () => false,
): Promise<'whole' | 'none' | 'reloaded'> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const state = await shownOn(page)
    if (state !== 'coming') return state
    await new Promise((resolve) => setImmediate(resolve))
    if (isLeft()) return 'reloaded'
  }
  throw new Error('the lesson never ends')
}

async function downloadThrough(phone: Phone): Promise<'whole' | 'none'> {
  let isLeft = false
  const watch = () => {
    isLeft = false
    void phone.whenReloaded().then(() => {
      isLeft = true
    })
  }
  watch()
  let page = await phone.openPage()
  await page.saveLessons([about])
  for (;;) {
    const state = await settled(page, () => isLeft)
    if (state !== 'reloaded') return state
    watch()
    page = await phone.openPage()
    await page.keepContact()
  }
}

const tried = { downloads: 0, broken: 0 }
afterAll(() =>
  recordFigure({
    id: 'T50',
    part: 'cut downloads',
    n: tried.downloads,
    figure: `${tried.broken} broken lessons`,
    isMet: tried.broken === 0,
  }),
)
afterEach(() => vi.unstubAllGlobals())

it('a download that is interrupted and reloaded at any moment completes, and no stored part is fetched again', async () => {
  const cuts = fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(cuts, async (given) => {
      openBrowserMemory()
      const phone = openPhone(given)
      expect(await downloadThrough(phone)).toBe('whole')
      tried.downloads += 1
      if (isBroken(phone)) tried.broken += 1
      expect(isBroken(phone)).toBe(false)
      expect(phone.fetchedAgain()).toBe(0)
    }),
    { numRuns: runs(25) },
  )
})

it('a lesson that does not fit leaves nothing behind, and the page says so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('whole', 'cut'), { maxLength: 8 }), async (given) => {
      openBrowserMemory()
      const phone = openPhone([...(given as Fate[]), 'full'])
      expect(await downloadThrough(phone)).toBe('none')
      expect(phone.caches.size).toBe(0)
      const page = await phone.openPage()
      expect(await shownOn(page)).toBe('none')
      expect(page.session.hasSaved()).toBe(false)
    }),
    { numRuns: 5 },
  )
})

it('a lesson of which the browser evicted a part is removed completely, and this is reported', async () => {
  openBrowserMemory()
  const phone = openPhone([])
  await downloadThrough(phone)
  phone.caches.get(`saved:${student}:${item}`)?.delete(`/saved/${item}/${segments[3]}`)
  expect(isBroken(phone)).toBe(true)
  recordPlanted('T50', 'a lesson without one of its parts is seen as broken')
  const page = await phone.openPage()
  expect(await shownOn(page)).toBe('none')
  expect(page.readEnds()).toEqual([{ item, title: 'Roots', end: 'evicted' }])
  expect(phone.caches.size).toBe(0)
})

const forged = { leases: 0, played: 0 }
afterAll(() =>
  recordFigure({
    id: 'T50',
    part: 'forged leases',
    n: forged.leases,
    figure: `${forged.played} played`,
    isMet: forged.played === 0,
  }),
)

const day = 24 * 3600 * 1000
const now = Date.parse('2026-11-26T10:00:00Z')

it('no forged, combined or altered lease plays', async () => {
  const lease: Lease = { student, item, version: 'video.1', endsAt: now + 14 * day, seenAt: now }
  const device = await newDeviceKey()
  const sealed = await sealKey(device, new Uint8Array(16), lease)
  expect(await openKey(device, sealed, now)).toHaveProperty('key')
  const time = fc.integer({ min: now - 90 * day, max: now + 900 * day })
  const name = fc.string({ maxLength: 12 })
  const forgery = fc.oneof(
    fc.record({ student: name, item: name, version: name, endsAt: time, seenAt: time }),
    fc.record({ endsAt: time }),
    fc.record({ seenAt: time }),
    fc.record({ endsAt: time, seenAt: time }),
  )
  const flip = fc.record({ of: fc.constantFrom('bytes' as const, 'vector' as const), bit: fc.nat(95) })
  await fc.assert(
    fc.asyncProperty(forgery, fc.option(flip), fc.integer({ min: 0, max: 13 }), async (edit, bits, days) => {
      const row = structuredClone({ ...sealed, lease: { ...lease, ...edit } })
      const changed = bits && new Uint8Array(bits.of === 'bytes' ? row.bytes : row.vector.buffer)
      if (bits && changed) changed[bits.bit >> 3] = (changed[bits.bit >> 3] ?? 0) ^ (1 << (bits.bit & 7))
      fc.pre(bits !== null || JSON.stringify(row.lease) !== JSON.stringify(lease))
      const opened = await openKey(device, row, now + days * day)
      forged.leases += 1
      if ('key' in opened) forged.played += 1
      expect(opened).toEqual({ problem: 'edited' })
    }),
    { numRuns: runs(5) },
  )
})

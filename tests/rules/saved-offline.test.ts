import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewLesson } from '../../web/saved/store.ts'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'

const asha = '0b3f1c52-7d1e-4c0a-9a44-5a3f6c1d2e01'
const ravi = '0b3f1c52-7d1e-4c0a-9a44-5a3f6c1d2e02'
const now = Date.parse('2026-11-26T10:00:00Z')
const day = 24 * 3600 * 1000

const ids = {
  steps: '7c9e6679-7425-40de-944b-e07fc1f90a01',
  practice: '7c9e6679-7425-40de-944b-e07fc1f90a02',
  document: '7c9e6679-7425-40de-944b-e07fc1f90a03',
}
const lesson = (kind: keyof typeof ids): NewLesson => ({
  item: ids[kind],
  kind,
  title: `The ${kind}`,
  chapterTitle: 'Quadratics',
  courseTitle: 'Maths',
  path: `/courses/maths/${kind}`,
  coursePath: '/courses/maths',
  language: 'en',
  rendition: null,
  byteCount: 20_000,
})
const all = (['steps', 'practice', 'document'] as const).map(lesson)

const drawn = { title: 'A secret of the steps', steps: [] }
let asked = 0
function nextQuestion() {
  asked += 1
  return { question: `q${asked}`, maker: `m${asked % 3}`, skill: { id: 's' } }
}
const stored: Record<string, unknown>[] = []
/** What the server refuses, by call. */
let refusals: Record<string, number> = {}
/** `saveNote` waits for it. */
let heldNotes: Promise<void> | null = null
let isUp = true
/** Why a lesson is to go, as the server says at the next contact; null while it stays. */
let end: string | null = null

function dataOf(call: string, input: Record<string, unknown>): unknown {
  if (call === 'leaseLesson')
    return { version: 'v1', endsAt: '2026-12-10T10:00:00Z', now: '2026-11-26T10:00:00Z' }
  if (call === 'openStepLesson')
    return { lesson: drawn, languages: ['en'], voices: { one: '/media/voice' }, place: null }
  if (call === 'openSheet') return { sheet: { title: 'A secret of the sheet' } }
  if (call === 'getPresignedFile') return { url: '/media/file', contentType: 'application/pdf' }
  if (call === 'nextQuestions')
    return { questions: Array.from({ length: Number(input['count']) }, nextQuestion) }
  if (call === 'getNotes')
    return stored.filter((note) => [undefined, null, note['item']].includes(input['item']))
  if (call === 'saveNote') {
    const note = {
      _id: `server-${input['clientKey']}`,
      createdAt: '2026-11-26T09:00:00Z',
      second: null,
      ...input,
    }
    if (stored.every(({ clientKey }) => clientKey !== input['clientKey'])) stored.push(note)
    return note
  }
  if (call === 'deleteNote') {
    const at = stored.findIndex(({ _id, clientKey }) => [_id, clientKey].includes(input['id']))
    if (at >= 0) stored.splice(at, 1)
    return null
  }
  if (call === 'changeNote') {
    const note = stored.find(({ _id, clientKey }) => [_id, clientKey].includes(input['id']))
    return Object.assign(note ?? {}, { words: input['words'] })
  }
  if (call === 'renewSaved') {
    // The lessons of the question.
    const lessons = input['lessons'] as { item: string }[]
    const endsAt = '2026-12-10T10:00:00Z'
    const told = end === null ? { endsAt } : { end }
    return { lessons: lessons.map(({ item }) => ({ item, ...told })), now: '2026-11-26T10:00:00Z' }
  }
  return { _id: 'course' }
}

const caches = new Map<string, Map<string, Response>>()

async function openPage(student = asha) {
  vi.resetModules()
  const { connectApi, send } = await import('../../web/api.ts')
  const session = await import('../../web/session.ts')
  connectApi(async (request) => {
    if (!isUp) throw new TypeError('Failed to fetch')
    const url = new URL(request.url)
    const call = url.pathname.split('/').at(-1) ?? ''
    const input =
      request.method === 'GET' ? Object.fromEntries(url.searchParams) : await request.clone().json()
    const status = refusals[call]
    if (status) return Response.json({ success: false, status, code: 'locked', error: 'No.' }, { status })
    if (call === 'saveNote') await heldNotes
    const data = dataOf(call, input)
    return Response.json({ success: true, status: 200, message: '', response: '', data, totalPages: 1 })
  })
  session.keepToken(tokenThatSays({ id: student, name: 'Asha', email: 'a@example.com', phone: '' }))
  const kept = await import('../../web/saved/kept-lessons.ts')
  const queue = await import('../../web/saved/lessons.ts')
  const { keepContact } = await import('../../web/saved/contact.ts')
  return { send, ...session, ...kept, ...queue, keepContact }
}

type Page = Awaited<ReturnType<typeof openPage>>

async function whenSaved(page: Page, isDone: (states: string[]) => boolean) {
  for (let turn = 0; turn < 5000; turn += 1) {
    const states = (page.readLessons() ?? []).map(({ state }) => state)
    if (page.readLessons() !== null && isDone(states)) return
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  throw new Error(`still ${JSON.stringify(page.readLessons()?.map(({ state, line }) => [state, line]))}`)
}

const areWhole = (states: string[]) => states.length === 3 && states.every((state) => state === 'whole')

async function savedPage(): Promise<Page> {
  const page = await openPage()
  expect(await page.saveLessons(all)).toBe(null)
  await whenSaved(page, areWhole)
  return page
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  openBrowserMemory()
  caches.clear()
  stored.length = 0
  refusals = {}
  heldNotes = null
  isUp = true
  end = null
  vi.stubGlobal('location', { pathname: '/courses/maths' })
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isUp) throw new TypeError('Failed to fetch')
    const type = path.endsWith('file') ? 'application/pdf' : 'audio/webm'
    return new Response(`A secret of ${path}`, { headers: { 'content-type': type } })
  })
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const kept = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, kept)
      return {
        keys: async () => [...kept.keys()].map((path) => ({ url: `http://localhost:3000${path}` })),
        match: async (path: string) => kept.get(path)?.clone(),
        put: async (path: string, answer: Response) => void kept.set(path, answer),
      }
    },
    delete: async (name: string) => caches.delete(name),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('navigator', {
    storage: {},
    pdfViewerEnabled: true,
    locks: { request: (_: string, work: () => Promise<void>) => work() },
    serviceWorker: {
      controller: {},
      ready: Promise.resolve({
        active: { postMessage: (_: object, ports?: MessagePort[]) => ports?.[0]?.postMessage('kept') },
      }),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const textOf = async (url: string) => {
  const { resolveObjectURL } = await import('node:buffer')
  return resolveObjectURL(url)?.text()
}

describe('a step lesson, a practice and a worksheet that are saved', () => {
  it('open without a connection, as their calls gave them', async () => {
    const page = await savedPage()
    isUp = false
    const steps = await page.send('openStepLesson', { item: ids.steps, language: 'en' })
    expect(steps).toMatchObject({ success: true, data: { lesson: drawn, place: null } })
    expect(await textOf(steps.success ? (steps.data.voices['one'] ?? '') : '')).toBe(
      'A secret of /media/voice',
    )
    expect(await page.send('openSheet', { item: ids.document, language: 'en' })).toMatchObject({
      data: { sheet: { title: 'A secret of the sheet' } },
    })
    const file = await page.send('getPresignedFile', { file: ids.document })
    expect(file).toMatchObject({ success: true, data: { contentType: 'application/pdf' } })
    expect(await textOf(file.success ? file.data.url : '')).toBe('A secret of /media/file')
  })

  it('lie on the device sealed', async () => {
    await savedPage()
    const parts = [...caches.values()].flatMap((kept) => [...kept.values()])
    expect(parts).toHaveLength(5)
    for (const part of parts) expect(await part.clone().text()).not.toContain('secret')
  })

  it('open for nobody else, after their time, nor by a clock that was set back', async () => {
    await savedPage()
    isUp = false
    const other = await openPage(ravi)
    expect(await other.send('openStepLesson', { item: ids.steps, language: 'en' })).toMatchObject({
      code: 'network',
    })
    const page = await openPage()
    const open = () => page.send('openSheet', { item: ids.document, language: 'en' })
    vi.setSystemTime(now + 13 * day)
    expect(await open()).toMatchObject({ success: true })
    vi.setSystemTime(now + 12 * day)
    expect(await open()).toMatchObject({
      success: false,
      message: expect.stringMatching(/clock was set back/),
    })
    vi.setSystemTime(now + 15 * day)
    expect(await open()).toMatchObject({ success: false, message: expect.stringMatching(/Go online once/) })
    const questions = await page.send('nextQuestions', { item: ids.practice, count: 6 })
    expect(questions).toMatchObject({ success: false, message: expect.stringMatching(/Go online once/) })
  })

  it('give each question of a practice once, then say that there are more online', async () => {
    const page = await savedPage()
    isUp = false
    const given: string[] = []
    const ask = (input: object) => page.send('nextQuestions', { item: ids.practice, count: 6, ...input })
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await ask({})
      if (answer.success) given.push(...answer.data.questions.map((one) => one.question))
    }
    expect(new Set(given).size).toBe(24)
    expect(await ask({})).toMatchObject({ success: false, message: expect.stringMatching(/every question/) })
    // The next contact with the server returns new ones.
    isUp = true
    await page.keepContact()
    isUp = false
    const more = await ask({})
    expect(more.success && more.data.questions.every((one) => !given.includes(one.question))).toBe(true)
  })

  it('contain what was due and a similar question', async () => {
    const page = await savedPage()
    isUp = false
    const due = await page.send('nextQuestions', { count: 6 })
    const [first] = due.success ? due.data.questions : []
    expect(due.success && due.data.questions).toHaveLength(6)
    const again = await page.send('nextQuestions', { count: 6 })
    expect(again.success && again.data.questions.map((one) => one.question)).not.toContain(first?.question)
    const practised = await page.send('nextQuestions', { item: ids.practice, count: 1 })
    const [one] = practised.success ? practised.data.questions : []
    const like = await page.send('nextQuestions', { like: one?.question ?? '', count: 1 })
    expect(like.success && like.data.questions[0]?.maker).toBe(one?.maker)
    expect(like.success && like.data.questions[0]?.question).not.toBe(one?.question)
  })
})

/** The page looks again in the moment in which a lesson's parts are gone and the lesson is not. */
function lookOnceWhileGoing(page: Awaited<ReturnType<typeof savedPage>>): void {
  const storage = caches as unknown as CacheStorage
  const remove = storage.delete.bind(storage)
  vi.spyOn(storage, 'delete').mockImplementationOnce(async (name) => {
    const isRemoved = await remove(name)
    await page.showChanges()
    return isRemoved
  })
}

describe('a phone that students share', () => {
  it('shows the next person to sign in on the same page nothing that the previous one saved', async () => {
    refusals = { openStepLesson: 403 }
    const page = await openPage()
    await page.saveLessons(all)
    await whenSaved(page, (states) => states.length === 2 && states.every((state) => state === 'whole'))
    page.clearSession()
    page.keepToken(tokenThatSays({ id: 'bina', name: 'Bina', email: 'b@example.com', phone: '' }))
    expect(page.readLessons()).toBe(null)
    expect(page.readFailure()).toBe(null)
    expect(page.readFailure([ids.steps])).toBe(null)
    // Nor does a press that names them take them away.
    await page.deleteLessons(Object.values(ids))
    const stop = page.watchLessons(() => undefined)
    await whenSaved(page, (states) => states.length === 0)
    page.keepToken(tokenThatSays({ id: asha, name: 'Asha', email: 'a@example.com', phone: '' }))
    await page.readAgain()
    expect(page.readLessons()).toHaveLength(2)
    expect(page.readFailure()).not.toBe(null)
    stop()
  })
})

describe('the list of what is saved', () => {
  it('does not show a lesson again that was removed while the list was being read', async () => {
    const page = await savedPage()
    const { open } = globalThis.caches
    const opened = vi.spyOn(globalThis.caches, 'open').mockImplementation(async (name) => {
      if (opened.mock.calls.length === all.length) await page.deleteLessons([ids.steps])
      return open(name)
    })
    await page.showChanges()
    expect(page.readLessons()?.map(({ kind }) => kind)).toEqual(['practice', 'document'])
  })
})

describe('a browser without storage', () => {
  it('shows an empty list, and the student sees why a lesson is not saved', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
    const page = await openPage()
    const stop = page.watchLessons(() => undefined)
    await whenSaved(page, (states) => states.length === 0)
    expect(await page.saveLessons(all)).toBe('The lesson couldn’t be saved. Try again.')
    stop()
  })
})

describe('the next contact', () => {
  it.each(['ended', 'freed', 'replaced', 'gone'])('removes what has %s, and says why', async (why) => {
    const page = await savedPage()
    end = why
    lookOnceWhileGoing(page)
    await page.keepContact()
    expect(page.readLessons()).toEqual([])
    expect([...caches.keys()]).toEqual([])
    expect(page.readEnds()).toHaveLength(3)
    expect(page.readEnds()[0]).toMatchObject({ end: why })
  })

  it('removes everything where the session was ended from elsewhere', async () => {
    const page = await savedPage()
    refusals = { renewSaved: 401, refresh: 401 }
    await page.keepContact()
    expect([...caches.keys()]).toEqual([])
  })

  it('keeps everything where the token has expired and the server is too busy to renew it, and retries', async () => {
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout'], shouldAdvanceTime: true })
    const page = await savedPage()
    refusals = { renewSaved: 401, refresh: 503 }
    await page.keepContact()
    expect(page.readLessons()).toHaveLength(3)
    refusals = {}
    end = 'ended'
    await vi.advanceTimersByTimeAsync(10_000)
    await expect.poll(() => page.readEnds()).toHaveLength(3)
  })

  it('is not repeated by itself once the server never accepts it', async () => {
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout'], shouldAdvanceTime: true })
    const page = await savedPage()
    refusals = { renewSaved: 400 }
    await page.keepContact()
    refusals = {}
    end = 'ended'
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(page.readLessons()).toHaveLength(3)
    expect(page.readEnds()).toEqual([])
  })

  it('resumes an interrupted download, but never automatically in data-saver mode', async () => {
    const page = await openPage()
    const { inTable } = await import('../../web/saved/store.ts')
    const begun = { ...lesson('steps'), student: asha, savedAt: now, state: 'coming' as const, opened: null }
    await inTable('lessons', 'readwrite', (lessons) => lessons.put(begun))
    const stop = page.watchLessons(() => undefined)
    const { navigator } = globalThis
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
    await page.keepContact()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const shown = () => page.readLessons()?.map(({ state, line }) => [state, line])
    await expect.poll(shown).toEqual([['coming', 'still']])
    expect([...caches.keys()]).toEqual([])
    vi.stubGlobal('navigator', navigator)
    await page.keepContact()
    await whenSaved(page, (states) => states.length === 1 && states[0] === 'whole')
    stop()
  })
})

describe('a browser that makes room', () => {
  it('and evicted everything saved is detected, and each lesson is named', async () => {
    await savedPage()
    vi.stubGlobal('indexedDB', new IDBFactory())
    caches.clear()
    const page = await openPage()
    const stop = page.watchLessons(() => undefined)
    await whenSaved(page, (states) => states.length === 0)
    stop()
    expect(page.readEnds().map(({ title, end }) => [title, end])).toEqual(
      all.map(({ title }) => [title, 'evicted']),
    )
    const { hasSaved } = await import('../../web/session.ts')
    expect(hasSaved()).toBe(false)
  })

  it('is not reported for deleted lessons, nor for what another tab is just saving', async () => {
    const page = await savedPage()
    const { keepNote } = await import('../../web/session.ts')
    keepNote(asha, '7c9e6679-7425-40de-944b-e07fc1f90a09', { title: 'Just saving' }, 'saved')
    lookOnceWhileGoing(page)
    await page.deleteLessons([ids.steps])
    await page.showChanges()
    expect(page.readEnds()).toEqual([])
  })
})

describe('the queue', () => {
  it('is paused and resumed, and a reload continues where it was', async () => {
    isUp = false
    const page = await openPage()
    await page.saveLessons(all)
    await whenSaved(page, (states) => states.length === 3)
    await page.pauseLessons(all.map(({ item }) => item))
    expect(page.readLessons()?.map(({ state }) => state)).toEqual(['paused', 'paused', 'paused'])
    isUp = true
    const reloaded = await openPage()
    const stop = reloaded.watchLessons(() => undefined)
    await reloaded.keepContact()
    await whenSaved(reloaded, (states) => states.length === 3)
    expect(reloaded.readLessons()?.map(({ state }) => state)).toEqual(['paused', 'paused', 'paused'])
    await reloaded.resumeLessons(all.map(({ item }) => item))
    await whenSaved(reloaded, areWhole)
    stop()
  })

  it('skips what the server refuses, with its message, and continues with the others', async () => {
    refusals = { openStepLesson: 403 }
    const page = await openPage()
    await page.saveLessons(all)
    await whenSaved(page, (states) => states.length === 2 && states.every((state) => state === 'whole'))
    expect(page.readFailure([ids.steps])).toBe('No.')
    expect(caches.has(`saved:${asha}:${ids.steps}`)).toBe(false)
  })

  it('stops where the phone is full: no half lesson stays, and the others wait', async () => {
    const page = await openPage()
    const open = globalThis.caches.open.bind(globalThis.caches)
    vi.stubGlobal('caches', {
      ...globalThis.caches,
      open: async (name: string) => {
        const cache = await open(name)
        const isSteps = name.endsWith(ids.steps)
        return {
          ...cache,
          put: async (path: string, answer: Response) => {
            if (!isSteps) throw new DOMException('no room', 'QuotaExceededError')
            await cache.put(path, answer)
          },
        }
      },
    })
    await page.saveLessons(all)
    await whenSaved(page, (states) => states.includes('whole') && states.includes('paused'))
    expect(page.readLessons()?.map(({ item, state }) => [item, state])).toEqual([
      [ids.steps, 'whole'],
      [ids.document, 'paused'],
    ])
    expect(page.readFailure([ids.practice])).toMatch(/enough space/)
  })
})

describe('notes that are written offline', () => {
  const note = (words: string, clientKey: string) => ({ item: ids.steps, words, clientKey })
  const wordsIn = async (page: Page, input: object = { item: ids.steps, limit: 100 }) => {
    const answer = await page.send('getNotes', input)
    return answer.success ? answer.data.data.map(({ words }) => words) : answer.code
  }

  it('are shown at once, found, changed and deleted, and reach the server once each', async () => {
    const page = await savedPage()
    await page.send('saveNote', note('Known before', 'key-before'))
    await wordsIn(page)
    await wordsIn(page, { page: 1, limit: 100 })
    isUp = false
    expect(await page.send('saveNote', note('Written offline', 'key-offline'))).toMatchObject({
      success: true,
    })
    expect(await page.send('saveNote', note('A slip', 'key-slip'))).toMatchObject({ success: true })
    await page.send('changeNote', { id: 'key-offline', words: 'Changed offline' })
    await page.send('deleteNote', { id: 'key-slip' })
    expect(await wordsIn(page)).toEqual(['Changed offline', 'Known before'])
    expect(await wordsIn(page, { page: 1, limit: 20, search: 'changed' })).toEqual(['Changed offline'])
    // A reload forgets nothing.
    const reloaded = await openPage()
    expect(await wordsIn(reloaded)).toEqual(['Changed offline', 'Known before'])
    isUp = true
    vi.setSystemTime(now + 7_200_000)
    const { sendNotes } = await import('../../web/saved/kept-notes.ts')
    expect(await sendNotes(reloaded.send)).toBe(true)
    const offline = stored.filter(({ clientKey }) => clientKey === 'key-offline')
    expect(offline).toMatchObject([{ words: 'Changed offline', writtenSecondsAgo: 7200 }])
    expect(await wordsIn(reloaded)).toHaveLength(stored.length)
  })

  it('are at their practice question, which opens again as it was saved', async () => {
    const page = await savedPage()
    await wordsIn(page, { item: ids.practice, limit: 100 })
    isUp = false
    const practised = await page.send('nextQuestions', { item: ids.practice, count: 1 })
    const [question] = practised.success ? practised.data.questions : []
    const practice = question?.question ?? ''
    await page.send('saveNote', {
      item: ids.practice,
      practice,
      words: 'The sign',
      clientKey: 'key-question',
    })
    const kept = await page.send('getNotes', { item: ids.practice, limit: 100 })
    expect(kept.success && kept.data.data).toMatchObject([
      { words: 'The sign', practice: { question: practice } },
    ])
    const again = await page.send('nextQuestions', { again: practice, count: 1 })
    expect(again.success && again.data.questions).toEqual([question])
    isUp = true
    const { sendNotes } = await import('../../web/saved/kept-notes.ts')
    expect(await sendNotes(page.send)).toBe(true)
    expect(stored).toMatchObject([{ practice, words: 'The sign' }])
  })

  it('that the server never accepts are sent once, say why, and can be changed or deleted', async () => {
    const page = await savedPage()
    await wordsIn(page)
    isUp = false
    for (const key of ['key-one', 'key-two']) await page.send('saveNote', note(key, key))
    isUp = true
    refusals = { saveNote: 409 }
    const shown = async () => {
      const answer = await page.send('getNotes', { item: ids.steps, limit: 100 })
      return answer.success && answer.data.data
    }
    const refused = { refused: 'No.' }
    expect(await shown()).toMatchObject([refused, refused])
    refusals = {}
    expect(await shown()).toMatchObject([refused, refused])
    await page.send('deleteNote', { id: 'key-one' })
    expect(await wordsIn(page)).toEqual(['key-two'])
    await page.send('changeNote', { id: 'key-two', words: 'Shorter' })
    await expect.poll(() => stored.map(({ words }) => words)).toEqual(['Shorter'])
    expect(await wordsIn(page)).toEqual(['Shorter'])
  })

  it('are deleted even while they are on their way', async () => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_: string, work: () => Promise<void>) => {
      last = last.then(work)
      return last
    }
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    const page = await savedPage()
    await wordsIn(page)
    isUp = false
    await page.send('saveNote', note('A slip', 'key-slip'))
    isUp = true
    const { promise, resolve } = Promise.withResolvers<void>()
    heldNotes = promise
    const shown = wordsIn(page)
    await new Promise((turn) => setTimeout(turn, 20))
    const deleted = page.send('deleteNote', { id: 'key-slip' })
    await new Promise((turn) => setTimeout(turn, 20))
    resolve()
    await Promise.all([shown, deleted])
    expect(stored).toEqual([])
    expect(await wordsIn(page)).toEqual([])
  })

  it('stay on the device while the server does not take them, and go to nobody else', async () => {
    const page = await savedPage()
    isUp = false
    await page.send('saveNote', note('Mine', 'key-mine'))
    isUp = true
    refusals = { saveNote: 403 }
    expect(await wordsIn(page)).toEqual(['Mine'])
    const other = await openPage(ravi)
    expect(await wordsIn(other)).toEqual([])
    refusals = {}
    const back = await openPage()
    expect(await wordsIn(back)).toEqual(['Mine'])
    expect(stored.map(({ words }) => words)).toEqual(['Mine'])
  })
})

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'

const asha = '0b3f1c52-7d1e-4c0a-9a44-5a3f6c1d2e01'
const ravi = '0b3f1c52-7d1e-4c0a-9a44-5a3f6c1d2e02'
const video = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

type Outcome = 'kept' | 'lost on the way' | 'answer lost' | number
type Sent = {
  student: string
  item: string
  watched: [number, number][]
  positionInSeconds: number
  at: string
}

/** What a server has stored, and the result of the next call. */
function openServer(outcomeOf: () => Outcome = () => 'kept') {
  const kept: Sent[] = []
  let most = 0
  async function answer(request: Request): Promise<Response> {
    const text = await request.text()
    most = Math.max(most, text.length)
    const { student, reports } = JSON.parse(text)
    const outcome = outcomeOf()
    if (outcome === 'lost on the way') throw new TypeError('Failed to fetch')
    if (typeof outcome === 'number')
      return Response.json(
        { success: false, status: outcome, code: 'bug', error: 'No.' },
        { status: outcome },
      )
    for (const report of reports) kept.push({ student, ...report })
    if (outcome === 'answer lost') throw new TypeError('Failed to fetch')
    const saved = reports.map(({ item, positionInSeconds, at }: Sent) => ({ item, positionInSeconds, at }))
    const data = { saved, playback: null }
    return Response.json({ success: true, status: 200, message: '', response: '', data })
  }
  return { kept, answer, largestCall: () => most }
}

/** A page of the product, reloaded: the last one's memory is gone. */
async function openPage(server: ReturnType<typeof openServer>) {
  vi.resetModules()
  const outbox = await import('../../web/lessons/outbox.ts')
  const session = await import('../../web/session.ts')
  const { connectApi } = await import('../../web/api.ts')
  connectApi(server.answer)
  const signIn = (id: string) =>
    session.keepToken(tokenThatSays({ id, name: 'Student', email: 'a@example.com', phone: '' }))
  return { ...outbox, signIn, signOut: session.clearSession }
}

/** Keeps the video of the page that was opened last, which gets no events from the window. */
async function openKeeper(playback?: { id(): string; ended(): void }) {
  const nothing = () => {}
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
  Object.assign(document, { addEventListener: nothing, removeEventListener: nothing })
  const { keepWatching } = await import('../../web/lessons/progress-keeper.ts')
  return keepWatching({ itemId: video, durationInSeconds: 300, ...(playback && { playback }) })
}

function secondsOf(sent: readonly Sent[], student: string, item = video): number[] {
  const seconds = new Set<number>()
  for (const report of sent.filter((one) => one.student === student && one.item === item))
    for (const [from, to] of report.watched) for (let at = from; at < to; at += 1) seconds.add(at)
  return [...seconds].sort((a, b) => a - b)
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

function watch(
  page: Awaited<ReturnType<typeof openPage>>,
  student: string,
  from: number,
  to: number,
  item = video,
) {
  for (let at = from; at < to; at += 0.25)
    page.noteWatched(student, item, { range: [at, at + 0.25], position: at + 0.25 })
}

let browser: ReturnType<typeof openBrowserMemory>
beforeEach(() => {
  browser = openBrowserMemory()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function notes(): string[] {
  return Object.keys(browser.stored()).filter((key) => key.startsWith('progress:'))
}

describe('what a student watches', () => {
  it('is on the device at once, and goes from it when the server has it', async () => {
    const server = openServer()
    const page = await openPage(server)
    page.signIn(asha)
    watch(page, asha, 3, 12)
    expect(notes()).toHaveLength(1)
    expect(page.notedPlace(asha, video)?.position).toBe(12)
    expect(await page.sendNoted()).toBe(true)
    expect(secondsOf(server.kept, asha)).toEqual(span(3, 12))
    expect(server.kept[0]?.positionInSeconds).toBe(12)
    expect(notes()).toEqual([])
  })

  it.each<Outcome>(['lost on the way', 'answer lost', 401, 409, 429, 500, 504])(
    'stays on the device when a call ends like this: %s',
    async (outcome) => {
      let next: Outcome = outcome
      const server = openServer(() => next)
      const page = await openPage(server)
      page.signIn(asha)
      watch(page, asha, 0, 10)
      expect(await page.sendNoted()).toBe(false)
      next = 'kept'
      const reloaded = await openPage(server)
      reloaded.signIn(asha)
      expect(await reloaded.sendNoted()).toBe(true)
      expect(secondsOf(server.kept, asha)).toEqual(span(0, 10))
      expect(notes()).toEqual([])
    },
  )

  it.each([400, 403, 404, 413])(
    'that the server can never accept (%s) is not sent again and again, and takes nothing else with it',
    async (refusal) => {
      const server = openServer()
      let calls = 0
      const bad = '7c9e6679-7425-40de-944b-e07fc1f90ae8'
      const page = await openPage({
        ...server,
        async answer(request) {
          calls += 1
          const isRefused = (await request.clone().text()).includes(bad)
          return isRefused
            ? Response.json({ success: false, status: refusal, code: 'invalid', error: 'No.' })
            : server.answer(request)
        },
      })
      page.signIn(asha)
      watch(page, asha, 0, 10, bad)
      watch(page, asha, 0, 10)
      expect(await page.sendNoted()).toBe(true)
      expect(secondsOf(server.kept, asha)).toEqual(span(0, 10))
      expect(notes()).toEqual([])
      calls = 0
      await page.sendNoted()
      expect(calls).toBe(0)
    },
  )

  it('survives a logout and another student on the same device, who neither sees nor sends it', async () => {
    let next: Outcome = 'lost on the way'
    const server = openServer(() => next)
    const page = await openPage(server)
    page.signIn(asha)
    watch(page, asha, 0, 10)
    await page.sendNoted()
    page.signOut()
    expect(await page.sendNoted()).toBe(false)
    next = 'kept'
    page.signIn(ravi)
    expect(page.notedPlace(ravi, video)).toBeNull()
    watch(page, ravi, 30, 33)
    await page.sendNoted()
    expect(secondsOf(server.kept, ravi)).toEqual(span(30, 33))
    expect(server.kept.every(({ student }) => student === ravi)).toBe(true)
    page.signOut()
    page.signIn(asha)
    expect(page.notedPlace(asha, video)?.position).toBe(10)
    await page.sendNoted()
    expect(secondsOf(server.kept, asha)).toEqual(span(0, 10))
  })

  it('has its place on the device when it was sent, for its student until the logout', async () => {
    const page = await openPage(openServer())
    page.signIn(asha)
    for (let lesson = 0; lesson < 120; lesson += 1) watch(page, asha, 3, 12, `lesson ${lesson}`)
    watch(page, asha, 40, 45, 'lesson 119')
    await page.sendNoted()
    expect(page.rememberedPlace('lesson 119')?.positionInSeconds).toBe(45)
    expect(page.rememberedPlace('lesson 20')?.positionInSeconds).toBe(12)
    expect(page.rememberedPlace('lesson 19')).toBeNull()
    page.signOut()
    page.signIn(ravi)
    expect(page.rememberedPlace('lesson 119')).toBeNull()
  })

  it.each([
    { at: 'the device last saw it where the server does not answer', answered: null, goesOnAt: 12 },
    { at: 'another device left it where the server knows of one', answered: 70, goesOnAt: 70 },
    { at: 'another device left it as the video’s answer said', answered: null, said: 80, goesOnAt: 80 },
  ])('resumes where $at', async ({ answered, said, goesOnAt }) => {
    const server = openServer()
    const page = await openPage({
      ...server,
      async answer(request) {
        if (!request.url.includes('getLessonPlace')) return server.answer(request)
        if (answered === null) throw new TypeError('Failed to fetch')
        const data = { positionInSeconds: answered, at: new Date().toISOString() }
        return Response.json({ success: true, status: 200, message: '', response: '', data })
      },
    })
    page.signIn(asha)
    watch(page, asha, 3, 12)
    await page.sendNoted()
    const keeper = await openKeeper()
    const known = said === undefined ? undefined : { positionInSeconds: said, at: new Date().toISOString() }
    expect(await keeper.startAt(known)).toBe(goesOnAt)
    keeper.leave()
  })

  it('is sent once more when the page is left without a response to the first', async () => {
    vi.useFakeTimers()
    const server = openServer()
    const asked: Request[] = []
    const page = await openPage({
      ...server,
      answer: (request) => {
        asked.push(request.clone())
        // The first one is never answered.
        return asked.length === 1 ? new Promise(() => {}) : server.answer(request)
      },
    })
    const heard = new Map<string, () => void>()
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => heard.set(name, listener))
    vi.stubGlobal('removeEventListener', () => {})
    Object.assign(document, { addEventListener: () => {}, removeEventListener: () => {} })
    page.signIn(asha)
    const { keepWatching } = await import('../../web/lessons/progress-keeper.ts')
    const keeper = keepWatching({ itemId: video, durationInSeconds: 300 })
    keeper.watched(0, 8)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(1)
    heard.get('pagehide')?.()
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    expect(asked[1]?.keepalive).toBe(true)
    expect(secondsOf(server.kept, asha)).toEqual(span(0, 8))
    keeper.leave()
    vi.useRealTimers()
  })

  it('is on the server before a page requests the progress, unless that takes too long', async () => {
    const server = openServer()
    const page = await openPage(server)
    page.signIn(asha)
    // As the page of a lesson leaves it: the outcome of its last report is unknown here.
    watch(page, asha, 0, 10)
    const { sendKeptNow } = await import('../../web/send-later.ts')
    await sendKeptNow(['progress'])
    expect(secondsOf(server.kept, asha)).toEqual(span(0, 10))

    vi.useFakeTimers()
    const { connectApi } = await import('../../web/api.ts')
    connectApi(() => new Promise(() => undefined))
    watch(page, asha, 10, 20)
    let isOver = false
    const waited = sendKeptNow(['progress']).then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(3000)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    await waited
    vi.useRealTimers()
  })

  it('continues at the place that was saved while the server was looking up an earlier one', async () => {
    const page = await openPage(openServer())
    page.signIn(asha)
    const keeper = await openKeeper()
    const before = new Date(Date.now() - 5000).toISOString()
    watch(page, asha, 20, 31)
    await page.sendNoted()
    expect(await keeper.startAt({ positionInSeconds: 2, at: before })).toBe(31)
    const afterwards = new Date(Date.now() + 5000).toISOString()
    expect(await keeper.startAt({ positionInSeconds: 90, at: afterwards })).toBe(90)
    expect(await keeper.startAt(null)).toBe(31)
    keeper.leave()
  })

  it('is not stopped by the end of the lesson before it, whose last report is answered late', async () => {
    const server = openServer()
    const page = await openPage({
      ...server,
      async answer(request) {
        await server.answer(request.clone())
        const data = { saved: [], playback: 'ended' }
        return Response.json({ success: true, status: 200, message: '', response: '', data })
      },
    })
    page.signIn(asha)
    const ended = vi.fn()
    const keeper = await openKeeper({ id: () => 'this', ended })
    watch(page, asha, 3, 12)
    await page.sendNoted({ playbackId: 'the one before' })
    expect(ended).not.toHaveBeenCalled()
    watch(page, asha, 12, 15)
    await page.sendNoted({ playbackId: 'this' })
    expect(ended).toHaveBeenCalledOnce()
    keeper.leave()
  })

  it('is still recorded while it is sent', async () => {
    let meanwhile = () => {}
    const server = openServer(() => {
      meanwhile()
      return 'kept'
    })
    const page = await openPage(server)
    page.signIn(asha)
    watch(page, asha, 0, 10)
    meanwhile = () => watch(page, asha, 10, 20)
    await page.sendNoted()
    meanwhile = () => {}
    expect(secondsOf(server.kept, asha)).toEqual(span(0, 10))
    expect(notes()).toHaveLength(1)
    await page.sendNoted()
    expect(secondsOf(server.kept, asha)).toEqual(span(0, 20))
  })

  it('lasts as long as the page where the device has no storage', async () => {
    const full = Object.create({
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
      removeItem() {},
    })
    const server = openServer()
    const page = await openPage(server)
    page.signIn(asha)
    const session = browser.stored()['authUserData'] ?? ''
    vi.stubGlobal(
      'localStorage',
      Object.assign(full, { getItem: (key: string) => (key === 'authUserData' ? session : null) }),
    )
    watch(page, asha, 0, 4)
    expect(await page.sendNoted()).toBe(true)
    expect(secondsOf(server.kept, asha)).toEqual(span(0, 4))
  })

  it('is merged while the server is down for hours, and is split into calls that it accepts', async () => {
    let next: Outcome = 500
    const server = openServer(() => next)
    const page = await openPage(server)
    page.signIn(asha)
    for (let part = 0; part < 40; part += 1) {
      // Every other second alone: as many ranges as can be.
      for (let at = 0; at < 100; at += 2)
        page.noteWatched(asha, video, { range: [part * 100 + at, part * 100 + at + 1], position: at })
      await page.sendNoted()
    }
    expect(notes().length).toBeLessThan(10)
    next = 'kept'
    expect(await page.sendNoted()).toBe(true)
    expect(secondsOf(server.kept, asha)).toHaveLength(2000)
    expect(server.largestCall()).toBeLessThan(60_000)
    expect(server.kept.every(({ watched }) => watched.length <= 200)).toBe(true)
  })
})

const step = fc.oneof(
  fc.record({ does: fc.constant('watch' as const), who: fc.nat(1), from: fc.nat(300), length: fc.nat(30) }),
  fc.record({
    does: fc.constant('send' as const),
    outcome: fc.constantFrom<Outcome>('kept', 'lost on the way', 'answer lost', 500),
  }),
  fc.record({ does: fc.constant('sign in' as const), who: fc.nat(1) }),
  fc.constant({ does: 'reload' as const }),
)

describe('whatever happens between', () => {
  it('the server ends up with every second that was watched, for the right student only', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        browser = openBrowserMemory()
        const people = [asha, ravi] as const
        const seen = { [asha]: new Set<number>(), [ravi]: new Set<number>() }
        let next: Outcome = 'kept'
        const server = openServer(() => next)
        let page = await openPage(server)
        let current: (typeof people)[number] = asha
        page.signIn(asha)
        for (const one of steps) {
          if (one.does === 'watch') {
            for (const second of span(one.from, one.from + one.length)) seen[current].add(second)
            watch(page, current, one.from, one.from + one.length)
          } else if (one.does === 'send') {
            next = one.outcome
            await page.sendNoted()
          } else if (one.does === 'sign in') {
            page.signOut()
            current = one.who === 0 ? asha : ravi
            page.signIn(current)
          } else page = await openPage(server)
        }
        next = 'kept'
        for (const who of people) {
          page.signIn(who)
          await page.sendNoted()
          expect(secondsOf(server.kept, who)).toEqual([...seen[who]].sort((a, b) => a - b))
        }
        expect(notes()).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

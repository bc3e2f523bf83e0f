import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectApi, send } from '../../web/api.ts'
import { keepToken, readSession } from '../../web/session.ts'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'

const first = tokenThatSays({ id: 's-1', name: 'Divya' })
const renewed = tokenThatSays({ id: 's-1', name: 'Divya', renewed: true })
const refused = { status: 401, body: { success: false, status: 401, code: 'noSession', error: 'Ended.' } }

type Answer = { status: number; body: unknown } | 'lost'

/** Answers by path; the returned list records the requests. */
function answerWith(answers: (path: string, request: Request) => Answer): Request[] {
  const asked: Request[] = []
  connectApi(async (request) => {
    asked.push(request)
    const answer = answers(new URL(request.url).pathname.replace('/api/v1', ''), request)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    const { body, status } = answer
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  return asked
}

function done(data: unknown, response = ''): Answer {
  return { status: 200, body: { success: true, status: 200, message: response, response, data } }
}

let browser: ReturnType<typeof openBrowserMemory>

beforeEach(() => {
  browser = openBrowserMemory({ theme: '"dark"' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a call of a page', () => {
  it('sends a GET its payload as query parameters', async () => {
    const asked = answerWith(() => done([]))
    await send('getLiveCourses', { page: 2, limit: 10, category: undefined })
    expect(asked[0]?.method).toBe('GET')
    expect(asked[0]?.url).toBe('http://localhost:3000/api/v1/student/getliveCourses?page=2&limit=10')
    expect(asked[0]?.body).toBeNull()
  })

  it('sends a POST its payload as JSON', async () => {
    const asked = answerWith(() => done(null))
    await send('createSubscribe', { email: 'asha@example.com' })
    expect(asked[0]?.method).toBe('POST')
    expect(asked[0]?.url).toBe('http://localhost:3000/api/v1/subscribe/createSubscribe')
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
    expect(await asked[0]?.json()).toEqual({ email: 'asha@example.com' })
  })

  it('puts a row’s id into the path, and nowhere else', async () => {
    const asked = answerWith(() => done(null))
    await send('addConversation', { ticketId: 'TKT/1', senderId: 's-1', message: 'Why?' })
    expect(asked[0]?.url).toBe('http://localhost:3000/api/v1/tickets/addConversation/TKT%2F1')
    expect(await asked[0]?.json()).toEqual({ senderId: 's-1', message: 'Why?' })
  })

  it('sends the token as a bearer where the call requires a caller', async () => {
    keepToken(first)
    const asked = answerWith(() => done([]))
    await send('getMyCourses', {})
    await send('getCategories', {})
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${first}`,
      `Bearer ${first}`,
    ])
  })

  it('sends no token where anyone may call', async () => {
    keepToken(first)
    const asked = answerWith(() => done(null))
    await send('forgotPassword', { email: 'divya@example.com' })
    expect(asked[0]?.headers.get('authorization')).toBeNull()
  })

  it('passes on the sentence of a success', async () => {
    answerWith(() => done(null, 'Subscribed successfully!'))
    expect(await send('createSubscribe', { email: 'asha@example.com' })).toEqual({
      success: true,
      data: null,
      message: 'Subscribed successfully!',
    })
  })

  it.each([
    [{ error: 'one', message: 'two', response: 'three' }, 'one'],
    [{ message: 'two', response: 'three' }, 'two'],
    [{ response: 'three' }, 'three'],
    [{}, ''],
  ])('says a failure by its error, message or response, whichever comes first: %j', async (said, heard) => {
    answerWith(() => ({ status: 409, body: { success: false, status: 409, code: 'conflict', ...said } }))
    const answer = await send('getMyCourses', {})
    expect(answer).toMatchObject({ success: false, status: 409, message: heard })
  })

  it.each(['lost', { status: 503, body: 'Service unavailable' }] as const)(
    'answers %j as a failure without a sentence',
    async (trouble) => {
      answerWith(() => trouble)
      expect(await send('getLiveCourses', {})).toMatchObject({ success: false, code: 'network', message: '' })
    },
  )
})

describe('a call that is refused', () => {
  it('renews a refused session once, silently, and retries', async () => {
    keepToken(first)
    const asked = answerWith((path, { headers }) => {
      if (path === '/auth/refresh') return done({ token: renewed })
      return headers.get('authorization') === `Bearer ${renewed}` ? done([]) : refused
    })
    const answers = await Promise.all([send('getMyCourses', {}), send('getProfileData', {})])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
    expect(asked.filter(({ url }) => url.endsWith('/auth/refresh'))).toHaveLength(1)
    expect(readSession()?.token).toBe(renewed)
  })

  it.each([
    ['invalid', 400, true],
    ['blocked', 401, false],
    ['locked', 403, true],
    ['otherSite', 403, false],
    ['conflict', 409, true],
    ['tooLarge', 413, true],
    ['tooMany', 429, false],
    ['notStored', 507, false],
  ])('that is refused with %s (%s): whether for good is %s', async (code, status, isFinal) => {
    answerWith(() => ({ status, body: { success: false, status, code, error: 'No.' } }))
    expect(await send('createSubscribe', { email: 'asha@example.com' })).toMatchObject({ isFinal })
  })

  it('that outlives its page does so after a renewal too', async () => {
    keepToken(first)
    const asked = answerWith((path, { headers }) => {
      if (path === '/auth/refresh') return done({ token: renewed })
      return headers.get('authorization') === `Bearer ${renewed}`
        ? done({ saved: [], playback: null })
        : refused
    })
    await send('saveProgress', { reports: [] }, { outlivesPage: true })
    const saves = asked.filter(({ url }) => url.endsWith('/saveProgress'))
    expect(saves.map(({ keepalive }) => keepalive)).toEqual([true, true])
  })

  it('ends the session when it cannot be renewed', async () => {
    keepToken(first)
    answerWith(() => refused)
    expect(await send('getMyCourses', {})).toMatchObject({ success: false, status: 401 })
    expect(browser.stored()).toEqual({ theme: '"dark"' })
  })

  it('keeps the session while the server is in trouble', async () => {
    for (const trouble of [
      'lost',
      { status: 503, body: { success: false, status: 503 } },
      { status: 500, body: { success: false, status: 500 } },
    ] as const) {
      keepToken(first)
      answerWith(() => trouble)
      expect((await send('getMyCourses', {})).success).toBe(false)
      // Neither when the renewal is what fails.
      answerWith((path) => (path === '/auth/refresh' ? trouble : refused))
      expect((await send('getMyCourses', {})).success).toBe(false)
      expect(readSession()?.token).toBe(first)
    }
  })
})

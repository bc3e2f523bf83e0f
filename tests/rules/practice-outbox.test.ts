import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectApi } from '../../web/api.ts'
import { type Attempt, noteTry, sendTries, watchMarked } from '../../web/practice/outbox.ts'
import { clearSession, keepToken } from '../../web/session.ts'
import { toast } from '../../web/ui/toast.ts'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'

const tryAt = (key: string, answeredAt: string): Attempt => ({
  key,
  question: `signed-${key}`,
  lines: ['x = 2'],
  answer: '',
  hintsUsed: 0,
  secondsTaken: 12,
  answeredAt,
})

/** A server that stores what arrives; `isLost`: the connection is lost; `refused`: an attempt that no batch may contain; `most`: how many fit into a body. */
function openServer() {
  const server = { isLost: false, status: 200, refused: '', most: 20, arrived: [] as string[], calls: 0 }
  connectApi(async (request) => {
    server.calls += 1
    if (server.isLost) throw new TypeError('Failed to fetch')
    const { attempts } = await request.json()
    const isRefused = attempts.some(({ key }: Attempt) => key === server.refused)
    const status = attempts.length > server.most ? 413 : isRefused ? 400 : server.status
    const success = status === 200
    if (success) server.arrived.push(...attempts.map(({ key }: Attempt) => key))
    const data = {
      attempts: attempts.map(({ key }: Attempt) => ({ key, attempt: `id-${key}`, marks: 1 })),
      skills: [],
      lessons: [{ item: 'chapter', rightLeft: 3 }],
    }
    return Response.json(
      success ? { success, status, response: '', data } : { success, status, error: 'No.' },
      {
        status,
      },
    )
  })
  return server
}

let memory: ReturnType<typeof openBrowserMemory>

beforeEach(() => {
  memory = openBrowserMemory()
  keepToken(tokenThatSays({ id: 'asha', name: 'Asha' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const waiting = () => Object.keys(memory.stored()).filter((key) => key.startsWith('practice:'))

describe('a try', () => {
  it('is on the device before it is sent, and is sent once online again, in the order of answering', async () => {
    const server = openServer()
    server.isLost = true
    noteTry(tryAt('b', '2027-01-05T10:01:00.000Z'))
    noteTry(tryAt('a', '2027-01-05T10:00:00.000Z'))
    expect(await sendTries()).toBe(false)
    expect(waiting()).toHaveLength(2)
    server.isLost = false
    expect(await sendTries()).toBe(true)
    expect(server.arrived).toEqual(['a', 'b'])
    expect(waiting()).toEqual([])
  })

  it('waits out a logout for its own student', async () => {
    const server = openServer()
    server.isLost = true
    noteTry(tryAt('a', '2027-01-05T10:00:00.000Z'))
    await sendTries()
    clearSession()
    server.isLost = false
    keepToken(tokenThatSays({ id: 'ravi', name: 'Ravi' }))
    expect(await sendTries()).toBe(true)
    expect(server.arrived).toEqual([])
    keepToken(tokenThatSays({ id: 'asha', name: 'Asha' }))
    await sendTries()
    expect(server.arrived).toEqual(['a'])
  })

  it('that the server can never accept is dropped by itself, and its student sees why', async () => {
    const server = openServer()
    server.isLost = true
    for (const key of ['a', 'bad', 'c']) noteTry(tryAt(key, '2027-01-05T10:00:00.000Z'))
    await sendTries()
    server.isLost = false
    server.refused = 'bad'
    const said = vi.spyOn(toast, 'error').mockImplementation(() => {})
    expect(await sendTries()).toBe(true)
    expect(said.mock.calls).toEqual([['An answer was not counted. No.']])
    expect(server.arrived.toSorted()).toEqual(['a', 'c'])
    expect(waiting()).toEqual([])
  })

  it('that is refused after another student has signed in is not told to them', async () => {
    const server = openServer()
    server.refused = 'bad'
    const said = vi.spyOn(toast, 'error').mockImplementation(() => {})
    said.mockClear()
    noteTry(tryAt('bad', '2027-01-05T10:00:00.000Z'))
    expect(server.calls).toBe(1)
    keepToken(tokenThatSays({ id: 'ravi', name: 'Ravi' }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(said).not.toHaveBeenCalled()
    keepToken(tokenThatSays({ id: 'asha', name: 'Asha' }))
    expect(await sendTries()).toBe(true)
    expect(said).toHaveBeenCalledOnce()
  })

  it('that is too long for a batch is sent by itself', async () => {
    const server = openServer()
    server.isLost = true
    for (const key of ['a', 'b', 'c']) noteTry(tryAt(key, '2027-01-05T10:00:00.000Z'))
    await sendTries()
    server.isLost = false
    server.most = 2
    expect(await sendTries()).toBe(true)
    expect(server.arrived.toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('is sent in batches of twenty, and shows how the server marked it and what its lesson lacks', async () => {
    const server = openServer()
    server.isLost = true
    const minutes = Array.from({ length: 25 }, (_, minute) => String(minute).padStart(2, '0'))
    for (const minute of minutes) noteTry(tryAt(minute, `2027-01-05T10:${minute}:00.000Z`))
    await sendTries()
    server.isLost = false
    server.calls = 0
    const marked: string[] = []
    const left: number[] = []
    const stop = watchMarked(({ attempts, lessons }) => {
      marked.push(...attempts.map(({ attempt }) => attempt ?? ''))
      left.push(...lessons.map(({ rightLeft }) => rightLeft))
    })
    await sendTries()
    stop()
    expect(server.calls).toBe(2)
    expect(left).toEqual([3, 3])
    expect(marked).toEqual(minutes.map((minute) => `id-${minute}`))
  })

  it.each([400, 403, 404, 409])(
    'that gets a %s is not resent; after a temporary failure it is',
    async (status) => {
      vi.spyOn(toast, 'error').mockImplementation(() => {})
      const server = openServer()
      noteTry(tryAt('a', '2027-01-05T10:00:00.000Z'))
      for (server.status of [500, 429, 507]) expect(await sendTries()).toBe(false)
      expect(waiting()).toHaveLength(1)
      server.status = status
      expect(await sendTries()).toBe(true)
      expect(waiting()).toEqual([])
    },
  )
})

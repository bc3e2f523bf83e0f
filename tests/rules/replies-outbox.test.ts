import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'

/** A server that stores each key once; `refusals`: what it refuses, by message. */
const server = {
  isLost: false,
  refusals: {} as Record<string, number>,
  /** Responses wait for it. */
  held: null as Promise<void> | null,
  calls: 0,
  stored: [] as { message: string; senderId: string; picture?: string; clientKey: string }[],
}

async function answer(request: Request): Promise<Response> {
  server.calls += 1
  if (server.isLost) throw new TypeError('Failed to fetch')
  const reply = await request.json()
  const status = server.refusals[reply.message]
  if (status !== undefined)
    return Response.json({ success: false, status, code: 'conflict', error: 'No.' }, { status })
  if (server.stored.every(({ clientKey }) => clientKey !== reply.clientKey)) server.stored.push(reply)
  if (reply.senderId === 'asha') await server.held
  return Response.json({ success: true, status: 200, response: '', data: { _id: 'ticket' } })
}

/** A page of the product in its own tab, or reloaded. */
async function openPage(student = 'asha') {
  vi.resetModules()
  const outbox = await import('../../web/support/outbox.ts')
  const session = await import('../../web/session.ts')
  const { connectApi } = await import('../../web/api.ts')
  connectApi(answer)
  session.keepToken(tokenThatSays({ id: student, name: student }))
  return { ...outbox, ...session }
}

type Page = Awaited<ReturnType<typeof openPage>>

const write = (page: Page, message: string) => page.sendReply({ ticketId: 'ticket', message })
const waiting = (page: Page) => page.listReplies().map(({ message, reason }) => [message, reason])
const arrived = () => server.stored.map(({ message }) => message)

let memory: ReturnType<typeof openBrowserMemory>
beforeEach(() => {
  Object.assign(server, { isLost: false, refusals: {}, held: null, calls: 0, stored: [] })
  memory = openBrowserMemory()
  vi.useFakeTimers({ now: new Date('2027-01-05T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Two are never written in the same millisecond. */
const laterOn = () => vi.setSystemTime(Date.now() + 1)

describe('a reply that is written offline', () => {
  it('is sent by the next page, after a logout too, in the order of writing and by nobody else', async () => {
    server.isLost = true
    const page = await openPage()
    for (const message of ['One', 'Two']) {
      write(page, message)
      laterOn()
    }
    expect(await page.sendReplies()).toBe(false)
    page.clearSession()
    server.isLost = false
    const other = await openPage('ravi')
    expect(waiting(other)).toEqual([])
    await other.sendReplies()
    expect(arrived()).toEqual([])
    const back = await openPage()
    expect(waiting(back)).toEqual([
      ['One', ''],
      ['Two', ''],
    ])
    expect(await back.sendReplies()).toBe(true)
    expect(arrived()).toEqual(['One', 'Two'])
    expect(server.stored.every(({ senderId }) => senderId === 'asha')).toBe(true)
    expect(Object.keys(memory.stored())).toEqual(['authUserData'])
  })

  it('is not lost when another tab writes one as well', async () => {
    server.isLost = true
    const one = await openPage()
    const two = await openPage()
    write(one, 'In the first')
    laterOn()
    write(two, 'In the second')
    await Promise.all([one.sendReplies(), two.sendReplies()])
    server.isLost = false
    server.calls = 0
    expect(await Promise.all([one.sendReplies(), two.sendReplies()])).toEqual([true, true])
    expect(arrived()).toEqual(['In the first', 'In the second'])
    expect(server.calls).toBe(2)
  })

  it('neither shows its ticket to the next student on the phone nor keeps them waiting', async () => {
    const turns = new Map<string, Promise<unknown>>()
    vi.stubGlobal('navigator', {
      locks: {
        request(name: string, work: () => Promise<unknown>) {
          const done = (turns.get(name) ?? Promise.resolve()).then(work)
          turns.set(name, done)
          return done
        },
      },
    })
    const page = await openPage()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.held = promise
    write(page, 'From Asha')
    const sent = page.sendReplies()
    await expect.poll(arrived).toEqual(['From Asha'])
    page.clearSession()
    page.keepToken(tokenThatSays({ id: 'ravi', name: 'ravi' }))
    const tickets: unknown[] = []
    page.watchReplies((stored) => {
      if (stored) tickets.push(stored)
    })
    write(page, 'From Ravi')
    await expect.poll(arrived).toEqual(['From Asha', 'From Ravi'])
    await expect.poll(() => tickets).toHaveLength(1)
    resolve()
    expect(await sent).toBe(false)
    expect(tickets).toHaveLength(1)
  })

  it('that an earlier release stored is not lost in full storage', async () => {
    const former = { ticketId: 'ticket', clientKey: 'former', writtenAt: '2027-01-01T10:00:00Z', reason: '' }
    const stored = JSON.stringify([{ ...former, message: 'Former', picture: 'A'.repeat(1000) }])
    memory = openBrowserMemory({ 'private:support-outbox': stored })
    const storage = Object.getPrototypeOf(localStorage)
    const { setItem } = storage
    storage.setItem = function (this: Storage, key: string, value: string) {
      if (`${Object.values(this).join('')}${value}`.length > 1500) throw new DOMException('Full')
      setItem.call(this, key, value)
    }
    server.isLost = true
    const page = await openPage()
    expect(waiting(page)).toEqual([['Former', '']])
    expect(waiting(await openPage())).toEqual([['Former', '']])
  })

  it('that an earlier release stored is sent as well', async () => {
    const former = {
      ...{ ticketId: 'ticket', clientKey: 'former', message: 'Former', writtenAt: '2027-01-01T10:00:00Z' },
      ...{ picture: 'AAAA', state: 'failed', reason: '' },
    }
    memory = openBrowserMemory({ 'private:support-outbox': JSON.stringify([former]) })
    const page = await openPage()
    expect(waiting(page)).toEqual([['Former', '']])
    await page.sendReplies()
    expect(server.stored).toMatchObject([{ message: 'Former', picture: 'AAAA', clientKey: 'former' }])
    expect(Object.keys(memory.stored())).toEqual(['authUserData'])
  })
})

describe('a reply that the server does not accept', () => {
  it.each([429, 500, 507])(
    'for a while (%s) is sent again by itself, and no later one overtakes it',
    async (status) => {
      const page = await openPage()
      server.refusals = { One: status }
      write(page, 'One')
      laterOn()
      write(page, 'Two')
      expect(await page.sendReplies()).toBe(false)
      expect(arrived()).toEqual([])
      expect(page.sending).toEqual({ calls: 0, trouble: 'No.' })
      server.refusals = {}
      await page.sendReplies()
      expect(arrived()).toEqual(['One', 'Two'])
    },
  )

  it.each([400, 403, 404, 409, 413])(
    'for good (%s) stays with the reason and blocks no other',
    async (status) => {
      const page = await openPage()
      server.refusals = { One: status }
      write(page, 'One')
      laterOn()
      write(page, 'Two')
      expect(await page.sendReplies()).toBe(true)
      expect(arrived()).toEqual(['Two'])
      expect(waiting(page)).toEqual([['One', 'No.']])
      const before = server.calls
      const reloaded = await openPage()
      await reloaded.sendReplies()
      expect(server.calls).toBe(before)
      server.refusals = {}
      for (const reply of reloaded.listReplies()) reloaded.sendReply(reply)
      await reloaded.sendReplies()
      expect(arrived()).toEqual(['Two', 'One'])
      expect(waiting(reloaded)).toEqual([])
    },
  )

  it('is gone once its student deletes one that was refused', async () => {
    server.refusals = { 'To a ticket that is gone.': 404 }
    const page = await openPage()
    write(page, 'To a ticket that is gone.')
    await vi.waitFor(() => expect(waiting(page)).toEqual([['To a ticket that is gone.', 'No.']]))
    for (const reply of page.listReplies()) page.forgetReply(reply)
    expect(waiting(page)).toEqual([])
    expect(waiting(await openPage())).toEqual([])
  })

  it('is not lost where the session ended', async () => {
    const page = await openPage()
    server.refusals = { One: 401 }
    write(page, 'One')
    await page.sendReplies()
    expect(page.readSession()).toBe(null)
    const back = await openPage()
    expect(waiting(back)).toEqual([['One', '']])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectApi } from '../../web/api.ts'
import {
  type Asking,
  askAgain,
  askTeacher,
  forgetQuestion,
  listKept,
  sendKept,
} from '../../web/questions/outbox.ts'
import { clearSession, keepToken } from '../../web/session.ts'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'

const asking = (clientKey: string): Asking => ({
  item: 'lesson',
  text: `Why ${clientKey}?`,
  second: 12,
  picture: 'AAAA',
  clientKey,
})

/** A server that stores what arrives; the connection may be lost before or after a response. */
function openServer() {
  const server = {
    line: 'good' as 'good' | 'lost' | 'lost after',
    status: 200,
    /** How many it refuses with `status` before it accepts. */
    refusals: Number.POSITIVE_INFINITY,
    arrived: [] as Asking[],
  }
  connectApi(async (request) => {
    if (server.line === 'lost') throw new TypeError('Failed to fetch')
    const status = server.refusals > 0 ? server.status : 200
    if (status !== 200) server.refusals -= 1
    if (status === 200) server.arrived.push(await request.json())
    if (server.line === 'lost after') throw new TypeError('Failed to fetch')
    const data = { question: { _id: 'one' }, help: null }
    return status === 200
      ? Response.json({ success: true, status, response: 'Sent.', data })
      : Response.json({ success: false, status, code: 'conflict', error: 'You have 100 photos.' }, { status })
  })
  return server
}

beforeEach(() => {
  openBrowserMemory()
  keepToken(tokenThatSays({ id: 'asha', name: 'Asha' }))
})
afterEach(() => vi.unstubAllGlobals())

const kept = () => listKept().map(({ asking: { clientKey }, refused }) => [clientKey, refused])

describe('a question that is asked offline', () => {
  it('is stored completely on the device, and is sent once online again under the same key', async () => {
    const server = openServer()
    server.line = 'lost after'
    expect(await askTeacher(asking('a'))).toEqual({ state: 'kept' })
    expect(kept()).toEqual([['a', null]])
    server.line = 'good'
    expect(await sendKept()).toBe(true)
    expect(server.arrived).toEqual([asking('a'), asking('a')])
    expect(kept()).toEqual([])
  })

  it('waits out a logout, and another student on the phone neither sees nor sends it', async () => {
    const server = openServer()
    server.line = 'lost'
    await askTeacher(asking('a'))
    clearSession()
    expect(kept()).toEqual([])
    server.line = 'good'
    keepToken(tokenThatSays({ id: 'ravi', name: 'Ravi' }))
    expect(kept()).toEqual([])
    await sendKept()
    expect(server.arrived).toEqual([])
    keepToken(tokenThatSays({ id: 'asha', name: 'Asha' }))
    await sendKept()
    expect(server.arrived).toEqual([asking('a')])
  })

  it('waits while the server is in trouble or asks to wait', async () => {
    const server = openServer()
    for (const status of [500, 429, 401]) {
      server.status = status
      expect(await askTeacher(asking(`${status}`))).toEqual({ state: 'kept' })
    }
    // Nothing renewed the session.
    keepToken(tokenThatSays({ id: 'asha', name: 'Asha' }))
    server.status = 500
    expect(await sendKept()).toBe(false)
    expect(kept()).toHaveLength(3)
  })
})

describe('a question of a phone with two tabs', () => {
  it('is sent once when both are online again, and while one of them still sends it', async () => {
    const server = openServer()
    server.line = 'lost'
    await askTeacher(asking('a'))
    server.line = 'good'
    const here = await import('../../web/api.ts')
    vi.resetModules()
    const other = await import('../../web/questions/outbox.ts')
    const there = await import('../../web/api.ts')
    expect(there).not.toBe(here)
    let calls = 0
    const answer = async (request: Request) => {
      calls += 1
      server.arrived.push(await request.json())
      await new Promise((resolve) => setTimeout(resolve, 5))
      const data = { question: { _id: 'one' }, help: null }
      return Response.json({ success: true, status: 200, response: 'Sent.', data })
    }
    here.connectApi(answer)
    there.connectApi(answer)
    expect(await Promise.all([sendKept(), other.sendKept()])).toEqual([true, true])
    expect(calls).toBe(1)
    await Promise.all([askTeacher(asking('b')), other.sendKept()])
    expect(server.arrived.map(({ clientKey }) => clientKey)).toEqual(['a', 'b'])
    expect(kept()).toEqual([])
  })
})

describe('a question that the server rejects', () => {
  it('stays with the reason, blocks no other, and is sent again or deleted by its student', async () => {
    const server = openServer()
    server.line = 'lost'
    await askTeacher(asking('a'))
    server.line = 'good'
    server.status = 409
    // A page that begins and its list both ask for it; the refusal of the first holds for the second.
    server.refusals = 1
    expect(await Promise.all([sendKept(), sendKept()])).toEqual([true, true])
    expect(kept()).toEqual([['a', 'You have 100 photos.']])
    server.status = 200
    server.line = 'lost'
    await askTeacher(asking('b'))
    server.line = 'good'
    await sendKept()
    expect(server.arrived.map(({ clientKey }) => clientKey)).toEqual(['b'])
    expect(kept()).toEqual([['a', 'You have 100 photos.']])
    const [refused] = listKept()
    if (refused === undefined) throw new Error('it was lost')
    await askAgain(refused)
    expect(server.arrived.at(-1)).toEqual(asking('a'))
    expect(kept()).toEqual([])
  })

  it('is gone once its student deletes it', async () => {
    const server = openServer()
    server.line = 'lost'
    await askTeacher(asking('a'))
    server.line = 'good'
    server.status = 403
    await sendKept()
    for (const one of listKept()) forgetQuestion(one)
    expect(kept()).toEqual([])
  })

  it('at once gives its words back to be changed', async () => {
    const server = openServer()
    server.status = 409
    expect(await askTeacher(asking('a'))).toEqual({ state: 'refused', message: 'You have 100 photos.' })
    expect(kept()).toEqual([])
  })

  it('that an earlier release stored is sent as well', async () => {
    const server = openServer()
    openBrowserMemory({ 'questions:asha:old': JSON.stringify(asking('old')) })
    keepToken(tokenThatSays({ id: 'asha', name: 'Asha' }))
    await sendKept()
    expect(server.arrived).toEqual([asking('old')])
    expect(kept()).toEqual([])
  })
})

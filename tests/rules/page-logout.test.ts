import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectApi } from '../../web/api.ts'
import { leave, sendKeptLater } from '../../web/send-later.ts'
import { clearSession, keepToken } from '../../web/session.ts'
import { openBrowserMemory, tokenThatSays } from '../support/browser-memory.ts'

const student = tokenThatSays({ id: 's-1', name: 'Divya' })
const next = tokenThatSays({ id: 's-2', name: 'Ravi' })

let asked: string[]
let isOnline: boolean
let goOnline: () => void
let browser: ReturnType<typeof openBrowserMemory>

beforeEach(() => {
  asked = []
  isOnline = false
  browser = openBrowserMemory()
  vi.stubGlobal('addEventListener', (name: string, heard: () => void) => {
    if (name === 'online') goOnline = heard
  })
  connectApi(async ({ url }) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    asked.push(new URL(url).pathname)
    return Response.json({ success: true, status: 200, message: '', response: '', data: null })
  })
  keepToken(student)
  sendKeptLater()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function logOut(): Promise<void> {
  leave()
  await settled()
}

/** What was begun without anybody waiting for it has ended. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('a logout without a connection ends the session at the server once there is one', async () => {
  await logOut()
  expect(asked).toEqual([])
  isOnline = true
  goOnline()
  await settled()
  expect(asked).toEqual(['/api/v1/auth/logout'])
  goOnline()
  await settled()
  expect(asked).toHaveLength(1)
  expect(browser.stored()).toEqual({})
})

it('a logout without a connection is sent by the page that opens next', async () => {
  await logOut()
  isOnline = true
  sendKeptLater()
  await settled()
  expect(asked).toEqual(['/api/v1/auth/logout'])
})

it('a logout without a connection ends nothing of who signs in after it', async () => {
  await logOut()
  keepToken(next)
  isOnline = true
  goOnline()
  await settled()
  clearSession()
  goOnline()
  await settled()
  expect(asked).toEqual([])
})

it('a logout without a connection ends what the browser shows of the student while no page is open', async () => {
  const unsubscribe = vi.fn(async () => true)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  await logOut()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(asked).toEqual([])
})

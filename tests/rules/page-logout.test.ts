import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectApi, send } from '../../web/api.ts'
import { sendNotes } from '../../web/saved/kept-notes.ts'
import { leave, sendKeptLater, sendKeptNow } from '../../web/send-later.ts'
import { clearSession, hasLogout, keepNote, keepToken, readSession } from '../../web/session.ts'
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

it('an offline logout is sent by the next page that opens', async () => {
  await logOut()
  isOnline = true
  sendKeptLater()
  await settled()
  expect(asked).toEqual(['/api/v1/auth/logout'])
})

it('an offline logout does not end the session of the next person to sign in', async () => {
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

it('an offline logout clears the student’s data in the browser while no page is open', async () => {
  const unsubscribe = vi.fn(async () => true)
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  await logOut()
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(asked).toEqual([])
})

/** Makes a call with an expired token; the callback runs while the renewal is pending, before its response. */
async function whileRenewing(meanwhile: () => unknown, answer: () => Response): Promise<void> {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  connectApi(async ({ url }) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/refresh')) {
      await given
      return answer()
    }
    if (pathname.endsWith('/logout')) throw new TypeError('Failed to fetch')
    return refusal(401)
  })
  const asked = send('getProfileData', {})
  await settled()
  await meanwhile()
  give()
  await asked
  await settled()
}

const said = { message: '', response: '', error: '' }
const refusal = (status: number) =>
  Response.json({ success: false, status, code: 'noSession', ...said }, { status })
const renewed = (token: string) => Response.json({ success: true, status: 200, ...said, data: { token } })

it('a pending renewal does not restore a session after logout, and the logout is still sent', async () => {
  await whileRenewing(logOut, () => renewed(student))
  expect([readSession(), hasLogout()]).toEqual([null, true])
})

it('a pending renewal does not end or replace the session of the person who signed in since', async () => {
  for (const answer of [() => refusal(401), () => renewed(student)]) {
    keepToken(student)
    await whileRenewing(() => keepToken(next), answer)
    expect(readSession()?.id).toBe('s-2')
  }
})

it('a call that is refused after its student has left requests no renewal', async () => {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  connectApi(async ({ url }) => {
    asked.push(new URL(url).pathname.split('/').at(-1) ?? '')
    if (url.endsWith('/logout')) throw new TypeError('Failed to fetch')
    if (url.endsWith('/refresh')) return renewed(student)
    await given
    return refusal(401)
  })
  const asking = send('getProfileData', {})
  await settled()
  await logOut()
  give()
  expect((await asking).success).toBe(false)
  expect(asked).not.toContain('refresh')
  expect(readSession()).toBe(null)
})

it('a pending renewal ends nothing for the same student who signed in again', async () => {
  const anew = tokenThatSays({ id: 's-1', name: 'Divya', exp: 2 })
  await whileRenewing(
    () => keepToken(anew),
    () => refusal(401),
  )
  expect(readSession()?.token).toBe(anew)
})

it('a student’s request is not retried in the name of the person who signed in since', async () => {
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
  const sent: (string | null)[] = []
  connectApi(async ({ url, headers }) => {
    if (url.endsWith('/refresh')) return renewed(next)
    sent.push(headers.get('authorization'))
    await refused
    return refusal(401)
  })
  const asking = send('getProfileData', {})
  await settled()
  keepToken(next)
  refuse()
  expect(await asking).toMatchObject({ success: false, status: 0 })
  expect(sent).toHaveLength(1)
  expect(readSession()?.id).toBe('s-2')
})

it('a refused call ends the session only where the server has said so', async () => {
  const refusedAfter = async (meanwhile: () => unknown) => {
    keepToken(student)
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
    connectApi(async ({ url }) => {
      if (url.endsWith('/logout')) throw new TypeError('Failed to fetch')
      if (!url.endsWith('/refresh')) await refused
      return refusal(401)
    })
    const asking = send('getProfileData', {})
    await settled()
    await meanwhile()
    refuse()
    return asking
  }
  expect(await refusedAfter(logOut)).toMatchObject({ status: 0 })
  expect(await refusedAfter(() => undefined)).toMatchObject({ status: 401 })
})

it('a cookie that now belongs to another student signs nobody in as the student who is shown', async () => {
  await whileRenewing(settled, () => renewed(next))
  expect(readSession()).toBe(null)
})

const numbers = Array.from({ length: 21 }, (_, number) => String(number + 10))

it.each([
  [
    'questions',
    'askQuestion',
    (clientKey: string) => ({ asking: { text: 'Why?', clientKey }, refused: null }),
  ],
  ['practice', 'syncAttempts', (key: string) => ({ key, answeredAt: key, answer: '1' })],
  [
    'replies',
    'addConversation',
    (clientKey: string) => ({ ticketId: 'one', clientKey, message: 'Yes', writtenAt: clientKey, reason: '' }),
  ],
  ['notes', 'deleteNote', (id: string) => ({ at: Number(id), call: 'deleteNote', id })],
] as const)(
  '%s that wait are not sent in the name of the student who signs in meanwhile',
  async (shelf, call, waiting) => {
    for (const number of numbers) keepNote('s-1', number, waiting(number), shelf)
    const before = Object.keys(browser.stored()).length
    let give = () => {}
    const given = new Promise<void>((resolve) => {
      give = resolve
    })
    connectApi(async ({ url }) => {
      const { pathname } = new URL(url)
      asked.push(pathname.split('/').find((part) => part === call) ?? pathname)
      await given
      const data = { attempts: [], lessons: [], skills: [] }
      return Response.json({ success: true, status: 200, message: '', response: '', data })
    })
    const sending = shelf === 'notes' ? sendNotes(send) : sendKeptNow()
    await vi.waitFor(() => expect(asked).toEqual([call]))
    keepToken(next)
    give()
    await sending
    expect(asked).toEqual([call])
    const sent = shelf === 'practice' ? 20 : 1
    expect(Object.keys(browser.stored())).toHaveLength(before - sent)
  },
)

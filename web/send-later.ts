import { send } from './api.ts'
import {
  clearSession,
  forgetLogout,
  hasLogout,
  keepLogout,
  listNotes,
  readSession,
  watchSession,
} from './session.ts'

const keepContact = () => import('./saved/contact.ts').then((part) => part.keepContact())

/** What waits on the device, and the script that sends it. */
const senders = {
  progress: () => import('./lessons/progress-keeper.ts').then(({ sendNoted }) => sendNoted()),
  practice: () => import('./practice/outbox.ts').then(({ sendTries }) => sendTries()),
  questions: () => import('./questions/outbox.ts').then(({ sendKept }) => sendKept()),
  notes: keepContact,
  saved: keepContact,
}

/**
 * Sends what the signed-in student watched, answered or asked offline or before a logout, and reports saved lessons: on
 * page load, on sign-in and when the connection is back; for a visitor, reports a logout that happened offline. The
 * code for it is loaded only when something waits.
 */
export function sendKeptLater(): void {
  let last: string | undefined
  watchSession(() => {
    const id = readSession()?.id
    if (id === last) return
    last = id
    sendNow()
  })
  addEventListener('online', sendNow)
  last = readSession()?.id
  sendNow()
}

function sendNow(): void {
  void sendKeptNow()
  void sendLogout()
}

/** Ends the session and push in this browser at once, online or offline; `sendLogout` tells the server. */
export function leave(): void {
  keepLogout()
  clearSession()
  void endPush().catch(() => undefined)
}

/** An unsubscribed browser stops showing notifications of the student who left, whenever the server learns of it. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

let underway: Promise<void> | null = null

/** Tells the server of a logout it does not know of. A sign-in waits for it, as its response removes the cookie. */
export function sendLogout(): Promise<void> {
  underway ??= tellLogout().finally(() => {
    underway = null
  })
  return underway
}

async function tellLogout(): Promise<void> {
  if (hasLogout() && (await send('logout', {})).success) forgetLogout()
}

/** The same at once, for a student who is about to leave. Never rejects. */
export async function sendKeptNow(): Promise<void> {
  const id = readSession()?.id
  if (id === undefined) return
  // The names are the keys above.
  const waiting = (Object.keys(senders) as (keyof typeof senders)[]).filter(
    (shelf) => listNotes(id, shelf).length > 0,
  )
  await Promise.all(waiting.map((shelf) => senders[shelf]().catch(() => undefined)))
}

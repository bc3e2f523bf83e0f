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
  replies: () => import('./support/outbox.ts').then(({ sendReplies }) => sendReplies()),
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

let logoutInFlight: Promise<void> | null = null

/** Tells the server of a logout it does not know of. A sign-in waits for it, as its response removes the cookie. */
export function sendLogout(): Promise<void> {
  logoutInFlight ??= tellLogout().finally(() => {
    logoutInFlight = null
  })
  return logoutInFlight
}

async function tellLogout(): Promise<void> {
  if (hasLogout() && (await send('logout', {})).success) forgetLogout()
}

type NoteKind = keyof typeof senders

/** A page may be a little late rather than outdated; on a slow connection it does not wait. */
const longestWaitMs = 4000

/**
 * The same at once, before a page requests what depends on it or the student leaves: of some kinds, or of all. Never
 * rejects.
 */
export async function sendKeptNow(kinds?: readonly NoteKind[], mostMs = longestWaitMs): Promise<void> {
  const id = readSession()?.id
  if (id === undefined) return
  // The names are the keys above.
  const waiting = (kinds ?? (Object.keys(senders) as NoteKind[])).filter(
    (kind) => listNotes(id, kind).length > 0,
  )
  await orAfter(mostMs, Promise.all(waiting.map((kind) => senders[kind]().catch(() => undefined))))
}

export async function orAfter(mostMs: number, done: Promise<unknown>): Promise<void> {
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, mostMs))])
}

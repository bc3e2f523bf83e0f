import { listNotes, readSession, watchSession } from './session.ts'

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
 * Sends what the signed-in student watched, answered or asked without a connection or before a logout, and tells of what they saved:
 * when the page begins, when they sign in and when the connection is back. What it takes to send is loaded only when something waits.
 */
export function sendKeptLater(): void {
  let last: string | undefined
  watchSession(() => {
    const id = readSession()?.id
    if (id === last) return
    last = id
    void sendKeptNow()
  })
  addEventListener('online', () => void sendKeptNow())
  last = readSession()?.id
  void sendKeptNow()
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

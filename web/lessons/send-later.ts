import { listNotes, readSession, watchSession } from '../session.ts'

/**
 * Sends what the signed-in student watched without a connection or before a logout: when the page begins, when
 * they sign in and when the connection is back. What it takes to send is loaded only when something waits.
 */
export function sendProgressLater(): void {
  let last: string | undefined
  watchSession(() => {
    const id = readSession()?.id
    if (id === last) return
    last = id
    void sendProgressNow()
  })
  addEventListener('online', () => void sendProgressNow())
  last = readSession()?.id
  void sendProgressNow()
}

/** The same at once, for a student who is about to leave. Never rejects. */
export async function sendProgressNow(): Promise<void> {
  const id = readSession()?.id
  if (id === undefined || listNotes(id).length === 0) return
  await import('./progress-keeper.ts').then(({ sendNoted }) => sendNoted()).catch(() => undefined)
}

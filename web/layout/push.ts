import { load, send } from '../api.ts'
import { endPush } from '../send-later.ts'

/**
 * Whether this browser shows notifications while no page is open: not supported, forbidden, not offered before the
 * first question to a teacher, off, or on.
 */
export type PushState = 'impossible' | 'forbidden' | 'unasked' | 'off' | 'on'

export async function findPush(): Promise<PushState> {
  const worker = await findWorker()
  if (worker === undefined) return 'impossible'
  const [{ isOn, hasAsked }, subscription] = await Promise.all([
    load('getPush', {}),
    worker.pushManager.getSubscription(),
  ])
  if (Notification.permission === 'denied') return 'forbidden'
  if (isOn && subscription !== null) return 'on'
  return hasAsked ? 'off' : 'unasked'
}

/** Asks the person, then the browser, then the server. Call it only on a press. Throws when it fails. */
export async function startPush(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'forbidden' : 'off'
  const [{ key }, { pushManager }] = await Promise.all([load('getPush', {}), navigator.serviceWorker.ready])
  // A subscription of another student, or with another key, is ended.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const answer = await send('startPush', { endpoint, p256dh, auth, key })
  if (answer.success) return 'on'
  await subscription.unsubscribe()
  throw new Error(answer.message)
}

export async function stopPush(): Promise<void> {
  await endPush()
  await send('stopPush', {})
}

/** On a first visit it is registered after the page has loaded. */
const deadlineMs = 3000

async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, deadlineMs))
  return Promise.race([navigator.serviceWorker.ready, tooLong])
}

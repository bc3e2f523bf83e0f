import { once } from 'node:events'
import { type RequestOptions, request } from 'node:https'
import webPush from 'web-push'
import { isPushAddress } from '../../../domain/notifications/push-hosts.ts'
import { publicLookup } from './public-lookup.ts'
import type { SendPush } from './push.ts'

/** For connection and answer together. */
const usualDeadlineMs = 10_000
/** The service may take it later. */
const isLater = (status: number) => status === 429 || status >= 500

type Outgoing = Pick<RequestOptions, 'method'> & { headers: Record<string, string>; body: Buffer }
/** Answers with the status. */
export type Post = (address: string, outgoing: Outgoing) => Promise<number>

/**
 * Messages through the browsers' push services, encrypted for the browser alone (RFC 8291). Only known services are
 * contacted, over https. `contact` is a mailto or https address of the operator of this installation.
 */
export function webPushSender({ contact, post = overHttps() }: { contact: string; post?: Post }): SendPush {
  return async ({ endpoint, p256dh, auth }, { payload, topic, secondsToLive }, vapid) => {
    if (!isPushAddress(endpoint)) return 'gone'
    const encrypted = encryptedFor({ endpoint, keys: { p256dh, auth } }, payload, {
      ...{ vapidDetails: { subject: contact, ...vapid }, contentEncoding: 'aes128gcm' as const },
      ...{ TTL: secondsToLive, topic, urgency: 'normal' as const },
    })
    if (encrypted === null) return 'gone'
    const status = await post(endpoint, encrypted)
    if (status >= 200 && status < 300) return 'taken'
    if (status === 404 || status === 410) return 'gone'
    // Its text may contain the endpoint, which is a secret.
    if (isLater(status)) throw new Error(`a push service did not take a message: ${status}`)
    return 'refused'
  }
}

/** Null for an invalid browser key: only its owner can have made it up. */
function encryptedFor(
  ...[to, payload, options]: Parameters<typeof webPush.generateRequestDetails>
): Outgoing | null {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(to, payload, options)
    return { method, headers: headers as Record<string, string>, body: body ?? Buffer.alloc(0) }
  } catch {
    return null
  }
}

/** Connects only to addresses that its own lookup of the name found to be public; follows no redirects. */
export function overHttps(lookup = publicLookup(), deadlineMs = usualDeadlineMs): Post {
  return async (address, { body, ...outgoing }) => {
    const signal = AbortSignal.timeout(deadlineMs)
    const asked = request(address, { ...outgoing, lookup, signal, agent: false })
    asked.end(body)
    try {
      const [answer] = await once(asked, 'response', { signal })
      answer.destroy()
      return answer.statusCode
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? error.code : 'no answer'
      throw new Error(`a push service was not reached: ${String(reason)}`)
    }
  }
}

/** A browser's push endpoint, and the keys with which only it can decrypt. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** JSON; encrypted end to end. */
  payload: string
  /** A push service keeps only the last message of a topic; at most 32 characters of base64url. */
  topic: string
  /** How long it may wait for an offline device. */
  secondsToLive: number
}

/** The installation's own key pair in base64url, which identifies it to push services (RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string }

/** `gone` when the subscription has ended, `refused` when a retry would change nothing. */
export type PushOutcome = 'taken' | 'gone' | 'refused'

/** Sends one message. Throws when it was not accepted now, and the calling job retries. */
export type SendPush = (to: PushAddress, message: PushMessage, keys: PushKeys) => Promise<PushOutcome>

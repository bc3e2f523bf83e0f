/** Where a browser takes messages, and the keys that only it can open them with. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

type PushMessage = {
  /** JSON; nobody between reads it. */
  payload: string
  /** A push service keeps only the last message of a topic; at most 32 characters of base64url. */
  topic: string
  /** How long it may wait for a device that is off. */
  secondsToLive: number
}

/** The installation's own key pair in base64url, by which push services know it (RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string }

/** `gone` when the browser takes none any more, `refused` when trying again would change nothing. */
type PushOutcome = 'taken' | 'gone' | 'refused'

/** Hands one message over. Throws when it was not taken now, and the job that called tries again. */
export type SendPush = (to: PushAddress, message: PushMessage, keys: PushKeys) => Promise<PushOutcome>

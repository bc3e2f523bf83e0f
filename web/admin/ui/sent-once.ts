import { newClientKey } from '../../ui/client-key.ts'
import { draftOf, keepDraft } from '../drafts.ts'

type SentMessage = { text: string; key: string }

const nameOf = (draftName: string) => `${draftName}/sent`

/**
 * The idempotency key of a message, stored with its draft: the same words keep their key however often they are sent,
 * also after a reload, so that they are stored once. Different words need another key, or the server would drop them
 * as a repetition.
 */
export function keyOfWords(draftName: string, text: string): string {
  const kept = draftOf(nameOf(draftName))
  // Only this file writes there.
  const sent = kept === '' ? null : (JSON.parse(kept) as SentMessage)
  if (sent?.text === text) return sent.key
  const key = newClientKey()
  keepDraft(nameOf(draftName), JSON.stringify({ text, key } satisfies SentMessage))
  return key
}

/** After delivery: the same words typed again are a new message. */
export function forgetSent(draftName: string): void {
  keepDraft(nameOf(draftName), '')
}

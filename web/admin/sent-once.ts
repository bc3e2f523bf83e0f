import { newClientKey } from '../ui/client-key.ts'
import { draftOf, keepDraft } from './drafts.ts'

type Sent = { text: string; key: string }

const nameOf = (draftName: string) => `${draftName}/sent`

/**
 * The key under which words are sent, kept beside their draft: the same for the same words however often
 * they are sent, also after the page was loaded again, so that they are stored once. Other words are
 * another message, and would be thrown away under the key of one that was stored.
 */
export function keyOfWords(draftName: string, text: string): string {
  const kept = draftOf(nameOf(draftName))
  // Only this file writes there.
  const sent = kept === '' ? null : (JSON.parse(kept) as Sent)
  if (sent?.text === text) return sent.key
  const key = newClientKey()
  keepDraft(nameOf(draftName), JSON.stringify({ text, key } satisfies Sent))
  return key
}

/** They arrived: the same words written again are a new message. */
export function forgetSent(draftName: string): void {
  keepDraft(nameOf(draftName), '')
}

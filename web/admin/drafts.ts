let person = ''
let drafts = new Map<string, string>()

const keyOf = (staffId: string) => `stepmark-typed/${staffId}`
/** The key of earlier releases. */
const formerKeyOf = (staffId: string) => `stepmark-desk-drafts/${staffId}`

/**
 * Begins with what this person typed in this tab and did not send. Each has drafts of their own: who
 * signs in next in the same browser neither reads nor sends another's words.
 */
export function openDrafts(staffId: string): void {
  if (staffId === person) return
  person = staffId
  drafts = new Map(readStored(staffId))
}

/** What was typed and not sent: neither a session that ends nor a page that is loaded again loses words. */
export function draftOf(name: string): string {
  return drafts.get(name) ?? ''
}

export function keepDraft(name: string, text: string): void {
  if (text === '') drafts.delete(name)
  else drafts.set(name, text)
  try {
    window.sessionStorage.setItem(keyOf(person), JSON.stringify([...drafts]))
  } catch {
    // A browser without room keeps them in this page alone.
  }
}

/** What a browser keeps under a key; what an earlier release kept under its own moves there. */
export function readMoved(storage: Storage, key: string, formerKey: string): string | null {
  const before = storage.getItem(formerKey)
  const kept = storage.getItem(key) ?? before
  if (before !== null && kept !== null) {
    storage.setItem(key, kept)
    storage.removeItem(formerKey)
  }
  return kept
}

function readStored(staffId: string): [string, string][] {
  try {
    // Only this file writes there.
    return JSON.parse(readMoved(window.sessionStorage, keyOf(staffId), formerKeyOf(staffId)) ?? '[]') as [
      string,
      string,
    ][]
  } catch {
    return []
  }
}

let person = ''
let drafts = new Map<string, string>()

const keyOf = (staffId: string) => `stepmark-typed/${staffId}`
/** The key of earlier releases. */
const formerKeyOf = (staffId: string) => `stepmark-desk-drafts/${staffId}`

/**
 * Starts with this user's unsent input in this tab. Drafts are per user: the next user of the same browser neither
 * reads nor sends them.
 */
export function openDrafts(staffId: string): void {
  if (staffId === person) return
  person = staffId
  drafts = new Map(readStored(staffId))
}

/** Unsent input, which survives the end of a session and a reload. */
export function draftOf(name: string): string {
  return drafts.get(name) ?? ''
}

export function keepDraft(name: string, text: string): void {
  if (text === '') drafts.delete(name)
  else drafts.set(name, text)
  try {
    window.sessionStorage.setItem(keyOf(person), JSON.stringify([...drafts]))
  } catch {
    // With full storage they are kept only in this page.
  }
}

/** Reads a storage key, moving the value from the key of an earlier release. */
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

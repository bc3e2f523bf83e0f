let person = ''
let drafts = new Map<string, string>()

// Names under which browsers keep what was typed since earlier releases.
const keyOf = (staffId: string) => `stepmark-desk-drafts/${staffId}`

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

function readStored(staffId: string): [string, string][] {
  try {
    // Only this file writes there.
    return JSON.parse(window.sessionStorage.getItem(keyOf(staffId)) ?? '[]') as [string, string][]
  } catch {
    return []
  }
}

const drafts = new Map<string, string>()

/** What was typed and not sent, for as long as this page lives: a session that ends loses no words. */
export function draftOf(name: string): string {
  return drafts.get(name) ?? ''
}

export function keepDraft(name: string, text: string): void {
  if (text === '') drafts.delete(name)
  else drafts.set(name, text)
}

const keyOf = (name: string) => `stepmark-desk-draft/${name}`

/** What was typed of a text that all will read: it outlives the page, in this browser. */
export function lastingDraftOf(name: string): string {
  const now = draftOf(name)
  if (now !== '') return now
  try {
    return window.localStorage.getItem(keyOf(name)) ?? ''
  } catch {
    return ''
  }
}

export function keepLastingDraft(name: string, text: string): void {
  keepDraft(name, text)
  try {
    if (text === '') window.localStorage.removeItem(keyOf(name))
    else window.localStorage.setItem(keyOf(name), text)
  } catch {
    // A browser without room keeps it in this page alone.
  }
}

const drafts = new Map<string, string>()

/** What was typed and not sent, for as long as this page lives: a session that ends loses no words. */
export function draftOf(name: string): string {
  return drafts.get(name) ?? ''
}

export function keepDraft(name: string, text: string): void {
  if (text === '') drafts.delete(name)
  else drafts.set(name, text)
}

const key = 'stepmark-admin-lists'

/** How the list at this path was last looked at in this tab; undefined when it was not. */
export function lastSearchOf(path: string): string | undefined {
  return readLast()[path]
}

/** Remembers how a list is looked at, for the way back to it. */
export function noteList(path: string, search: string): void {
  const last = readLast()
  if (last[path] === search) return
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ ...last, [path]: search }))
  } catch {
    // Without room the way back leads to the list as it begins.
  }
}

/** Searches name people: they end with the session. */
export function forgetLists(): void {
  window.sessionStorage.removeItem(key)
}

function readLast(): Record<string, string> {
  try {
    // Only this file writes there.
    return JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

const key = 'stepmark-admin-lists'

/** The last search parameters of the list at this path in this tab; undefined if it was not visited. */
export function lastSearchOf(path: string): string | undefined {
  return readLast()[path]
}

/** Remembers the search parameters of a list for the back link. */
export function noteList(path: string, search: string): void {
  const last = readLast()
  if (last[path] === search) return
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ ...last, [path]: search }))
  } catch {
    // With full storage the back link leads to the list without filters.
  }
}

/** Searches contain names: they are deleted with the session. */
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

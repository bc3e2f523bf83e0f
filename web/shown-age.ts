/** Since when the page shows cached data, in milliseconds; null while it is fresh. */
let shown: { path: string; at: number } | null = null
const listeners = new Set<() => void>()

/** Reports the age of cached data on this page; the oldest counts. Null means that the connection is back. */
export function noteAge(at: number | null): void {
  if (at === null) shown = null
  else {
    const before = shown?.path === location.pathname ? shown.at : at
    shown = { path: location.pathname, at: Math.min(before, at) }
  }
  for (const changed of listeners) changed()
}

export function readAge(): number | null {
  return shown?.at ?? null
}

export function watchAge(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

import { newStore, useStore } from './store.ts'

const shown = newStore<{ path: string; at: number } | null>(null)

/** Reports the age of cached data on this page; the oldest counts. Null means that the connection is back. */
export function noteAge(at: number | null): void {
  if (at === null) shown.set(null)
  else {
    const path = location.pathname
    const before = shown.read()
    shown.set({ path, at: before?.path === path ? Math.min(before.at, at) : at })
  }
}

/** Since when the page shows cached data, in milliseconds; null while it is fresh. */
export function readAge(): number | null {
  return shown.read()?.at ?? null
}

export function useAge(): number | null {
  return useStore(shown)?.at ?? null
}

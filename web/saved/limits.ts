/** Why this browser saves no videos: `newer` would help; null where it saves them. */
export function savingLimit(): 'newer' | 'browser' | null {
  const hasAll = 'serviceWorker' in navigator && 'locks' in navigator && 'caches' in window && !!crypto.subtle
  if (!hasAll) return 'browser'
  // What an iPhone plays by itself no service worker answers; from iOS 17.1 on it plays what a page hands it.
  return 'MediaSource' in window || 'ManagedMediaSource' in window ? null : 'newer'
}

/** Safari may remove what a site keeps, unless it stands on the Home Screen. */
export function mayBeRemoved(): boolean {
  return navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches
}

export function savesData(): boolean {
  // The Network Information API is in no type library: not every browser has it.
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Bytes that this site may still keep here; null where the browser does not say. */
export async function freeBytes(): Promise<number | null> {
  const { quota, usage }: StorageEstimate = (await navigator.storage?.estimate?.().catch(() => null)) ?? {}
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage)
}

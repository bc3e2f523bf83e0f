/** Why this browser saves nothing, or no videos: `newer` where an update helps; null where it saves them. */
export function savingLimit(): 'newer' | 'browser' | null {
  const hasAll = 'serviceWorker' in navigator && 'locks' in navigator && 'caches' in window && !!crypto.subtle
  if (!hasAll) return 'browser'
  // On an iPhone, native playback bypasses the service worker; from iOS 17.1 on it plays what a page hands it.
  return 'MediaSource' in window || 'ManagedMediaSource' in window ? null : 'newer'
}

/** Safari may delete a site's storage, unless it is on the Home Screen. */
export function mayBeRemoved(): boolean {
  return navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches
}

export function savesData(): boolean {
  // The Network Information API has no types in TypeScript: not every browser has it.
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** A private window gets less: some hundred megabytes, or a share of the memory. */
const littleRoom = 2_000_000_000

export type Room = {
  /** Bytes left of this site's quota; null where the browser does not report it. */
  free: number | null
  /** Storage as small as a private window's, and not guaranteed. */
  isLittle: boolean
}

export async function roomHere(): Promise<Room> {
  const [{ quota, usage }, isPersisted]: [StorageEstimate, boolean] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => ({})) ?? {},
    navigator.storage?.persisted?.().catch(() => false) ?? false,
  ])
  if (quota === undefined || usage === undefined) return { free: null, isLittle: false }
  return { free: Math.max(0, quota - usage), isLittle: !isPersisted && quota < littleRoom }
}

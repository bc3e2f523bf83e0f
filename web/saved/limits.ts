/** Why this browser saves nothing, or no videos: `newer` would help; null where it saves them. */
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

/** Less is given to a private window: some hundred megabytes, or a share of the memory. */
const littleRoom = 2_000_000_000

export type Room = {
  /** Bytes that this site may still keep here; null where the browser does not say. */
  free: number | null
  /** It gives as little as to a private window, and promises nothing. */
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

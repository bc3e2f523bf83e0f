/** The worker answers late on a slow line: it fetches some hundred kilobytes before. */
const longestWaitMs = 180_000

/** `away` when one of them could not be had; `full` when there is no room. */
export type KeptPages = 'kept' | 'away' | 'full'

/** Has the worker keep pages, each with every file that a build needs offline. */
export async function keepPages(paths: readonly string[]): Promise<KeptPages> {
  const { active } = await navigator.serviceWorker.ready
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve('away'), longestWaitMs)
    active?.postMessage({ keep: paths }, [port2])
  })
}

/** Pages that no saved lesson needs are kept like any other from now on. */
export function releasePages(paths: readonly string[]): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ release: paths }))
}

/** Bytes of what a build needs offline, as they travel; null where it does not say. */
export async function bytesOfPages(): Promise<number | null> {
  try {
    const { byteCount } = await (await fetch('/offline-files.json')).json()
    return Number.isFinite(byteCount) ? byteCount : null
  } catch {
    return null
  }
}

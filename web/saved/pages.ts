/** The worker responds late on a slow connection: it fetches some hundred kilobytes first. */
const longestWaitMs = 180_000

/** `away` when one of them could not be fetched; `full` when there is no space. */
export type KeptPages = 'kept' | 'away' | 'full'

/** Has the worker cache pages, each with every file that a build needs offline, and with the PDF renderer if wanted. */
export async function keepPages(paths: readonly string[], withPdf: boolean): Promise<KeptPages> {
  const { active } = await navigator.serviceWorker.ready
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve('away'), longestWaitMs)
    active?.postMessage({ keep: paths, withPdf }, [port2])
  })
}

/** Pages that no saved lesson needs are cached like any other from now on. */
export function releasePages(paths: readonly string[]): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ release: paths }))
}

/** Download size of the shared files: all that a build needs offline, and the PDF renderer. Null where unknown. */
export async function weighPages({ all, pdf }: { all: boolean; pdf: boolean }): Promise<number | null> {
  if (!all && !pdf) return null
  try {
    const { byteCount, pdfByteCount } = await (await fetch('/offline-files.json')).json()
    const bytes = (all ? byteCount : 0) + (pdf ? pdfByteCount : 0)
    return Number.isFinite(bytes) ? bytes : null
  } catch {
    return null
  }
}

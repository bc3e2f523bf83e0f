import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Tally } from '../adapters/metrics/registry.ts'
import { createFairQueue, type FairQueue, QueueFull } from '../fair-queue.ts'

/** One encoding of a rendered page, ready to be sent. */
export type PageCopy = {
  etag: string
  headers: Record<string, string>
  /** Headers of a 304 response. */
  unchangedHeaders: Record<string, string>
  bytes: Buffer<ArrayBuffer>
}

/** A rendered page: compressed once, with its headers. */
export type CachedPage = {
  status: number
  plain: PageCopy
  gzip: PageCopy
  brotli: PageCopy
  /** Counts of full responses and of 304s. */
  given: Tally
  unchanged: Tally
}

type PageCacheOptions = {
  render(path: string): Promise<{ status: number; html: string; headers: Record<string, string> }>
  /** The queue for renderings. */
  queue?: FairQueue
  /** Pages that are cached although they are 404s. */
  isMissingPage?(path: string): boolean
  /** Where the responses of a page are counted; nowhere by default. */
  tallies?(path: string): Pick<CachedPage, 'given' | 'unchanged'>
  /**
   * Bytes cached at most, all encodings counted; pages with parameters are evicted first, then the
   * least recently used.
   */
  capacityInBytes?: number
}

/** Pages by address. Every page is the same for everyone, so one rendering serves all. */
export type PageCache = {
  /** The page, rendered unless cached; throws what `queue` throws when it is full. */
  get(path: string, network: string): Promise<CachedPage>
  /** The page if it is cached, without rendering it. */
  findKept(path: string): CachedPage | undefined
  /** Whether the page was cached until content changed, and not rendered since: most likely it still exists. */
  wasKept(path: string): boolean
  /** The current cache contents. */
  size(): { pages: number; bytes: number }
  /** Content changed: pages cached, or being rendered now, are not served again. */
  forget(): void
}

/**
 * A page takes about 30 ms of CPU: four seconds of work may wait, and one second from a single
 * network, which may be a school.
 */
export function createRenderQueue(): FairQueue {
  return createFairQueue({ mostAtOnce: 2, mostUnderway: 128, mostPerNetwork: 32 })
}

/** The size of nearly every compressed page, in one chunk: each further one waits for a thread again. */
const chunkSize = 64 * 1024
const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Caches rendered pages in memory. Callers who request a page while it is being rendered share that rendering. */
export function createPageCache({
  render,
  queue = createRenderQueue(),
  isMissingPage = () => false,
  tallies = () => ({ given: { value: 0 }, unchanged: { value: 0 } }),
  capacityInBytes = 48 * 1024 * 1024,
}: PageCacheOptions): PageCache {
  const pages = new Map<string, CachedPage>()
  const underway = new Map<string, Promise<CachedPage>>()
  let invalidated = new Set<string>()
  let generation = 0
  let keptBytes = 0

  function drop(path: string, page: CachedPage): void {
    pages.delete(path)
    keptBytes -= sizeOf(page)
  }

  function keep(path: string, page: CachedPage): void {
    const replaced = pages.get(path)
    if (replaced) drop(path, replaced)
    pages.set(path, page)
    keptBytes += sizeOf(page)
    // Addresses with parameters are unbounded: those are evicted first.
    for (const goes of [(other: string) => other.includes('?'), () => true])
      for (const [oldestPath, oldest] of pages) {
        if (keptBytes <= capacityInBytes) return
        if (goes(oldestPath)) drop(oldestPath, oldest)
      }
  }

  async function renderAndKeep(path: string): Promise<CachedPage> {
    const startedIn = generation
    const page = { ...(await pack(await render(path))), ...tallies(path) }
    invalidated.delete(path)
    const isLasting = page.status === 200 || (page.status === 404 && isMissingPage(path))
    if (isLasting && startedIn === generation) keep(path, page)
    return page
  }

  function findKept(path: string): CachedPage | undefined {
    const kept = pages.get(path)
    if (kept) {
      // LRU: move to the end.
      pages.delete(path)
      pages.set(path, kept)
    }
    return kept
  }

  return {
    findKept,
    wasKept: (path) => invalidated.has(path),
    size: () => ({ pages: pages.size, bytes: keptBytes }),
    async get(path, network) {
      const kept = findKept(path)
      if (kept) return kept
      const shared = underway.get(path)
      if (shared)
        try {
          return await shared
        } catch (error) {
          // A caller whose shared place in the queue was refused takes its own.
          if (!(error instanceof QueueFull)) throw error
        }
      const rendering = queue
        .run(network, async () => findKept(path) ?? renderAndKeep(path))
        .finally(() => {
          if (underway.get(path) === rendering) underway.delete(path)
        })
      underway.set(path, rendering)
      return rendering
    },
    forget() {
      generation += 1
      // After several changes in a row it is still what was kept before the first.
      if (pages.size > 0) invalidated = new Set(pages.keys())
      pages.clear()
      keptBytes = 0
      underway.clear()
    },
  }
}

function sizeOf({ plain, gzip, brotli }: CachedPage): number {
  return plain.bytes.byteLength + gzip.bytes.byteLength + brotli.bytes.byteLength
}

async function pack({
  status,
  html,
  headers,
}: {
  status: number
  html: string
  headers: Record<string, string>
}): Promise<Omit<CachedPage, 'given' | 'unchanged'>> {
  const plain = Buffer.from(html)
  const compressing = Promise.all([
    compressGzip(plain, { level: 6, chunkSize }),
    compressBrotli(plain, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  // Other threads compress meanwhile.
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const [zipped, brotli] = await compressing
  function copyOf(bytes: Buffer<ArrayBuffer>, encoding: 'gzip' | 'br' | null): PageCopy {
    const etag = encoding === null ? `"${digest}"` : `"${digest}-${encoding}"`
    const unchangedHeaders = { ...headers, etag }
    return {
      etag,
      unchangedHeaders,
      headers: {
        ...unchangedHeaders,
        ...(encoding !== null && { 'content-encoding': encoding }),
        'content-length': String(bytes.byteLength),
      },
      bytes,
    }
  }
  return {
    status,
    plain: copyOf(plain, null),
    gzip: copyOf(withoutSlack(zipped), 'gzip'),
    brotli: copyOf(withoutSlack(brotli), 'br'),
  }
}

/** Copy, so that the large compression buffer can be freed. */
function withoutSlack(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer)
}

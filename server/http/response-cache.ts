import { changesSharedLists } from '../catalog/operations.ts'
import { QueueFull } from '../fair-queue.ts'
import type { Services } from '../services.ts'

type Body = Uint8Array<ArrayBuffer>

/** Runs work in a limited queue; throws `QueueFull` where it is full. */
export type RunLimited = <Done>(work: () => Promise<Done>) => Promise<Done>

/** Bodies of public responses, by request. */
export type ResponseCache = {
  /**
   * The body computed within the last second, or being computed; otherwise `draw` computes it, in
   * the queue of `limited`. Callers waiting for the same body share one place in the queue; where
   * it is refused, each takes its own.
   */
  get(name: string, draw: () => Promise<Body>, limited?: RunLimited): Promise<Body>
  /** Content changed: bodies cached, or being computed now, are not served again. */
  forget(): void
}

type ResponseCacheOptions = {
  /** A monotonic clock in milliseconds. */
  now?: () => number
  mostAgeMs?: number
  capacityInBytes?: number
}

/** The overhead of an empty response. */
const overheadInBytes = 1024

/**
 * Caches bodies for a second. That is enough where many callers ask at once, and it bounds
 * staleness that nothing invalidates: a lost notification, and student counts of courses.
 */
export function createResponseCache({
  now = () => performance.now(),
  mostAgeMs = 1000,
  capacityInBytes = 8 * 2 ** 20,
}: ResponseCacheOptions = {}): ResponseCache {
  type CachedBody<Value> = { startedAt: number; value: Value }
  /** In insertion order: the oldest is evicted first. */
  const cached = new Map<string, CachedBody<Body>>()
  const underway = new Map<string, CachedBody<Promise<Body>>>()
  let generation = 0
  let keptBytes = 0

  /** While it waits in the queue it is not yet computed. */
  const isBegun = ({ startedAt }: CachedBody<unknown>) => startedAt < Number.POSITIVE_INFINITY
  const isFresh = ({ startedAt }: CachedBody<unknown>) => now() - startedAt < mostAgeMs

  function drop(name: string): void {
    const body = cached.get(name)
    if (body === undefined) return
    cached.delete(name)
    keptBytes -= weightOf(name, body.value)
  }

  function keep(name: string, body: CachedBody<Body>): void {
    drop(name)
    cached.set(name, body)
    keptBytes += weightOf(name, body.value)
    for (const [oldest, { startedAt }] of cached) {
      if (keptBytes <= capacityInBytes && now() - startedAt < mostAgeMs) break
      drop(oldest)
    }
  }

  function findKept(name: string): Body | undefined {
    const found = cached.get(name)
    return found !== undefined && isFresh(found) ? found.value : undefined
  }

  function begin(
    name: string,
    draw: () => Promise<Body>,
    limited: RunLimited = (work) => work(),
  ): Promise<Body> {
    const computation = { startedAt: Number.POSITIVE_INFINITY }
    const value = limited(async () => {
      // Another caller may have computed it meanwhile.
      const found = findKept(name)
      if (found !== undefined) return found
      const startedIn = generation
      computation.startedAt = now()
      const body = await draw()
      if (startedIn === generation) keep(name, { startedAt: computation.startedAt, value: body })
      return body
    }).finally(() => {
      if (underway.get(name)?.value === value) underway.delete(name)
    })
    underway.set(name, Object.assign(computation, { value }))
    return value
  }

  return {
    async get(name, draw, limited) {
      const found = findKept(name)
      if (found !== undefined) return found
      const shared = underway.get(name)
      if (shared !== undefined && isFresh(shared) && (limited !== undefined || isBegun(shared)))
        try {
          return await shared.value
        } catch (error) {
          if (!(error instanceof QueueFull)) throw error
        }
      return begin(name, draw, limited)
    },
    forget() {
      generation += 1
      cached.clear()
      keptBytes = 0
      underway.clear()
    },
  }
}

/** A public text, computed at most once per second however many ask; computed each time where nothing is cached. */
export async function cachedText(
  answers: ResponseCache | null,
  name: string,
  draw: () => Promise<string>,
): Promise<Body> {
  const drawBytes = async () => new TextEncoder().encode(await draw())
  return answers === null ? drawBytes() : answers.get(name, drawBytes)
}

/**
 * Responses invalidated at once when this process writes their content, and when the database notifies of another
 * process's write. They are notified before cached pages if connected before those.
 */
export async function connectResponseCache(
  { database }: Pick<Services, 'database'>,
  options: ResponseCacheOptions = {},
): Promise<ResponseCache> {
  const answers = createResponseCache(options)
  database.onWrites((texts) => {
    for (const text of texts) if (changesSharedLists(text)) return answers.forget()
  })
  await database.listen('content_changed', () => answers.forget())
  return answers
}

function weightOf(name: string, body: Body): number {
  return overheadInBytes + name.length + body.byteLength
}

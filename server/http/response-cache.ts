import { changesSharedLists } from '../catalog/operations.ts'
import { QueueFull } from '../fair-queue.ts'
import type { Services } from '../services.ts'

type Body = Uint8Array<ArrayBuffer>

/** Runs work in a limited queue; throws `QueueFull` where it is full. */
export type RunLimited = <Done>(work: () => Promise<Done>) => Promise<Done>

/** Bodies of answers that are the same for everybody, by what was asked. */
export type ResponseCache = {
  /**
   * The body that was drawn within the last second, or is being drawn; else `draw` draws it, in the queue of `limited`.
   * Callers that wait for the same body share one place in the queue; where it is refused, each takes its own.
   */
  get(name: string, draw: () => Promise<Body>, limited?: RunLimited): Promise<Body>
  /** Content changed: whatever is kept, or being drawn, is not given again. */
  forget(): void
}

type ResponseCacheOptions = {
  /** Milliseconds of a clock that never goes back. */
  now?: () => number
  mostAgeMs?: number
  capacityInBytes?: number
}

/** What an answer of no length takes. */
const overheadInBytes = 1024

/**
 * Keeps bodies for a moment. A moment is all that is needed where many ask at once, and it bounds what nobody
 * tells of: a notification that does not come, and how many students have a course.
 */
export function createResponseCache({
  now = () => performance.now(),
  mostAgeMs = 1000,
  capacityInBytes = 8 * 2 ** 20,
}: ResponseCacheOptions = {}): ResponseCache {
  type Begun<Value> = { startedAt: number; value: Value }
  /** In the order in which they were kept: the oldest goes first. */
  const kept = new Map<string, Begun<Body>>()
  const underway = new Map<string, Begun<Promise<Body>>>()
  let generation = 0
  let keptBytes = 0

  /** What waits for its turn is drawn later. */
  const isBegun = ({ startedAt }: Begun<unknown>) => startedAt < Number.POSITIVE_INFINITY
  const isFresh = ({ startedAt }: Begun<unknown>) => now() - startedAt < mostAgeMs

  function drop(name: string): void {
    const body = kept.get(name)
    if (body === undefined) return
    kept.delete(name)
    keptBytes -= weightOf(name, body.value)
  }

  function keep(name: string, body: Begun<Body>): void {
    drop(name)
    kept.set(name, body)
    keptBytes += weightOf(name, body.value)
    for (const [oldest, { startedAt }] of kept) {
      if (keptBytes <= capacityInBytes && now() - startedAt < mostAgeMs) break
      drop(oldest)
    }
  }

  function findKept(name: string): Body | undefined {
    const found = kept.get(name)
    return found !== undefined && isFresh(found) ? found.value : undefined
  }

  function begin(
    name: string,
    draw: () => Promise<Body>,
    limited: RunLimited = (work) => work(),
  ): Promise<Body> {
    const begun = { startedAt: Number.POSITIVE_INFINITY }
    const value = limited(async () => {
      // Another may have drawn it meanwhile.
      const found = findKept(name)
      if (found !== undefined) return found
      const startedIn = generation
      begun.startedAt = now()
      const body = await draw()
      if (startedIn === generation) keep(name, { startedAt: begun.startedAt, value: body })
      return body
    }).finally(() => {
      if (underway.get(name)?.value === value) underway.delete(name)
    })
    underway.set(name, Object.assign(begun, { value }))
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
      kept.clear()
      keptBytes = 0
      underway.clear()
    },
  }
}

/** A text that is the same for everybody, drawn once in a moment however many ask; again for each where nothing is kept. */
export async function keptText(
  answers: ResponseCache | null,
  name: string,
  draw: () => Promise<string>,
): Promise<Body> {
  const drawBytes = async () => new TextEncoder().encode(await draw())
  return answers === null ? drawBytes() : answers.get(name, drawBytes)
}

/**
 * Answers that are forgotten at once when this process writes what they show, and when the database tells of a change
 * that another one made. They hear of it before kept pages do, if they are connected before those.
 */
export async function connectResponseCache(
  { database }: Pick<Services, 'database'>,
  options: ResponseCacheOptions = {},
): Promise<ResponseCache> {
  const answers = createResponseCache(options)
  database.hearWrites((texts) => {
    for (const text of texts) if (changesSharedLists(text)) return answers.forget()
  })
  await database.listen('content_changed', () => answers.forget())
  return answers
}

function weightOf(name: string, body: Body): number {
  return overheadInBytes + name.length + body.byteLength
}

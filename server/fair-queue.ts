import { Failure } from '../domain/failure.ts'
import type { MessageKey } from '../domain/messages/message-key.ts'

/** The queue is full, as a whole or for one network. */
export class QueueFull extends Error {}

export type FairQueue = {
  /**
   * Runs the work when it is its network's turn. Throws `QueueFull` when too much work is waiting,
   * or when it is evicted for another network.
   */
  run<Done>(network: string, work: () => Promise<Done>): Promise<Done>
}

/** The refusal when the queue is full. */
type BusyRefusal = { message: MessageKey; retryAfterSeconds: number }

/** Runs work in the queue under a key, such as a network or an account. Throws `tooMany` where the queue is full. */
export async function runLimited<Done>(
  queue: FairQueue,
  key: string,
  work: () => Promise<Done>,
  { message, retryAfterSeconds }: BusyRefusal,
): Promise<Done> {
  try {
    return await queue.run(key, work)
  } catch (error) {
    throw error instanceof QueueFull ? new Failure('tooMany', message, { retryAfterSeconds }) : error
  }
}

type FairQueueOptions = {
  mostAtOnce: number
  /** Running and waiting work of all networks together. */
  mostUnderway: number
  /** The same for one network; `mostUnderway` by default. */
  mostPerNetwork?: number
}

type WaitingWork = { begin(): void; refuse(error: QueueFull): void }

/**
 * Limits how much of a costly kind of work runs and waits. Networks take turns, so a network with many requests waits
 * behind its own. When the queue is full, the newest request of the network that has most makes room for a network that
 * has fewer.
 */
export function createFairQueue({
  mostAtOnce,
  mostUnderway,
  mostPerNetwork = mostUnderway,
}: FairQueueOptions): FairQueue {
  /** The next network comes first. */
  const waiting = new Map<string, WaitingWork[]>()
  const underway = new Map<string, number>()
  let running = 0
  let total = 0

  function count(network: string, change: 1 | -1): void {
    const left = (underway.get(network) ?? 0) + change
    if (left > 0) underway.set(network, left)
    else underway.delete(network)
    total += change
  }

  function beginNext(): void {
    const [next] = waiting
    if (next === undefined || running >= mostAtOnce) return
    const [network, begins] = next
    const first = begins.shift()
    waiting.delete(network)
    if (begins.length > 0) waiting.set(network, begins)
    running += 1
    first?.begin()
  }

  /** Evicts the newest request of the network with the most waiting; false when this network would have as many. */
  function makeRoom(network: string): boolean {
    const [busiest, begins] = [...waiting].reduce<[string, WaitingWork[]]>(
      (most, other) => (other[1].length > most[1].length ? other : most),
      ['', []],
    )
    if (begins.length <= (underway.get(network) ?? 0) + 1) return false
    count(busiest, -1)
    begins.pop()?.refuse(new QueueFull())
    return true
  }

  return {
    async run(network, work) {
      if ((underway.get(network) ?? 0) >= mostPerNetwork) throw new QueueFull()
      if (total >= mostUnderway && !makeRoom(network)) throw new QueueFull()
      count(network, 1)
      await new Promise<void>((begin, refuse) => {
        const begins = waiting.get(network)
        if (begins === undefined) waiting.set(network, [{ begin, refuse }])
        else begins.push({ begin, refuse })
        beginNext()
      })
      try {
        // Lets the event loop answer cached requests between two pieces of work.
        await new Promise((resolve) => setImmediate(resolve))
        return await work()
      } finally {
        count(network, -1)
        running -= 1
        beginNext()
      }
    },
  }
}

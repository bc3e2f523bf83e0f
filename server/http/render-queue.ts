/** Renderings that wait are as many as they may be, of all or of one network. */
export class RendersFull extends Error {}

export type RenderQueue = {
  /** Begins the work when it is its network's turn; throws `RendersFull` when too much waits already. */
  run<Done>(network: string, work: () => Promise<Done>): Promise<Done>
}

type RenderQueueOptions = { mostAtOnce?: number; mostUnderway?: number; mostPerNetwork?: number }

/**
 * Bounds how much is rendered. A page takes about 30 ms of a processor: four seconds of work may wait, and one of
 * a single network, which may be a school. Networks take turns, so one that asks for much waits behind itself.
 */
export function createRenderQueue({
  mostAtOnce = 2,
  mostUnderway = 128,
  mostPerNetwork = 32,
}: RenderQueueOptions = {}): RenderQueue {
  /** The network that is next stands first. */
  const waiting = new Map<string, (() => void)[]>()
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
    const begin = begins.shift()
    waiting.delete(network)
    if (begins.length > 0) waiting.set(network, begins)
    running += 1
    begin?.()
  }

  return {
    async run(network, work) {
      if (total >= mostUnderway || (underway.get(network) ?? 0) >= mostPerNetwork) throw new RendersFull()
      count(network, 1)
      try {
        await new Promise<void>((begin) => {
          const begins = waiting.get(network)
          if (begins === undefined) waiting.set(network, [begin])
          else begins.push(begin)
          beginNext()
        })
        // What is at hand is answered between two renderings.
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

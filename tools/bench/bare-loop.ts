/** Runs recorded statements repeatedly on a pool like the product's, and does nothing else. */
import pg from 'pg'
import type { Recording } from './recording.ts'
import { prepareReplay } from './replay.ts'
import { percentile } from './report.ts'

/** Either for a time, or once for each set of texts that replace those of the recording. */
export type LoopOrder = {
  databaseUrl: string
  poolSize: number
  recording: Recording
  connections: number
  seconds?: number
  replaced?: string[]
  replacements?: string[][]
}

export type LoopResult = { perSecond: number; p99InMilliseconds: number; count: number; seconds: number }

process.on('message', (order: LoopOrder) => {
  void runLoop(order).then((result) => process.send?.(result))
})

async function runLoop(order: LoopOrder): Promise<LoopResult> {
  const { databaseUrl, poolSize, recording, connections, seconds, replaced = [], replacements } = order
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const replay = prepareReplay(recording, replaced)
  const waiting = replacements?.map((texts) => new Map(texts.map((text, at) => [replaced[at] ?? '', text])))
  const times: number[] = []
  const started = performance.now()
  const end = started + (seconds ?? 3600) * 1000

  async function worker(): Promise<void> {
    while (performance.now() < end) {
      const texts = waiting?.pop()
      if (waiting && !texts) return
      const begun = performance.now()
      await replay(pool, texts)
      times.push(performance.now() - begun)
    }
  }

  await Promise.all(Array.from({ length: connections }, worker))
  const taken = (performance.now() - started) / 1000
  await pool.end()
  return {
    perSecond: times.length / taken,
    p99InMilliseconds: percentile(times, 0.99),
    count: times.length,
    seconds: taken,
  }
}

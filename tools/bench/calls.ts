import type { ProductProcess } from '../../tests/support/product-process.ts'
import type { LoopResult } from './bare-loop.ts'
import { callApp, type RecordedApp } from './in-process.ts'
import { load, measuredCore, pin, startBenchProcess } from './processes.ts'
import { type Recording, statementsOf } from './recording.ts'
import { median, medianRatio, type Part, type Result } from './report.ts'

export type MeasuredCall = { name: string; path: string; token?: string; reach: number }

type CallRunOptions = {
  product: ProductProcess
  recorded: RecordedApp
  databaseUrl: string
  calls: readonly MeasuredCall[]
  rounds: number
  seconds: number
}

/** As many as the product's own pool has. */
export const poolSize = 12
const connections = 32

/** Calls over HTTP against a bare loop of their SQL, with the same concurrency. */
export async function measureCalls(options: CallRunOptions): Promise<Part> {
  const results: Result[] = []
  await pin(options.product.child.pid, measuredCore)
  for (const call of options.calls) results.push(await measureCall(options, call))
  await pin(options.product.child.pid, null)
  return {
    results,
    notes: [
      `Calls: ${connections} callers at once, ${options.rounds} rounds of ${options.seconds} s alternating with a loop in a separate process that runs the recorded statements of the same call, with a pool of the same ${poolSize} connections. Both use the same PostgreSQL.`,
      'getliveCourses is the same for everybody: the product computes it once a second and caches it until then, while the loop runs its statements each time. The same list with a token is the cached response merged with the purchases of the student: for each request the product queries only the session and the purchases, the loop everything.',
    ],
  }
}

/** The statements of one call. */
export async function recordCall(
  { app, take }: RecordedApp,
  { path, token }: Pick<MeasuredCall, 'path' | 'token'>,
): Promise<Recording> {
  take()
  await callApp(app, path, token)
  return take()
}

async function measureCall(
  { product, recorded, databaseUrl, rounds, seconds }: CallRunOptions,
  call: MeasuredCall,
): Promise<Result> {
  const recording = await recordCall(recorded, call)
  const url = `http://127.0.0.1:${product.port}/api/v1${call.path}`
  const headers = call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }
  const loop = await startBenchProcess(new URL('./bare-loop.ts', import.meta.url), 'measured')
  const ours: { perSecond: number; p99InMilliseconds: number }[] = []
  const theirs: LoopResult[] = []
  try {
    for (let round = -1; round < rounds; round += 1) {
      const taken = round < 0 ? 1 : seconds
      const answered = await load({ url, headers, connections, seconds: taken })
      const order = { databaseUrl, poolSize, recording, connections, seconds: taken }
      const looped = await loop.ask<LoopResult>(order)
      // The first round is a warm-up.
      if (round < 0) continue
      ours.push(answered)
      theirs.push(looped)
    }
  } finally {
    loop.stop()
  }
  const [answers, loops] = [ours, theirs].map((side) => median(side.map(({ perSecond }) => perSecond)))
  const [p99, loopP99] = [ours, theirs].map((side) => median(side.map((one) => one.p99InMilliseconds)))
  const ratio = medianRatio(
    ours.map(({ perSecond }) => perSecond),
    theirs.map(({ perSecond }) => perSecond),
  )
  const statements = statementsOf(recording).length
  return {
    what: call.name,
    ours: `${Math.round(answers ?? 0)}/s, p99 ${Math.round(p99 ?? 0)} ms`,
    against: `${Math.round(loops ?? 0)}/s, p99 ${Math.round(loopP99 ?? 0)} ms, its ${statements} statements`,
    value: ratio.toFixed(2),
    reach: String(call.reach),
    isReached: ratio >= call.reach,
    n: `${rounds} × ${seconds} s`,
  }
}

import { type Load, type LoadOptions, load, processorSeconds } from './processes.ts'
import { median, medianRatio, type Result } from './report.ts'

type Side = {
  url: string
  headers?: Record<string, string>
  /** The processes whose CPU time is measured. */
  pids: readonly (number | undefined)[]
}

type Comparison = {
  what: string
  /** The baseline. */
  name: string
  reach: number
  /** Whether the ratio by CPU time must be reached too. */
  byProcessorToo?: boolean
  ours: Side
  theirs: Side
  connections: number
  rounds: number
  seconds: number
  loadWith?(options: LoadOptions): Promise<Load>
}

/** Requests per second of two servers of the same bytes, alternating, also per second of CPU time. */
export async function compare({
  what,
  name,
  reach,
  byProcessorToo = false,
  ours,
  theirs,
  connections,
  rounds,
  seconds,
  loadWith = load,
}: Comparison): Promise<Result> {
  const sides = { ours: measuredSide(ours), theirs: measuredSide(theirs) }
  for (const { url, headers } of [ours, theirs])
    await loadWith({ url, ...(headers && { headers }), connections, seconds: 1 })
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, headers, pids, perSecond, perProcessorSecond } of Object.values(sides)) {
      const before = await processorSecondsOf(pids)
      const loaded = await loadWith({ url, ...(headers && { headers }), connections, seconds })
      perSecond.push(loaded.perSecond)
      perProcessorSecond.push(loaded.requests / ((await processorSecondsOf(pids)) - before))
    }
  }
  const ratio = medianRatio(sides.ours.perSecond, sides.theirs.perSecond)
  const byProcessor = medianRatio(sides.ours.perProcessorSecond, sides.theirs.perProcessorSecond)
  return {
    what,
    ours: `${Math.round(median(sides.ours.perSecond))} requests/s`,
    against: `${Math.round(median(sides.theirs.perSecond))} requests/s, ${name}`,
    value: `${ratio.toFixed(2)} (by processor time ${byProcessor.toFixed(2)})`,
    reach: byProcessorToo ? `${reach}, both` : String(reach),
    isReached: ratio >= reach && (!byProcessorToo || byProcessor >= reach),
    n: `${rounds} × ${seconds} s`,
  }
}

function measuredSide(side: Side) {
  const [perSecond, perProcessorSecond]: [number[], number[]] = [[], []]
  return { ...side, perSecond, perProcessorSecond }
}

async function processorSecondsOf(pids: Side['pids']): Promise<number> {
  const all = await Promise.all(pids.map(processorSeconds))
  return all.reduce((sum, seconds) => sum + seconds, 0)
}

import type { ProductProcess } from '../../tests/support/product-process.ts'
import { load, measuredCore, pin, processorSeconds, startBenchProcess } from './processes.ts'
import { median, medianRatio, type Part, type Result } from './report.ts'

const encodings = { gzip: 'gzip', 'no compression': 'identity' }
const connections = 32
const leastRatio = 0.9

type PageRunOptions = {
  product: ProductProcess
  pages: Record<string, string>
  rounds: number
  seconds: number
}

/** Pages that are kept, against a bare server that sends the same bytes and headers. */
export async function measureKeptPages({ product, pages, rounds, seconds }: PageRunOptions): Promise<Part> {
  const results: Result[] = []
  await pin(product.child.pid, measuredCore)
  for (const [name, path] of Object.entries(pages)) {
    for (const [compression, encoding] of Object.entries(encodings)) {
      results.push(await measurePage(product, name, path, { compression, encoding, rounds, seconds }))
    }
  }
  await pin(product.child.pid, null)
  return {
    results,
    notes: [
      `Kept pages: ${connections} connections, ${rounds} rounds of ${seconds} s in turns with the bare server; the median of the rounds' ratios. The ratio beside is of requests per second of the process's own processor time, which other work on the machine disturbs least.`,
    ],
  }
}

async function measurePage(
  product: ProductProcess,
  name: string,
  path: string,
  run: { compression: string; encoding: string; rounds: number; seconds: number },
): Promise<Result> {
  const headers = { 'accept-encoding': run.encoding }
  const url = `http://127.0.0.1:${product.port}${path}`
  const bare = await startBenchProcess(new URL('./bare-server.ts', import.meta.url), 'measured')
  try {
    const copy = await bare.ask<{ url: string; byteCount: number }>({ url, headers })
    const sides = {
      ours: { url, pid: product.child.pid, perSecond: [] as number[], perProcessorSecond: [] as number[] },
      theirs: {
        url: copy.url,
        pid: bare.child.pid,
        perSecond: [] as number[],
        perProcessorSecond: [] as number[],
      },
    }
    for (const side of Object.values(sides)) await load({ url: side.url, headers, connections, seconds: 1 })
    for (let round = 0; round < run.rounds; round += 1) {
      for (const side of Object.values(sides)) {
        const before = await processorSeconds(side.pid)
        const { perSecond, requests } = await load({
          url: side.url,
          headers,
          connections,
          seconds: run.seconds,
        })
        side.perSecond.push(perSecond)
        side.perProcessorSecond.push(requests / ((await processorSeconds(side.pid)) - before))
      }
    }
    const ours = median(sides.ours.perSecond)
    const theirs = median(sides.theirs.perSecond)
    const ratio = medianRatio(sides.ours.perSecond, sides.theirs.perSecond)
    const byProcessor = medianRatio(sides.ours.perProcessorSecond, sides.theirs.perProcessorSecond)
    return {
      what: `${name}, kept, ${run.compression} (${(copy.byteCount / 1024).toFixed(1)} KB)`,
      ours: `${Math.round(ours)} requests/s`,
      against: `${Math.round(theirs)} requests/s, bare server`,
      value: `${ratio.toFixed(2)} (by processor time ${byProcessor.toFixed(2)})`,
      reach: String(leastRatio),
      isReached: ratio >= leastRatio,
      n: `${run.rounds} × ${run.seconds} s`,
    }
  } finally {
    bare.stop()
  }
}

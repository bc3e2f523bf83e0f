import type { ProductProcess } from '../../tests/support/product-process.ts'
import { compare } from './compare.ts'
import { hasWrk, loadWithWrk, measuredCore, pin, startBenchProcess } from './processes.ts'
import type { Part, Result } from './report.ts'

const encodings = { gzip: 'gzip', 'no compression': 'identity' }
const connections = 32
const leastRatio = 0.9

type PageRunOptions = {
  product: ProductProcess
  pages: Record<string, string>
  rounds: number
  seconds: number
}

/** Cached pages, against a bare server that sends the same bytes and headers. */
export async function measureKeptPages(options: PageRunOptions): Promise<Part> {
  const { product, pages, rounds, seconds } = options
  const results: Result[] = []
  await pin(product.child.pid, measuredCore)
  for (const [name, path] of Object.entries(pages))
    for (const [compression, encoding] of Object.entries(encodings))
      results.push(await measurePage(options, `${name}, cached, ${compression}`, { path, encoding }))
  await pin(product.child.pid, null)
  if (hasWrk)
    for (const [name, path] of Object.entries(pages))
      results.push(
        await measurePage(options, `${name}, cached, gzip, load from outside`, {
          path,
          encoding: 'gzip',
          isFromOutside: true,
        }),
      )
  return {
    results,
    notes: [
      `Cached pages: ${connections} connections, ${rounds} rounds of ${seconds} s alternating with the bare server; the median of the rounds' ratios. The ratio in brackets is requests per second of the process's own processor time, which other work on the machine disturbs least. Load from outside: wrk sends the requests, and no process has a core of its own.`,
    ],
  }
}

async function measurePage(
  { product, rounds, seconds }: PageRunOptions,
  what: string,
  { path, encoding, isFromOutside = false }: { path: string; encoding: string; isFromOutside?: boolean },
): Promise<Result> {
  const headers = { 'accept-encoding': encoding }
  const url = `http://127.0.0.1:${product.port}${path}`
  const bare = await startBenchProcess(new URL('./bare-server.ts', import.meta.url), 'measured')
  try {
    if (isFromOutside) await pin(bare.child.pid, null)
    const copy = await bare.ask<{ url: string; byteCount: number }>({ url, headers })
    return await compare({
      what: `${what} (${(copy.byteCount / 1024).toFixed(1)} KB)`,
      name: 'bare server',
      reach: leastRatio,
      byProcessorToo: true,
      ours: { url, headers, pids: [product.child.pid] },
      theirs: { url: copy.url, headers, pids: [bare.child.pid] },
      connections,
      rounds,
      seconds,
      ...(isFromOutside && { loadWith: loadWithWrk }),
    })
  } finally {
    bare.stop()
  }
}

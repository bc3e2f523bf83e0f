/** Plays videos for many at once: each viewer fetches the next segment when the previous one has played. */
import { Agent, request } from 'node:http'
import { percentile } from './report.ts'

export type ViewersOrder = {
  /** Of each viewer: the cookie, and the URLs of the segments in order. */
  viewers: { cookie: string; urls: string[] }[]
  secondsPerSegment: number
  seconds: number
}

export type ViewersResult = {
  segments: number
  failures: number
  bytes: number
  p99InMilliseconds: number
  slowestInMilliseconds: number
}

process.on('message', (order: ViewersOrder) => {
  void watchAll(order).then((result) => process.send?.(result))
})

async function watchAll({ viewers, secondsPerSegment, seconds }: ViewersOrder): Promise<ViewersResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: viewers.length })
  const times: number[] = []
  let failures = 0
  let bytes = 0

  async function watch({ cookie, urls }: ViewersOrder['viewers'][number], delayMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    for (let at = 0; at * secondsPerSegment < seconds; at += 1) {
      const due = performance.now() + secondsPerSegment * 1000
      const begun = performance.now()
      const received = await fetchSegment(agent, urls[at % urls.length] ?? '', cookie).catch(() => null)
      if (received === null) failures += 1
      else {
        bytes += received
        times.push(performance.now() - begun)
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    }
  }

  const spread = (secondsPerSegment * 1000) / viewers.length
  await Promise.all(viewers.map((viewer, number) => watch(viewer, number * spread)))
  agent.destroy()
  return {
    segments: times.length,
    failures,
    bytes,
    p99InMilliseconds: percentile(times, 0.99),
    slowestInMilliseconds: Math.max(...times),
  }
}

/** The bytes that came; throws unless it was a success. */
function fetchSegment(agent: Agent, url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { cookie } }, (answer) => {
      let received = 0
      answer.on('data', (part: Buffer) => {
        received += part.byteLength
      })
      answer.on('end', () => (answer.statusCode === 200 ? resolve(received) : reject(new Error(url))))
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

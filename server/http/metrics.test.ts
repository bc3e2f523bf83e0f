import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { type Sample, samplesOf } from '../../tests/support/metrics-text.ts'
import { sql } from '../adapters/database/sql.ts'
import { StartFailure } from '../adapters/database/start-failure.ts'
import { enqueue } from '../jobs/operations.ts'
import { jobHandlers } from '../worker.ts'
import { serveMetrics } from './metrics.ts'

let app: TestApp
let served: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  app = await startTestApp()
  served = await serveMetrics(app.services, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await served.stop()
  await app.close()
})

async function look(of = served): Promise<Sample[]> {
  const answer = await fetch(`http://127.0.0.1:${of.port}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  return samplesOf(await answer.text())
}

function found(samples: Sample[], name: string, labels: Record<string, string> = {}): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value
}

describe('the metrics of a process', () => {
  it('count each response by call, method and status, with its time', async () => {
    const call = { route: '/api/v1/student/getCourse/:id', method: 'GET' }
    const before = await look()
    await app.call('getCourse', { id: 'no-such-course' })
    await app.call('getCourse', { id: 'nor-this-one' })
    const after = await look()
    const grown = (name: string, labels: Record<string, string>) =>
      (found(after, name, labels) ?? 0) - (found(before, name, labels) ?? 0)
    expect(grown('stepmark_http_requests_total', { ...call, status: '404' })).toBe(2)
    expect(grown('stepmark_http_request_duration_seconds_count', call)).toBe(2)
    expect(grown('stepmark_http_request_duration_seconds_bucket', { ...call, le: '+Inf' })).toBe(2)
  })

  it('have no additional series for a thousand unknown addresses', async () => {
    const ask = (path: string) => app.fetch(path)
    for (const path of ['/nothing', '/api/v1/nothing', '/media/x', '/stream/x', '/pictures/x'])
      await ask(path)
    const before = (await look()).length
    for (let number = 0; number < 200; number += 1)
      for (const path of ['', 'api/v1/', 'media/', 'stream/', 'pictures/']) await ask(`/${path}no-${number}`)
    await app.fetch('/healthz', { method: 'PROPFIND' })
    await app.fetch('/healthz', { method: 'MKCOL' })
    expect((await look()).length - before).toBeLessThan(30)
  })

  it('tell of pool, memory, event loop and disk', async () => {
    const samples = await look()
    expect(found(samples, 'stepmark_pool_size')).toBe(8)
    expect(found(samples, 'stepmark_pool_waiting')).toBe(0)
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'stepmark_disk_free_bytes',
      'stepmark_disk_size_bytes',
    ])
      expect([name, found(samples, name)]).toEqual([name, expect.any(Number)])
    expect(found(samples, 'stepmark_event_loop_delay_seconds', { quantile: '0.99' })).toBeLessThan(60)
  })

  it('show what is waiting in the database, including zero', async () => {
    const other = await startTestApp()
    const watched = await serveMetrics(other.services, { port: 0, host: '127.0.0.1' })
    try {
      const now = other.clock.now()
      const mail = { to: 'asha@school.example', subject: 'A', text: 'A', html: 'A' }
      await enqueue(other.services.database, 'sendMail', mail, { dueAt: new Date(now.getTime() - 90_000) })
      await enqueue(other.services.database, 'sendMail', mail, { dueAt: new Date(now.getTime() + 90_000) })
      const samples = await look(watched)
      expect(found(samples, 'stepmark_up_database')).toBe(1)
      expect(found(samples, 'stepmark_jobs', { kind: 'sendMail', state: 'due' })).toBe(1)
      expect(found(samples, 'stepmark_jobs', { kind: 'sendMail', state: 'planned' })).toBe(1)
      expect(found(samples, 'stepmark_job_oldest_seconds', { kind: 'sendMail' })).toBe(90)
      expect(found(samples, 'stepmark_job_oldest_seconds', { kind: 'refundPayment' })).toBe(0)
      expect(found(samples, 'stepmark_mail_backlog')).toBe(1)
      expect(found(samples, 'stepmark_captures_without_access')).toBe(0)
      expect(found(samples, 'stepmark_payments', { status: 'captured' })).toBe(0)
      expect(found(samples, 'stepmark_gateway_messages_unapplied')).toBe(0)
      expect(found(samples, 'stepmark_transcodes', { state: 'waiting' })).toBe(0)
    } finally {
      await watched.stop()
      await other.close()
    }
  })

  it('export zeros for every kind of job, and a kind that only the previous release knows', async () => {
    const other = await startTestApp()
    const watched = await serveMetrics(other.services, { port: 0, host: '127.0.0.1' })
    try {
      const now = other.clock.now()
      await enqueue(other.services.database, 'transcodeVideo', { mediaId: 'x' }, { dueAt: now })
      await other.services.database.all(sql`update jobs set kind = 'transcodeFilm'`)
      const samples = await look(watched)
      const kinds = samples.flatMap(({ name, labels }) =>
        name === 'stepmark_job_oldest_seconds' ? [labels.kind] : [],
      )
      expect(kinds.toSorted()).toEqual([...Object.keys(jobHandlers), 'transcodeFilm'].toSorted())
      expect(found(samples, 'stepmark_jobs', { kind: 'transcodeFilm', state: 'due' })).toBe(1)
    } finally {
      await watched.stop()
      await other.close()
    }
  })

  it('query the database once for many readers, and report when it does not answer', async () => {
    const other = await startTestApp()
    const whole = other.services.database
    let asked = 0
    other.services.database = {
      ...whole,
      all: () => {
        asked += 1
        return Promise.reject(new Error('gone'))
      },
    }
    const watched = await serveMetrics(other.services, { port: 0, host: '127.0.0.1' })
    try {
      const all = await Promise.all([look(watched), look(watched), look(watched)])
      for (const samples of all) {
        expect(found(samples, 'stepmark_up_database')).toBe(0)
        expect(found(samples, 'stepmark_mail_backlog')).toBeUndefined()
        expect(found(samples, 'process_resident_memory_bytes')).toBeGreaterThan(0)
      }
      expect(asked).toBe(1)
    } finally {
      await watched.stop()
      await other.close()
    }
  })

  it('are at one address on their own port and nowhere on the product’s', async () => {
    expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${served.port}/metrics`, { method: 'POST' })).status).toBe(404)
    expect((await app.fetch('/metrics')).status).toBe(404)
    await expect(serveMetrics(app.services, { port: served.port, host: '127.0.0.1' })).rejects.toThrow(
      StartFailure,
    )
  })
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../tests/support/app.ts'
import { createLog } from '../log.ts'
import { startTracer } from './otlp.ts'

type SentTrace = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}
type Envelope = { resourceSpans: { resource: object; scopeSpans: { spans: SentTrace[] }[] }[] }

let collector: Server
let endpoint = ''
let spans: SentTrace[] = []
let paths: string[] = []
let answerStatus = 200
let isSilent = false
beforeEach(async () => {
  spans = []
  paths = []
  answerStatus = 200
  isSilent = false
  collector = createServer(async (request, response) => {
    paths.push(`${request.method} ${request.url} ${request.headers['x-key']}`)
    if (isSilent) return
    const { resourceSpans } = (await json(request)) as Envelope
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(answerStatus, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(() => {
  collector.closeAllConnections()
  collector.close()
})

const silent = createLog('silent')
const settings = () => ({ endpoint, headers: { 'x-key': 'k' }, serviceName: 'stepmark', ratio: 1 })

describe('a tracer', () => {
  it('sends stretches in batches, each within its own', async () => {
    const tracer = startTracer(settings(), silent)
    const outer = tracer.begin('request', 'server', null)
    const inner = tracer.begin('select 1', 'client', outer, { rows: 3 })
    inner.end({}, new TypeError('with asha@school.example in it'))
    outer.end({ part: 0.5 })
    await tracer.stop()
    expect(paths).toEqual(['POST /v1/traces k'])
    const [first, second] = spans
    expect(first).toMatchObject({
      name: 'select 1',
      kind: 3,
      parentSpanId: second?.spanId,
      status: { code: 2 },
    })
    expect(first?.traceId).toBe(second?.traceId)
    expect(second).not.toHaveProperty('parentSpanId')
    expect(first?.attributes).toEqual([
      { key: 'rows', value: { intValue: '3' } },
      { key: 'error.type', value: { stringValue: 'TypeError' } },
    ])
    expect(second?.attributes).toEqual([{ key: 'part', value: { doubleValue: 0.5 } }])
    expect(BigInt(first?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(first?.startTimeUnixNano ?? 0))
    expect(JSON.stringify(spans)).not.toContain('asha')
  })

  it('continues an incoming trace, unless its header is invalid or it is not sampled', async () => {
    const tracer = startTracer(settings(), silent)
    const theirs = '4bf92f3577b34da6a3ce929d0e0e4736'
    tracer.begin('kept', 'server', `00-${theirs}-00f067aa0ba902b7-01`).end()
    tracer.begin('not kept', 'server', `00-${theirs}-00f067aa0ba902b7-00`).end()
    for (const broken of [
      '',
      'x',
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      `00-${theirs}-00f067aa0ba902b7-01-x`,
    ])
      tracer.begin('own', 'server', broken).end()
    await tracer.stop()
    expect(spans.map(({ name }) => name)).toEqual(['kept', 'own', 'own', 'own', 'own'])
    expect(spans[0]).toMatchObject({ traceId: theirs, parentSpanId: '00f067aa0ba902b7' })
    for (const own of spans.slice(1)) expect(own.traceId).not.toBe(theirs)
  })

  it('records no traces when not sampled, and drops them silently while the collector is unreachable', async () => {
    const none = startTracer({ ...settings(), ratio: 0 }, silent)
    none.begin('request', 'server', null).end()
    await none.stop()
    expect(paths).toEqual([])
    answerStatus = 500
    const told: string[] = []
    const log = createLog('warn', { write: (line) => void told.push(line) })
    const tracer = startTracer(settings(), log)
    for (let number = 0; number < 1200; number += 1) tracer.begin('request', 'server', null).end()
    await tracer.stop()
    expect(paths.length).toBe(3)
    expect(told).toHaveLength(1)
  })

  it('ends despite an unresponsive collector, however much is left', async () => {
    isSilent = true
    const tracer = startTracer(settings(), silent)
    for (let number = 0; number < 1200; number += 1) tracer.begin('request', 'server', null).end()
    await tracer.stop()
    // It was asked once, not for each of the three batches.
    expect(paths.length).toBe(1)
  })
})

describe('the product', () => {
  it('traces a request to its operation, statements and mail, without personal values', async () => {
    const app = await startTestApp({ settings: { traces: settings() } })
    const person = {
      name: 'Asha',
      email: 'asha@school.example',
      phone: '+919848012345',
      password: 'kept-in-a-notebook',
    }
    const answer = await app.call('register', person)
    await app.runJobs()
    await app.services.tracer?.stop()
    await app.close()
    const request = spans.find(({ name }) => name === 'POST /api/v1/student/register')
    const operation = spans.find(({ name }) => name === 'register')
    const transaction = spans.find(
      ({ name, parentSpanId }) => name === 'transaction' && parentSpanId === operation?.spanId,
    )
    expect(operation?.parentSpanId).toBe(request?.spanId)
    expect(spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId).length).toBeGreaterThan(0)
    expect(new Set([request?.traceId, operation?.traceId, transaction?.traceId]).size).toBe(1)
    const id = { key: 'stepmark.request_id', value: { stringValue: answer.headers.get('x-request-id') } }
    expect(request?.attributes).toContainEqual(id)
    const job = spans.find(({ name }) => name === 'job sendMail')
    expect(job?.attributes).toContainEqual(id)
    expect(spans.find(({ name }) => name === 'mail')?.parentSpanId).toBe(job?.spanId)
    expect(JSON.stringify(spans)).not.toMatch(/asha|98480|notebook/i)
  })

  it('loads nothing of it where no collector is named', async () => {
    const app = await startTestApp()
    expect(app.services.tracer).toBeNull()
    await app.call('getLiveCourses')
    await app.close()
    expect(paths).toEqual([])
  })
})

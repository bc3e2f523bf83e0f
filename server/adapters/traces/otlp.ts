import { randomBytes } from 'node:crypto'

export type TraceSettings = {
  /** Base address of a collector of OTLP over HTTP; spans go to its `/v1/traces`. */
  endpoint: string
  /** HTTP headers for each export, such as the collector's API key. */
  headers: Record<string, string>
  serviceName: string
  /** Sampling ratio from 0 to 1; an incoming trace context decides for itself. */
  ratio: number
}

type Log = { warn(fields: object, message: string): void }
type Attributes = Record<string, string | number>
export type SpanKind = keyof typeof kinds

/** A span of a trace. */
export type Span = {
  /** May be set more precisely at the end than at the start. */
  name: string
  readonly traceId: string
  readonly spanId: string
  readonly isKept: boolean
  /** Ends it; of an error only the name is recorded, since the message may contain anything. */
  end(attributes?: Attributes, error?: unknown): void
}

export type Tracer = {
  /** Starts a span within another, as the continuation of a `traceparent`, or as a new trace. */
  begin(name: string, kind: SpanKind, within: Span | string | null, attributes?: Attributes): Span
  /** Flushes what is left, without retries, and stops. */
  stop(): Promise<void>
}

const kinds = { internal: 1, server: 2, client: 3 } as const
const mostWaiting = 4096
const batchSize = 512
const pauseMs = 2000
const deadlineMs = 5000
/** How long shutdown waits for the collector: the database and others must be closed too. */
const lastDeadlineMs = 1500

/**
 * Spans in OTLP's JSON format (https://opentelemetry.io/docs/specs/otlp), sent in batches; while
 * the collector is unreachable only spans are lost.
 */
export function startTracer(settings: TraceSettings, log: Log): Tracer {
  let waiting: object[] = []
  let isTroubleTold = false
  let sending: Promise<void> = Promise.resolve()
  const ending = new AbortController()
  const timer = setInterval(() => void flush(), pauseMs)
  timer.unref()

  function flush(): Promise<void> {
    sending = sending.then(async () => {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, batchSize)
        waiting = waiting.slice(batchSize)
        await send(batch)
      }
    })
    return sending
  }

  async function send(spans: object[]): Promise<void> {
    try {
      const answer = await fetch(`${settings.endpoint.replace(/\/+$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...settings.headers, 'content-type': 'application/json' },
        body: JSON.stringify(envelope(settings.serviceName, spans)),
        signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), ending.signal]),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
      isTroubleTold = false
    } catch (error) {
      if (!isTroubleTold)
        log.warn({ err: error, spans: spans.length }, 'traces could not be sent and are lost')
      isTroubleTold = true
    }
  }

  function begin(name: string, kind: SpanKind, within: Span | string | null, initial: Attributes = {}): Span {
    const parent = typeof within === 'string' ? readTraceparent(within) : within
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
    const spanId = randomBytes(8).toString('hex')
    const isKept = parent?.isKept ?? Math.random() < settings.ratio
    const startedAt = now()
    const span: Span = {
      name,
      traceId,
      spanId,
      isKept,
      end(attributes = {}, error) {
        if (!isKept || waiting.length >= mostWaiting) return
        waiting.push({
          traceId,
          spanId,
          ...(parent !== null && { parentSpanId: parent.spanId }),
          name: span.name,
          kind: kinds[kind],
          startTimeUnixNano: startedAt,
          endTimeUnixNano: now(),
          attributes: written({
            ...initial,
            ...attributes,
            ...(error !== undefined && { 'error.type': typeOf(error) }),
          }),
          status: error === undefined ? {} : { code: 2 },
        })
        if (waiting.length === batchSize) void flush()
      },
    }
    return span
  }

  return {
    begin,
    async stop() {
      clearInterval(timer)
      const givingUp = setTimeout(() => {
        waiting = []
        ending.abort()
      }, lastDeadlineMs)
      await flush()
      clearTimeout(givingUp)
    },
  }
}

/** The parent and the sampling flag, in the W3C Trace Context format; null for any other format. */
function readTraceparent(text: string): Pick<Span, 'traceId' | 'spanId' | 'isKept'> | null {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text) ?? []
  if (traceId === '' || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, isKept: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** Nanoseconds since 1970 as a string of digits, as the format requires. */
function now(): string {
  return String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n)
}

function typeOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error)
}

function envelope(serviceName: string, spans: object[]): object {
  const resource = { attributes: written({ 'service.name': serviceName, 'process.pid': process.pid }) }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'stepmark' }, spans }] }] }
}

function written(attributes: Attributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: value }
        : Number.isInteger(value)
          ? { intValue: String(value) }
          : { doubleValue: value },
  }))
}

import type { Database, Queryable } from '../adapters/database/database.ts'
import type { Statement } from '../adapters/database/sql.ts'
import type { Gateway } from '../adapters/gateway/gateway.ts'
import type { MediaStore } from '../adapters/media/media-store.ts'
import type { SpanKind, Tracer } from '../adapters/traces/otlp.ts'
import { currentScope, inScope } from '../scope.ts'
import type { Services } from '../services.ts'
import { wrapGateway } from './measured.ts'

/**
 * Runs `work` as a span of the current trace; without one, as in the product's own scheduled tasks
 * or with tracing off, it just runs.
 */
export async function traced<Result>(
  tracer: Tracer | null,
  { name, kind = 'internal', attributes = {} }: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const scope = currentScope()
  if (tracer === null || scope?.span === undefined) return work()
  const span = tracer.begin(name, kind, scope.span, attributes)
  try {
    const result = await inScope({ ...scope, span }, work)
    span.end()
    return result
  } catch (error) {
    span.end({}, error)
    throw error
  }
}

type SpanOptions = { name: string; kind?: SpanKind; attributes?: Record<string, string | number> }

/** The same services, with a span for each statement, gateway call, mail, push and file. */
export function tracedServices(services: Omit<Services, 'tracer'>, tracer: Tracer): Services {
  const { sendMail, sendPush } = services
  return {
    ...services,
    tracer,
    database: tracedDatabase(services.database, tracer),
    gateway: tracedGateway(services.gateway, tracer),
    media: tracedMedia(services.media, tracer),
    sendMail: (message) => traced(tracer, { name: 'mail', kind: 'client' }, () => sendMail(message)),
    sendPush: (...given) => traced(tracer, { name: 'push', kind: 'client' }, () => sendPush(...given)),
  }
}

function tracedDatabase(database: Database, tracer: Tracer): Database {
  return {
    ...database,
    ...tracedQueries(database, tracer),
    transaction: (work, options) =>
      traced(tracer, { name: 'transaction', kind: 'client', attributes: postgres }, () =>
        database.transaction((tx) => work(tracedQueries(tx, tracer)), options),
      ),
  }
}

const postgres = { 'db.system.name': 'postgresql' }

/** SQL texts contain placeholders, not values, so they are safe to trace. */
function tracedQueries(on: Queryable, tracer: Tracer): Queryable {
  const about = ({ text }: Statement<unknown>): SpanOptions => {
    const short = text.replace(/\s+/g, ' ').trim()
    return {
      name: short.slice(0, 60),
      kind: 'client',
      attributes: { ...postgres, 'db.query.text': short.slice(0, 2000) },
    }
  }
  return {
    all: (statement) => traced(tracer, about(statement), () => on.all(statement)),
    first: (statement) => traced(tracer, about(statement), () => on.first(statement)),
  }
}

function tracedGateway(gateway: Gateway, tracer: Tracer): Gateway {
  return wrapGateway(gateway, (question, ask) =>
    traced(tracer, { name: `gateway ${question}`, kind: 'client' }, ask),
  )
}

function tracedMedia(media: MediaStore, tracer: Tracer): MediaStore {
  const ask = <Answer>(name: string, work: () => Promise<Answer>) =>
    traced(tracer, { name: `media ${name}`, kind: 'client' }, work)
  return {
    ...media,
    put: (...given) => ask('put', () => media.put(...given)),
    putFile: (...given) => ask('putFile', () => media.putFile(...given)),
    remove: (...given) => ask('remove', () => media.remove(...given)),
    read: (...given) => ask('read', () => media.read(...given)),
    readBytes: (...given) => ask('readBytes', () => media.readBytes(...given)),
  }
}

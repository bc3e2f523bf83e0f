import { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { calls } from '../../domain/calls.ts'
import { type Call, failureKinds } from '../../domain/contract.ts'
import { webhook } from '../../domain/payments/webhook.ts'
import { productName } from '../../domain/product.ts'
import type { Services } from '../services.ts'
import { compressedFor } from './compressed.ts'
import { failureMeanings } from './failure-meanings.ts'
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts'

/** The calls that pages make, and the gateway's webhook. */
const described = { ...calls, webhook }

type JsonSchema = Record<string, unknown>

/** `/api/v1/openapi.json`, generated from the contract, and `/api/v1/docs`, a page that shows it. */
export function createApiDocument({ settings }: Services): Hono {
  const app = new Hono()
  const common = commonHeaders(settings)
  const answerDocument = keptText(() => JSON.stringify(openApiDocument(settings.publicUrl)), {
    ...common,
    'content-type': 'application/json',
  })
  const answerPage = keptText(() => String(documentPage()), {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy([], { checkout: [], media: [] }),
  })
  app.get('/openapi.json', (c) => answerDocument(c.req.raw))
  app.get('/docs', (c) => answerPage(c.req.raw))
  return app
}

/** A text that is constant while the process runs: generated and compressed on first use. */
function keptText(write: () => string, headers: Record<string, string>) {
  let written: Uint8Array<ArrayBuffer> | undefined
  return async (request: Request): Promise<Response> => {
    written ??= new TextEncoder().encode(write())
    const { bytes, headers: ofBytes } = await compressedFor(request, written)
    return new Response(bytes, { headers: { ...headers, ...ofBytes } })
  }
}

/** OpenAPI 3.1 of every call of the contract. */
export function openApiDocument(publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const [name, call] of Object.entries(described) as [string, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1' },
    servers: [{ url: `${publicUrl}/api/v1` }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failureSchema },
    },
    paths,
  }
}

function operation(name: string, call: Call): JsonSchema {
  const input = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  const properties: Record<string, JsonSchema> = (input.properties ?? {}) as Record<string, JsonSchema>
  const required = new Set(input.required ?? [])
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? '')
  const rest = Object.keys(properties).filter((property) => !inPath.includes(property))
  const parameters = [...inPath, ...(call.method === 'GET' ? rest : [])].map((property) => ({
    name: property,
    in: inPath.includes(property) ? 'path' : 'query',
    required: inPath.includes(property) || required.has(property),
    schema: properties[property] ?? {},
  }))
  return {
    operationId: name,
    summary: call.summary,
    security:
      call.access === 'student' ? [{ bearer: [] }] : call.access === 'optional' ? [{}, { bearer: [] }] : [],
    parameters,
    ...(call.method === 'POST' && {
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(rest.map((property) => [property, properties[property]])),
              required: rest.filter((property) => required.has(property)),
              additionalProperties: input.additionalProperties ?? true,
            },
          },
        },
      },
    }),
    responses: {
      [String(call.status ?? 200)]: {
        description: 'Success',
        content: { 'application/json': { schema: successSchema(call) } },
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

function successSchema(call: Call): JsonSchema {
  const output = z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' })
  const paged = (output.properties ?? {}) as Record<string, JsonSchema>
  return {
    type: 'object',
    properties: {
      success: { const: true },
      status: { type: 'integer' },
      message: { type: 'string' },
      response: { type: 'string' },
      ...(call.isPaged ? { data: paged['data'], totalPages: paged['totalPages'] } : { data: output }),
    },
    required: ['success', 'status', 'message', 'response', 'data', ...(call.isPaged ? ['totalPages'] : [])],
  }
}

const sentenceSchema = {
  type: 'string',
  description: 'One sentence for a person, the same under three names.',
}
const failureSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    status: { type: 'integer' },
    error: sentenceSchema,
    message: sentenceSchema,
    response: sentenceSchema,
    code: {
      enum: Object.keys(failureKinds),
      description: Object.entries(failureMeanings)
        .map((entry) => entry.join(': '))
        .join('\n'),
    },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: {
      type: 'string',
      description: 'With a status of 500 or more: the number to give to support.',
    },
  },
  required: ['success', 'status', 'error', 'message', 'response', 'code'],
}

function documentPage() {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
  <title>${productName} API</title>
  <style>
    :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
    body { max-width: 860px; margin: 0 auto; padding: 16px } code, pre { font-size: 15px } pre { overflow: auto }
    summary { min-height: 44px; padding-block: 8px } details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
  </style>
</head>
<body>
  <h1>${productName} API</h1>
  <p>Every call, below <code>/api/v1</code>. The same as <a href="/api/v1/openapi.json">OpenAPI</a>.</p>
  ${(Object.entries(described) as [string, Call][]).map(
    ([, call]) => html`<details><summary><code>${call.method} ${call.path}</code> · ${call.summary}</summary>
    <p>Who may call: ${{ anyone: 'anyone', optional: 'anyone; a student by token', student: 'a student by token', staff: 'staff' }[call.access]}.</p>
    <p>Input</p><pre>${JSON.stringify(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), null, 2)}</pre>
    <p>Data of the answer</p><pre>${JSON.stringify(z.toJSONSchema(call.output, { io: 'output', unrepresentable: 'any' }), null, 2)}</pre></details>`,
  )}
</body>
</html>`
}

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '../../domain/accounts/account-contract.ts'
import * as accounts from '../../domain/accounts/contract.ts'
import * as articles from '../../domain/articles/contract.ts'
import { calls } from '../../domain/calls.ts'
import * as catalog from '../../domain/catalog/contract.ts'
import type { Call } from '../../domain/contract.ts'
import * as enquiries from '../../domain/enquiries/contract.ts'
import * as payments from '../../domain/payments/contract.ts'
import * as site from '../../domain/site/contract.ts'
import * as support from '../../domain/support/contract.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

/** Bodies sent to each family of calls: 300, times `FAULT_FACTOR` (34 makes ten thousand). */
const bodies = Math.ceil(300 * Number(process.env['FAULT_FACTOR'] ?? 1))
const answerWithinMs = 10_000
const families: Record<string, Call[]> = {
  accounts: [...callsOf(accounts), ...callsOf(account)],
  catalog: callsOf(catalog),
  payments: callsOf(payments),
  articles: callsOf(articles),
  enquiries: callsOf(enquiries),
  support: callsOf(support),
  site: callsOf(site),
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('malformed calls', () => {
  it('stand in one of the families', () => {
    const known = new Set(Object.values(families).flat())
    expect(Object.entries(calls).filter(([, call]) => !known.has(call))).toEqual([])
  })

  it.each(Object.entries(families))(
    'of %s are refused in words, never by a failure, and never left waiting',
    async (_, family) => {
      let token = (await app.student()).token
      let sent = 0
      const run = fc.asyncProperty(malformed(family), fc.boolean(), async (request, isSignedIn) => {
        // No limit stands before what is tried here.
        await app.services.database.first(sql`delete from rate_limits`)
        if (sent % 100 === 99) token = (await app.student()).token
        sent += 1
        const headers = { ...request.headers, ...(isSignedIn && { authorization: `Bearer ${token}` }) }
        const answer = await inTime(app.fetch(request.path, { ...request.init, headers }))
        expect(answer.status).toBeLessThan(500)
        const said: Record<string, unknown> = await answer.json()
        expect(said).toMatchObject({ success: answer.status < 400, status: answer.status })
      })
      await fc.assert(run, { numRuns: bodies })
      expect(sent).toBeGreaterThanOrEqual(bodies)
    },
    120_000 * Math.ceil(bodies / 300),
  )
})

type Malformed = { path: string; init: RequestInit; headers: Record<string, string> }

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...[
      '\u0000',
      'a\u0000b',
      '\ud800',
      "' or 1=1 --",
      '../../etc/passwd',
      '%00',
      '<script>',
      'x'.repeat(60_000),
    ],
    ...[
      -0,
      1e308,
      -1,
      2 ** 53,
      0.1,
      null,
      true,
      [],
      {},
      [[[[[]]]]],
      { $ne: null },
      { toString: 1 },
      ['a', 'b'],
    ],
    ...['9848012345', 'a@example.com', '000000', '2026-02-30', '00000000-0000-0000-0000-000000000000'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** A request to one of the calls with anything in its fields, or a body that is none. */
function malformed(family: readonly Call[]): fc.Arbitrary<Malformed> {
  return fc.constantFrom(...family).chain((call) =>
    fc
      .tuple(
        fc.dictionary(fc.constantFrom(...fieldsOf(call), 'x', 'constructor'), nasty),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
        fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: brokenBody }),
        fc.constantFrom('application/json', 'application/json', 'text/plain', 'multipart/form-data', ''),
      )
      .map(([fields, segment, broken, contentType]) => {
        const path = call.path.replace(/:\w+/g, encodeURIComponent(segment.toWellFormed()))
        if (call.method === 'GET') {
          const query = Object.entries(fields).map(([name, value]) => [name, String(JSON.stringify(value))])
          return { path: `/api/v1${path}?${new URLSearchParams(query)}`, init: {}, headers: {} }
        }
        const body = broken ?? JSON.stringify(fields)
        return {
          path: `/api/v1${path}`,
          init: { method: 'POST', body },
          headers: contentType === '' ? {} : { 'content-type': contentType },
        }
      }),
  )
}

const brokenBody = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(
    ...['', '{', '[]', 'null', '"', '{"a":1,}', '{"__proto__":{"a":1}}', '['.repeat(5000) + ']'.repeat(5000)],
    `{"x":"${'y'.repeat(70_000)}"}`,
  ),
)

function fieldsOf(call: Call): string[] {
  // A schema of an object carries the names of its fields.
  return Object.keys((call.input as unknown as { def: { shape?: object } }).def.shape ?? {})
}

function callsOf(contract: Record<string, unknown>): Call[] {
  return Object.values(contract).filter(isCall)
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerWithinMs} ms`)), answerWithinMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

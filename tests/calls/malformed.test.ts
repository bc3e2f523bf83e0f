import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminCalls } from '../../domain/admin/calls.ts'
import { freshDocument } from '../../domain/admin/courses/rules.ts'
import { exports, exportsPath } from '../../domain/admin/exports/rules.ts'
import { uploadsPath } from '../../domain/admin/uploads/rules.ts'
import { calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { staffOf, type TestStaff } from '../support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { callFamilies, fieldsOf } from '../support/call-families.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { runs } from '../support/runs.ts'
import { shopOf } from '../support/shop.ts'
import { beginUpload } from '../support/tus.ts'

/** Bodies sent to each family of calls: 100, times `FAULT_FACTOR` (100 makes ten thousand). */
const bodies = runs(100)
const deadline = 120_000 * Math.ceil(bodies / 100)
const answerWithinMs = 10_000
const families = Object.entries(callFamilies())
const familiesOf = (isAdmin: boolean) => families.filter(([name]) => name.startsWith('admin') === isAdmin)

let app: TestApp
let student: TestStudent
let owner: TestStaff
/** What really is there, by the name of the field that takes it: so a request gets past the first rule. */
let things: Record<string, unknown[]> = {}
beforeAll(async () => {
  app = await startTestApp()
  owner = await staffOf(app, 'owner')
  student = await app.student()
  things = await makeThings()
})
afterAll(() => app.close())

describe('malformed calls', () => {
  it('that fails or hangs is detected', async () => {
    const before = { ...trouble }
    await expect(answered(async () => Response.json({}, { status: 500 }))).rejects.toThrow()
    await expect(answered(() => Promise.reject(new Error('late')))).rejects.toThrow('late')
    expect(trouble).toEqual({ failures: before.failures + 1, hangs: before.hangs + 1 })
    Object.assign(trouble, before)
    recordPlanted('T30', 'an answer of 500 and one that never comes are noticed')
  })

  it('are in one of the families', () => {
    const known = new Set(families.flatMap(([, family]) => family.map(([, call]) => call)))
    const all: Record<string, Call> = { ...calls, ...adminCalls }
    expect(Object.entries(all).filter(([, call]) => !known.has(call))).toEqual([])
    for (const call of Object.values<Call>(adminCalls)) expect(known).toContain(call)
  })

  it('contain no integer that a database column cannot store', () => {
    const wide = Object.entries({ ...calls, ...adminCalls }).flatMap(([name, call]) =>
      tooWide(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), name),
    )
    expect(wide).toEqual([])
  })

  it.each(familiesOf(false))(
    'of %s are refused with a message, never by a server error, and never left hanging',
    async (name, family) => {
      await assertRefused(name, malformed(family), async () => {
        student = await app.student()
        return { authorization: `Bearer ${student.token}` }
      })
    },
    deadline,
  )

  it.each(familiesOf(true))(
    'of %s are refused with a message for authorised callers, and never left hanging',
    async (name, family) => {
      await assertRefused(name, malformed(family), async () => {
        owner = await staffOf(app, 'owner')
        return { cookie: owner.cookie }
      })
    },
    deadline,
  )

  it(
    'of uploads are refused by their headers, and never left waiting',
    async () => {
      let last = ''
      const run = fc.asyncProperty(malformedUpload, async ({ method, headers, body, isKnown }) => {
        const answer = await inTime(
          app.fetch(isKnown ? last : uploadsPath, {
            method,
            headers: { ...headers, cookie: owner.cookie },
            ...(body && !['HEAD', 'GET'].includes(method) && { body: new Uint8Array(body) }),
          }),
        )
        expect(answer.status).toBeLessThan(500)
        if (answer.status === 201)
          await app.services.database.first(
            sql`delete from uploads where id::text <> ${last.split('/').at(-1) ?? ''}`,
          )
      })
      last = (await beginUpload(app, owner, { size: 1000 })).path
      const unoffered = ['upload-concat', 'upload-defer-length'].map((name) => ({
        method: 'POST' as const,
        isKnown: false,
        body: null,
        headers: { 'tus-resumable': '1.0.0', [name]: name === 'upload-concat' ? 'partial' : '1' },
      }))
      await fc.assert(run, { numRuns: bodies, examples: unoffered.map((one) => [one]) })
    },
    deadline,
  )

  it(
    'of tables for a spreadsheet are refused with a message',
    async () => {
      const filter = fc.dictionary(
        fc.constantFrom('search', 'state', 'plan', 'courseId', 'from', 'to'),
        fc.string(),
      )
      const name = fc.oneof(fc.constantFrom(...Object.keys(exports)), fc.string({ minLength: 1 }))
      const run = fc.asyncProperty(name, filter, async (table, given) => {
        const path = `${exportsPath}/${encodeURIComponent(table)}?${new URLSearchParams(given)}`
        const answer = await inTime(app.fetch(path, { headers: { cookie: owner.cookie } }))
        expect(answer.status).toBeLessThan(500)
        await inTime(answer.text())
      })
      await fc.assert(run, { numRuns: Math.ceil(bodies / 10) })
    },
    deadline,
  )
})

const widestColumn = 2 ** 31 - 1

/** The places of whole numbers in a schema that may be greater than a column takes. */
function tooWide(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum = Number.POSITIVE_INFINITY } = schema as { type?: string; maximum?: number }
  const own = type === 'integer' && maximum > widestColumn ? [place] : []
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => tooWide(part, `${place}.${name}`))]
}

async function makeThings(): Promise<Record<string, unknown[]>> {
  const shop = shopOf(app)
  const course = await app.course()
  const buyer = shop.contextOf(student.id)
  const { order } = await shop.buy(buyer, course.id)
  const asked = { userId: student.id, courseId: course.id, question: 'Why?' }
  const ticket = (await app.call('createTicket', asked, { token: student.token })).body.data
  const rows = (statement: ReturnType<typeof sql<{ id: string }>>) =>
    app.services.database.all(statement).then((found) => found.map(({ id }) => id))
  const [invoices, media, categories, instructors] = await Promise.all([
    rows(sql<{ id: string }>`select id from invoices`),
    rows(sql<{ id: string }>`select id from media`),
    rows(sql<{ id: string }>`select id from categories`),
    rows(sql<{ id: string }>`select id from instructors`),
  ])
  const editingId = crypto.randomUUID()
  return {
    id: [course.id, course.slug, ticket._id, ...media, ...categories, ...instructors],
    ids: [categories],
    courseId: [course.id],
    userId: [student.id],
    senderId: [student.id],
    ticketId: [ticket._id, ticket.ticketId],
    paymentId: [order.paymentId],
    orderId: [order.paymentId],
    invoiceId: invoices,
    mediaId: media,
    staffId: [owner.id, null],
    file: [course.freeVideo, course.lockedVideo],
    item: [course.freeVideo, course.lockedVideo],
    instead: [[crypto.randomUUID()]],
    editingId: [editingId],
    baseVersion: [0, 1],
    version: [0, 1],
    subscriptionType: [1, 2, 3],
    kind: ['ticket', 'contact', 'lesson', 'article', 'video'],
    status: ['open', 'waiting', 'published'],
    sort: ['title', 'newest'],
    email: [student.email],
    emailId: [student.email],
    phone: [student.phone],
    otp: ['000000'],
    code: ['000000'],
    password: [student.password],
    currentPassword: [student.password],
    newPassword: ['another-one-1'],
    confirmation: ['account'],
    name: ['Meena'],
    fullName: ['Meena'],
    companyName: ['A company'],
    dreamCompany: ['Another'],
    experienceInYears: [1],
    title: ['A title'],
    text: ['A text'],
    message: ['A message'],
    question: ['A question'],
    reason: ['spam', 'A reason'],
    amount: [339.15, 1],
    endsAccess: [true],
    page: [1, '2'],
    limit: [1, '10'],
  }
}

type Malformed = { path: string; init: RequestInit; headers: Record<string, string> }

/** Sends what is generated, every second time signed in, and expects a sentence for each. */
async function assertRefused(
  family: string,
  requests: fc.Arbitrary<Malformed>,
  signIn: () => Promise<Record<string, string>>,
): Promise<void> {
  let session = await signIn()
  let sent = 0
  const run = fc.asyncProperty(requests, fc.boolean(), async (request, isSignedIn) => {
    // No rate limit applies to what is tried here.
    await app.services.database.first(sql`delete from rate_limits`)
    sent += 1
    const headers = { ...request.headers, ...(isSignedIn && session) }
    const said = await answered(() => app.fetch(request.path, { ...request.init, headers }))
    // Some of these calls end the session.
    if (isSignedIn && said['code'] === 'noSession') session = await signIn()
  })
  try {
    await fc.assert(run, { numRuns: bodies })
  } finally {
    const figure = `${trouble.failures} responses of 5xx, ${trouble.hangs} that hang`
    const isMet = trouble.failures + trouble.hangs === 0
    recordFigure({ id: 'T30', part: family, n: sent, figure, isMet })
  }
  expect(sent).toBeGreaterThanOrEqual(bodies)
}

/** What the calls did that none may do. */
const trouble = { failures: 0, hangs: 0 }

/** The answer, which says whether it is a success and is no failure of the server, and comes in time. */
async function answered(ask: () => Promise<Response>): Promise<Record<string, unknown>> {
  const answer = await inTime(ask()).catch((error: unknown) => {
    trouble.hangs += 1
    throw error
  })
  if (answer.status >= 500) trouble.failures += 1
  expect(answer.status).toBeLessThan(500)
  const said: Record<string, unknown> = await answer.json()
  expect(said).toMatchObject({ success: answer.status < 400, status: answer.status })
  return said
}

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...['\u0000', 'a\u0000b', '\ud800', "' or 1=1 --", '../../etc/passwd', '%00', '<script>'],
    ...['x'.repeat(60_000), '%', '_', '\\', '\u202e', '1e9', '9'.repeat(30), '2026-13-45', '+0'],
    ...[-0, 1e308, -1, 2 ** 53, 0.1, null, true, [], {}, [[[[[]]]]], { $ne: null }, { toString: 1 }],
    ...[['a', 'b'], { __proto__: null, length: 1 }, [null], new Array(500).fill('x')],
    ...['9848012345', 'a@example.com', '000000', '2026-02-30', '00000000-0000-0000-0000-000000000000'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** The working copy of a course with anything in some of its places. */
const nastyDocument = fc
  .dictionary(fc.constantFrom(...Object.keys(freshDocument('')), 'x'), nasty)
  .map((wrong) => ({ ...freshDocument('A course'), ...wrong }))

/** What looks like a day, and is none of a calendar or of the database's. */
const noDays = ['0000-01-01', '2026-02-31', '2026-09-31', '2026-11-31', '9999-12-31', '-0001-01-01']
const dayFields = new Set([
  'from',
  'to',
  'on',
  'until',
  'day',
  'startsOn',
  'endsOn',
  'dateOfBirth',
  'effectiveFrom',
])

/** Anything, or what a field of that name may well take. */
function anyOf(field: string): fc.Arbitrary<unknown> {
  if (field === 'document') return fc.oneof(nasty, nastyDocument)
  if (dayFields.has(field)) return fc.oneof(nasty, fc.constantFrom(...noDays))
  return fc.tuple(fc.boolean(), nasty, fc.nat()).map(([isTrue, wrong, at]) => {
    const known = things[field] ?? []
    return isTrue && known.length > 0 ? known[at % known.length] : wrong
  })
}

/** A request to one of the calls with anything in its fields, or a body that is none. */
function malformed(family: readonly [string, Call][]): fc.Arbitrary<Malformed> {
  return fc.constantFrom(...family).chain(([, call]) => {
    const names = fieldsOf(call)
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const fields = Object.fromEntries(
      names.filter((name) => !inPath.includes(name)).map((name) => [name, anyOf(name)]),
    )
    return fc
      .tuple(
        fc.oneof(
          fc.record(fields),
          fc.record(fields, { requiredKeys: [] }),
          fc.dictionary(fc.constantFrom(...names, 'x', 'constructor', '__proto__'), nasty),
        ),
        fc.tuple(...inPath.map((name) => anyOf(name))),
        fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: brokenBody }),
        fc.constantFrom('application/json', 'application/json', 'text/plain', 'multipart/form-data', ''),
      )
      .map(([given, segments, broken, contentType]) => {
        let at = 0
        const path = call.path.replace(/:\w+/g, () => encodeURIComponent(segmentOf(segments[at++])))
        if (call.method === 'GET') {
          const query = Object.entries(given).map(([name, value]) => [
            name,
            typeof value === 'string' ? value : String(JSON.stringify(value)),
          ])
          return { path: `/api/v1${path}?${new URLSearchParams(query)}`, init: {}, headers: {} }
        }
        const body = broken ?? JSON.stringify(given)
        return {
          path: `/api/v1${path}`,
          init: { method: 'POST', body },
          headers: contentType === '' ? {} : { 'content-type': contentType },
        }
      })
  })
}

function segmentOf(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value))
  return text.toWellFormed().slice(0, 2000) || 'x'
}

const brokenBody = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(
    ...['', '{', '[]', 'null', '"', '{"a":1,}', '{"__proto__":{"a":1}}', '['.repeat(5000) + ']'.repeat(5000)],
    `{"x":"${'y'.repeat(70_000)}"}`,
  ),
)

/** What a header may carry at all. */
const headerText = fc.oneof(
  fc.constantFrom(
    ...['0', '1', '-1', '5', '1000', '1e3', '0x10', 'NaN', '9'.repeat(25), '1,2', ' ', '1.5', '+5', ''],
    ...['1.0.0', '0.2.2', 'application/offset+octet-stream', 'application/json', 'PATCH', 'DELETE', 'TRACE'],
    ...['filename eA==,kind dmlkZW8=', 'filename eA==,kind dmlkZW8', 'kind', 'kind ,,', 'kind =', 'a b c'],
    ...['filename eA==,filename eA==', 'kind aW1hZ2U=,filename Li4vLi4vZXRj', `kind ${'A'.repeat(9000)}`],
    ...['constructor eA==', '__proto__ eA==', 'final;/a /b', 'partial', 'sha1 eA==', 'bytes=0-'],
  ),
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
)

const malformedUpload = fc.record({
  method: fc.constantFrom('POST', 'PATCH', 'HEAD', 'DELETE', 'GET', 'PUT', 'OPTIONS'),
  isKnown: fc.boolean(),
  body: fc.option(fc.uint8Array({ maxLength: 50 })),
  headers: fc
    .dictionary(
      fc.constantFrom(
        ...['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'upload-defer-length'],
        ...['upload-concat', 'upload-checksum', 'content-type', 'x-http-method-override', 'content-length'],
        ...['x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'range', 'if-match', 'expect'],
      ),
      headerText,
    )
    .map((headers): Record<string, string> => ({ 'tus-resumable': '1.0.0', ...headers })),
})

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${answerWithinMs} ms`)), answerWithinMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

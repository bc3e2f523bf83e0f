import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../domain/contract.ts'
import { GatewayTrouble } from '../../server/adapters/gateway/gateway.ts'
import { createLog } from '../../server/adapters/log.ts'
import type { Services } from '../../server/services.ts'
import { codeOf, giveFreshCodes, staffOf, type TestStaff } from '../support/admin.ts'
import { requestOf, startTestApp, type TestApp, type TestStudent } from '../support/app.ts'
import { callFamilies, fieldsOf } from '../support/call-families.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { runs } from '../support/runs.ts'

/** 10,000 lines with FAULT_FACTOR=10. */
const linesWanted = runs(1000)

const written: string[] = []
const log = createLog('info', { write: (line) => void written.push(line) })

/** Unique words: wherever one appears, a secret leaked. */
const marked = {
  password: 'Zebra-Lantern-4711!',
  email: 'marked.person@secret-school.example',
  phone: '+919876501234',
  code: '730518',
  token: `${randomBytes(32).toString('base64url')}`,
  signature: randomBytes(32).toString('hex'),
  cookie: `stepmark-session=${randomBytes(32).toString('base64url')}`,
}

/** Everything that was handed out or sent while the calls were made. */
const secrets = new Map<string, string>(Object.entries(marked))

/** What a line must not contain: complete, encoded, or as plain digits. */
function leaksIn(lines: readonly string[]): { secret: string; line: string }[] {
  const looked = [...secrets].flatMap(([name, secret]) =>
    [...new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])].map(
      (form): [string, RegExp] => [name, new RegExp(`(?<![\\w])${escaped(form)}(?![\\w])`)],
    ),
  )
  const digits = marked.phone.slice(-10)
  return lines.flatMap((line) => [
    ...looked.filter(([, form]) => form.test(line)).map(([secret]) => ({ secret, line })),
    ...(line.replace(/[\s().-]/g, '').includes(digits) ? [{ secret: 'phone', line }] : []),
  ])
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

let app: TestApp
let student: TestStudent
let owner: TestStaff
beforeAll(async () => {
  app = await startTestApp({ log })
  student = await app.student({ email: marked.email, phone: marked.phone, password: marked.password })
  owner = await staffOf(app, 'owner')
  remember('student token', student.token)
  remember('student cookie', student.cookie.split('=')[1])
  remember('staff password', owner.password)
  remember('staff secret', owner.secret)
  remember('staff cookie', owner.cookie.split('=')[1])
  remember('app secret', app.settings.secret)
})
afterAll(() => app.close())

function remember(name: string, secret: string | undefined): void {
  if (secret !== undefined && secret.length >= 6) secrets.set(name, secret)
}

/** Field values by name: a secret where one is expected, and one where none is. */
function valueFor(field: string, round: number): unknown {
  if (/password/i.test(field)) return marked.password
  if (/email/i.test(field)) return round % 2 ? marked.email : `${marked.email}, ${marked.phone}`
  if (/phone/i.test(field)) return marked.phone
  if (/otp|code/i.test(field)) return round % 3 === 0 ? codeOf(app, owner.secret) : marked.code
  if (/token|link|pass$/i.test(field)) return round % 2 ? marked.token : student.token
  if (/signature/i.test(field)) return marked.signature
  if (field === 'next') return `/search?q=${marked.phone}`
  const others = [
    '0f5ab0c2-7f5d-4f0e-9c39-4f7c3b0f6f11',
    marked.email,
    `call ${marked.phone}`,
    `password: ${marked.password}`,
    1,
    `Bearer ${student.token}`,
  ]
  return others[round % others.length]
}

function headersFor(round: number): Record<string, string> {
  const whose = [
    { authorization: `Bearer ${student.token}`, cookie: student.cookie },
    { cookie: owner.cookie },
    { authorization: `Bearer ${marked.token}`, cookie: marked.cookie },
    { 'x-request-id': marked.token, 'user-agent': marked.email },
  ]
  return whose[round % whose.length] ?? {}
}

const calls = Object.values(callFamilies())
  .flat()
  // What signs the marked people out ends the round for those after it.
  .filter(([name]) => !/^(logout|logoutEverywhere|deleteAccount|endStaffSessions|blockStaff)$/.test(name))

async function driveEveryCall(round: number): Promise<void> {
  for (const [, call] of calls) {
    const fields = Object.fromEntries(fieldsOf(call).map((field) => [field, valueFor(field, round)]))
    await ask(call, fields, headersFor(round))
  }
  for (const path of [
    `/media/${marked.token}.${marked.signature}`,
    `/stream/${marked.token}/video/240p/1.ts`,
    `/invoices/${marked.token}`,
    `/certificates/${marked.token}`,
    `/reset-password?token=${marked.token}&email=${encodeURIComponent(marked.email)}`,
    `/api/v1/admin/exports/orders?q=${encodeURIComponent(marked.phone)}`,
  ])
    await app.fetch(path, { headers: headersFor(round) })
  await app.fetch('/api/v1/payment/webhook', {
    method: 'POST',
    body: JSON.stringify({ email: marked.email, contact: marked.phone }),
    headers: { 'x-razorpay-signature': marked.signature, 'x-razorpay-event-id': marked.token.slice(0, 20) },
  })
  app.clock.advance({ minutes: 20 })
  await giveFreshCodes(app)
  await app.runJobs()
}

async function ask(
  call: Call,
  fields: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<void> {
  const { path, init } = requestOf(call, fields, { headers })
  const answer = await app.fetch(path, init)
  for (const [name, found] of (await answer.text()).matchAll(/"(token|link|url)":"([^"]{20,})"/g))
    remember(`handed out: ${name}`, found)
}

/** The outside as it is when it fails, each time with what it was given in its words. */
function breakOutside({ services }: TestApp, what: 'database' | 'mail' | 'gateway'): () => void {
  const { database, sendMail, gateway } = services
  const sound: Pick<Services, 'database' | 'sendMail' | 'gateway'> = { database, sendMail, gateway }
  if (what === 'database') {
    const fail = ({ values }: { values: readonly unknown[] }) =>
      Promise.reject(
        Object.assign(new Error(`invalid input syntax for type uuid: ${JSON.stringify(values.join(' '))}`), {
          name: 'error',
          severity: 'ERROR',
          detail: `Failing row contains (${values.join(', ')}).`,
          where: `unnamed portal parameter $1 = '${values.join("', '")}'`,
          parameters: values,
        }),
      )
    services.database = {
      ...database,
      all: fail,
      first: fail,
      transaction: (work) => database.transaction((tx) => work({ ...tx, all: fail, first: fail })),
    }
  }
  if (what === 'mail')
    services.sendMail = ({ to, subject, text }) =>
      Promise.reject(
        Object.assign(new Error(`550 <${to}> refused: ${subject}`), {
          command: 'RCPT TO',
          envelope: { to: [to] },
          message_text: text,
        }),
      )
  if (what === 'gateway') {
    const fail = () =>
      Promise.reject(new GatewayTrouble('refused', `no payer ${marked.email} ${marked.phone}`))
    services.gateway = {
      ...gateway,
      createOrder: fail,
      findOrderByReceipt: fail,
      findPayment: fail,
      refundPayment: fail,
    }
  }
  return () => Object.assign(services, sound)
}

describe(`${linesWanted} lines of the log`, () => {
  it(
    'hold no password, code, token, signed link, address or phone number, whatever fails',
    { timeout: 900_000 * runs(1) },
    async () => {
      for (let round = 0; written.length < linesWanted; round += 1) {
        await driveEveryCall(round)
        for (const what of ['database', 'mail', 'gateway'] as const) {
          const mend = breakOutside(app, what)
          await driveEveryCall(round + 1).catch(() => undefined)
          mend()
        }
        for (const { subject, text } of await app.mailbox()) {
          remember('mailed code', /\b\d{6}\b/.exec(`${subject} ${text}`)?.[0])
          remember('mailed link', /[?#&](?:token=)?([\w.-]{24,})/.exec(text)?.[1])
        }
      }
      const kinds = new Set(written.map((line) => String(JSON.parse(line).msg)))
      // What is looked through is what the product writes when all goes wrong.
      for (const kind of ['request', 'a request failed', 'a job failed and will be tried again'])
        expect(kinds).toContain(kind)
      const leaks = leaksIn(written)
      recordFigure({
        id: 'T45',
        part: 'lines',
        n: written.length,
        figure: `${leaks.length} found, of ${secrets.size} secrets in lines of ${kinds.size} kinds`,
        isMet: leaks.length === 0,
      })
      expect(leaks.slice(0, 5)).toEqual([])
    },
  )

  it('would show each secret if one were omitted', () => {
    for (const [name, secret] of secrets) {
      const planted = JSON.stringify({ level: 'info', msg: 'request', note: `it was ${secret}` })
      expect([name, leaksIn([planted]).length > 0]).toEqual([name, true])
    }
    expect(leaksIn(['{"msg":"call 98765 01234"}'])).toHaveLength(1)
    recordPlanted('T45', 'each secret is found in a line that leaks it')
  })

  it('show a secret where the masks are taken away', () => {
    const lines: string[] = []
    const careless = { write: (line: string) => void lines.push(line) }
    createLog('info', careless).info({ note: marked.email, password: marked.password }, 'masked')
    expect(leaksIn(lines)).toEqual([])
    careless.write(JSON.stringify({ note: marked.email, password: marked.password }))
    expect(leaksIn(lines).map(({ secret }) => secret)).toEqual(['password', 'email'])
  })
})

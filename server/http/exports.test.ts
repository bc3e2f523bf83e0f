import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExportName, exports, exportsPath } from '../../domain/admin/exports/rules.ts'
import { adminIdleMinutes, roles } from '../../domain/admin/rules.ts'
import { adminCall, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { runOn } from '../../tests/support/database.ts'
import { type Shop, shopOf } from '../../tests/support/shop.ts'

let app: TestApp
let shop: Shop
let courseId: string
const people = new Map<string, TestStaff>()
const names = Object.keys(exports) as ExportName[]

beforeAll(async () => {
  app = await startTestApp()
  shop = shopOf(app)
  courseId = (await app.course({ title: '=cmd|calc' })).id
  for (const role of roles) people.set(role, await staffOf(app, [role]))
})
afterAll(() => app.close())

async function take(name: string, role: string, query = ''): Promise<Response> {
  const cookie = people.get(role)?.cookie ?? ''
  return app.fetch(`${exportsPath}/${name}${query}`, { headers: { cookie } })
}

async function linesOf(name: string, role: string, query = ''): Promise<string[]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await take(name, role, query)).arrayBuffer(),
  )
  return text.split('\r\n')
}

describe('a table for a spreadsheet', () => {
  it.each(names.flatMap((name) => roles.map((role) => [name, role] as const)))(
    '%s opens to %s if it is theirs',
    async (name, role) => {
      const { status, headers } = await take(name, role)
      const isTheirs = (exports[name] as readonly string[]).includes(role)
      expect(status).toBe(isTheirs ? 200 : 403)
      if (!isTheirs) return
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}-2026-11-21.csv"`)
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  it('is refused to strangers and other sites, and there is no other', async () => {
    expect((await app.fetch(`${exportsPath}/orders`)).status).toBe(401)
    const cookie = people.get('owner')?.cookie ?? ''
    const other = await app.fetch(`${exportsPath}/orders`, {
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(other.status).toBe(403)
    for (const name of ['staff', 'constructor', '__proto__'])
      expect((await take(name, 'owner')).status).toBe(404)
  })

  it('begins with the mark of UTF-8 and makes hostile names harmless', async () => {
    const buyer = await shop.student()
    await shop.buy(buyer, courseId)
    await runOn(
      app.databaseUrl,
      `update students set name = '=HYPERLINK("http://evil.example")' where id = '${buyer.student.id}'`,
    )
    const [header, row] = await linesOf('orders', 'finance')
    expect(header?.startsWith('\uFEFF"Order","Ordered (IST)"')).toBe(true)
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(row).toContain(`"'=cmd|calc"`)
    expect(row).toContain('"399.00","paid"')
    const students = await linesOf('students', 'owner')
    expect(students.join('\n')).toContain(`"'+9198`)
  })

  it('contains every row once, over many batches with equal times', async () => {
    await runOn(
      app.databaseUrl,
      `insert into orders (public_id, student_id, course_id, plan, amount_in_paise, state, created_at, offered_at)
       select 'ord_many' || number, (select id from students limit 1), '${courseId}', 1 + number % 3, 100 * number, 'expired',
         timestamptz '2026-10-01' + (number / 900) * interval '1 microsecond', now()
       from generate_series(1, 2500) as number`,
    )
    const rows = (await linesOf('orders', 'owner', '?state=expired')).filter((line) =>
      line.includes('ord_many'),
    )
    expect(rows).toHaveLength(2500)
    expect(new Set(rows).size).toBe(2500)
    expect(
      (await linesOf('orders', 'owner', '?state=expired&plan=2')).filter((line) => line.includes('ord_many')),
    ).toHaveLength(834)
    expect((await take('orders', 'owner', '?state=nonsense')).status).toBe(400)
  })

  it('is aborted once its reader is blocked, however slowly it is read', async () => {
    await runOn(
      app.databaseUrl,
      `insert into students (email, name, phone, password_hash, created_at)
       select 'many' || number || '@example.com', 'Many', '+919848000000', 'x', now() from generate_series(1, 4500) as number`,
    )
    const person = await staffOf(app, ['owner'])
    people.set('leaving', person)
    const reader = (await take('students', 'leaving')).body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    const cookie = people.get('owner')?.cookie
    expect((await adminCall(app, 'blockStaff', { staffId: person.id }, { cookie })).status).toBe(200)
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toMatchObject({ kind: 'noSession' })
  })

  it('is audited, without the words of a search', async () => {
    await (await take('orders', 'finance', '?search=Asha&state=paid')).text()
    const log = await adminCall(
      app,
      'getAuditLog',
      { action: 'export.take' },
      { cookie: people.get('owner')?.cookie },
    )
    expect(log.body.data.items[0]).toMatchObject({
      staff: { id: people.get('finance')?.id },
      subjectId: 'orders',
      after: { state: 'paid', isSearched: true },
    })
    expect(JSON.stringify(log.body.data)).not.toContain('Asha')
  })

  it('of invoices names the invoice that a credit note corrects', async () => {
    const { payment } = await shop.buy(await shop.student(), courseId)
    const reference = `part-${payment.id}`
    const part = { paymentId: payment.id, amountInPaise: 10_000, idempotencyKey: reference, reference }
    await app.services.gateway.refundPayment(part)
    await shop.heal()
    // The earlier sessions have expired meanwhile.
    people.set('owner', await staffOf(app, ['owner']))
    const cells = (line = '') => line.slice(1, -1).split('","')
    const [header, ...lines] = await linesOf('invoices', 'owner')
    const rows = lines.map(cells).filter((row) => row.includes(payment.id))
    const column = cells(header).indexOf('Corrects')
    // Both may be issued at the same time, in either order.
    const of = (kind: string) => rows.find((row) => row[1] === kind)
    expect(rows).toHaveLength(2)
    expect(of('credit note')?.[0]).not.toBe(undefined)
    expect(of('credit note')?.[column]).toBe(of('invoice')?.[0])
  })

  it('keeps its reader’s session in use while it is read', async () => {
    people.set('patient', await staffOf(app, ['owner']))
    const reader = (await take('students', 'patient')).body?.getReader()
    const begun = app.clock.now().getTime()
    while (!(await reader?.read())?.done) app.clock.advance({ minutes: 10 })
    expect(app.clock.now().getTime() - begun).toBeGreaterThan(adminIdleMinutes * 60_000)
  })
})

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { adminCall, staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp, type TestStudent } from '../../tests/support/app.ts'
import type { TestCourse } from '../../tests/support/courses.ts'
import {
  buyForReal,
  count,
  figures,
  keepAll,
  labels,
  others,
  owner,
  production,
  refusal,
  start,
} from '../../tests/support/going-live.ts'
import { checkInvariants } from '../../tests/support/invariants.ts'
import { type Shop, shopOf } from '../../tests/support/shop.ts'
import { sql } from '../adapters/database/sql.ts'
import { loadDemoStaff } from '../admin/staff/demo.ts'
import { createStaff } from '../admin/staff/operations.ts'
import { countFigures } from '../insight/operations.ts'
import { describeDemo, goLive } from './go-live.ts'

describe('a demo that goes live', () => {
  let app: TestApp
  let shop: Shop
  let course: TestCourse
  let author: TestStaff
  let visitor: TestStudent

  beforeAll(async () => {
    app = await startTestApp()
    await start(app)
    await loadDemoStaff(app.services)
    shop = shopOf(app)
    course = await app.course({ title: 'Seeded course' })
    const bought = await shop.buy(await shop.student(), course.id)
    // Paid twice: the second goes back, with a credit note.
    await shop.checkout(bought.order, { isForced: true })
    await shop.heal()
    visitor = await app.student({ email: 'ravi@school.in', name: 'Ravi' })
    await app.call(
      'createTicket',
      { userId: visitor.id, courseId: course.id, question: 'What is a secant?' },
      { token: visitor.token },
    )
    author = await staffOf(app, 'author')
    const made = await adminCall(
      app,
      'createCourse',
      { title: 'Written in the demo' },
      { cookie: author.cookie },
    )
    expect(made.status).toBe(200)
  })
  afterAll(() => app.close())

  test('numbers its invoices and credit notes in series of their own', async () => {
    expect(await labels(app)).toEqual(
      ['DC/26-27/000001', 'DM/26-27/000001', 'DM/26-27/000002'].map((label) => ({ label })),
    )
    expect(await checkInvariants(app.services.database)).toEqual([])
  })

  test('is refused in production, with the command that ends it', async () => {
    expect(await refusal(start(app, production))).toMatch(/npm run go-live/)
    expect(await start(app)).toBeNull()
  })

  test('lists accounts that people made, and what they wrote', async () => {
    const report = await describeDemo(app.services)
    expect(report).toMatchObject({ stage: 'demo', hasOwner: false, seeded: { courses: 1 } })
    expect(report.people).toContainEqual({
      kind: 'student',
      email: 'ravi@school.in',
      name: 'Ravi',
      roles: null,
    })
    // Anyone who tried the demo was its owner, and could give any role.
    expect(report.people).toContainEqual(
      expect.objectContaining({ email: author.email, roles: [...author.roles] }),
    )
    expect(report.written).toEqual([{ kind: 'course', title: 'Written in the demo' }])
    expect(report.counts).toMatchObject({ orders: 1, invoices: 3 })
  })

  test.each([
    ['invoices', sql`delete from invoices where series = 'DM'`],
    ['the audit log', sql`delete from audit_log where is_demo`],
    ['the ledger', sql`delete from ledger_entries`],
    ['invoice counters', sql`delete from invoice_counters`],
    ['what it is', sql`delete from installation_stage`],
    ['its right to delete, before it is live', sql`update installation_stage set going_live_in = '0'`],
  ])('protects %s from manual deletion', async (_, statement) => {
    await expect(app.services.database.first(statement)).rejects.toThrow(
      /only (added to|counts)|installation is one|lets the demo go/,
    )
  })

  test('changes nothing when it cannot be finished', async () => {
    const before = [await count(app, 'students'), await count(app, 'invoices'), await count(app, 'audit_log')]
    expect(await refusal(goLive(app.services, { ...others(2), owner: null }))).toMatch(/--owner-email/)
    expect(await refusal(goLive(app.services, { ...keepAll, keep: [author.email] }))).toMatch(/invented/)
    expect(await refusal(goLive(app.services, { ...keepAll, keep: ['who@school.in'] }))).toMatch(/No account/)
    expect(await refusal(goLive(app.services, others(1)))).toMatch(
      /^2 students and 0 staff did not come with/,
    )
    const after = [await count(app, 'students'), await count(app, 'invoices'), await count(app, 'audit_log')]
    expect(after).toEqual(before)
    expect(await refusal(start(app, production))).toMatch(/npm run go-live/)
  })

  test('loses its people, their orders and its audit log, and keeps its content', async () => {
    await app.services.database.first(
      sql`insert into launch_facts (name, about, seen_at) values ('restore', 'of the demo', now())`,
    )
    const [seeded] = await app.services.database.all(sql<{ id: string }>`
      select id from courses where title = 'Seeded course'`)
    await app.call('countPlanOpening', { courseId: seeded?.id ?? '' })
    await app.services.database.first(sql`
      insert into settlement_lines (entity_id, kind, settlement_id, amount_in_paise, credit_in_paise, debit_in_paise,
        fee_in_paise, tax_in_paise, settled_at) values ('pay_demo', 'payment', 'setl_demo', 39900, 38958, 0, 942, 144, now())`)
    await app.services.database.first(sql`
      with asked as (
        insert into push_subscriptions (session_id, student_id, address_hash, sealed, public_key, created_at)
        select id, student_id, '', 'sealed', 'key', now() from sessions limit 1 returning session_id
      )
      insert into push_twin_messages (address_hash, topic, payload, taken_at)
      select '', session_id::text, '{}', now() from asked`)
    const pushed = ['push_subscriptions', 'push_twin_messages']
    for (const table of pushed) expect([table, await count(app, table)]).toEqual([table, 1])
    await countFigures(app.services)
    for (const table of figures) expect([table, await count(app, table)]).not.toEqual([table, 0])
    await app.services.media.put('invoices/somebody.pdf', Buffer.from('a name'), 'application/pdf')
    const { links, removed } = await goLive(app.services, others(2))
    expect(removed).toMatchObject({ students: 2, staff: 5, orders: 1, invoices: 3 })
    expect(links).toEqual([
      expect.objectContaining({ ...owner, link: expect.stringContaining('/admin/set-up#') }),
    ])
    const gone = [
      'students',
      'sessions',
      'orders',
      'payments',
      'refunds',
      'invoices',
      'invoice_counters',
      'enrolments',
      'ledger_transactions',
      'ledger_entries',
      'tickets',
      'inbox_cases',
      'gateway_events',
      'mailbox_messages',
      'payment_sandbox.orders',
      'payment_sandbox.payments',
      'staff_sessions',
      ...pushed,
      ...figures,
    ]
    for (const table of gone) expect([table, await count(app, table)]).toEqual([table, 0])
    expect(await app.services.database.all(sql`select kind from jobs`)).toEqual([
      { kind: 'forgetMediaFiles' },
    ])
    await app.runJobs()
    expect(await app.services.media.has('invoices/somebody.pdf')).toBe(false)
    expect(await app.services.database.all(sql`select email from staff`)).toEqual([{ email: owner.email }])
    const lines = await app.services.database.all(sql`select action from audit_log order by id`)
    expect(lines).toEqual([{ action: 'staff.create' }, { action: 'installation.go-live' }])
    const courses = await app.services.database.all(
      sql`select title, enrolled_student_count as students from courses order by title`,
    )
    expect(courses).toEqual([
      { title: 'Seeded course', students: 0 },
      { title: 'Written in the demo', students: 0 },
    ])
    expect(await checkInvariants(app.services.database)).toEqual([])
    expect(await count(app, 'launch_facts')).toBe(0)
  })

  test('starts in production from then on, and never again as a demo', async () => {
    expect(await start(app, production)).toBeNull()
    expect(await refusal(start(app))).toMatch(/serves real people/)
    await expect(
      app.services.database.first(sql`update installation_stage set stage = 'demo'`),
    ).rejects.toThrow(/never goes back/)
  })

  test('begins its real series of invoices with number 1', async () => {
    await buyForReal(app, shop, await shop.student(), course)
    await shop.heal()
    expect(await labels(app)).toEqual([{ label: 'SM/26-27/000001' }])
    await expect(app.services.database.first(sql`update payments set is_demo = true`)).rejects.toThrow(
      /real people/,
    )
  })

  test('leaves real people and their money alone when it is run again', async () => {
    const before = [await count(app, 'students'), await count(app, 'invoices')]
    const { removed } = await goLive(app.services, keepAll)
    expect(removed).toEqual({ students: 0, staff: 0, orders: 0, invoices: 0, enquiries: 0 })
    expect([await count(app, 'students'), await count(app, 'invoices')]).toEqual(before)
    await expect(app.services.database.first(sql`delete from invoices`)).rejects.toThrow(/only added to/)
  })
})

describe('what the operator chooses', () => {
  it('removes content, its files by a job, and what people wrote, and keeps the listed people', async () => {
    const app = await startTestApp()
    try {
      await start(app)
      await app.course({ title: 'Seeded course' })
      const author = await staffOf(app, 'author')
      await adminCall(app, 'createCourse', { title: 'Written in the demo' }, { cookie: author.cookie })
      await createStaff(app.services, { email: 'meena@school.in', name: 'Meena', roles: ['owner'] })
      await app.student({ email: 'ravi@school.in' })
      const { links } = await goLive(app.services, {
        content: 'remove',
        written: 'keep',
        keep: ['Meena@school.in', 'ravi@school.in'],
        people: { remove: 0 },
        owner: null,
      })
      expect(links.map(({ email }) => email)).toEqual(['meena@school.in'])
      const { database } = app.services
      expect(await database.all(sql`select title, is_demo as "isDemo" from courses`)).toEqual([
        { title: 'Written in the demo', isDemo: false },
      ])
      expect(await database.all(sql`select email, is_demo as "isDemo" from staff`)).toEqual([
        { email: 'meena@school.in', isDemo: false },
      ])
      expect(await database.all(sql`select email from students`)).toEqual([{ email: 'ravi@school.in' }])
      // Staff who stay sign in again.
      expect(await count(app, 'sessions')).toBe(0)
      expect(await count(app, 'media')).toBe(0)
      expect(await database.all(sql`select kind from jobs where done_at is null`)).toEqual([
        { kind: 'forgetMediaFiles' },
      ])
    } finally {
      await app.close()
    }
  })
})
